import IdentityCore

/// Ids of a project's customers, or the like; sorted only when they are asked for.
struct SortedList<ID: Comparable & Hashable & Sendable>: Sendable {
  private var ids: [ID] = []
  private var isSorted = true
  private var removed: Set<ID> = []

  /// One that is not there.
  mutating func add(_ id: ID) {
    if removed.remove(id) != nil { return }
    isSorted = isSorted && (ids.last.map { $0 < id } ?? true)
    ids.append(id)
  }

  /// One that is there.
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
    let start = id.map { position(after: $0) } ?? 0
    return Array(ids[start...].prefix(limit))
  }

  /// By halves.
  private func position(after id: ID) -> Int {
    var low = 0
    var high = ids.count
    while low < high {
      let middle = low + (high - low) / 2
      if ids[middle] <= id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
