package import IdentityCore

extension GrantAccess {
  /// Whether the grant has ended before it is given.
  package func isOver(at now: Moment) -> Bool { expiresAt.map { $0 < now } ?? false }

  /// Writes the result, with a warning if the grant has ended before it was given.
  package static func write(_ result: Entitlement, isOver: Bool, to writer: inout JSONWriter) {
    writer.object("entitlement") { $0.members(ofEntitlement: result) }
    writer.member("warnings", isOver ? [.alreadyOver] : [])
  }
}
