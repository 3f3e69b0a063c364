/// What a caller should know of a fact that was taken.
package struct FactNotes: Equatable, Sendable {
  /// The fields of a known transaction that changed.
  package var changed = TransactionFields()
  /// The fields that lost against newer information.
  package var stale = TransactionFields()
  /// The fields on which two facts of one moment differ.
  package var tied = TransactionFields()
  /// Whether `asOf` is a day or more ahead of the project's clock.
  package var isAhead = false
  /// The given keys that name another chain already.
  package var takenKeys: [TransactionID] = []
  /// The fields in which an undated purchase differs from its recorded transaction.
  package var differing = TransactionFields()
  /// Whether the chain carries the order's account token, if the order has one.
  package var isSameToken = true

  package init() {}

  init(_ effect: FactEffect) {
    (stale, tied) = (effect.stale, effect.tied)
    for change in effect.changes { changed.insert(change.field) }
  }
}
