import EntitledClient
import IdentityCore
import LineProtocol

/// An event of the feed, read as the formats of other systems need it.
struct PurchaseEvent: Equatable, Sendable {
  let json: JSON
  let kind: String

  init(_ event: FeedEvent) {
    self.init(kind: event.kind, event.json)
  }

  init(kind: String, _ json: JSON) {
    (self.kind, self.json) = (kind, json)
  }

  subscript(name: String) -> JSON { json[name] ?? .null }

  func text(_ name: String) -> String? { json[name]?.text }

  /// Whether the event is about a purchase of the kind `subscription`, which renews by itself.
  var isSubscription: Bool { text("productKind") == "subscription" }

  var isTrial: Bool { text("periodType") == "trial" }

  /// Whether the event is about a transaction before the purchase's latest.
  var isOfEarlierTransaction: Bool { json["isEarlier"]?.bool ?? false }

  /// The purchase's state before and after the event.
  var states: (before: String?, after: String?) { (json["before"]?["state"]?.text, text("state")) }

  /// Why the purchase ended, or will end; nil if the store named no reason.
  var endReason: String? { text("endReason") }

  var isByClock: Bool { self["cause"]["clock"]?.bool ?? false }

  /// Whether access changes because a period begins that was dated ahead.
  var beginsPeriod: Bool {
    guard isByClock, text("transactionId") != nil, let at = self["at"].moment,
      self["purchasedAt"].moment == at
    else { return false }
    return self["expiresAt"].moment.map { $0 > at } ?? true
  }

  /// Whether the purchase ends because another one goes on in its place, which has its own posts.
  ///
  /// One that is reported only then has to end for the receiver, too.
  var isHandedOn: Bool { endReason == "replaced" && kind != "purchaseRecorded" }

  /// A field's value before the event; nil if the event does not say it.
  func former(_ field: String) -> JSON? { json["before"]?[field] }

  /// A field's new value; nil if the event changed something else.
  func changed(_ field: String) -> JSON? { json["changes"]?[field] }

  var hadAccess: Bool { Self.givesAccess(states.before) }

  var lostAccess: Bool { hadAccess && !hasAccess }

  var hasAccess: Bool { Self.givesAccess(states.after) }

  private static func givesAccess(_ state: String?) -> Bool {
    EntitlementState.allCases.first { $0.rawValue == state }?.givesAccess ?? false
  }

  /// Whether nothing more was expected of the purchase before the event.
  var wasOver: Bool { Self.isOver(states.before) }

  /// Whether nothing more is expected of the purchase.
  var isOver: Bool { Self.isOver(states.after) }

  private static func isOver(_ state: String?) -> Bool {
    ["expired", "refunded", "revoked"].contains(state)
  }

  /// The product of the period before; nil if it is the same one.
  var formerProduct: String? {
    let former = self.former("product")?.text
    return former == text("product") ? nil : former
  }

  /// Whether the product is the one before, with access without a gap.
  var continuesProduct: Bool { formerProduct == nil && hadAccess }

  /// Whether a trial ended with this renewal and the customer paid, or an introductory price did.
  var conversion: String? {
    switch (former("periodType")?.text, text("periodType")) {
    case ("trial"?, "normal"?), ("trial"?, "intro"?): "trial"
    case ("intro"?, "normal"?): "intro"
    default: nil
    }
  }
}

extension JSON {
  /// A timestamp in milliseconds since 1970, or null.
  var milliseconds: JSON {
    moment.map { .number(JSON.Number($0.milliseconds)) } ?? .null
  }

  /// A timestamp in seconds since 1970, or null.
  var seconds: JSON {
    moment.map { .number(JSON.Number($0.milliseconds / 1000)) } ?? .null
  }

  /// The timestamp, if the text is one.
  var moment: Moment? { text.flatMap { try? Moment(text: Array($0.utf8)) } }

  /// The number in a text, for example a price, or null; a price may begin with zeros.
  var asNumber: JSON {
    guard let digits = text?.utf8.drop(while: { $0 == UInt8(ascii: "0") }) else { return .null }
    let hasWhole = digits.first.map { $0 != UInt8(ascii: ".") } ?? false
    return JSON.Number("\(hasWhole ? "" : "0")\(Substring(digits))").map { .number($0) } ?? .null
  }

  /// The number with the other sign, or null.
  var negated: JSON {
    guard case .number(let number) = self, number.text.contains(where: { "1"..."9" ~= $0 })
    else { return self }
    return JSON.Number("-\(number.text)").map { .number($0) } ?? .null
  }

  /// A text, or null.
  init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// An object with these members, sorted by name.
  static func sorted(_ members: [String: JSON]) -> JSON {
    .object(members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
  }
}
