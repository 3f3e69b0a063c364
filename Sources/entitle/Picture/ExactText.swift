/// Text that is compared byte by byte, as the daemon compares ids.
///
/// To Swift's `String` a composed and a decomposed `é` are equal; they are two people.
struct ExactText: Hashable, Comparable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}

/// One chain of store transactions.
struct Chain: Hashable {
  let store: ExactText
  let first: ExactText

  /// `appStore 1001`, as a terminal may show it.
  var shown: String { "\(Printable.escaped(store.text)) \(Printable.escaped(first.text))" }
}
