/// Storage of answers that are out, for the next ones.
///
/// As much is owed in one turn as in the other: what was emptied last is filled next, and is still
/// near the processor. No conversation keeps any while nothing is owed to it.
struct AnswerShelf {
  private var spares: [HeldAnswers] = []
  private var spareTexts: [[UInt8]] = []
  /// The size of all of it.
  private(set) var bytes = 0

  private static let bytesMax = 1 << 20
  private static let bytesMaxOfEach = 1 << 16

  /// Room for answers.
  mutating func take() -> HeldAnswers {
    // Mostly there is some of both.
    let texts = spareTexts.popLast() ?? []
    bytes -= texts.capacity
    guard var held = spares.popLast() else { return HeldAnswers(texts: texts) }
    bytes -= held.storageBytes
    held.adopt(texts)
    return held
  }

  /// `held` is empty.
  mutating func giveBack(_ held: HeldAnswers) {
    guard makeRoom(for: held.storageBytes) else { return }
    spares.append(held)
  }

  /// Those bytes went out.
  mutating func giveBack(_ texts: [UInt8]) {
    guard makeRoom(for: texts.capacity) else { return }
    var texts = texts
    texts.removeAll(keepingCapacity: true)
    spareTexts.append(texts)
  }

  private mutating func makeRoom(for added: Int) -> Bool {
    guard added <= Self.bytesMaxOfEach, bytes + added <= Self.bytesMax else { return false }
    bytes += added
    return true
  }
}
