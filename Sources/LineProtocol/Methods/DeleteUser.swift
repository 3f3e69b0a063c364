package import IdentityCore

/// `user.delete`: erases a customer from everything that is kept.
package struct DeleteUser: WritingMethod {
  package static let name: StaticString = "user.delete"
  package static let parameters: [StaticString] = ["userId"] + Writing.parameters
  package static let role = Role.admin
  package consuming func asRequest() -> Request { .deleteUser(self) }

  package let user: UserID
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    user = try given.required("userId").userID()
    project = try given.project()
    writing = try Writing(given)
  }

  /// The result: what stands for the customer now, and how much is gone; no id that is.
  package static func write(_ removal: Draft.Removal, to writer: inout JSONWriter) {
    writer.member("tombstone", removal.erasure.tombstone)
    writer.member("users", removal.users)
    writer.member("devices", removal.devices)
    writer.member("purchases", removal.purchases)
    writer.member("shared", removal.shared)
  }
}
