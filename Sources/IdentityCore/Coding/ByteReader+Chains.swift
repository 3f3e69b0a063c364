// Reads the chains that a customer holds, or that were bought on a store account.

extension ByteReader {
  mutating func chains(_ list: inout ChainList) throws(CodecError) {
    let count = try number(as: Int.self)
    let start = offset
    var store = start..<start
    for index in 0..<count {
      let code = try byte()
      guard let form = ChainForm(code: code), form.namesStore || index > 0 else {
        throw badForm(code)
      }
      if form.namesStore {
        let next = try byteRange()
        guard index == 0 || !slice(next).elementsEqual(slice(store)) else { throw badForm(code) }
        store = next
      }
      if form.isNumber {
        guard try number() <= ChainForm.numberMax else { throw error(.badNumber) }
      } else {
        let transaction = slice(try byteRange())
        guard ChainForm.number(transaction.span) == nil else { throw badForm(code) }
      }
    }
    list = ChainList(
      count: count,
      bytes: count < 4 ? sharedList(start..<offset) : Array(slice(start..<offset)),
      lastStore: store.lowerBound - start..<store.upperBound - start
    )
  }

  private func badForm(_ code: UInt8) -> CodecError {
    error(.unknownCode(code, of: "ChainForm"))
  }
}
