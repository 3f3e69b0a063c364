extension Entitled {
  /// A map from names that the caller chose, such as IDs, to values; it keeps its order.
  ///
  /// It compares names byte by byte, as the daemon compares IDs. A `Dictionary` of `String` treats
  /// a composed and a decomposed `é` as the same key.
  public struct Map<Value: Hashable & Sendable>: Sendable {
    private let entries: [(name: String, value: Value)]

    init(_ entries: [(name: String, value: Value)]) { self.entries = entries }

    /// Returns the value of a name by linear search.
    public subscript(name: String) -> Value? {
      entries.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }
  }
}

extension Entitled.Map: RandomAccessCollection {
  /// The position of the first entry.
  public var startIndex: Int { 0 }
  /// The position after the last entry.
  public var endIndex: Int { entries.count }
  /// Returns a name and its value.
  public subscript(position: Int) -> (name: String, value: Value) { entries[position] }
}

extension Entitled.Map: Hashable {
  /// Returns whether both hold the same names and values in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.elementsEqual(right) { $0.name.utf8.elementsEqual($1.name.utf8) && $0.value == $1.value }
  }

  /// Hashes the values; equal maps have equal values.
  public func hash(into hasher: inout Hasher) {
    for entry in entries { hasher.combine(entry.value) }
  }
}

extension Entitled.Map: ExpressibleByDictionaryLiteral {
  /// Creates a map in the literal's order; the daemon rejects duplicate names.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init(elements.map { (name: $0.0, value: $0.1) })
  }
}
