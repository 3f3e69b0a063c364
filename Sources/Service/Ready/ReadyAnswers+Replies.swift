import IdentityCore
import LineProtocol

// From questions to replies.
extension ReadyAnswers {
  /// Appends the reply to a question, if its answer is here; false when it is not.
  ///
  /// `candidate` is the first place that its hash was found at.
  @inline(__always)
  mutating func reply(
    to question: PlainQuestion,
    in line: Span<UInt8>,
    from candidate: UInt32?,
    _ hash: UInt64,
    at now: Moment,
    _ moment: Span<UInt8>,
    into output: inout [UInt8]
  ) -> Bool {
    if let candidate {
      let entry = ReadyEntry(at: candidate, in: blocks)
      if entry.isAnswer(to: question, in: line),
        entry.header.isGood(at: now, in: entry.form, by: stamps)
      {
        entry.write(line.extracting(question.id), moment, to: &output)
        return true
      }
    }
    return replyFromElsewhere(to: question, in: line, hash, at: now, moment, into: &output)
  }

  /// As `reply`, where another has the same hash, or from what was prepared.
  @inline(never)
  private mutating func replyFromElsewhere(
    to question: PlainQuestion,
    in line: Span<UInt8>,
    _ hash: UInt64,
    at now: Moment,
    _ moment: Span<UInt8>,
    into output: inout [UInt8]
  ) -> Bool {
    var found = place(of: question, in: line, hash).map { ReadyEntry(at: $0, in: blocks) }
    if let entry = found, !entry.header.isGood(at: now, in: entry.form, by: stamps) { found = nil }
    if found == nil {
      found = adopt(question, in: line, hash, at: now).map { ReadyEntry(at: $0, in: blocks) }
    }
    guard let found else { return false }
    found.write(line.extracting(question.id), moment, to: &output)
    return true
  }

  mutating func reply(
    to question: PlainQuestion,
    in line: Span<UInt8>,
    at clock: Service.Clock,
    into output: inout [UInt8]
  ) -> Bool {
    let hash = hash(of: question, in: line)
    return reply(
      to: question,
      in: line,
      from: table.candidate(hash),
      hash,
      at: clock.now,
      clock.text.span,
      into: &output
    )
  }

  func hash(of question: PlainQuestion, in line: Span<UInt8>) -> UInt64 {
    Self.hash(
      kind: question.kind,
      project: line.extracting(question.project),
      subject: line.extracting(question.subject),
      by: byteHash
    )
  }

  @inline(__always)
  static func hash(
    kind: UInt8,
    project: Span<UInt8>,
    subject: Span<UInt8>,
    by byteHash: ByteHash
  ) -> UInt64 {
    let start = project.isEmpty ? 0 : byteHash.hash(project)
    return byteHash.hash(subject, after: start ^ UInt64(kind) << 56)
  }

  func place(
    of question: PlainQuestion,
    in line: Span<UInt8>,
    _ hash: UInt64
  ) -> UInt32? {
    table.first(hash) { ReadyEntry(at: $0, in: blocks).isAnswer(to: question, in: line) }
  }
}
