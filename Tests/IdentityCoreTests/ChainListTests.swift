import IdentityCore
import Testing

@Suite struct ChainListTests {
  /// Covers all lengths of the length prefix, and the limits of numbers.
  static let chains: [ChainKey] = ids.flatMap { id in
    ["appStore", ""].map { store in
      ChainKey(store: StoreName(store), originalTransaction: TransactionID(id))
    }
  }

  private static let ids: [[UInt8]] =
    [0, 1, 36, 127, 128, 16_383, 16_384].map { [UInt8](repeating: 0x80, count: $0) }
    + [
      "0", "9", "10", "00", "01", "-1", "+1", " 1", "1 ", "1.0", "12a", "a12", "\u{661}",
      "99999999999999999", "999999999999999999", "1000000000000000000", "18446744073709551616",
      "777777777777777777777777777777777777777777", "GPA.3345-1234-5678-90123",
    ].map { Array($0.utf8) }

  @Test func `Appended chains decode unchanged`() {
    var list = ChainList()
    for (count, chain) in Self.chains.enumerated() {
      #expect(list.count == count)
      #expect(!list.contains(chain))
      list.append(chain)
      #expect(list.contains(chain))
    }
    #expect(Array(list) == Self.chains)
    #expect(list == ChainList(Self.chains))
    #expect(list != ChainList(Self.chains.dropLast()))
    #expect(list != ChainList(Self.chains.reversed()))
    #expect(Array(ChainList()).isEmpty)
    // Each chain follows another of the same store.
    let sorted = Self.chains.sorted()
    #expect(Array(ChainList(sorted)) == sorted)
  }

  @Test func `Removed chains are gone, and the others keep their order`() {
    for gone in Self.chains {
      var list = ChainList(Self.chains)
      list.removeAll { $0 == gone }
      #expect(Array(list) == Self.chains.filter { $0 != gone })
      #expect(list == ChainList(Self.chains.filter { $0 != gone }))
    }
    var list = ChainList(Self.chains)
    list.removeAll { _ in true }
    #expect(list == ChainList())
    #expect(list.isEmpty)
  }

  /// Lists with the same letters differ if their boundaries differ.
  @Test func `Lists with the same bytes and other boundaries differ`() {
    let one = ChainList([ChainKey(store: "ab", originalTransaction: "c")])
    let other = ChainList([ChainKey(store: "a", originalTransaction: "bc")])
    #expect(one != other)
  }
}
