import IdentityCore
import LineProtocol

/// What many answers have in common: all but who is asked about, and what is different in the text.
///
/// Behind it stand its patches with their shapes, the subject's shape, and the project's id as it
/// was asked with.
struct ReadyForm {
  /// Forms begin at multiples of this.
  static let unit = 8

  /// When the group was begun.
  let begun: Moment
  let project: ChangeStamps.Place
  /// Where the text stands; it is that of a whole reply, but for the request's id.
  let textOffset: UInt32
  /// Of the result in it.
  let resultCount: UInt16
  let patchesCount: UInt16
  /// How many of them move what is behind them; the others are put over the text.
  let movingCount: UInt16
  /// Of what the patches put there.
  let literalsCount: UInt16
  /// Of a reply, without the request's id and the moment that it shows.
  let replyCount: UInt16
  let projectCount: UInt16
  /// Of the patches.
  let shapesCount: UInt16
  /// Of the subject.
  let shapeCount: UInt16
  let kind: UInt8
  let subjectKind: KeptText.Kind
  let showsMoment: Bool

  init(
    of answer: ReadyAnswer,
    to question: PlainQuestion,
    subject: KeptText,
    patches: AnswerPatches,
    since begun: Moment,
    textOffset: Int,
    resultCount: Int
  ) {
    self.begun = begun
    project = answer.project
    self.textOffset = UInt32(textOffset)
    self.resultCount = UInt16(resultCount)
    patchesCount = UInt16(patches.patches.count)
    movingCount = UInt16(patches.inOrderOfWriting.moving.count)
    literalsCount = UInt16(patches.literals.count)
    replyCount = UInt16(Reply.frameCount + answer.text.count)
    projectCount = UInt16(question.project.count)
    shapesCount = UInt16(patches.shapes.count)
    shapeCount = UInt16(subject.shape.count)
    kind = question.kind
    subjectKind = subject.kind
    showsMoment = answer.moment != nil
  }

  static func size(
    _ question: PlainQuestion,
    _ subject: KeptText,
    _ patches: AnswerPatches
  ) -> Int {
    let count =
      MemoryLayout<ReadyForm>.stride + patches.byteCount + subject.shape.count
      + question.project.count
    return (count + unit - 1) / unit * unit
  }

  /// What stands around a result, and its id, in a reply.
  enum Reply {
    static let opening = "{\"jsonrpc\":\"2.0\",\"id\":" as StaticString
    static let middle = ",\"result\":" as StaticString
    static let closing = "}\n" as StaticString

    static var openingCount: Int { opening.utf8CodeUnitCount }
    static var middleCount: Int { middle.utf8CodeUnitCount }
    static var closingCount: Int { closing.utf8CodeUnitCount }
    static var frameCount: Int { openingCount + middleCount + closingCount }
  }
}
