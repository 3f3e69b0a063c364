import IdentityCore

// How the names of the chains are kept that a customer holds, or that were bought on an account.

extension ByteWriter {
  /// As they are in memory.
  mutating func chains(_ list: ChainList) {
    number(UInt64(list.count))
    raw(list.bytes)
  }
}

extension ByteReader {
  mutating func chainList() throws(CodecError) -> ChainList {
    let count = try number(as: Int.self)
    let start = offset
    var store = start..<start
    for place in 0..<count {
      let code = try byte()
      guard let form = ChainForm(code: code), form.namesStore || place > 0 else {
        throw badForm(code)
      }
      if form.namesStore {
        let next = try byteRange()
        guard place == 0 || !part(next).elementsEqual(part(store)) else { throw badForm(code) }
        store = next
      }
      if form.isNumber {
        guard try number() <= ChainForm.numberMax else { throw error(.badNumber) }
      } else {
        let transaction = part(try byteRange())
        guard ChainForm.number(transaction.span) == nil else { throw badForm(code) }
      }
    }
    return ChainList(
      count: count,
      bytes: count < 4 ? sharedList(start..<offset) : Array(part(start..<offset)),
      lastStore: store.lowerBound - start..<store.upperBound - start
    )
  }

  private func badForm(_ code: UInt8) -> CodecError {
    error(.unknownCode(code, of: "ChainForm"))
  }
}
