// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `clock.advance`: Moves a manual clock forward, and applies in order everything that falls due
/// on the way.
package struct AdvanceClock: WritingMethod {
  package static let name: StaticString = "clock.advance"
  package static let summary: StaticString = "Moves a manual clock forward, and applies in order everything that falls due on the way."
  package static let parameters: [StaticString] = [
    "to", "by", "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.admin

  /// One of `to` and `by`.
  package enum Target: Sendable {
    case to(Moment)
    case by(CalendarDuration)
  }

  package let target: Target
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    target =
      switch try given.exactlyOne("to", "by") {
      case .first(let value): .to(try value.moment())
      case .second(let value): .by(try value.duration())
      }
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .advanceClock(self) }
}
