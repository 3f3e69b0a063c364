// Replies that clients do not read, which have a limit for each connection and a limit for all.

extension SocketServer {
  /// Closes connections until the waiting replies fit the limit for all connections.
  ///
  /// The connection whose client has read nothing for the longest closes first, so a client that
  /// reads stays connected. The last one stays: its client may be reading a reply that alone
  /// exceeds the limit.
  func closeUnread() {
    while outbox.unsentBytes > outbox.currentLimits.unsentBytesTotalMax, let longestUnread {
      scheduleClose(longestUnread)
    }
  }

  /// Returns memory to the system after a burst of waiting replies.
  ///
  /// Large buffers are returned as soon as they are freed; small ones leave free pages in the heap.
  /// Finding these takes some 10 ms, so it happens only when less than an eighth of a burst is
  /// left.
  func returnFreedMemory() {
    let bytes = outbox.unsentBytes
    unsentBytesPeak = max(unsentBytesPeak, bytes)
    guard unsentBytesPeak >= Self.burstBytesMin, bytes < unsentBytesPeak / 8 else { return }
    unsentBytesPeak = bytes
    FreedMemory.returnPages()
  }

  private static var burstBytesMin: Int { 16 << 20 }

  /// The connection whose client has read nothing for the longest, with the most waiting bytes
  /// among equals; nil if fewer than two have waiting bytes.
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
