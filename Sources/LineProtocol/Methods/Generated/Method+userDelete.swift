// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `user.delete`: Deletes a customer and erases its ids from everything that the daemon stores.
package struct DeleteUser: WritingMethod {
  package static let name: StaticString = "user.delete"
  package static let parameters: [StaticString] = [
    "userId", "project", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.admin

  /// Any id of the customer.
  package let user: UserID
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    user = try given.required("userId").userID()
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .deleteUser(self) }
}
