import IdentityCore

/// A key by which waiting records are listed: two ids in byte order, of which the second may be
/// empty.
struct ListKey: Comparable {
  let project: ProjectNumber
  let first: [UInt8]
  var second: [UInt8] = []

  static func < (left: Self, right: Self) -> Bool {
    guard left.project == right.project else { return left.project < right.project }
    guard left.first == right.first else {
      return left.first.lexicographicallyPrecedes(right.first)
    }
    return left.second.lexicographicallyPrecedes(right.second)
  }
}

/// Sorted keys in chunks: an insertion moves at most a chunk, and a page costs what it returns.
struct SortedKeys {
  /// No chunk is empty.
  private var chunks: [[ListKey]] = []
  private(set) var count = 0

  private static let chunkMax = 128

  /// Inserts a key, unless it is there.
  mutating func insert(_ key: ListKey) {
    guard !chunks.isEmpty else {
      chunks.append([key])
      count = 1
      return
    }
    let index = chunk(of: key)
    let place = chunks[index].firstPosition { $0 >= key }
    if place < chunks[index].count, chunks[index][place] == key { return }
    chunks[index].insert(key, at: place)
    count += 1
    guard chunks[index].count > Self.chunkMax else { return }
    let half = Self.chunkMax / 2
    chunks.insert(Array(chunks[index][half...]), at: index + 1)
    chunks[index].removeSubrange(half...)
  }

  mutating func remove(_ key: ListKey) {
    guard !chunks.isEmpty else { return }
    let index = chunk(of: key)
    let place = chunks[index].firstPosition { $0 >= key }
    guard place < chunks[index].count, chunks[index][place] == key else { return }
    chunks[index].remove(at: place)
    count -= 1
    if chunks[index].isEmpty { chunks.remove(at: index) }
  }

  /// Visits the keys from a key on, in order, until the body returns false.
  func forEach(from key: ListKey, _ body: (ListKey) -> Bool) {
    guard !chunks.isEmpty else { return }
    var index = chunk(of: key)
    var place = chunks[index].firstPosition { $0 >= key }
    while index < chunks.count {
      while place < chunks[index].count {
        guard body(chunks[index][place]) else { return }
        place += 1
      }
      (index, place) = (index + 1, 0)
    }
  }

  /// Returns the chunk in which a key is, or belongs.
  private func chunk(of key: ListKey) -> Int {
    max(0, chunks.firstPosition { $0[0] > key } - 1)
  }
}
