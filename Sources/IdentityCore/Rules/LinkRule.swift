/// How a purchase passed on: by the rule of a login or of a restore, or because a link was taken
/// back.
package enum LinkRule: String, CaseIterable, Sendable {
  /// Besides those who hold it, or instead of them; by a login.
  case attach, move
  /// Besides those who hold it, or instead of them; by a restore.
  case share, transfer
  case undo

  /// Returns which holders lose a purchase that passes on by this rule.
  ///
  /// In a login, `giver` is the customer of the anonymous user. An undo decides by itself who
  /// loses what.
  func losers<Holder>(among holders: some Sequence<Holder>, giver: Holder?) -> [Holder] {
    switch self {
    case .attach, .share, .undo: []
    case .move: [giver].compactMap(\.self)
    case .transfer: Array(holders)
    }
  }
}
