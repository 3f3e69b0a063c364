/// A hash table from hashes to positions in a store that its owner keeps.
///
/// It grows one part at a time, so that no insertion pays for growing the whole table. Unlike a
/// dictionary it stores no keys: the owner compares what it has at a position. Its look-ups inline
/// into other modules, because the fastest replies depend on them.
package struct PositionTable {
  @usableFromInline package static let partBits = 6

  @usableFromInline package var parts = [Part](repeating: Part(), count: 1 << partBits)

  /// One of several small tables, chosen by a hash's first bits.
  @usableFromInline
  package struct Part {
    /// The hash's upper half, and the position plus one in the lower half; 0 if empty.
    @usableFromInline package var slots = [UInt64](repeating: 0, count: 8)
    var count = 0
  }

  /// The number of positions in the table.
  package private(set) var count = 0

  package init() {}

  /// Returns the first position under the hash that the caller recognizes.
  @inlinable
  package func first(_ hash: UInt64, where matches: (UInt32) -> Bool) -> UInt32? {
    // Where they are: a copy of the slots would count a reference.
    let part = Self.part(hash)
    let mask = parts[part].slots.count - 1
    var index = Self.home(hash, mask)
    while true {
      let slot = parts[part].slots[index]
      if slot == 0 { return nil }
      if slot >> 32 == hash >> 32 {
        let position = UInt32(truncatingIfNeeded: slot) - 1
        if matches(position) { return position }
      }
      index = (index + 1) & mask
    }
  }

  /// Returns the slot where the search for a hash begins.
  ///
  /// Reading it early starts the memory access that `candidate` later needs.
  @inlinable
  package func start(_ hash: UInt64) -> UInt64 {
    let slots = parts[Self.part(hash)].slots
    return slots[Self.home(hash, slots.count - 1)]
  }

  /// Returns the first position whose stored half of the hash matches.
  @inlinable
  package func candidate(_ hash: UInt64) -> UInt32? {
    first(hash) { _ in true }
  }

  /// Adds a position, which must not be present under this hash.
  package mutating func insert(_ position: UInt32, for hash: UInt64) {
    let part = Self.part(hash)
    if parts[part].count * 3 >= parts[part].slots.count * 2 { grow(part) }
    Self.put((hash >> 32) << 32 | UInt64(position + 1), into: &parts[part].slots, hash)
    parts[part].count += 1
    count += 1
  }

  /// Removes a position if it is present; only the hash's upper half matters.
  package mutating func remove(_ position: UInt32, for hash: UInt64) {
    let part = Self.part(hash)
    let mask = parts[part].slots.count - 1
    let wanted = (hash >> 32) << 32 | UInt64(position + 1)
    var index = Self.home(hash, mask)
    while parts[part].slots[index] != wanted {
      guard parts[part].slots[index] != 0 else { return }
      index = (index + 1) & mask
    }
    closeGap(at: index, in: part, mask)
    parts[part].count -= 1
    count -= 1
  }

  /// Removes all positions and frees their memory.
  package mutating func removeAll() {
    self = PositionTable()
  }

  /// Moves later slots of the probe sequence back, so that searches still reach them.
  private mutating func closeGap(at gap: Int, in part: Int, _ mask: Int) {
    var gap = gap
    var index = (gap + 1) & mask
    while parts[part].slots[index] != 0 {
      let home = Self.home(parts[part].slots[index], mask)
      if (index - home) & mask >= (index - gap) & mask {
        parts[part].slots[gap] = parts[part].slots[index]
        gap = index
      }
      index = (index + 1) & mask
    }
    parts[part].slots[gap] = 0
  }

  private mutating func grow(_ part: Int) {
    let old = parts[part].slots
    var slots = [UInt64](repeating: 0, count: old.count * 2)
    for slot in old where slot != 0 { Self.put(slot, into: &slots, slot) }
    parts[part].slots = slots
  }

  private static func put(_ slot: UInt64, into slots: inout [UInt64], _ hash: UInt64) {
    let mask = slots.count - 1
    var index = home(hash, mask)
    while slots[index] != 0 { index = (index + 1) & mask }
    slots[index] = slot
  }

  @inlinable
  package static func part(_ hash: UInt64) -> Int { Int(hash >> (64 - UInt64(partBits))) }

  /// The slot where a search begins, from the half of the hash that a slot stores.
  @inlinable
  package static func home(_ hash: UInt64, _ mask: Int) -> Int {
    Int(hash >> 32) & mask
  }
}
