package import IdentityCore

extension DeleteUser {
  /// What is left of what was erased.
  package enum Remains: Equatable, Sendable {
    /// Free bytes of the store's files, until then at the latest.
    case pending(clearedBy: Moment)
    case cleared
    /// The database has removed it; its files belong to its administrator.
    case database

    fileprivate var word: String {
      switch self {
      case .pending: "pending"
      case .cleared: "cleared"
      case .database: "database"
      }
    }
  }

  /// Writes the result: the tombstone, and counts of what was erased, but no erased id.
  package static func write(
    _ removal: RecordEraser.Removal,
    _ remains: Remains,
    to writer: inout JSONWriter
  ) {
    writer.member("tombstone", removal.erasure.tombstone)
    writer.member("users", removal.users)
    writer.member("devices", removal.devices)
    writer.member("purchases", removal.purchases)
    writer.member("shared", removal.shared)
    writer.member("traces", remains.word)
    if case .pending(let clearedBy) = remains { writer.member("clearedBy", clearedBy) }
  }
}
