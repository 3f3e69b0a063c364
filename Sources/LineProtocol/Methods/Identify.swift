package import IdentityCore

/// `identify`: sets the user of a device.
package struct Identify: WritingMethod {
  package static let name: StaticString = "identify"
  package static let parameters: [StaticString] =
    ["device", "userId", "anonymousId", "accountToken"] + Writing.parameters
  package static let role = Role.write
  package consuming func asRequest() -> Request { .identify(self) }

  package let target: Target
  package let user: UserID
  package let accountToken: AccountTokenID?
  package let project: ProjectID
  package let writing: Writing

  /// The way in which a request names the device.
  package enum Target: Sendable {
    case device(DeviceID)
    /// The device with this anonymous user.
    case anonymousUser(UserID)
  }

  package init(_ given: Parameters) throws(RPCError) {
    target =
      switch try given.exactlyOne("device", "anonymousId") {
      case .first(let device): .device(try device.identifier())
      case .second(let anonymous): .anonymousUser(try anonymous.userID())
      }
    user = try given.required("userId").userID()
    accountToken = try given.optional("accountToken")?.accountToken()
    project = try given.project()
    writing = try Writing(given)
  }

  /// Writes the result: the user, and the purchases that moved.
  package static func write(_ identification: Draft.Identification, to writer: inout JSONWriter) {
    writer.member("user", identification.user)
    writer.member("created", identification.created)
    writer.member("outcome", identification.outcome.rawValue)
    writer.member("shouldRefresh", identification.shouldRefresh)
    writer.member("purchases", identification.purchases)
    if !identification.claimed.isEmpty { writer.member("claimed", identification.claimed) }
  }
}
