// Replies that clients do not read, which have a limit for each connection and a limit for all.

internal import Platform

extension SocketServer {
  /// Closes connections until the waiting replies fit the limit for all connections.
  ///
  /// The connection whose client has read nothing for the longest closes first, so a client that
  /// reads stays connected. The last one stays: its client may be reading a reply that alone
  /// exceeds the limit.
  func closeUnread() {
    let bytesMax = outbox.currentLimits.unsentBytesTotalMax
    guard outbox.unsentBytes > bytesMax else { return }
    for connection in unread.dropLast() {
      scheduleClose(connection)
      if outbox.unsentBytes <= bytesMax { return }
    }
  }

  /// Returns memory to the system after a burst of waiting replies.
  ///
  /// Large buffers are returned as soon as they are freed; small ones leave free pages in the heap.
  /// Finding these takes some 10 ms, for which every request waits. So it happens only when less
  /// than an eighth of a burst is left, and after later bursts at most every ten seconds.
  func returnFreedMemory() {
    let bytes = outbox.unsentBytes
    if bytes > unsentBytesPeak { unsentBytesPeak = bytes }
    guard bytes > 0 || unsentBytesPeak >= Self.burstBytesMin, let deadline = memoryDeadline,
      deadline <= lastTurn
    else { return }
    unsentBytesPeak = bytes
    memoryReturned = lastTurn
    FreedMemory.returnPages()
  }

  /// When to return memory; nil if there is little.
  var memoryDeadline: SteadyInstant? {
    guard unsentBytesPeak >= Self.burstBytesMin, outbox.unsentBytes < unsentBytesPeak / 8 else {
      return nil
    }
    return memoryReturned.map { $0 + .seconds(10) } ?? lastTurn
  }

  private static var burstBytesMin: Int { 16 << 20 }

  /// The connections with waiting bytes: first the one whose client has read nothing for the
  /// longest, with the most waiting bytes among equals.
  private var unread: [Connection] {
    var unread: [Connection] = []
    outbox.connections.forEach { if $0.unsentBytes > 0 { unread.append($0) } }
    return unread.sorted { $0.isUnread(longerThan: $1) }
  }
}

extension Connection {
  fileprivate func isUnread(longerThan other: Connection) -> Bool {
    if unreadSince == other.unreadSince { return unsentBytes > other.unsentBytes }
    return unreadSince < other.unreadSince
  }
}
