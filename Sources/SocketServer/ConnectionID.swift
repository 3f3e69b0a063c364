// Names for connections that outlive them.

/// One connection, by its place and how often that place was used before.
///
/// No two connections of a process have the same one, so that an answer that comes late never
/// reaches a stranger.
package struct ConnectionID: Hashable, Sendable {
  /// The place in the table: small and dense, and used again.
  package let slot: UInt32
  /// How many connections had the place before.
  package let generation: UInt32

  package init(slot: UInt32, generation: UInt32) {
    self.slot = slot
    self.generation = generation
  }
}

/// What an event of the kernel is about: a registration, not a descriptor.
enum Token: Hashable {
  case connection(ConnectionID)
  case lifeline
  case listener
  case signals
  case waker
}

extension Token {
  /// No connection has this slot: a table would have to have four thousand million of them.
  private static let reservedSlot = UInt32.max

  /// The token as the kernel keeps it.
  var bits: UInt64 {
    switch self {
    case .connection(let id): UInt64(id.generation) << 32 | UInt64(id.slot)
    case .listener: 0 << 32 | UInt64(Self.reservedSlot)
    case .signals: 1 << 32 | UInt64(Self.reservedSlot)
    case .waker: 2 << 32 | UInt64(Self.reservedSlot)
    case .lifeline: 3 << 32 | UInt64(Self.reservedSlot)
    }
  }

  init(bits: UInt64) {
    let slot = UInt32(truncatingIfNeeded: bits)
    let generation = UInt32(truncatingIfNeeded: bits >> 32)
    switch (slot, generation) {
    case (Self.reservedSlot, 0): self = .listener
    case (Self.reservedSlot, 1): self = .signals
    case (Self.reservedSlot, 2): self = .waker
    case (Self.reservedSlot, 3): self = .lifeline
    default: self = .connection(ConnectionID(slot: slot, generation: generation))
    }
  }
}
