import Service
import SocketServer

/// Sends events to subscribers as fast as they read.
struct OutboxEventSink: EventSink {
  let outbox: Outbox
  /// The most unsent bytes for a subscriber; further events stay in the store.
  let unsentBytesMax: Int

  func room(for session: ClientSession) -> SinkCapacity {
    let connection = ConnectionID(bits: session.tag)
    let room = min(unsentBytesMax, outbox.unsentBytesMax) - outbox.unsentBytes(of: connection)
    if room > 0 { return .bytes(room) }
    return outbox.awaitsReader(of: connection) ? .none : .later
  }

  func send(_ lines: [UInt8], to session: ClientSession) {
    outbox.send(lines, to: ConnectionID(bits: session.tag))
  }
}
