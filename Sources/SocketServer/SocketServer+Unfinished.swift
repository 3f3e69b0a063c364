// Lines that have not ended: each has its limit, and all of them together have one.
internal import LineProtocol

extension SocketServer {
  /// Counts what is held of a connection's line; where all take too much, the longest gives way.
  ///
  /// So whoever takes most pays, and a line that is shorter than others is not held up by them.
  func weighUnfinished(_ connection: Connection) {
    count(connection.heldBytes, of: connection)
    while unfinishedBytes > outbox.inForce.unfinishedBytesMax {
      guard let longest else { preconditionFailure("SocketServer: bytes of no connection") }
      longest.split { $0.dropUnfinished() }
      count(0, of: longest)
      let backlog = service.droppedUnfinished(on: longest.id, outbox: outbox)
      settle(longest, hasRoom: hasRoom(longest, backlog))
    }
  }

  /// Nothing is held of a connection any more.
  func forgetUnfinished(of connection: Connection) {
    count(0, of: connection)
  }

  private func count(_ bytes: Int, of connection: Connection) {
    unfinishedBytes += bytes - connection.unfinishedBytes
    connection.unfinishedBytes = bytes
  }

  /// Of several, the one that has the first place in the table.
  private var longest: Connection? {
    var longest: Connection?
    let connections = outbox.connections
    connections.forEach { connection in
      if connection.unfinishedBytes > longest?.unfinishedBytes ?? 0 { longest = connection }
    }
    return longest
  }
}
