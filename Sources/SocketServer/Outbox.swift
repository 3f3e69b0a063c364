// The service's access to connections.
package import Platform

/// Receives replies for connections, on the event loop's thread.
///
/// Calls for a closed connection have no effect, because the service may learn of its end late.
package final class Outbox {
  /// The current limits.
  package var limits: ServerLimits { currentLimits }

  private(set) var currentLimits: ServerLimits
  private(set) var connections = SlotTable<Connection>()
  /// Connections with new replies, or finished, since the last write.
  let connectionsToWrite = ConnectionQueue()
  private let descriptorsMax: Int

  init(limits: ServerLimits, descriptorsMax: Int) {
    limits.check()
    self.descriptorsMax = descriptorsMax
    currentLimits = limits.fitting(descriptorsMax: descriptorsMax)
  }

  /// Adds a connection, which has the table's `nextID`.
  func add(_ connection: Connection) {
    withConnections { $0.insert(connection) }
  }

  /// Removes a closed connection.
  func remove(_ connection: Connection) {
    withConnections { $0.remove(connection.id) }
  }

  /// Moves the table out while it changes, so that it has a single reference and is not copied.
  private func withConnections(_ body: (inout SlotTable<Connection>) -> Void) {
    var table = SlotTable<Connection>()
    swap(&table, &connections)
    body(&table)
    swap(&table, &connections)
  }

  /// Number of bytes that wait for clients to read them, on all connections.
  package private(set) var unsentBytes = 0

  /// When the current turn began.
  package internal(set) var turnBegan = SteadyInstant.now
  /// When the lines that are delivered now were read.
  package internal(set) var readAt = SteadyInstant.now

  /// Number of bytes that may wait on a connection before its lines have to wait.
  package var unsentBytesMax: Int {
    let bytesMax = currentLimits.unsentBytesMax
    guard unsentBytes > currentLimits.unsentBytesTotalMax / 2 else { return bytesMax }
    return min(bytesMax, ServerLimits.crowdedBytesMax)
  }

  /// Returns the number of bytes that wait for a client to read them; 0 for a closed connection.
  package func unsentBytes(of connection: ConnectionID) -> Int {
    connections[connection]?.unsentBytes ?? 0
  }

  /// Whether earlier replies wait for the peer to read them; `caughtUp` reports the end of that.
  package func awaitsReader(of connection: ConnectionID) -> Bool {
    connections[connection]?.interest.contains(.writing) ?? false
  }

  /// Sends bytes, including their LF, at the end of the turn, in the order of the calls.
  ///
  /// A slow reader's replies are never refused; its lines wait instead.
  package func send(_ bytes: [UInt8], to connection: ConnectionID) {
    guard let connection = connections[connection] else { return }
    guard connection.lifecycle == .serving, !bytes.isEmpty else { return }
    enqueue(bytes, to: connection)
  }

  /// Sends as many bytes now as the peer takes, and the rest at the end of the turn.
  ///
  /// Returns whether all bytes are sent.
  package func sendAtOnce(_ bytes: Span<UInt8>, to connection: ConnectionID) -> Bool {
    guard let connection = connections[connection] else { return false }
    guard connection.lifecycle == .serving else { return false }
    var sent = 0
    if connection.unsentBytes == 0, !connection.interest.contains(.writing),
      // A failed send fails again with the rest, and closes the connection then.
      case .value(let count)? = try? connection.descriptor?.send(bytes)
    {
      sent = count
    }
    guard sent < bytes.count else { return true }
    // SAFETY: the span outlives the call, which copies from it.
    let rest = unsafe bytes.extracting(sent..<bytes.count).withUnsafeBufferPointer {
      unsafe Array($0)
    }
    enqueue(rest, to: connection)
    return false
  }

  private func enqueue(_ bytes: [UInt8], to connection: Connection) {
    connection.enqueue(bytes)
    unsentBytes += bytes.count
    scheduleWrite(connection)
  }

  /// Sends as many waiting bytes as the peer's buffer takes.
  func sendNext(to connection: Connection) throws(SystemError) -> CallResult {
    let result = try connection.sendNext()
    if case .value(let count) = result { unsentBytes -= count }
    return result
  }

  /// Drops the waiting bytes of a connection that closes.
  func discardUnsent(of connection: Connection) {
    unsentBytes -= connection.unsentBytes
    connection.discardUnsent()
  }

  /// Closes a connection when all of its replies are sent.
  ///
  /// Nothing is delivered from it or sent to it afterwards.
  package func finish(_ connection: ConnectionID) {
    guard let connection = connections[connection] else { return }
    guard connection.lifecycle == .serving else { return }
    connection.lifecycle = .finishing
    scheduleWrite(connection)
  }

  /// Changes the limits; a new line length applies to new connections.
  package func adopt(_ limits: ServerLimits) {
    limits.check()
    currentLimits = limits.fitting(descriptorsMax: descriptorsMax)
  }

  private func scheduleWrite(_ connection: Connection) {
    guard !connection.isInOutbox else { return }
    connection.isInOutbox = true
    connectionsToWrite.append(connection)
  }
}
