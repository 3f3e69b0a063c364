/// A compact list of chains in insertion order: a customer's or an account's purchases.
///
/// One byte buffer: a purchase copies the list some ten times, and an array of keys would count two
/// references per chain. Most chains repeat the previous chain's store and have a numeric id, so
/// that the encoding takes a third of the size.
package struct ChainList: Sendable {
  package private(set) var count = 0
  /// For each chain its form, the store's name if the form has it, and the transaction's id.
  ///
  /// Names are prefixed with their length. Lengths and numbers take 7 bits a byte, least
  /// significant first. The store writes these bytes unchanged.
  package private(set) var bytes: [UInt8] = []
  /// The position of the last chain's store name.
  private var lastStore = 0..<0

  package init() {}

  package init(_ chains: some Sequence<ChainKey>) {
    for chain in chains { append(chain) }
  }

  /// Creates a list from stored bytes, which the caller has validated.
  package init(count: Int, bytes: [UInt8], lastStore: Range<Int>) {
    self.count = count
    self.bytes = bytes
    self.lastStore = lastStore
  }

  package var isEmpty: Bool { count == 0 }

  /// Appends a chain.
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

  /// Removes the chains that match and keeps the order of the others.
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

  /// Returns an upper bound for the encoded size.
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

  /// Decodes the chains on demand.
  package struct Iterator: IteratorProtocol {
    fileprivate let bytes: [UInt8]
    private var offset = 0
    /// The previous chain's store, which most chains repeat.
    private var store = StoreName([])

    fileprivate init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    /// Returns nil after the last chain.
    package mutating func next() -> ChainKey? {
      guard offset < bytes.count else { return nil }
      let code = bytes[offset]
      offset += 1
      guard let form = ChainForm(code: code) else { preconditionFailure("ChainList: bad form") }
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
