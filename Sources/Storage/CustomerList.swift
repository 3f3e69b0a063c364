import IdentityCore

/// The ids of a project's customers; sorted only when they are asked for.
struct CustomerList {
  private var ids: [CustomerID] = []
  private var isSorted = true
  private var removed: Set<CustomerID> = []

  /// One that is not there.
  mutating func add(_ id: CustomerID) {
    if removed.remove(id) != nil { return }
    isSorted = isSorted && (ids.last.map { $0 < id } ?? true)
    ids.append(id)
  }

  /// One that is there.
  mutating func remove(_ id: CustomerID) {
    removed.insert(id)
  }

  mutating func ids(after id: CustomerID?, limit: Int) -> [CustomerID] {
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
  private func position(after id: CustomerID) -> Int {
    var low = 0
    var high = ids.count
    while low < high {
      let middle = low + (high - low) / 2
      if ids[middle] <= id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
