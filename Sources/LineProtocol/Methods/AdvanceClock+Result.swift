package import IdentityCore

extension AdvanceClock {
  /// Returns the clock's new time, which must not lie before `now`.
  package func newTime(from now: Moment) throws(RPCError) -> Moment {
    switch target {
    case .to(let moment):
      guard moment >= now else {
        throw .invalid(
          "/to",
          "the clock already shows \(String(decoding: now.text, as: UTF8.self))",
          hint: "a clock only moves forward; define another project to start earlier"
        )
      }
      return moment
    case .by(let duration):
      guard let moment = now.adding(duration), moment >= now else {
        throw .invalid(
          "/by",
          "the clock cannot move that far from \(String(decoding: now.text, as: UTF8.self))",
          hint: "the latest time of a clock is the end of the year 9999"
        )
      }
      return moment
    }
  }

  /// Returns the error for a dry run that would produce too many events.
  package static func tooMuchToRehearse(_ limit: Int) -> RPCError {
    RPCError(
      .invalidParams,
      "more than \(limit) purchases and grants change on the target",
      field: "/dryRun",
      hint: "advance the clock by a shorter time"
    ).with("limit", limit)
  }
}
