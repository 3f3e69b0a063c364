/// A queue of connections with free pipeline slots, the longest free slot first.
struct FreeSlots {
  private var ring: [Int]
  private var first = 0
  private var count: Int

  /// Creates a queue that holds each connection `times` times.
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
    // In a closed loop `take` is not called, so the ring is full.
    guard count < ring.count else { return }
    ring[(first + count) % ring.count] = place
    count += 1
  }
}
