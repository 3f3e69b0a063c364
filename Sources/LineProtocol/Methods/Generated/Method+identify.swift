// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `identify`: Logs a user in on a device.
package struct Identify: WritingMethod {
  package static let name: StaticString = "identify"
  package static let summary: StaticString = "Logs a user in on a device."
  package static let parameters: [StaticString] = [
    "device", "userId", "anonymousId", "accountToken", "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.write

  /// One of `device` and `anonymousId`.
  package enum Target: Sendable {
    case device(DeviceID)
    case anonymous(UserID)
  }

  package let target: Target
  /// The app's own id for the user.
  package let user: UserID
  /// Account token to register for the user, who then claims every unclaimed purchase that
  /// carries it.
  package let accountToken: AccountTokenID?
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    target =
      switch try given.exactlyOne("device", "anonymousId") {
      case .first(let value): .device(try value.identifier())
      case .second(let value): .anonymous(try value.userID())
      }
    user = try given.required("userId").userID()
    accountToken = try given.optional("accountToken")?.accountToken()
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .identify(self) }
}
