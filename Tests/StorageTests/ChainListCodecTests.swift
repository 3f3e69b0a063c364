import IdentityCore
import Storage
import Testing

@Suite("The codec of chain lists")
struct ChainListCodecTests {
  private static let key = RecordKey.account(ProjectNumber(1), .named("apple"))
  /// The bytes before a list: the record's version and the number of chains.
  private static let one: [UInt8] = [1, 1]
  private static let store: [UInt8] = [1, UInt8(ascii: "s")]

  private func bytes(_ chains: ChainList) -> [UInt8] {
    RecordCodec.encode(
      .account(StoreAccount(key: .named("apple"), purchases: chains)),
      for: Self.key
    )
  }

  private func chains(_ bytes: [UInt8]) throws -> ChainList {
    let record = try RecordCodec.decode(bytes, for: Self.key)
    guard case .account(let account) = record else { throw CancellationError() }
    return account.purchases
  }

  @Test("Any transaction names survive a round trip, in their order")
  func names() throws {
    let transactions: [TransactionID] = [
      "0", "9", "10", "00", "01", "-1", "+1", " 1", "1 ", "1.0", "12a", "a12", "\u{661}",
      "99999999999999999", "999999999999999999", "1000000000000000000",
      "1844674407370955161", "18446744073709551615", "18446744073709551616",
      "GPA.3345-1234-5678-90123", TransactionID([]), TransactionID([0x00]), TransactionID([0xFF]),
      TransactionID([UInt8](repeating: UInt8(ascii: "7"), count: 300)),
    ]
    let stores: [StoreName] = ["appStore", "playStore", StoreName([])]
    var list = ChainList()
    for transaction in transactions {
      for store in stores {
        list.append(ChainKey(store: store, originalTransaction: transaction))
      }
    }
    for store in stores {
      for transaction in transactions {
        list.append(ChainKey(store: store, originalTransaction: transaction))
      }
    }
    #expect(try chains(bytes(list)) == list)
  }

  @Test("Sequential transaction numbers take a third of the space of their names")
  func short() {
    let chains = (0..<60).map { number in
      let id = String(2_000_000_123_456_789 + 977 * number)
      return ChainKey(store: "appStore", originalTransaction: TransactionID(Array(id.utf8)))
    }
    #expect(bytes(ChainList(chains)).count < 60 * (8 + 16) / 2)
    #expect(bytes(ChainList(chains)).count == 2 + 9 + 60 * (1 + 8))
  }

  @Test("Each chain has exactly one encoding")
  func oneForm() throws {
    let decimal = Self.one + [3] + Self.store + [7]
    #expect(try chains(decimal) == [ChainKey(store: "s", originalTransaction: "7")])
    let refused: [(bytes: [UInt8], fault: CodecError.Fault)] = [
      // The digits of a number that must be encoded as a number.
      (Self.one + [1] + Self.store + [1, UInt8(ascii: "7")], .unknownCode(1, of: "ChainForm")),
      // A first chain without a store.
      (Self.one + [2, 7], .unknownCode(2, of: "ChainForm")),
      (Self.one + [4] + Self.store + [7], .unknownCode(4, of: "ChainForm")),
      // A repeated store name.
      ([1, 2] + decimal.dropFirst(2) + decimal.dropFirst(2), .unknownCode(3, of: "ChainForm")),
      // 10^18, which has too many digits to be encoded as a number.
      (
        Self.one + [3] + Self.store + [0x80, 0x80, 0x90, 0xBB, 0xBA, 0xD6, 0xAD, 0xF0, 0x0D],
        .badNumber
      ),
      ([1, 2] + decimal.dropFirst(2), .short),
    ]
    for (bytes, fault) in refused {
      let error = #expect(throws: CodecError.self) { try chains(bytes) }
      #expect(error?.fault == fault)
    }
  }
}
