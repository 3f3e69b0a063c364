/// Says of a chain that it was never put in, or that it may have been: a Bloom filter in blocks.
///
/// Twelve bits a chain, and one of two hundred that were never put in is taken for one that was.
/// What is put in stays; filled beyond its capacity it is wrong more often, but never about one
/// that is in it.
struct ChainFilter: Sendable {
  let capacity: Int
  /// About how many are in it.
  private(set) var count = 0
  private var words: [UInt64]

  /// Of them all: 16 MB.
  static let capacityMax = (16 << 20) * 8 / bitsPerChain
  private static let bitsPerChain = 12
  /// A block is what the processor takes from memory at once.
  private static let wordsPerBlock = 8
  private static let bitsOfPlace: UInt64 = 9
  private static let placesPerChain = 7

  init(capacity: Int) {
    self.capacity = max(1, min(capacity, Self.capacityMax))
    let blockCount = self.capacity * Self.bitsPerChain / (Self.wordsPerBlock * 64) + 1
    words = Array(repeating: 0, count: blockCount * Self.wordsPerBlock)
  }

  var byteCount: Int { words.count * 8 }

  /// Whether a larger one would be right more often.
  var isOverfull: Bool { count > capacity && capacity < Self.capacityMax }

  mutating func insert(_ hash: UInt64) {
    let block = block(of: hash)
    var places = Self.places(of: hash)
    var isNew = false
    for _ in 0..<Self.placesPerChain {
      let word = block + Int(places >> 6 & 7)
      let bit: UInt64 = 1 << (places & 63)
      if words[word] & bit == 0 {
        isNew = true
        words[word] |= bit
      }
      places >>= Self.bitsOfPlace
    }
    if isNew { count += 1 }
  }

  /// False only for what was never put in.
  func mayContain(_ hash: UInt64) -> Bool {
    let block = block(of: hash)
    var places = Self.places(of: hash)
    for _ in 0..<Self.placesPerChain {
      if words[block + Int(places >> 6 & 7)] & 1 << (places & 63) == 0 { return false }
      places >>= Self.bitsOfPlace
    }
    return true
  }

  private func block(of hash: UInt64) -> Int {
    let blockCount = UInt64(words.count / Self.wordsPerBlock)
    return Int(hash.multipliedFullWidth(by: blockCount).high) * Self.wordsPerBlock
  }

  /// Of the hash's lower bits too, for the block is of the higher ones.
  private static func places(of hash: UInt64) -> UInt64 {
    let product = hash.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
