import IdentityCore

/// A list of ids, for example of a project's customers, which is sorted only when it is read.
struct SortedList<ID: Comparable & Hashable & Sendable>: Sendable {
  private var ids: [ID] = []
  private var isSorted = true
  private var removed: Set<ID> = []

  /// Adds an id that the list does not contain.
  mutating func add(_ id: ID) {
    if removed.remove(id) != nil { return }
    isSorted = isSorted && (ids.last.map { $0 < id } ?? true)
    ids.append(id)
  }

  /// Removes an id that the list contains.
  mutating func remove(_ id: ID) {
    removed.insert(id)
  }

  mutating func ids(after id: ID?, limit: Int) -> [ID] {
    if !removed.isEmpty {
      ids.removeAll { removed.contains($0) }
      removed.removeAll()
    }
    if !isSorted {
      ids.sort()
      isSorted = true
    }
    let start = id.map { id in ids.firstPosition { $0 > id } } ?? 0
    return Array(ids[start...].prefix(limit))
  }
}
