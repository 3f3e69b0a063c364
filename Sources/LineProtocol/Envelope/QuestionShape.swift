/// How one client writes its plain questions: a line with two holes, the `id` and the subject.
///
/// A program writes line after line in the same way. One that differs from a line that was read as
/// a plain question in nothing but another number and another plain string is a plain question too,
/// and need not be taken apart to know it. It is lent with every line, and so it is an object.
package final class QuestionShape: Sendable {
  private let text: [UInt8]
  private let question: PlainQuestion

  /// Nil where the `id` is no plain whole number, or comes behind the subject.
  package init?(_ question: PlainQuestion, of line: Span<UInt8>) {
    guard question.id.upperBound < question.subject.lowerBound,
      Self.endOfNumber(in: line, from: question.id.lowerBound) == question.id.upperBound,
      Self.endOfString(in: line, from: question.subject.lowerBound) == question.subject.upperBound
    else { return nil }
    var text: [UInt8] = []
    text.append(copying: line)
    self.text = text
    self.question = question
  }

  /// The question that a line of this shape asks; nil for any other line.
  package func question(in line: Span<UInt8>) -> PlainQuestion? {
    guard let found = question(in: line, from: 0, trustsCount: false),
      found.end == line.count
    else { return nil }
    return found.question
  }

  /// The question that seems to be asked from some byte on, and where the line that asks it seems
  /// to end; nil where something else stands there.
  ///
  /// The subjects of one client are mostly as long as each other, and one that is need not be
  /// looked through for its end. What seems to be one may then be anything, several lines even,
  /// until its bytes are found to be those of a subject that is known.
  package func likelyQuestion(
    in lines: Span<UInt8>,
    from start: Int
  ) -> (question: PlainQuestion, end: Int)? {
    question(in: lines, from: start, trustsCount: true)
  }

  @inline(__always)
  private func question(
    in lines: Span<UInt8>,
    from start: Int,
    trustsCount: Bool
  ) -> (question: PlainQuestion, end: Int)? {
    let bytes = self.text
    let text = bytes.span
    let head = question.id.lowerBound
    guard ByteComparison.isSame(lines, from: start, text, 0..<head) else { return nil }
    let idStart = start + head
    guard let idEnd = Self.endOfNumber(in: lines, from: idStart) else { return nil }
    let middle = question.id.upperBound..<question.subject.lowerBound
    guard ByteComparison.isSame(lines, from: idEnd, text, middle) else { return nil }
    let subjectStart = idEnd + middle.count
    var subjectEnd = subjectStart + question.subject.count
    let tail = question.subject.upperBound..<text.count
    if !trustsCount || !ByteComparison.isSame(lines, from: subjectEnd, text, tail) {
      guard let end = Self.endOfString(in: lines, from: subjectStart),
        ByteComparison.isSame(lines, from: end, text, tail)
      else { return nil }
      subjectEnd = end
    }
    let moved = question.moved(by: start, id: idStart..<idEnd, subject: subjectStart..<subjectEnd)
    return (moved, subjectEnd + tail.count)
  }

  /// Behind the digits that begin here, and that are a JSON number of at most 18 of them.
  private static func endOfNumber(in line: Span<UInt8>, from start: Int) -> Int? {
    // SAFETY: every byte lies within the span, which outlives the closure.
    unsafe line.withUnsafeBytes { bytes in
      var end = start
      while end + 8 <= bytes.count {
        let eight = unsafe bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self)
        let digitCount = JSONText.digitCount(UInt64(littleEndian: eight))
        end += digitCount
        if digitCount < 8 { break }
      }
      while end < bytes.count, JSONText.isDigit(unsafe bytes[end]) { end += 1 }
      guard end > start, end - start <= 18 else { return nil }
      return unsafe bytes[start] == UInt8(ascii: "0") && end - start > 1 ? nil : end
    }
  }

  /// The quote behind a string of plain ASCII that begins here.
  private static func endOfString(in line: Span<UInt8>, from start: Int) -> Int? {
    var end = start
    JSONText.skipPlain(line, at: &end)
    while end < line.count {
      switch line[end] {
      case UInt8(ascii: "\""): return end
      case UInt8(ascii: "\\"), 0..<0x20, 0x80...0xFF: return nil
      default: end += 1
      }
    }
    return nil
  }
}
