/// A list that mostly has one element, which then stands in it: it takes memory of its own from the
/// second one on.
///
/// A customer has one user and a purchase one holder, nearly always.
package struct OneOrMany<Element> {
  /// What there is of it.
  package enum Form {
    case one(Element)
    /// Never just one.
    case many([Element])
  }

  /// For who goes over it in another module, into which nothing here is compiled.
  package private(set) var form: Form

  /// None.
  package init() {
    form = .many([])
  }

  /// The one.
  package init(only element: Element) {
    form = .one(element)
  }

  /// The same, as a list that is short.
  package init(_ elements: [Element]) {
    form = elements.count == 1 ? .one(elements[0]) : .many(elements)
  }

  package init(_ elements: OneOrMany) {
    self = elements
  }
}

extension OneOrMany: RandomAccessCollection {
  package var startIndex: Int { 0 }

  /// How many there are.
  package var endIndex: Int {
    switch form {
    case .one: 1
    case .many(let elements): elements.count
    }
  }

  /// From 0 on, in the order in which they came.
  package subscript(position: Int) -> Element {
    switch form {
    case .one(let element):
      precondition(position == 0, "Few: no element \(position) of one")
      return element
    case .many(let elements): return elements[position]
    }
  }

  package func makeIterator() -> Iterator { Iterator(self) }

  /// Goes over them.
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
  /// Writes the list anew: one that has more than one element is rare, and short.
  package mutating func replaceSubrange(
    _ range: Range<Int>,
    with elements: some Collection<Element>
  ) {
    var all = Array(self)
    all.replaceSubrange(range, with: elements)
    self = OneOrMany(all)
  }

  /// To none without a list in between, and to many in place: `filter` appends one by one.
  package mutating func append(_ element: Element) {
    switch form {
    case .one(let first): form = .many([first, element])
    case .many(var elements):
      guard !elements.isEmpty else { return form = .one(element) }
      // The list is moved out, as a shared one would be copied when it grows.
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
