import IdentityCore
import LineProtocol

/// What one peer has sent, beginning with a line, as far as it asks plain questions whose answers
/// are ready.
package struct Questions {
  /// Nil where nobody is there any more.
  let conversation: Conversation?
  private let lineBytesMax: Int
  /// How many more may be answered now.
  private var linesLeft: Int
  /// How many more bytes of replies there may be, but for those to the last line.
  private var bytesLeft: Int
  private let end: Int
  /// Up to where questions were seen.
  private var seen: Int
  /// How many bytes were answered, in whole lines.
  package private(set) var taken = 0
  /// How many lines these were, since they were told last.
  private(set) var untoldCount = 0
  private let start: Int
  /// Whether there are replies that wait only for the end of the turn, and come first.
  private(set) var joinsTold = false
  /// How they are written; nil when no more of them are taken.
  private var shape: QuestionShape?

  /// At most `linesMax`, none of them longer than `lineBytesMax` without its LF, until the replies
  /// that are owed have more than `bytesMax` bytes.
  package init(
    in conversation: Conversation?,
    at place: Range<Int>,
    linesMax: Int,
    lineBytesMax: Int,
    bytesMax: Int
  ) {
    self.conversation = conversation
    self.lineBytesMax = lineBytesMax
    linesLeft = linesMax
    bytesLeft = bytesMax
    (start, seen, end) = (place.lowerBound, place.lowerBound, place.upperBound)
  }

  /// Begins, where nothing is owed to the peer that would have to come first.
  mutating func open(durable: TurnNumber) {
    guard let owed = conversation?.mayAnswer(durable: durable) else { return }
    joinsTold = owed.toldCount > 0
    linesLeft -= owed.toldCount
    bytesLeft -= owed.toldBytes
    if linesLeft > 0, bytesLeft >= 0 { shape = owed.shape }
  }

  mutating func close() {
    shape = nil
  }

  var isOpen: Bool { shape != nil }

  /// How the next ones are written; nil where none is looked for any more.
  var openShape: QuestionShape? { seen < end ? shape : nil }

  /// The next question as it seems to be, and where its line ends, LF and all; nil where something
  /// else stands there.
  @inline(__always)
  mutating func next(
    in bytes: Span<UInt8>,
    as shape: QuestionShape
  ) -> (question: PlainQuestion, end: Int)? {
    guard seen < end, let (question, lineEnd) = shape.likelyQuestion(in: bytes, from: seen),
      lineEnd < end, bytes[lineEnd] == 0x0A, lineEnd - seen <= lineBytesMax
    else { return nil }
    seen = lineEnd + 1
    return (question, seen)
  }

  /// The question with this end has its answer.
  mutating func noteAnswer(through end: Int, bytes: Int) {
    taken = end - start
    untoldCount += 1
    linesLeft -= 1
    bytesLeft -= bytes
    if linesLeft == 0 || bytesLeft < 0 { close() }
  }

  mutating func noteTold() {
    untoldCount = 0
  }
}
