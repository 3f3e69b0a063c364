/// Text that is compared byte by byte, as the daemon compares ids.
///
/// To Swift's `String` a composed and a decomposed `é` are equal; they are two people.
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

/// One chain of store transactions.
package struct Chain: Hashable {
  package let store: ExactText
  package let first: ExactText

  /// The chain of a store's first transaction.
  package init(store: ExactText, first: ExactText) {
    self.store = store
    self.first = first
  }

  /// `appStore 1001`, as a terminal may show it.
  package var shown: String { "\(Printable.escaped(store.text)) \(Printable.escaped(first.text))" }
}
