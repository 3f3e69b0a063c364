import IdentityCore
import LineProtocol

/// What stands before the bytes of a ready answer: the project's id, the subject's, the patches,
/// their literals, and the text where it is the entry's own.
struct ReadyHeader {
  /// Entries begin at multiples of this.
  static let unit = 8

  let hash: UInt64
  let from: Moment
  let through: Moment
  private(set) var changes: UInt32
  let device: ChangeStamps.Place
  let customer: ChangeStamps.Place
  let project: ChangeStamps.Place
  let projectCount: UInt16
  let subjectCount: UInt16
  let patchesCount: UInt16
  let literalsCount: UInt16
  /// Where the text stands in the entry's block.
  let textOffset: UInt16
  let textCount: UInt16
  /// Of the answer, without the moment that it shows.
  let answerCount: UInt16
  /// Of the whole entry.
  let size: UInt16
  let kind: UInt8
  let showsMoment: Bool

  /// With `textOffset` nil the text is the entry's own, which begins at `offset` of the block.
  init(
    _ answer: ReadyAnswer,
    to question: PlainQuestion,
    hash: UInt64,
    patches: AnswerPatches,
    at offset: Int,
    text: (offset: Int?, count: Int)
  ) {
    self.hash = hash
    from = answer.moments.lowerBound
    through = answer.moments.upperBound
    changes = answer.changes
    device = answer.device ?? answer.customer
    customer = answer.customer
    project = answer.project
    projectCount = UInt16(question.project.count)
    subjectCount = UInt16(question.subject.count)
    patchesCount = UInt16(patches.patches.count)
    literalsCount = UInt16(patches.literals.count)
    let textStart = Self.textStart(question, patches)
    textOffset = UInt16(text.offset ?? offset + textStart)
    textCount = UInt16(text.count)
    answerCount = UInt16(answer.text.count)
    size = UInt16(Self.size(question, patches, ownTextCount: text.offset == nil ? text.count : 0))
    kind = Self.kind(of: question)
    showsMoment = answer.moment != nil
  }

  static func size(
    _ question: PlainQuestion,
    _ patches: AnswerPatches,
    ownTextCount: Int
  ) -> Int {
    (textStart(question, patches) + ownTextCount + unit - 1) / unit * unit
  }

  private static func textStart(_ question: PlainQuestion, _ patches: AnswerPatches) -> Int {
    MemoryLayout<ReadyHeader>.size + question.project.count + question.subject.count
      + patches.patches.count * MemoryLayout<AnswerPatches.Patch>.size + patches.literals.count
  }

  /// The method and the sort of subject of which `kind(of:)` was made.
  var asked: (method: PlainQuestion.Method, isAboutDevice: Bool) {
    guard let method = PlainQuestion.Method(rawValue: kind >> 1) else {
      preconditionFailure("ReadyHeader: an answer to no question")
    }
    return (method, kind & 1 == 1)
  }

  static func kind(of question: PlainQuestion) -> UInt8 {
    question.method.rawValue << 1 | (question.isAboutDevice ? 1 : 0)
  }

  /// Where, in the entry, the patches begin.
  var patchesStart: Int {
    MemoryLayout<ReadyHeader>.size + Int(projectCount) + Int(subjectCount)
  }

  var literalsStart: Int {
    patchesStart + Int(patchesCount) * MemoryLayout<AnswerPatches.Patch>.size
  }

  func isGood(at now: Moment, by stamps: borrowing ChangeStamps) -> Bool {
    guard from <= now && now <= through else { return false }
    return stamps.changes == changes
      || stamps.isUnchanged(device, since: changes)
        && stamps.isUnchanged(customer, since: changes)
        && stamps.isUnchanged(project, since: changes)
  }

  /// As `isGood`, of an answer that was prepared for the project as it is since that change; from
  /// here on it counts as any other.
  mutating func adopt(
    at now: Moment,
    by stamps: borrowing ChangeStamps,
    since change: UInt32
  ) -> Bool {
    guard from <= now && now <= through, stamps.isUnchanged(device, since: changes),
      stamps.isUnchanged(customer, since: changes), stamps.isUnchanged(project, since: change)
    else { return false }
    changes = stamps.changes
    return true
  }
}
