/// The records that a draft changes, by key.
///
/// Most decisions change a handful of records. For so few, comparing hashes that are already
/// computed is faster than a dictionary.
package struct Changes: Equatable, Sendable {
  private var entries: [Entry] = []
  /// The index of each entry, used only when there are too many for a linear search.
  private var indexes: [RecordKey: Int] = [:]

  private static let linearSearchMax = 16

  /// A changed record and its key.
  package struct Entry: Equatable, Sendable {
    package let hashed: HashedKey
    /// Nil if the change removes the record.
    package fileprivate(set) var record: Record?

    package var key: RecordKey { hashed.key }
  }

  package init() {}

  /// Whether both change the same records to the same values, in any order.
  package static func == (left: Self, right: Self) -> Bool {
    left.entries.count == right.entries.count
      && left.entries.allSatisfy { right.find($0.hashed) == .some($0.record) }
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// Returns the changed record, or nil if the draft did not change it.
  func find(_ key: HashedKey) -> Record?? {
    index(of: key).map { entries[$0].record }
  }

  mutating func put(_ record: consuming Record?, for key: consuming HashedKey) {
    if let index = index(of: key) {
      entries[index].record = record
      return
    }
    // Enough for most decisions that change anything.
    if entries.isEmpty { entries.reserveCapacity(6) }
    entries.append(Entry(hashed: key, record: record))
    guard entries.count > Self.linearSearchMax else { return }
    let first = indexes.isEmpty ? 0 : entries.count - 1
    for index in first..<entries.count { indexes[entries[index].key] = index }
  }

  private func index(of key: HashedKey) -> Int? {
    guard indexes.isEmpty else { return indexes[key.key] }
    // Part by part: a copy of a key would count references.
    return entries.indices.first {
      entries[$0].hashed.hash == key.hash && entries[$0].hashed.key.id == key.key.id
        && entries[$0].hashed.key.type == key.key.type
        && entries[$0].hashed.key.project == key.key.project
    }
  }
}

extension Changes {
  /// Passes all entries to `body` as a span, without retaining each of them.
  package func withEntries(_ body: (Span<Entry>) -> Void) {
    body(entries.span)
  }
}

extension Changes: Sequence {
  package func makeIterator() -> IndexingIterator<[Entry]> { entries.makeIterator() }
}
