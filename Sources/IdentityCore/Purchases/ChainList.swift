/// Names of chains, in the order in which they came: what a customer holds, or what was bought on
/// an account.
///
/// One run of bytes: each purchase hands the list on some ten times, and a list of keys would have
/// two references counted for every chain that is in it. And a short one, for each purchase has it
/// written anew: nearly always a chain is of the store that the one before is of, and its first
/// transaction's id is a number. Then it takes a third of the bytes that it is.
package struct ChainList: Sendable {
  package private(set) var count = 0
  /// Of each one its form, the store's name where it has that, and the first transaction's id.
  ///
  /// Names have their lengths before them; lengths and numbers take 7 bits a byte, least first. The
  /// store keeps the bytes as they stand here.
  package private(set) var bytes: [UInt8] = []
  /// Where the name of the last one's store is.
  private var lastStore = 0..<0

  package init() {}

  package init(_ chains: some Sequence<ChainKey>) {
    for chain in chains { append(chain) }
  }

  /// Takes over what a list had; the caller knows that it is well-formed.
  package init(count: Int, bytes: [UInt8], lastStore: Range<Int>) {
    self.count = count
    self.bytes = bytes
    self.lastStore = lastStore
  }

  package var isEmpty: Bool { count == 0 }

  /// Puts one behind the others.
  package mutating func append(_ chain: ChainKey) {
    bytes.reserveCapacity(bytes.count + Self.room(for: chain))
    let namesStore = count == 0 || !bytes[lastStore].elementsEqual(chain.store.bytes)
    let number = ChainForm.number(chain.originalTransaction.bytes.span)
    bytes.append(ChainForm(namesStore: namesStore, isNumber: number != nil).code)
    if namesStore {
      append(chain.store.bytes)
      lastStore = bytes.count - chain.store.bytes.count..<bytes.count
    }
    if let number { append(number) } else { append(chain.originalTransaction.bytes) }
    count += 1
  }

  /// Takes away what is gone; the others stay in their order.
  package mutating func removeAll(where isGone: (ChainKey) -> Bool) {
    guard contains(where: isGone) else { return }
    self = ChainList(filter { !isGone($0) })
  }

  private mutating func append(_ id: [UInt8]) {
    append(UInt64(id.count))
    bytes.append(contentsOf: id)
  }

  private mutating func append(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// At least as many bytes as it takes.
  private static func room(for chain: ChainKey) -> Int {
    chain.store.bytes.count + chain.originalTransaction.bytes.count + 9
  }
}

extension ChainList: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.bytes == right.bytes
  }
}

extension ChainList: Sequence {
  package func makeIterator() -> Iterator { Iterator(bytes: bytes) }

  package var underestimatedCount: Int { count }

  /// Makes each of them when it is asked for.
  package struct Iterator: IteratorProtocol {
    fileprivate let bytes: [UInt8]
    private var offset = 0
    /// Mostly the next one's as well.
    private var store = StoreName([])

    fileprivate init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    /// Nil behind the last.
    package mutating func next() -> ChainKey? {
      guard offset < bytes.count else { return nil }
      let code = bytes[offset]
      offset += 1
      guard let form = ChainForm(code: code) else { preconditionFailure("ChainList: no form") }
      if form.namesStore { store = StoreName(nextName()) }
      let transaction = form.isNumber ? ChainForm.digits(of: nextNumber()) : nextName()
      return ChainKey(store: store, originalTransaction: TransactionID(transaction))
    }

    private mutating func nextName() -> [UInt8] {
      let length = Int(nextNumber())
      defer { offset += length }
      return Array(bytes[offset..<(offset + length)])
    }

    private mutating func nextNumber() -> UInt64 {
      var number: UInt64 = 0
      var shift: UInt64 = 0
      while bytes[offset] >= 0x80 {
        number |= UInt64(bytes[offset] & 0x7F) << shift
        shift += 7
        offset += 1
      }
      number |= UInt64(bytes[offset]) << shift
      offset += 1
      return number
    }
  }
}

extension ChainList: ExpressibleByArrayLiteral {
  package init(arrayLiteral chains: ChainKey...) {
    self.init(chains)
  }
}
