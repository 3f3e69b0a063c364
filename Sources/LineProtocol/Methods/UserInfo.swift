package import IdentityCore

/// `userInfo`: returns a user and the customer behind it.
package struct UserInfo: ProjectMethod {
  package static let name: StaticString = "userInfo"
  package static let parameters: [StaticString] = ["device", "userId", "project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .userInfo(self) }

  package let subject: Subject
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    subject = try given.subject()
    project = try given.project()
  }

  /// Writes the result.
  package static func write(_ user: UserView, to writer: inout JSONWriter) {
    writer.member("user", user)
  }
}
