package import IdentityCore

/// `logout`: removes the identified user from a device.
package struct Logout: WritingMethod {
  package static let name: StaticString = "logout"
  package static let parameters: [StaticString] = ["device"] + Writing.parameters
  package static let role = Role.write
  package consuming func asRequest() -> Request { .logout(self) }

  package let device: DeviceID
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    device = try given.required("device").identifier()
    project = try given.project()
    writing = try Writing(given)
  }

  /// Writes the result: the device's user after the logout.
  package static func write(_ departure: Draft.LogoutEffect, to writer: inout JSONWriter) {
    writer.member("user", departure.user)
    writer.member("outcome", departure.outcome.rawValue)
  }
}
