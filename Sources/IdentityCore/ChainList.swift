/// Names of chains, in the order in which they came: what a customer holds, or what was bought on
/// an account.
///
/// One run of bytes: each purchase hands the list on some ten times, and a list of keys would have
/// two references counted for every chain that is in it.
package struct ChainList: Sendable {
  package private(set) var count = 0
  /// Of each the store's name and the first transaction's id, with their lengths before them.
  ///
  /// Lengths take 7 bits a byte, least first. The store keeps the bytes as they stand here.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package init(_ chains: some Sequence<ChainKey>) {
    for chain in chains { append(chain) }
  }

  /// Takes over what a list had; the caller knows that it is well-formed.
  package init(count: Int, bytes: [UInt8]) {
    self.count = count
    self.bytes = bytes
  }

  package var isEmpty: Bool { count == 0 }

  /// Puts one behind the others.
  package mutating func append(_ chain: ChainKey) {
    bytes.reserveCapacity(bytes.count + Self.room(for: chain))
    append(chain.store.bytes)
    append(chain.originalTransaction.bytes)
    count += 1
  }

  /// Takes away what is gone; the others stay in their order.
  package mutating func removeAll(where isGone: (ChainKey) -> Bool) {
    guard contains(where: isGone) else { return }
    self = ChainList(filter { !isGone($0) })
  }

  private mutating func append(_ id: [UInt8]) {
    var length = id.count
    while length >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: length) | 0x80)
      length >>= 7
    }
    bytes.append(UInt8(length))
    bytes.append(contentsOf: id)
  }

  /// At least as many bytes as it takes.
  private static func room(for chain: ChainKey) -> Int {
    chain.store.bytes.count + chain.originalTransaction.bytes.count + 8
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
    private var store: StoreName?

    fileprivate init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    /// Nil behind the last.
    package mutating func next() -> ChainKey? {
      guard offset < bytes.count else { return nil }
      let name = nextRange()
      let store: StoreName
      if let last = self.store, last.bytes.elementsEqual(bytes[name]) {
        store = last
      } else {
        store = StoreName(Array(bytes[name]))
        self.store = store
      }
      return ChainKey(store: store, originalTransaction: TransactionID(Array(bytes[nextRange()])))
    }

    private mutating func nextRange() -> Range<Int> {
      var length = 0
      var shift = 0
      while bytes[offset] >= 0x80 {
        length |= Int(bytes[offset] & 0x7F) << shift
        shift += 7
        offset += 1
      }
      length |= Int(bytes[offset]) << shift
      offset += 1 + length
      return offset - length..<offset
    }
  }
}

extension ChainList: ExpressibleByArrayLiteral {
  package init(arrayLiteral chains: ChainKey...) {
    self.init(chains)
  }
}
