/// Lengths of incomplete lines, of which the longest comes out first.
///
/// A connection whose line has grown is inserted again; its earlier lengths remain until they come
/// out.
struct LineHeap {
  private struct Entry {
    let bytes: Int
    let id: ConnectionID

    /// The connection in the earlier slot comes first among equals.
    func isLonger(than other: Entry) -> Bool {
      bytes == other.bytes ? id.slot < other.id.slot : bytes > other.bytes
    }
  }

  /// A binary heap: no entry is longer than the one at half its place.
  private var entries: [Entry] = []

  var count: Int { entries.count }

  /// Adds the length of a connection's line; no line has length 0.
  mutating func insert(_ bytes: Int, of id: ConnectionID) {
    guard bytes > 0 else { return }
    entries.append(Entry(bytes: bytes, id: id))
    var place = entries.count - 1
    while place > 0, entries[place].isLonger(than: entries[(place - 1) / 2]) {
      entries.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func popLongest() -> (bytes: Int, id: ConnectionID)? {
    guard let last = entries.popLast() else { return nil }
    guard let longest = entries.first else { return (last.bytes, last.id) }
    entries[0] = last
    var place = 0
    while let child = longerChild(of: place), entries[child].isLonger(than: entries[place]) {
      entries.swapAt(place, child)
      place = child
    }
    return (longest.bytes, longest.id)
  }

  private func longerChild(of place: Int) -> Int? {
    let (left, right) = (2 * place + 1, 2 * place + 2)
    guard left < entries.count else { return nil }
    return right < entries.count && entries[right].isLonger(than: entries[left]) ? right : left
  }
}
