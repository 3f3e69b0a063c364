// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `userInfo`: Returns the current user of a device, or the user that an id belongs to.
package struct UserInfo: ProjectMethod {
  package static let name: StaticString = "userInfo"
  package static let summary: StaticString = "Returns the current user of a device, or the user that an id belongs to."
  package static let parameters: [StaticString] = [
    "device", "userId", "project"
  ]
  package static let role = Role.read

  package let subject: Subject
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    subject = try given.subject()
    project = try given.project()
    try check()
  }

  package consuming func asRequest() -> Request { .userInfo(self) }
}
