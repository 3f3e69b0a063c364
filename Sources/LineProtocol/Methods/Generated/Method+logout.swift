// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `logout`: Logs out the user of a device.
package struct Logout: WritingMethod {
  package static let name: StaticString = "logout"
  package static let summary: StaticString = "Logs out the user of a device."
  package static let parameters: [StaticString] = [
    "device", "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.write

  /// Id of the device.
  package let device: DeviceID
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    device = try given.required("device").identifier()
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .logout(self) }
}
