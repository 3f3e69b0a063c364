// What a service may do to connections.
internal import Platform

/// Takes what is to be sent; lent to the service with every call, for the loop's thread only.
///
/// Whoever names a connection that is gone is not wrong, only late: nothing happens.
package final class Outbox {
  /// The limits in force.
  package var limits: ServerLimits { inForce }

  private(set) var inForce: ServerLimits
  private(set) var connections = SlotTable<Connection>()
  /// Those that were sent something, or finished, since the last write.
  let touched = ConnectionQueue()
  private let descriptorsMax: Int
  private var sent: [[UInt8]] = []

  /// The size of those.
  private var sentBytes = 0
  private static let sentBytesMax = 1 << 20

  init(limits: ServerLimits, descriptorsMax: Int) {
    limits.check()
    self.descriptorsMax = descriptorsMax
    inForce = limits.fitting(descriptorsMax: descriptorsMax)
  }

  /// Keeps a connection, which has the table's `nextID`.
  func add(_ connection: Connection) {
    withConnections { $0.insert(connection) }
  }

  /// Forgets a connection that is closed.
  func remove(_ connection: Connection) {
    withConnections { $0.remove(connection.id) }
  }

  /// Changes the table aside: nobody holds it while somebody else looks into it.
  private func withConnections(_ body: (inout SlotTable<Connection>) -> Void) {
    var table = SlotTable<Connection>()
    swap(&table, &connections)
    body(&table)
    swap(&table, &connections)
  }

  /// The bytes that wait to be read, over all connections.
  private(set) var unsentBytes = 0

  /// How many bytes may wait on one connection before its lines wait.
  package var unsentBytesMax: Int {
    let bytesMax = inForce.unsentBytesMax
    guard unsentBytes > inForce.unsentBytesTotalMax / 2 else { return bytesMax }
    return min(bytesMax, ServerLimits.crowdedBytesMax)
  }

  /// What waits for a connection's reader; 0 when the connection is gone.
  package func unsentBytes(of connection: ConnectionID) -> Int {
    connections[connection]?.unsentBytes ?? 0
  }

  /// Whether what was sent before waits for the peer to read; `caughtUp` tells when it has.
  package func awaitsReader(of connection: ConnectionID) -> Bool {
    connections[connection]?.interest.contains(.writing) ?? false
  }

  /// Sends bytes, their LF among them, in the order of the calls, at the end of the turn.
  ///
  /// Nothing is refused for a slow reader: its lines wait instead.
  package func send(_ bytes: [UInt8], to connection: ConnectionID) {
    guard let connection = connections[connection] else { return }
    guard connection.lifecycle == .serving, !bytes.isEmpty else { return }
    enqueue(bytes, to: connection)
  }

  /// The storage of something that is out, for who writes the next replies.
  package func takeSent() -> [UInt8]? {
    guard let bytes = sent.popLast() else { return nil }
    sentBytes -= bytes.capacity
    return bytes
  }

  /// Keeps the storage of what is out, until the service had the time to take it.
  func keep(_ bytes: consuming [UInt8]) {
    guard sentBytes + bytes.capacity <= Self.sentBytesMax else { return }
    sentBytes += bytes.capacity
    sent.append(bytes)
  }

  /// Sends bytes now, as far as the peer takes them, and the rest at the end of the turn.
  ///
  /// Returns whether all of them are out, so that there may be more.
  package func sendAtOnce(_ bytes: Span<UInt8>, to connection: ConnectionID) -> Bool {
    guard let connection = connections[connection] else { return false }
    guard connection.lifecycle == .serving else { return false }
    var sent = 0
    if connection.unsentBytes == 0, !connection.interest.contains(.writing),
      // An error comes again with the rest, and ends the connection then.
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
    touch(connection)
  }

  /// Sends what the peer's buffer takes of what waits.
  func sendNext(to connection: Connection) throws(SystemError) -> CallResult {
    let result = try connection.sendNext { keep($0) }
    if case .value(let count) = result { unsentBytes -= count }
    return result
  }

  /// Drops what waits on a connection that ends.
  func forgetUnsent(of connection: Connection) {
    unsentBytes -= connection.unsentBytes
    connection.forgetUnsent()
  }

  /// Closes a connection when all that was sent to it is out.
  ///
  /// From now on nothing is delivered from it or sent to it.
  package func finish(_ connection: ConnectionID) {
    guard let connection = connections[connection] else { return }
    guard connection.lifecycle == .serving else { return }
    connection.lifecycle = .finishing
    touch(connection)
  }

  /// Puts other limits in force; the length of a line for connections opened from now on.
  package func adopt(_ limits: ServerLimits) {
    limits.check()
    inForce = limits.fitting(descriptorsMax: descriptorsMax)
  }

  private func touch(_ connection: Connection) {
    guard !connection.isTouched else { return }
    connection.isTouched = true
    touched.append(connection)
  }
}
