// Identifiers of connections, which outlive them.

/// Identifies a connection by its slot and the slot's generation.
///
/// The id is unique within the process, so a late reply never reaches another client.
package struct ConnectionID: Hashable, Sendable {
  /// The slot in the table: a small, dense number that is reused.
  package let slot: UInt32
  /// Number of connections that used the slot before.
  package let generation: UInt32

  package init(slot: UInt32, generation: UInt32) {
    self.slot = slot
    self.generation = generation
  }
}

/// The registration that an epoll event belongs to.
enum Token: Hashable {
  case connection(ConnectionID)
  case lifeline
  case listener
  case signals
  case waker
}

extension Token {
  /// A slot that no connection reaches: the table would need 2^32 entries.
  private static let reservedSlot = UInt32.max

  /// The token in the form that epoll stores.
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
