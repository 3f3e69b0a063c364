// Answers that clients do not read: there is a limit for each connection, and one for all of them.

extension SocketServer {
  /// Closes connections until no more waits on all of them than the limit allows.
  ///
  /// The connection whose client has read nothing for the longest goes first, so a client that
  /// reads stays while there are others that do not. The last one stays: its client may be reading
  /// an answer that alone is larger than the limit.
  func closeUnread() {
    while outbox.unsentBytes > outbox.inForce.unsentBytesTotalMax, let longestUnread {
      depart(longestUnread)
    }
  }

  /// Returns memory to the system when a burst of answers that waited is over.
  ///
  /// Large buffers go back as soon as they are freed; small ones leave free pages in the heap. To
  /// find these takes some 10 ms, so it happens only when less than an eighth is left of a burst.
  func giveBackMemory() {
    let bytes = outbox.unsentBytes
    unsentBytesPeak = max(unsentBytesPeak, bytes)
    guard unsentBytesPeak >= Self.burstBytesMin, bytes < unsentBytesPeak / 8 else { return }
    unsentBytesPeak = bytes
    FreedMemory.returnPages()
  }

  private static var burstBytesMin: Int { 16 << 20 }

  /// Of several, the one on which most waits; nil where fewer than two have anything waiting.
  private var longestUnread: Connection? {
    var (longest, count): (Connection?, Int) = (nil, 0)
    let connections = outbox.connections
    connections.forEach { connection in
      guard connection.unsentBytes > 0 else { return }
      count += 1
      if longest.map({ connection.isUnread(longerThan: $0) }) ?? true { longest = connection }
    }
    return count > 1 ? longest : nil
  }
}

extension Connection {
  fileprivate func isUnread(longerThan other: Connection) -> Bool {
    if unreadSince == other.unreadSince { return unsentBytes > other.unsentBytes }
    return unreadSince < other.unreadSince
  }
}
