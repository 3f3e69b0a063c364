import IdentityCore
import LineProtocol

// Before a project changes, its answers are made as they will be.
extension ReadyAnswers {
  /// How many answers one look goes through, be they of another project.
  private static let looksMax = 256

  var isPreparing: Bool { prepared.walk != nil }

  /// Begins with the answers about a project; what was prepared before, and not asked for, goes.
  mutating func beginPreparing(_ project: ProjectID, answersMax: Int) {
    prepared = PreparedAnswers(
      for: stamps.place(of: project),
      answersMax: answersMax,
      bytesMax: blocks.bytesMax / 2
    )
  }

  /// What was prepared counts from when this turn is durable.
  mutating func awaitChange(in turn: TurnNumber) {
    prepared.await(turn)
  }

  /// Nothing changes, or something else than was prepared for.
  mutating func endPreparing() {
    prepared = PreparedAnswers()
  }

  /// The next questions whose answers are here, and good; nil when that were all of them, or as
  /// many as may be.
  mutating func nextToPrepare(
    at now: Moment,
    limit: Int
  ) -> [(question: PlainQuestion, ids: [UInt8])]? {
    guard var walk = prepared.walk, walk.block < blocks.count, walk.bytesLeft > 0 else {
      return nil
    }
    guard walk.answersLeft > 0 else { return nil }
    defer { prepared.walk = walk }
    let limit = min(limit, walk.answersLeft)
    var found: [(question: PlainQuestion, ids: [UInt8])] = []
    for _ in 0..<Self.looksMax where found.count < limit && walk.block < blocks.count {
      guard walk.offset < blocks.filledCount(of: walk.block) else {
        walk.block += 1
        walk.offset = 0
        continue
      }
      let place = ReadyBlocks.place(in: walk.block, at: walk.offset)
      let entry = ReadyEntry(at: place, in: blocks)
      walk.offset += entry.size
      let form = entry.form
      guard form.project == walk.project,
        entry.header.isGood(at: now, in: form, by: stamps),
        table.first(entry.hash(by: byteHash), where: { $0 == place }) != nil
      else { continue }
      found.append(entry.question())
    }
    return found
  }

  /// The answer that was prepared for what is so by now; from here on it is the one.
  mutating func adopt(
    _ question: PlainQuestion,
    in line: Span<UInt8>,
    _ hash: UInt64,
    at now: Moment
  ) -> UInt32? {
    guard let since = prepared.since, prepared.table.count > 0,
      let place = prepared.table.first(
        hash,
        where: { ReadyEntry(at: $0, in: blocks).isAnswer(to: question, in: line) }
      )
    else { return nil }
    prepared.remove(place, for: hash)
    var entry = ReadyEntry(at: place, in: blocks)
    guard entry.adopt(at: now, by: stamps, since: since) else { return nil }
    if let old = self.place(of: question, in: line, hash) { table.remove(old, for: hash) }
    table.insert(place, for: hash)
    return place
  }
}
