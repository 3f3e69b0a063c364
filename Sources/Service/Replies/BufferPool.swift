/// The storage of replies that were sent, for the next ones.
///
/// The buffer that was emptied last is filled next, while it is still in the processor's cache. A
/// session without replies has no buffer.
struct BufferPool {
  private var spares: [PendingReplies] = []
  private var spareTexts: [[UInt8]] = []
  /// The sizes of both.
  private var sparesBytes = 0
  private var textsBytes = 0

  /// The total size in bytes.
  var bytes: Int { sparesBytes + textsBytes }

  /// The limit of each: subscribers return more texts than are taken, and those must not displace
  /// the other buffers.
  private static let bytesMax = 1 << 19
  private static let bytesMaxOfEach = 1 << 16

  /// Returns an empty buffer.
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
  mutating func recycle(_ held: PendingReplies) {
    if Self.makeRoom(for: held.storageBytes, in: &sparesBytes) { spares.append(held) }
  }

  /// The text was sent and has no other owner: a shared array would be copied, and the copy is not
  /// in the processor's cache.
  mutating func recycle(_ texts: consuming [UInt8]) {
    texts.removeAll(keepingCapacity: true)
    if Self.makeRoom(for: texts.capacity, in: &textsBytes) { spareTexts.append(texts) }
  }

  private static func makeRoom(for added: Int, in bytes: inout Int) -> Bool {
    guard added <= bytesMaxOfEach, bytes + added <= bytesMax else { return false }
    bytes += added
    return true
  }
}
