// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `user.delete`: Deletes a customer and erases its ids from everything that the daemon stores.
package struct DeleteUser: WritingMethod {
  package static let name: StaticString = "user.delete"
  package static let summary: StaticString = "Deletes a customer and erases its ids from everything that the daemon stores."
  package static let parameters: [StaticString] = [
    "userId", "project", "dryRun", "idempotencyKey", "traces"
  ]
  package static let role = Role.admin

  /// Any id of the customer.
  package let user: UserID
  /// When the reply comes: `pending`, when the tables have nothing of the customer any more;
  /// `cleared`, when no file has, which are overwritten at once.
  package let traces: Traces?
  package let project: ProjectID
  package let writing: Writing

  /// When the reply comes: `pending`, when the tables have nothing of the customer any more;
  /// `cleared`, when no file has, which are overwritten at once.
  package enum Traces: String, CaseIterable, Sendable {
    case pending, cleared
  }

  package init(_ given: Parameters) throws(RPCError) {
    user = try given.required("userId").userID()
    traces = try given.optional("traces")?.choice()
    project = try given.project()
    writing = try Writing(given)
    try check()
  }

  package consuming func asRequest() -> Request { .deleteUser(self) }
}
