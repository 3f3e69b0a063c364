import LineProtocol

/// A `store.notify` that got an error, for the daemon's log.
package struct RefusedNotification: Equatable, Sendable {
  /// The kind of the error.
  package var error: String
  /// The reason of `unverified`, or the param that is wrong.
  package var reason: String?
  /// A sentence, if it quotes nothing of the request.
  package var message: String?

  init(_ error: RPCError) {
    self.error = error.kind.rawValue
    switch error.kind {
    case .unverified, .storeNotConfigured, .verifierMissing, .verifierFailed:
      message = error.message
      let reason = error.details.first { $0.name == "reason" }?.json
      self.reason = reason.map { String(decoding: $0.dropFirst().dropLast(), as: UTF8.self) }
    default:
      // A caller chooses the names of unknown params.
      let known = NotifyStore.parameters.map { "/\($0)" }
      reason = known.first { $0.utf8.elementsEqual((error.field ?? "").utf8) }
    }
  }
}
