// Incomplete lines, which have a limit for each line and a limit for all of them.
internal import LineProtocol

extension SocketServer {
  /// Updates the count of bytes of incomplete lines; above the limit, drops the longest line.
  ///
  /// So a client with a shorter line is not affected.
  func limitUnfinished(_ connection: Connection) {
    count(connection.bufferedBytes, of: connection)
    let bytesMax = outbox.currentLimits.partialLineBytesMax
    if unfinishedBytes < bytesMax / 2 { longestLines = nil }
    while unfinishedBytes > bytesMax {
      guard let longest = takeLongest() else {
        preconditionFailure("SocketServer: bytes of no connection")
      }
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
    longestLines?.insert(bytes, of: connection.id)
    // It consists mostly of earlier lengths.
    if let count = longestLines?.count, count > 4 * (outbox.connections.count + 64) {
      longestLines = nil
    }
  }

  /// Returns the connection with the longest incomplete line; the first in the table among equals.
  ///
  /// At the limit every further line drops another, so this must not look at all connections each
  /// time.
  private func takeLongest() -> Connection? {
    var lines = longestLines ?? LineHeap()
    longestLines = nil
    defer { longestLines = lines }
    if lines.count == 0 { lines = allLines() }
    while let (bytes, id) = lines.popLongest() {
      if let connection = outbox.connections[id], connection.unfinishedBytes == bytes {
        return connection
      }
    }
    return nil
  }

  private func allLines() -> LineHeap {
    var lines = LineHeap()
    outbox.connections.forEach { lines.insert($0.unfinishedBytes, of: $0.id) }
    return lines
  }
}
