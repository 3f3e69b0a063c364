import EntitledClient
import IdentityCore

/// One post of an event: its id, and its body.
struct Post: Equatable, Sendable {
  var id: String
  var body: [UInt8]

  /// Creates a post; each post of an event has an id of its own, the first one that of the event.
  fileprivate init(_ index: Int, of event: PurchaseEvent, _ body: (String) -> JSON) {
    let id = event.text("id") ?? ""
    self.id = index == 0 ? id : "\(id)-\(index + 1)"
    self.body = body(self.id).bytes
  }

  init(id: String, body: [UInt8]) {
    self.id = id
    self.body = body
  }
}

extension WebhookFormat {
  /// Whether the format posts any events of this kind.
  func includes(of kind: String) -> Bool {
    switch self {
    case .entitled: true
    case .purchasely: PurchaselyPayload.kinds.contains(kind)
    case .revenuecat: RevenueCatPayload.kinds.contains(kind)
    case .qonversion: QonversionPayload.kinds.contains(kind)
    }
  }

  /// Whether the posts of an event say more of its customer and project than the event does.
  func needsContext(of event: FeedEvent) -> Bool {
    switch self {
    case .entitled, .purchasely: false
    case .revenuecat:
      // The end of a purchase may be that of a grant, too.
      event.kind == "entitlementsDeactivated"
        || RevenueCatPayload.posts(of: PurchaseEvent(event)).contains { $0.type != "TRANSFER" }
    case .qonversion: !QonversionPayload.names(of: PurchaseEvent(event)).isEmpty
    }
  }

  /// Returns what is posted for an event, in order.
  ///
  /// How many posts there are, and of which types, depends on the event alone; for the end of a
  /// purchase also on whose grants have ended before, and on whose purchase replaced it.
  func posts(of event: FeedEvent, in context: PostContext?) -> [Post] {
    let purchase = PurchaseEvent(event)
    switch self {
    case .entitled: return [Post(id: purchase.text("id") ?? "", body: event.json.bytes)]
    case .purchasely:
      return PurchaselyPayload.names(of: purchase).enumerated().compactMap { index, name in
        PurchaselyPayload(event.json, name: name).map { payload in
          Post(index, of: purchase) { _ in payload.json }
        }
      }
    case .revenuecat:
      return RevenueCatPayload.posts(of: purchase, in: context).enumerated().map { index, post in
        Post(index, of: purchase) {
          RevenueCatPayload.body(of: post, purchase, id: $0, in: context)
        }
      }
    case .qonversion:
      return QonversionPayload.names(of: purchase).enumerated().map { index, name in
        Post(index, of: purchase) { _ in QonversionPayload.body(name, purchase, in: context) }
      }
    }
  }

  /// The value of the header `Authorization` for a secret.
  func authorization(_ secret: String) -> String {
    self == .qonversion ? "Basic \(secret)" : secret
  }

  /// The header with the format's own signature; nil if it has none.
  func signatureHeader(timestamp: Int64, body: [UInt8], secrets: [String]) -> String? {
    guard self == .revenuecat else { return nil }
    let signature = RevenueCatPayload.signature(timestamp: timestamp, body: body, secrets: secrets)
    return "x-revenuecat-webhook-signature: \(signature)"
  }

  /// The body of a test; nil if the format has none.
  func test(id: String, at now: Moment) -> [UInt8]? {
    guard self == .revenuecat else { return nil }
    return RevenueCatPayload.test(id: id, at: .number(JSON.Number(now.milliseconds))).bytes
  }
}
