import IdentityCore
import Testing

@Suite struct ChainListTests {
  /// Of every length at which another byte says how long it is.
  static let chains: [ChainKey] = [0, 1, 36, 127, 128, 16_383, 16_384].flatMap { length in
    ["appStore", ""].map { store in
      ChainKey(
        store: StoreName(store),
        originalTransaction: TransactionID([UInt8](repeating: 0x80, count: length))
      )
    }
  }

  @Test func givesBackWhatItWasGiven() {
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
  }

  @Test func losesWhatIsTakenAway() {
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

  /// Where one ends and the next begins is part of it.
  @Test func isNoOtherWithTheSameLetters() {
    let one = ChainList([ChainKey(store: "ab", originalTransaction: "c")])
    let other = ChainList([ChainKey(store: "a", originalTransaction: "bc")])
    #expect(one != other)
  }
}
