import EntitledClient

/// How the posts to a URL fare, for `webhook.claim`.
struct DeliveryReport: Equatable, Sendable {
  var url: String
  /// The time of the latest delivery, in milliseconds since 1970.
  var deliveredAt: Int64?
  var failure: Failure?

  /// A failed attempt.
  struct Failure: Equatable, Sendable {
    var at: Int64
    var cursor: Int64
    var reason: String
    var attempts: Int
    /// Nil if the event was delivered since.
    var nextAttemptAt: Int64?
  }

  /// The longest reason that the daemon accepts.
  private static let reasonLengthMax = 500

  var json: JSON {
    var members = [JSON.Member("url", .string(url))]
    if let deliveredAt { members.append(.init("deliveredAt", Self.moment(deliveredAt))) }
    if let failure {
      let reason = String(failure.reason.unicodeScalars.prefix(Self.reasonLengthMax))
      var parts: [JSON.Member] = [
        .init("at", Self.moment(failure.at)), .init("cursor", .string(String(failure.cursor))),
        .init("reason", .string(reason)),
        .init("attempts", .number(.init(Int64(failure.attempts)))),
      ]
      if let next = failure.nextAttemptAt {
        parts.append(.init("nextAttemptAt", Self.moment(next)))
      }
      members.append(.init("failure", .object(parts)))
    }
    return .object(members)
  }

  private static func moment(_ milliseconds: Int64) -> JSON {
    .string("\(Entitled.Moment(millisecondsSince1970: milliseconds))")
  }
}
