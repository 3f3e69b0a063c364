import IdentityCore
import Storage

/// Records by when the clock has something to tell of them, the first one on top.
///
/// An entry whose record has changed since, or is in the tables by now, stays until it comes to
/// the top, or until such entries are too many.
struct DueHeap {
  private var entries: [Entry] = []

  struct Entry {
    var due: Moment
    /// The state of a record that says so.
    var spot: MemtableContents.RowPosition
  }

  var count: Int { entries.count }

  mutating func push(_ entry: Entry) {
    entries.append(entry)
    var place = entries.count - 1
    while place > 0, entries[place].due < entries[(place - 1) / 2].due {
      entries.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// The first entries up to a moment that are as they say; they stay.
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

  mutating func removeAll(where isGone: (Entry) -> Bool) {
    let kept = entries.filter { !isGone($0) }
    entries.removeAll(keepingCapacity: true)
    for entry in kept { push(entry) }
  }

  private mutating func pop() {
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    var place = 0
    while true {
      let left = 2 * place + 1
      guard left < entries.count else { return }
      let right = left + 1
      let least = right < entries.count && entries[right].due < entries[left].due ? right : left
      guard entries[least].due < entries[place].due else { return }
      entries.swapAt(place, least)
      place = least
    }
  }
}
