/// Connections one behind the other.
///
/// Whoever leaves at the front leaves a gap there, and whoever comes back to it fills that, so that
/// neither moves the others.
struct WaitingLine {
  private var places: [Connection?] = []
  /// The gap at the front.
  private var goneCount = 0

  var count: Int { places.count - goneCount }

  mutating func append(_ connection: Connection) {
    places.append(connection)
  }

  mutating func popFirst() -> Connection? {
    guard goneCount < places.count else { return nil }
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
  mutating func putFirst(_ connection: Connection) {
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
