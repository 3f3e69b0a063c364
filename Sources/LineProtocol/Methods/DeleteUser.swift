package import IdentityCore

/// `user.delete`: erases all data about a customer.
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

  /// How thoroughly a store removes what was erased.
  package enum Traces: String, Sendable {
    /// The files of the store have none of it.
    case cleared
    /// The database has removed it; its files belong to its administrator.
    case database
  }

  /// Writes the result: the tombstone, and counts of what was erased, but no erased id.
  package static func write(
    _ removal: Draft.Removal,
    _ traces: Traces,
    to writer: inout JSONWriter
  ) {
    writer.member("tombstone", removal.erasure.tombstone)
    writer.member("users", removal.users)
    writer.member("devices", removal.devices)
    writer.member("purchases", removal.purchases)
    writer.member("shared", removal.shared)
    writer.member("traces", traces.rawValue)
  }
}
