// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `user.export`: Returns everything that the daemon stores about a customer.
package struct ExportUser: ProjectMethod {
  package static let name: StaticString = "user.export"
  package static let summary: StaticString = "Returns everything that the daemon stores about a customer."
  package static let parameters: [StaticString] = [
    "userId", "withoutEvents", "project"
  ]
  package static let role = Role.read

  /// Any id of the customer.
  package let user: UserID
  /// Whether to leave out `events`, `cursor` and `moreEvents`.
  package let withoutEvents: Bool?
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    user = try given.required("userId").userID()
    withoutEvents = try given.optional("withoutEvents")?.bool()
    project = try given.project()
    try check()
  }

  package consuming func asRequest() -> Request { .exportUser(self) }
}
