import IdentityCore
import Storage

/// A heap of records by the moment at which they are due.
///
/// A stale entry, whose record has changed or has been flushed, stays until it reaches the top or
/// until stale entries outnumber the records.
struct DueHeap {
  private var entries: [Entry] = []

  struct Entry {
    var due: Moment
    /// The position of the record's state.
    var position: MemtableContents.RowPosition
  }

  var count: Int { entries.count }

  mutating func push(_ entry: Entry) {
    entries.append(entry)
    var index = entries.count - 1
    while index > 0, entries[index].due < entries[(index - 1) / 2].due {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Returns the first current entries through a moment, without removing them.
  mutating func first(
    _ limit: Int,
    through moment: Moment,
    where isCurrent: (Entry) -> Bool
  ) -> [Entry] {
    var found: [Entry] = []
    while found.count < limit, let top = entries.first, top.due <= moment {
      pop()
      if isCurrent(top) { found.append(top) }
    }
    for entry in found { push(entry) }
    return found
  }

  mutating func removeAll(where isStale: (Entry) -> Bool) {
    let remaining = entries.filter { !isStale($0) }
    entries.removeAll(keepingCapacity: true)
    for entry in remaining { push(entry) }
  }

  private mutating func pop() {
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    var index = 0
    while true {
      let left = 2 * index + 1
      guard left < entries.count else { return }
      let right = left + 1
      let least = right < entries.count && entries[right].due < entries[left].due ? right : left
      guard entries[least].due < entries[index].due else { return }
      entries.swapAt(index, least)
      index = least
    }
  }
}
