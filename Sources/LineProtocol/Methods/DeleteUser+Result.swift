package import IdentityCore

extension DeleteUser {
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
