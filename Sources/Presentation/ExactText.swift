/// Text that is compared byte by byte, as the daemon compares IDs.
///
/// Swift's `String` treats a composed and a decomposed `é` as equal, but as IDs they differ.
package struct ExactText: Hashable, Comparable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}

/// A chain of store transactions.
package struct Chain: Hashable {
  package let store: ExactText
  package let first: ExactText

  /// Creates the chain that begins with a store's first transaction.
  package init(store: ExactText, first: ExactText) {
    self.store = store
    self.first = first
  }

  /// The chain as text that is safe for a terminal, such as `appStore 1001`.
  package var shown: String { "\(Printable.escaped(store.text)) \(Printable.escaped(first.text))" }
}
