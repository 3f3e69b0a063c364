/// Whose turn it is: the places of connections that have room, the longest free one first.
struct FreePlaces {
  private var ring: [Int]
  private var first = 0
  private var count: Int

  /// Each place as often as that connection may have requests under way.
  init(of places: [Int], each times: Int) {
    ring = (0..<times).flatMap { _ in places }
    count = ring.count
  }

  var isEmpty: Bool { count == 0 }

  mutating func take() -> Int? {
    guard count > 0 else { return nil }
    defer {
      first = (first + 1) % ring.count
      count -= 1
    }
    return ring[first]
  }

  mutating func put(_ place: Int) {
    // Where each answer is waited for, nobody takes any out.
    guard count < ring.count else { return }
    ring[(first + count) % ring.count] = place
    count += 1
  }
}
