/// The ids being erased, for a search in callers' texts.
package struct ErasedWords {
  private let all: Set<[UInt8]>
  private let lengths: [Int]

  package init(_ erasure: Erasure) {
    let ids =
      erasure.users.map(\.bytes) + erasure.devices.map(\.bytes)
      + erasure.accountTokens.map(\.bytes)
    let names = erasure.chains.map(\.originalTransaction) + erasure.transactions
    all = Set(ids + names.map(\.bytes)).subtracting([[]])
    lengths = Set(all.map(\.count)).sorted()
  }

  /// Whether the text is one of the ids, or the order of a renewal of one.
  package func contains(_ text: [UInt8]) -> Bool {
    if all.contains(text) { return true }
    let name = ChainKey(store: "playStore", originalTransaction: TransactionID(text))
    return name.orderOfRenewal.map { all.contains($0.originalTransaction.bytes) } ?? false
  }

  /// Whether the text contains an id as a whole word, without adjacent letters or digits.
  package func occur(in text: [UInt8]) -> Bool {
    for start in text.indices where start == 0 || !text[start - 1].isWord {
      for length in lengths {
        let end = start + length
        guard end <= text.count else { break }
        if end < text.count && text[end].isWord { continue }
        if all.contains(Array(text[start..<end])) { return true }
      }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isWord: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self >= 0x80
  }
}
