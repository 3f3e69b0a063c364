/// Reusable buffers of replies that were sent.
///
/// One turn owes about as much as the next. The pool hands out the buffer that was emptied last,
/// which is still in the CPU cache. A conversation keeps no buffer while it is owed nothing.
struct BufferPool {
  private var spares: [PendingReplies] = []
  private var spareTexts: [[UInt8]] = []
  /// The size in bytes of each of the two lists.
  private var sparesBytes = 0
  private var textsBytes = 0

  /// The total size in bytes.
  var bytes: Int { sparesBytes + textsBytes }

  /// The limit for each list.
  ///
  /// Event notices return more texts than they take. A limit of their own keeps them from crowding
  /// out the other buffers.
  private static let bytesMax = 1 << 19
  private static let bytesMaxOfEach = 1 << 16

  /// Returns a buffer for replies.
  mutating func take() -> PendingReplies {
    // Usually both lists have an entry.
    let texts = spareTexts.popLast() ?? []
    textsBytes -= texts.capacity
    guard var held = spares.popLast() else { return PendingReplies(texts: texts) }
    sparesBytes -= held.storageBytes
    held.adopt(texts)
    return held
  }

  /// Takes back an empty buffer.
  mutating func giveBack(_ held: PendingReplies) {
    if Self.makeRoom(for: held.storageBytes, in: &sparesBytes) { spares.append(held) }
  }

  /// Takes back the buffer of sent bytes.
  ///
  /// The caller must hold the only reference: clearing a shared buffer would allocate a new one,
  /// which is not in the CPU cache.
  mutating func giveBack(_ texts: consuming [UInt8]) {
    texts.removeAll(keepingCapacity: true)
    if Self.makeRoom(for: texts.capacity, in: &textsBytes) { spareTexts.append(texts) }
  }

  private static func makeRoom(for added: Int, in bytes: inout Int) -> Bool {
    guard added <= bytesMaxOfEach, bytes + added <= bytesMax else { return false }
    bytes += added
    return true
  }
}
