/// The rule by which a purchase changed holders.
package enum LinkRule: String, CaseIterable, Sendable {
  /// By a login: in addition to the present holders, or replacing them.
  case attach, move
  /// By a restore: in addition to the present holders, or replacing them.
  case share, transfer
  case undo
  /// By a further transaction that a holder presented: an undo never removes this holder.
  case present

  /// Whether all holders keep a purchase by this rule; an undo may take it from any of them.
  var isSharing: Bool {
    switch self {
    case .attach, .share, .present: true
    case .move, .transfer, .undo: false
    }
  }

  /// Returns the holders that lose a purchase by this rule.
  ///
  /// In a login, `giver` is the customer of the anonymous user. An undo chooses the losers on its
  /// own.
  func losers<Holder>(among holders: some Sequence<Holder>, giver: Holder?) -> [Holder] {
    switch self {
    case .attach, .share, .undo, .present: []
    case .move: [giver].compactMap(\.self)
    case .transfer: Array(holders)
    }
  }
}
