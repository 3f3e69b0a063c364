// A table with reused slots and unique ids.

/// Values by `ConnectionID`.
struct SlotTable<Value> {
  private struct Slot {
    var generation: UInt32 = 0
    var value: Value?
  }

  private var slots: [Slot] = []
  private var free: [UInt32] = []

  /// Number of values.
  var count: Int { slots.count - free.count }

  /// All values, in the order of their slots.
  var values: [Value] { slots.compactMap(\.value) }

  /// Calls `body` for each value, without building a list.
  func forEach(_ body: (Value) -> Void) {
    for slot in slots {
      if let value = slot.value { body(value) }
    }
  }

  /// The value of an id; nil if it was removed, even if its slot is used again.
  ///
  /// - Complexity: O(1)
  subscript(id: ConnectionID) -> Value? {
    let index = Int(id.slot)
    guard index < slots.count, slots[index].generation == id.generation else { return nil }
    return slots[index].value
  }

  /// The id of the next inserted value.
  var nextID: ConnectionID {
    guard let slot = free.last else {
      return ConnectionID(slot: UInt32(slots.count), generation: 0)
    }
    return ConnectionID(slot: slot, generation: slots[Int(slot)].generation)
  }

  /// Inserts a value under `nextID`.
  mutating func insert(_ value: Value) {
    if let slot = free.popLast() {
      slots[Int(slot)].value = value
    } else {
      slots.append(Slot(value: value))
    }
  }

  /// Removes a value, whose id is not used again.
  mutating func remove(_ id: ConnectionID) {
    precondition(self[id] != nil, "SlotTable: \(id) was removed before")
    let index = Int(id.slot)
    slots[index].value = nil
    slots[index].generation &+= 1
    free.append(id.slot)
  }
}
