// The second half of a turn: sending replies and closing connections.
internal import Platform

extension SocketServer {
  /// Sends all replies of this turn.
  func writeAll() {
    for _ in 0..<outbox.connectionsToWrite.count {
      guard let connection = outbox.connectionsToWrite.popFirst() else { return }
      connection.isInOutbox = false
      // A connection with a slow reader is flushed when epoll reports it as writable.
      if !connection.interest.contains(.writing) { flush(connection) }
    }
  }

  /// Continues a connection with a slow reader.
  func flushSlow(_ connection: Connection) {
    flush(connection)
    if connection.lifecycle == .serving, connection.unsentBytes == 0 {
      service.caughtUp(connection.id, outbox: outbox)
    }
  }

  /// Changes a connection's interest, without a system call if it stays the same.
  func setInterest(_ interest: Poller.Interest, of connection: Connection) {
    guard connection.interest != interest, connection.lifecycle != .closing else { return }
    guard let number = connection.descriptor?.number else { return }
    do {
      try poller.change(number, as: .connection(connection.id), to: interest)
      connection.interest = interest
    } catch {
      scheduleClose(connection)
    }
  }

  /// Closes a connection at the end of the turn, and drops its unsent bytes.
  func scheduleClose(_ connection: Connection) {
    guard connection.lifecycle != .closing else { return }
    connection.lifecycle = .closing
    outbox.discardUnsent(of: connection)
    connectionsToClose.append(connection)
  }

  /// Closes the scheduled connections, and informs the service.
  func closeScheduled() throws(SystemError) {
    guard connectionsToClose.count > 0 else { return }
    for _ in 0..<connectionsToClose.count {
      guard let connection = connectionsToClose.popFirst() else { return }
      connection.close()
      uncountUnfinished(of: connection)
      outbox.remove(connection)
      uncount(connection)
      service.closed(connection.id)
    }
    try acceptor.resume(poller: poller)
  }

  /// Sends until everything is sent or the peer's buffer is full.
  private func flush(_ connection: Connection) {
    guard connection.lifecycle != .closing else { return }
    var isRead = !connection.interest.contains(.writing)
    do {
      while connection.unsentBytes > 0 {
        guard case .value = try outbox.sendNext(to: connection) else {
          if isRead { connection.unreadSince = .now }
          let others: Poller.Interest =
            connection.lifecycle == .serving ? connection.interest : []
          return setInterest(others.union(.writing), of: connection)
        }
        isRead = true
      }
    } catch {
      return scheduleClose(connection)
    }
    switch connection.lifecycle {
    case .serving: setInterest(connection.interest.subtracting(.writing), of: connection)
    case .finishing: closeGracefully(connection)
    case .lingering, .closing: return
    }
  }

  /// Ends a finished connection.
  ///
  /// If the server closed it at once, a peer that still writes would fail or be reset, and lose the
  /// replies. So the peer's input is read and discarded for a while.
  private func closeGracefully(_ connection: Connection) {
    guard connection.input == .open else { return scheduleClose(connection) }
    do {
      try connection.descriptor?.endSending()
    } catch {
      return scheduleClose(connection)
    }
    connection.lifecycle = .lingering
    setInterest(.arrivals, of: connection)
    guard !connection.isSurplus else { return }
    unserved.append((.now + outbox.currentLimits.unservedDuration, connection.id))
  }
}
