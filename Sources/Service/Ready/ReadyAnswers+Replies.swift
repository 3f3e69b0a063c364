import IdentityCore
import LineProtocol

// From questions to replies.
extension ReadyAnswers {
  private static let opening = "{\"jsonrpc\":\"2.0\",\"id\":" as StaticString
  private static let middle = ",\"result\":" as StaticString
  private static let closing = "}\n" as StaticString

  /// Appends the reply to a question, if its answer is here; false when it is not.
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
      from: place(of: question, in: line, hash),
      hash,
      at: clock,
      into: &output
    )
  }

  /// From where its answer was found, or else from what was prepared.
  mutating func reply(
    to question: PlainQuestion,
    in line: Span<UInt8>,
    from place: UInt32?,
    _ hash: UInt64,
    at clock: Service.Clock,
    into output: inout [UInt8]
  ) -> Bool {
    if let place, reply(to: question, in: line, from: place, at: clock, into: &output) {
      return true
    }
    guard let place = adopt(question, in: line, hash, at: clock.now) else { return false }
    return reply(to: question, in: line, from: place, at: clock, into: &output)
  }

  private func reply(
    to question: PlainQuestion,
    in line: Span<UInt8>,
    from place: UInt32,
    at clock: Service.Clock,
    into output: inout [UInt8]
  ) -> Bool {
    let entry = unsafe self.entry(at: place)
    let header = unsafe entry.load(as: Header.self)
    guard header.isGood(at: clock.now, by: stamps) else { return false }
    let block = unsafe entry - Int(place) * Header.unit % Self.blockBytes
    output.append(
      addingCapacity: Self.opening.utf8CodeUnitCount + question.id.count
        + Self.middle.utf8CodeUnitCount + Int(header.answerCount)
        + (header.showsMoment ? clock.text.count : 0) + Self.closing.utf8CodeUnitCount
    ) { output in
      output.append(copying: Self.opening)
      output.append(copying: line.extracting(question.id))
      output.append(copying: Self.middle)
      unsafe Self.write(entry, header, in: block, clock, to: &output)
      output.append(copying: Self.closing)
    }
    return true
  }

  /// Writes an entry's answer: its text, with other things in the places of the patches.
  @unsafe
  private static func write(
    _ entry: UnsafeMutableRawPointer,
    _ header: ReadyHeader,
    in block: UnsafeMutableRawPointer,
    _ clock: Service.Clock,
    to output: inout OutputSpan<UInt8>
  ) {
    let literals = unsafe entry + Int(header.literalsStart)
    var patchPlace = unsafe block + Int(header.patchesOffset)
    let patchesEnd =
      unsafe patchPlace + Int(header.patchesCount) * MemoryLayout<AnswerPatches.Patch>.size
    let text = unsafe block + Int(header.textOffset)
    var start = 0
    while unsafe patchPlace < patchesEnd {
      let patch = unsafe patchPlace.loadUnaligned(as: AnswerPatches.Patch.self)
      unsafe patchPlace += MemoryLayout<AnswerPatches.Patch>.size
      unsafe output.append(copying: text + start, count: Int(patch.start) - start)
      if patch.showsMoment {
        output.append(copying: clock.text.span)
      } else {
        unsafe output.append(copying: literals + Int(patch.literal), count: Int(patch.literalCount))
      }
      start = Int(patch.end)
    }
    unsafe output.append(copying: text + start, count: Int(header.textCount) - start)
  }

  func hash(of question: PlainQuestion, in line: Span<UInt8>) -> UInt64 {
    let project = question.project.isEmpty ? 0 : byteHash.hash(line.extracting(question.project))
    let kind = UInt64(Header.kind(of: question)) << 56
    return byteHash.hash(line.extracting(question.subject), after: project ^ kind)
  }

  func place(
    of question: PlainQuestion,
    in line: Span<UInt8>,
    _ hash: UInt64
  ) -> UInt32? {
    table.first(hash) { isAnswer(at: $0, to: question, in: line, hash) }
  }

  func isAnswer(
    at place: UInt32,
    to question: PlainQuestion,
    in line: Span<UInt8>,
    _ hash: UInt64
  ) -> Bool {
    let entry = unsafe self.entry(at: place)
    let header = unsafe entry.load(as: Header.self)
    guard header.hash == hash, header.kind == Header.kind(of: question),
      Int(header.projectCount) == question.project.count,
      Int(header.subjectCount) == question.subject.count
    else { return false }
    let key = unsafe entry + MemoryLayout<Header>.size
    return unsafe key.begins(with: line.extracting(question.project))
      && (key + question.project.count).begins(with: line.extracting(question.subject))
  }
}

extension UnsafeMutableRawPointer {
  fileprivate func begins(with bytes: Span<UInt8>) -> Bool {
    // SAFETY: the entry has at least so many bytes here.
    unsafe bytes.withUnsafeBytes { buffer in
      guard let other = buffer.baseAddress else { return true }
      return unsafe ByteComparison.isSame(self, other, count: buffer.count)
    }
  }
}
