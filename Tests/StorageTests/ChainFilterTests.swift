import IdentityCore
@testable import SQLiteStorage
import Testing

@Suite("Of which chains there is nothing, by a filter")
struct ChainFilterTests {
  private func hashes(_ count: Int, seed: UInt64) -> [UInt64] {
    var dice = Entropy(seed: (seed, 0, 0, 0))
    return (0..<count).map { _ in dice.next() }
  }

  @Test("what is in it is never missed, also far beyond its capacity", arguments: [1, 100, 5000])
  func never(capacity: Int) {
    var filter = ChainFilter(capacity: capacity)
    let inside = hashes(10_000, seed: 1)
    for (place, hash) in inside.enumerated() {
      filter.insert(hash)
      #expect(filter.mayContain(hash), "\(place)")
    }
    #expect(inside.allSatisfy { filter.mayContain($0) })
  }

  @Test("filled to its capacity it is wrong about one of a hundred at most")
  func seldomWrong() {
    var filter = ChainFilter(capacity: 20_000)
    for hash in hashes(20_000, seed: 1) { filter.insert(hash) }
    let wrong = hashes(100_000, seed: 2).count { filter.mayContain($0) }
    #expect(wrong < 1000)
    #expect(!filter.isOverfull)
  }

  @Test("it counts what it has, once each")
  func count() {
    var filter = ChainFilter(capacity: 1000)
    for _ in 0..<3 { for hash in hashes(1000, seed: 1) { filter.insert(hash) } }
    #expect(980...1000 ~= filter.count)
    for hash in hashes(100, seed: 2) { filter.insert(hash) }
    #expect(filter.isOverfull)
  }

  @Test(
    "it takes 12 bits a chain, and 16 MB at most",
    arguments: [(1, 64), (1 << 20, 1_572_928), (1 << 30, 16_777_216)]
  )
  func size(capacity: Int, byteCount: Int) {
    #expect(ChainFilter(capacity: capacity).byteCount == byteCount)
  }

  @Test("the largest one is never overfull: none would be better")
  func largest() {
    let filter = ChainFilter(capacity: .max)
    #expect(filter.capacity == ChainFilter.capacityMax)
    #expect(!filter.isOverfull)
  }
}
