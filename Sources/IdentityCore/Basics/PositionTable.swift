/// From hashes to places in a store of somebody else's: an open table in parts that grow one by
/// one, so that nobody waits for all of it to grow.
///
/// Unlike a dictionary it keeps no keys: what stands at a place says what it is. Its look-ups are
/// compiled into whoever makes them, for the fastest answers go through them.
package struct PositionTable {
  @usableFromInline package static let partBits = 6

  @usableFromInline package var parts = [Part](repeating: Part(), count: 1 << partBits)

  /// One of several small tables, of which a hash's first bits choose.
  @usableFromInline
  package struct Part {
    /// A hash's upper half, and a place plus one in the lower; 0 where there is nothing.
    @usableFromInline package var slots = [UInt64](repeating: 0, count: 8)
    var count = 0
  }

  /// How many places are kept.
  package private(set) var count = 0

  package init() {}

  /// The first of the hash's places that the caller recognises.
  @inlinable
  package func first(_ hash: UInt64, where isRight: (UInt32) -> Bool) -> UInt32? {
    let slots = parts[Self.part(hash)].slots
    let mask = slots.count - 1
    var index = Self.home(hash, mask)
    while slots[index] != 0 {
      if slots[index] >> 32 == hash >> 32 {
        let place = UInt32(truncatingIfNeeded: slots[index]) - 1
        if isRight(place) { return place }
      }
      index = (index + 1) & mask
    }
    return nil
  }

  /// What stands where a hash's search begins: asked for before `candidate`, which then need not
  /// wait for it.
  @inlinable
  package func start(_ hash: UInt64) -> UInt64 {
    let slots = parts[Self.part(hash)].slots
    return slots[Self.home(hash, slots.count - 1)]
  }

  /// The first place of the hash, as far as the table tells it from others.
  @inlinable
  package func candidate(_ hash: UInt64) -> UInt32? {
    let slots = parts[Self.part(hash)].slots
    let mask = slots.count - 1
    var index = Self.home(hash, mask)
    while slots[index] != 0 {
      if slots[index] >> 32 == hash >> 32 { return UInt32(truncatingIfNeeded: slots[index]) - 1 }
      index = (index + 1) & mask
    }
    return nil
  }

  /// Adds a place, which must not be there under this hash.
  package mutating func insert(_ place: UInt32, for hash: UInt64) {
    let part = Self.part(hash)
    if parts[part].count * 3 >= parts[part].slots.count * 2 { grow(part) }
    Self.put((hash >> 32) << 32 | UInt64(place + 1), into: &parts[part].slots, hash)
    parts[part].count += 1
    count += 1
  }

  /// Forgets a place; it need not be there.
  ///
  /// Of the hash the upper half is enough.
  package mutating func remove(_ place: UInt32, for hash: UInt64) {
    let part = Self.part(hash)
    let mask = parts[part].slots.count - 1
    let wanted = (hash >> 32) << 32 | UInt64(place + 1)
    var index = Self.home(hash, mask)
    while parts[part].slots[index] != wanted {
      guard parts[part].slots[index] != 0 else { return }
      index = (index + 1) & mask
    }
    closeGap(at: index, in: part, mask)
    parts[part].count -= 1
    count -= 1
  }

  /// Forgets all places, and gives back what they took.
  package mutating func removeAll() {
    self = PositionTable()
  }

  /// Moves what follows back, so that no search ends before what it looks for.
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

  /// Only of the half that a slot keeps, and not of the bits that chose the part.
  @inlinable
  package static func home(_ hash: UInt64, _ mask: Int) -> Int {
    Int(hash >> 32) & mask
  }
}
