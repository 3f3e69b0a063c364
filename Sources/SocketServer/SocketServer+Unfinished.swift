// Incomplete lines, which have a limit for each line and a limit for all of them.
internal import LineProtocol

extension SocketServer {
  /// Updates the count of bytes of incomplete lines; above the limit, drops the longest line.
  ///
  /// So a client with a shorter line is not affected.
  func limitUnfinished(_ connection: Connection) {
    count(connection.bufferedBytes, of: connection)
    while unfinishedBytes > outbox.currentLimits.partialLineBytesMax {
      guard let longest else { preconditionFailure("SocketServer: bytes of no connection") }
      longest.split { $0.dropUnfinished() }
      count(0, of: longest)
      let backlog = service.droppedUnfinished(on: longest.id, outbox: outbox)
      updateInterest(longest, hasRoom: hasRoom(longest, backlog))
    }
  }

  /// Removes a connection's bytes from the count.
  func uncountUnfinished(of connection: Connection) {
    count(0, of: connection)
  }

  private func count(_ bytes: Int, of connection: Connection) {
    unfinishedBytes += bytes - connection.unfinishedBytes
    connection.unfinishedBytes = bytes
  }

  /// The connection with the longest incomplete line; the first in the table among equals.
  private var longest: Connection? {
    var longest: Connection?
    let connections = outbox.connections
    connections.forEach { connection in
      if connection.unfinishedBytes > longest?.unfinishedBytes ?? 0 { longest = connection }
    }
    return longest
  }
}
