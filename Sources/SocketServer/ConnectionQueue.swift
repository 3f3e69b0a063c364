/// A queue of connections.
///
/// Removed elements leave a gap at the front, which `prepend` fills, so neither operation moves the
/// others. The loop checks `count` at every step.
final class ConnectionQueue {
  private var elements: [Connection?] = []
  /// Size of the gap at the front.
  private var removedCount = 0

  private(set) var count = 0

  func append(_ connection: Connection) {
    elements.append(connection)
    count += 1
  }

  func popFirst() -> Connection? {
    guard count > 0 else { return nil }
    count -= 1
    let first = elements[removedCount]
    elements[removedCount] = nil
    removedCount += 1
    // Removed in halves, so that each element moves at most once on average.
    if removedCount * 2 > elements.count {
      elements.removeFirst(removedCount)
      removedCount = 0
    }
    return first
  }

  /// Inserts a connection at the front.
  func prepend(_ connection: Connection) {
    count += 1
    guard removedCount > 0 else { return elements.insert(connection, at: 0) }
    removedCount -= 1
    elements[removedCount] = connection
  }

  func contains(where predicate: (Connection) -> Bool) -> Bool {
    for index in removedCount..<elements.count {
      if let connection = elements[index], predicate(connection) { return true }
    }
    return false
  }
}
