/// A list that stores a single element inline and allocates from the second one on.
///
/// Nearly every customer has one user, and nearly every purchase one holder.
package struct OneOrMany<Element> {
  /// The list's representation.
  package enum Form {
    case one(Element)
    /// Never exactly one element.
    case many([Element])
  }

  /// Package-visible so that other modules can iterate without a non-inlined call.
  package private(set) var form: Form

  /// Creates an empty list.
  package init() {
    form = .many([])
  }

  /// Creates a list of one element.
  package init(only element: Element) {
    form = .one(element)
  }

  /// Creates a list from an array.
  package init(_ elements: [Element]) {
    form = elements.count == 1 ? .one(elements[0]) : .many(elements)
  }

  package init(_ elements: OneOrMany) {
    self = elements
  }
}

extension OneOrMany: RandomAccessCollection {
  package var startIndex: Int { 0 }

  /// The number of elements.
  package var endIndex: Int {
    switch form {
    case .one: 1
    case .many(let elements): elements.count
    }
  }

  /// The element at a position from 0, in insertion order.
  package subscript(position: Int) -> Element {
    switch form {
    case .one(let element):
      precondition(position == 0, "OneOrMany: no element \(position) of one")
      return element
    case .many(let elements): return elements[position]
    }
  }

  package func makeIterator() -> Iterator { Iterator(self) }

  /// Iterates over the elements.
  package struct Iterator: IteratorProtocol {
    private let elements: OneOrMany
    private var position = 0

    fileprivate init(_ elements: OneOrMany) {
      self.elements = elements
    }

    package mutating func next() -> Element? {
      guard position < elements.endIndex else { return nil }
      defer { position += 1 }
      return elements[position]
    }
  }
}

extension OneOrMany: RangeReplaceableCollection {
  /// Rewrites the whole list; lists of more than one element are rare and short.
  package mutating func replaceSubrange(
    _ range: Range<Int>,
    with elements: some Collection<Element>
  ) {
    var all = Array(self)
    all.replaceSubrange(range, with: elements)
    self = OneOrMany(all)
  }

  /// Appends without allocating for the first element, and in place from the third on.
  package mutating func append(_ element: Element) {
    switch form {
    case .one(let first): form = .many([first, element])
    case .many(var elements):
      guard !elements.isEmpty else { return form = .one(element) }
      // Move the list out first: a shared buffer would be copied when it grows.
      form = .many([])
      elements.append(element)
      form = .many(elements)
    }
  }
}

extension OneOrMany: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension OneOrMany: Sendable where Element: Sendable {}
extension OneOrMany.Form: Sendable where Element: Sendable {}

extension OneOrMany: Equatable where Element: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    switch (left.form, right.form) {
    case (.one(let one), .one(let other)): one == other
    case (.many(let some), .many(let others)): some == others
    default: false
    }
  }
}

extension OneOrMany: Hashable where Element: Hashable {
  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}
