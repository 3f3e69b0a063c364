extension Entitled {
  /// Values by names that the caller chose, such as ids, in the order in which they stand.
  ///
  /// Names are compared byte by byte, as ids are: a `Dictionary` of `String` holds a composed and
  /// a decomposed `é` for one.
  public struct Map<Value: Hashable & Sendable>: Sendable {
    private let entries: [(name: String, value: Value)]

    init(_ entries: [(name: String, value: Value)]) { self.entries = entries }

    /// The value of that name; it looks at one after the other.
    public subscript(name: String) -> Value? {
      entries.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }
  }
}

extension Entitled.Map: RandomAccessCollection {
  /// Of the first entry.
  public var startIndex: Int { 0 }
  /// Past the last entry.
  public var endIndex: Int { entries.count }
  /// One name, with its value.
  public subscript(position: Int) -> (name: String, value: Value) { entries[position] }
}

extension Entitled.Map: Hashable {
  /// The same names with the same values, in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.elementsEqual(right) { $0.name.utf8.elementsEqual($1.name.utf8) && $0.value == $1.value }
  }

  /// Of names and values.
  public func hash(into hasher: inout Hasher) {
    for entry in entries { hasher.combine(entry.value) }
  }
}

extension Entitled.Map: ExpressibleByDictionaryLiteral {
  /// Written in the program, in that order; the daemon refuses a name that stands twice.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init(elements.map { (name: $0.0, value: $0.1) })
  }
}
