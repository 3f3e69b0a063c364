/// Connections one behind the other.
///
/// Whoever leaves at the front leaves a gap there, and whoever comes back to it fills that, so that
/// neither moves the others. The loop asks at every step whether there are any, and so counts them.
final class ConnectionQueue {
  private var places: [Connection?] = []
  /// The gap at the front.
  private var goneCount = 0

  private(set) var count = 0

  func append(_ connection: Connection) {
    places.append(connection)
    count += 1
  }

  func popFirst() -> Connection? {
    guard count > 0 else { return nil }
    count -= 1
    let first = places[goneCount]
    places[goneCount] = nil
    goneCount += 1
    // By halves, so that each is moved at most once on average.
    if goneCount * 2 > places.count {
      places.removeFirst(goneCount)
      goneCount = 0
    }
    return first
  }

  /// Has a connection come before all others.
  func putFirst(_ connection: Connection) {
    count += 1
    guard goneCount > 0 else { return places.insert(connection, at: 0) }
    goneCount -= 1
    places[goneCount] = connection
  }

  func contains(where isSo: (Connection) -> Bool) -> Bool {
    for index in goneCount..<places.count {
      if let connection = places[index], isSo(connection) { return true }
    }
    return false
  }
}
