package import IdentityCore

/// `user.list`: lists the customers.
package struct ListUsers: ProjectMethod {
  package static let name: StaticString = "user.list"
  package static let parameters: [StaticString] = ["after", "limit", "project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .listUsers(self) }

  /// The most customers in one result.
  package static let limitMax: Int64 = 1000
  private static let standardLimit: Int64 = 100

  /// The customer after which the page begins; nil for the first page.
  package let after: CustomerID?
  package let limit: Int
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    let cursor = try given.optional("after")?.bytes() ?? []
    after = cursor.isEmpty ? nil : CustomerID(cursor)
    limit = Int(try given.optional("limit")?.int(1...Self.limitMax) ?? Self.standardLimit)
    project = try given.project()
  }

  /// Writes the result; `last` is the last customer of the page, or the one before an empty page.
  package static func write(
    _ customers: [CustomerID],
    last: CustomerID?,
    more: Bool,
    to writer: inout JSONWriter
  ) {
    writer.member("customerIds", customers)
    writer.key("cursor")
    writer.string(last?.bytes ?? [])
    writer.member("more", more)
  }
}
