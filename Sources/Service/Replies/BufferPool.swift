/// Storage of answers that are out, for the next ones.
///
/// As much is owed in one turn as in the other: what was emptied last is filled next, and is still
/// near the processor. No conversation keeps any while nothing is owed to it.
struct BufferPool {
  private var spares: [PendingReplies] = []
  private var spareTexts: [[UInt8]] = []
  /// The size of either.
  private var sparesBytes = 0
  private var textsBytes = 0

  /// The size of all of it.
  var bytes: Int { sparesBytes + textsBytes }

  /// Of either: who is told of events gives back more texts than are taken, and they must not take
  /// the room of what else is used again.
  private static let bytesMax = 1 << 19
  private static let bytesMaxOfEach = 1 << 16

  /// Room for answers.
  mutating func take() -> PendingReplies {
    // Mostly there is some of both.
    let texts = spareTexts.popLast() ?? []
    textsBytes -= texts.capacity
    guard var held = spares.popLast() else { return PendingReplies(texts: texts) }
    sparesBytes -= held.storageBytes
    held.adopt(texts)
    return held
  }

  /// `held` is empty.
  mutating func giveBack(_ held: PendingReplies) {
    if Self.makeRoom(for: held.storageBytes, in: &sparesBytes) { spares.append(held) }
  }

  /// Those bytes went out, and nobody else has them: of what two have a copy would be kept, which
  /// is not near the processor.
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
