// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `userProperties`: Returns the properties that setUserProperty stored.
package struct UserProperties: ProjectMethod {
  package static let name: StaticString = "userProperties"
  package static let summary: StaticString = "Returns the properties that setUserProperty stored."
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

  package consuming func asRequest() -> Request { .userProperties(self) }
}
