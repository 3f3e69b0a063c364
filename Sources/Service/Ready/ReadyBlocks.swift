import IdentityCore

/// The memory of ready answers: blocks of one size, of which the oldest is emptied and used again
/// when there may be no more.
///
/// Blocks come in groups. The first of each holds what the answers in the others have in common, so
/// that this is kept once, and near the processor; it is used again when all the others were.
@safe
struct ReadyBlocks: ~Copyable {
  static let blockBits = 16
  static var blockBytes: Int { 1 << blockBits }
  /// An answer may be looked at up to so many bytes behind its beginning, whatever its size is.
  static let reach = 128

  let countMax: Int
  // SAFETY: allocated for `blockBytes` and `reach` until they go.
  private var blocks: [UnsafeMutableRawPointer] = unsafe []
  /// For each block the one that holds what its answers have in common.
  private var shared: [UnsafeMutableRawPointer] = unsafe []
  /// Up to where each block is filled with answers.
  private var filled: [Int] = []
  /// In the order of their making.
  private var groups: [Group] = []
  /// Those that nothing is in.
  private var idle: [Int] = []
  /// When the newest group was begun.
  private(set) var begun = Moment(milliseconds: 0)
  /// How much of its first block is taken.
  private var sharedCount = 0

  private struct Group {
    var first: Int
    /// In the order in which they were filled.
    var others: [Int] = []
  }

  init(bytesMax: Int) {
    countMax = max(2, bytesMax >> Self.blockBits)
  }

  deinit {
    for index in unsafe blocks.indices { unsafe blocks[index].deallocate() }
  }

  var count: Int { filled.count }

  /// How many bytes may be in them.
  var bytesMax: Int { countMax * Self.blockBytes }

  /// Up to where a block is filled with answers.
  func filledCount(of block: Int) -> Int { filled[block] }

  /// The block that is being filled.
  var current: Int? { groups.last?.others.last }

  func hasRoom(_ byteCount: Int) -> Bool {
    current.map { filled[$0] + byteCount <= Self.blockBytes } ?? false
  }

  func hasSharedRoom(_ byteCount: Int) -> Bool {
    !groups.isEmpty && sharedCount + byteCount <= Self.blockBytes
  }

  /// The next block to be used; what is in it is still to be forgotten.
  mutating func take() -> Int {
    if let block = idle.popLast() { return block }
    if filled.count < countMax {
      let size = Self.blockBytes + Self.reach
      unsafe blocks.append(.allocate(byteCount: size, alignment: 16))
      unsafe shared.append(blocks[filled.count])
      filled.append(0)
      return filled.count - 1
    }
    return groups[0].others.isEmpty ? groups.removeFirst().first : groups[0].others.removeFirst()
  }

  /// Begins another group with a block that was taken.
  mutating func beginGroup(with block: Int, at now: Moment) {
    filled[block] = 0
    groups.append(Group(first: block))
    begun = now
    sharedCount = 0
  }

  /// Goes on with a block that was taken.
  mutating func beginBlock(_ block: Int) {
    let group = groups.count - 1
    groups[group].others.append(block)
    unsafe shared[block] = blocks[groups[group].first]
    filled[block] = 0
  }

  /// Room for an answer, in the current block.
  mutating func makeRoom(_ byteCount: Int) -> (place: UInt32, start: UnsafeMutableRawPointer) {
    guard let current, hasRoom(byteCount) else { preconditionFailure("ReadyBlocks: no room") }
    let offset = filled[current]
    filled[current] += byteCount
    return unsafe (Self.place(in: current, at: offset), blocks[current] + offset)
  }

  /// Room for what answers of the current group have in common.
  mutating func makeSharedRoom(
    _ byteCount: Int,
    alignment: Int = 1
  ) -> (offset: Int, start: UnsafeMutableRawPointer) {
    guard let group = groups.last, hasSharedRoom(byteCount + alignment - 1) else {
      preconditionFailure("ReadyBlocks: no room for what is shared")
    }
    let offset = (sharedCount + alignment - 1) / alignment * alignment
    sharedCount = offset + byteCount
    return unsafe (offset, blocks[group.first] + offset)
  }

  mutating func forgetAll() {
    groups.removeAll()
    idle = Array(filled.indices)
    for block in idle { filled[block] = 0 }
  }

  static func place(in block: Int, at offset: Int) -> UInt32 {
    UInt32((block << blockBits + offset) / ReadyHeader.unit)
  }

  /// Where an answer stands, and the block that holds what it shares.
  @inline(__always)
  func position(of place: UInt32) -> (
    start: UnsafeMutableRawPointer, shared: UnsafeMutableRawPointer
  ) {
    let offset = Int(place) * ReadyHeader.unit
    let block = offset >> Self.blockBits
    return unsafe (blocks[block] + offset & (Self.blockBytes - 1), shared[block])
  }
}
