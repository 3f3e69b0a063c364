// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

/// `store.unclaimed`: Lists the unclaimed purchases: those that have had no holder yet.
package struct ListUnclaimed: ProjectMethod {
  package static let name: StaticString = "store.unclaimed"
  package static let summary: StaticString = "Lists the unclaimed purchases: those that have had no holder yet."
  package static let parameters: [StaticString] = [
    "after", "limit", "project"
  ]
  package static let role = Role.read

  /// Cursor from an earlier reply. The reply has the purchases after it.
  package let after: [UInt8]?
  /// Maximum number of purchases.
  package let limit: Int
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    after = try given.optional("after")?.bytes()
    limit = try given.optional("limit")?.integer(1...1000) ?? 100
    project = try given.project()
    try check()
  }

  package consuming func asRequest() -> Request { .listUnclaimed(self) }
}
