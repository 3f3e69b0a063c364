import IdentityCore
import LineProtocol

/// What stands before the bytes of a ready answer: the project's id, the subject's, the patches
/// where they are the entry's own, their literals, and the text where that is.
struct ReadyHeader {
  /// What an entry has in common with another one of its block, and where in the block that is.
  struct SharedParts {
    var patchesOffset: Int?
    var textOffset: Int?
  }

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
  /// Where the patches stand in the entry's block.
  let patchesOffset: UInt16
  /// Where, in the entry, the literals begin.
  let literalsStart: UInt16
  /// Where the text stands in the entry's block.
  let textOffset: UInt16
  let textCount: UInt16
  /// Of the answer, without the moment that it shows.
  let answerCount: UInt16
  /// Of the whole entry.
  let size: UInt16
  let kind: UInt8
  let showsMoment: Bool

  /// What is not found elsewhere in the block is the entry's own, which begins at `offset` there.
  init(
    _ answer: ReadyAnswer,
    to question: PlainQuestion,
    hash: UInt64,
    patches: AnswerPatches,
    at offset: Int,
    shared: SharedParts,
    textCount: Int
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
    let patchesStart =
      MemoryLayout<ReadyHeader>.size + question.project.count + question.subject.count
    patchesOffset = UInt16(shared.patchesOffset ?? offset + patchesStart)
    let literalsStart = patchesStart + (shared.patchesOffset == nil ? patches.byteCount : 0)
    self.literalsStart = UInt16(literalsStart)
    textOffset = UInt16(shared.textOffset ?? offset + literalsStart + patches.literals.count)
    self.textCount = UInt16(textCount)
    answerCount = UInt16(answer.text.count)
    size = UInt16(Self.size(question, patches, textCount: textCount, shared: shared))
    kind = Self.kind(of: question)
    showsMoment = answer.moment != nil
  }

  static func size(
    _ question: PlainQuestion,
    _ patches: AnswerPatches,
    textCount: Int,
    shared: SharedParts = SharedParts()
  ) -> Int {
    let count =
      MemoryLayout<ReadyHeader>.size + question.project.count + question.subject.count
      + (shared.patchesOffset == nil ? patches.byteCount : 0) + patches.literals.count
      + (shared.textOffset == nil ? textCount : 0)
    return (count + unit - 1) / unit * unit
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
