package import IdentityCore

extension Identify {
  /// Writes the result: the user, and the purchases that moved.
  package static func write(_ identification: Draft.Identification, to writer: inout JSONWriter) {
    writer.member("user", identification.user)
    writer.member("created", identification.created)
    writer.member("outcome", identification.outcome.rawValue)
    writer.member("shouldRefresh", identification.shouldRefresh)
    writer.member("purchases", identification.purchases)
    if !identification.claimed.isEmpty { writer.member("claimed", identification.claimed) }
  }
}
