// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

package struct UserImportUser: Sendable {
  package var customer: CustomerID?
  /// RFC 3339 timestamp, or null.
  package var createdAt: Moment?

  package init(
    customer: CustomerID?,
    createdAt: Moment?
  ) {
    self.customer = customer
    self.createdAt = createdAt
  }
}

extension Parameter {
  /// Reads the object `UserImportUser`.
  func userImportUser() throws(RPCError) -> UserImportUser {
    let given = try object(.userImportUser)
    return UserImportUser(
      customer: try given.optional("customerId")?.customerID(),
      createdAt: try given.optional("createdAt")?.moment()
    )
  }
}
