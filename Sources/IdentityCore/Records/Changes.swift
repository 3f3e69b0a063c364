/// What a draft would keep, by key.
///
/// Most decisions change a handful of records, and look for every record among them first: a few
/// hashes that were made already are compared sooner than a dictionary is asked.
package struct Changes: Equatable, Sendable {
  private var entries: [Entry] = []
  /// Where each is, from the first moment on at which they are too many to look through.
  private var places: [RecordKey: Int] = [:]

  private static let lookedThrough = 16

  /// A record and what it is found by.
  package struct Entry: Equatable, Sendable {
    package let hashed: HashedKey
    /// Nil where nothing is to be kept any more.
    package fileprivate(set) var record: Record?

    package var key: RecordKey { hashed.key }
  }

  package init() {}

  /// In whatever order they came to it.
  package static func == (left: Self, right: Self) -> Bool {
    left.entries.count == right.entries.count
      && left.entries.allSatisfy { right.find($0.hashed) == .some($0.record) }
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// Nil where the key's record is as it was.
  func find(_ key: HashedKey) -> Record?? {
    index(of: key).map { entries[$0].record }
  }

  mutating func put(_ record: consuming Record?, for key: consuming HashedKey) {
    if let index = index(of: key) {
      entries[index].record = record
      return
    }
    // As many as most decisions that change anything change.
    if entries.isEmpty { entries.reserveCapacity(6) }
    entries.append(Entry(hashed: key, record: record))
    guard entries.count > Self.lookedThrough else { return }
    let first = places.isEmpty ? 0 : entries.count - 1
    for index in first..<entries.count { places[entries[index].key] = index }
  }

  private func index(of key: HashedKey) -> Int? {
    guard places.isEmpty else { return places[key.key] }
    return entries.firstIndex { $0.hashed == key }
  }
}

extension Changes {
  /// Lends them all: to hand out each of them costs more than to look at it.
  package func withEntries(_ body: (Span<Entry>) -> Void) {
    body(entries.span)
  }
}

extension Changes: Sequence {
  package func makeIterator() -> IndexingIterator<[Entry]> { entries.makeIterator() }
}
