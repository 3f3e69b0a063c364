import EntitledClient
import LineProtocol
import Platform

// The columns of RevenueCat's transactions export.
extension CSVValues {
  /// Returns the members of a transaction that are times.
  mutating func moments() throws(UsageError) -> [JSON.Member] {
    let names = [
      ("expiresAt", "end_time"), ("gracePeriodExpiresAt", "grace_period_end_time"),
      ("refundedAt", "refunded_at"), ("autoRenewDisabledAt", "unsubscribe_detected_at"),
      ("billingIssueAt", "billing_issues_detected_at"), ("pausedUntil", "auto_resume_time"),
    ]
    var members: [JSON.Member] = []
    for (name, column) in names {
      if let moment = try decidingMoment(column) {
        members.append(.init(name, .string("\(moment)")))
      }
    }
    if let moment = moment("updated_at") { members.append(.init("asOf", .string("\(moment)"))) }
    return members
  }

  /// Returns the members of a transaction that are words and flags.
  mutating func words(start: Entitled.Moment) throws(UsageError) -> [JSON.Member] {
    let isIntroductory = try flag("is_in_intro_offer_period")
    let period = try flag("is_trial_period") ? "trial" : isIntroductory ? "intro" : "normal"
    var members: [JSON.Member] = [
      .init("periodType", .string(period)),
      .init("environment", try flag("is_sandbox") ? "sandbox" : "production"),
      .init("isFamilyShared", .bool(text("ownership_type") == "FAMILY_SHARED")),
    ]
    if try flag("is_auto_renewable") {
      members.append(.init("kind", "subscription"))
      if text("end_time") == nil { note("end_time is empty: the subscription never ends") }
    } else if text("end_time") != nil {
      members.append(.init("kind", "nonRenewingSubscription"))
    }
    add("country", "country", to: &members) { 2...3 ~= $0.count && $0.allSatisfy(Self.isLetter) }
    add("currency", "purchased_currency", to: &members) {
      $0.count == 3 && $0.allSatisfy(Self.isLetter)
    }
    add("price", "price_in_purchased_currency", to: &members, where: Self.isDecimal)
    if let type = text("offer_type"), type.lowercased().contains("code") {
      add("offerCode", "offer", to: &members) { $0.count <= 255 }
    }
    return members
  }

  /// Adds a value if it can be used, else a note.
  private mutating func add(
    _ member: String,
    _ column: String,
    to members: inout [JSON.Member],
    where isUsable: ([UInt8]) -> Bool
  ) {
    guard let text = text(column) else { return }
    if isUsable(Array(text.utf8)) {
      members.append(.init(member, .string(text)))
    } else {
      note("\(column) cannot be used: \(String(quoting: text))")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDecimal(_ text: [UInt8]) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2 && parts[0].count <= 15 && (parts.count < 2 || parts[1].count <= 9)
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { 0x30...0x39 ~= $0 } }
  }

  /// Returns the subscriber attributes as properties.
  mutating func properties() -> [JSON] {
    let updated = moment("updated_at")
    var properties: [JSON] = []
    for column in ["reserved_subscriber_attributes", "custom_subscriber_attributes"] {
      guard let text = text(column) else { continue }
      guard let members = (try? JSON(parsing: Array(text.utf8)))?.members else {
        note("\(column) is no JSON object")
        continue
      }
      for member in members {
        let value = member.value["value"] ?? member.value
        guard let text = value.text, text.unicodeScalars.count <= 500,
          Self.isKey(member.name)
        else {
          if !value.isNull {
            note("the attribute \(String(quoting: member.name)) cannot be used")
          }
          continue
        }
        guard !text.isEmpty else { continue }
        let set = member.value["updated_at_ms"]?.int64
          .map { Entitled.Moment(millisecondsSince1970: $0) }
        let time = (set ?? updated).map { JSON.Member("setAt", .string("\($0)")) }
        properties.append(
          .object(
            [.init("key", .string(member.name)), .init("value", .string(text))]
              + (time.map { [$0] } ?? [.init("setAt", "1970-01-01T00:00:00Z")])
          )
        )
      }
    }
    return properties
  }

  private static func isKey(_ name: String) -> Bool {
    1...80 ~= name.utf8.count
      && name.utf8.allSatisfy { byte in
        isLetter(byte) || 0x30...0x39 ~= byte || "_.:$-".utf8.contains(byte)
      }
  }
}
