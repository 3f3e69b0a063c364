import IdentityCore
import LineProtocol

/// The answers to plain questions that were asked of late, as bytes that have only to be copied.
///
/// A rendered answer stays good until one of the records behind it changes, or the next moment
/// comes at which what they say changes. It is no store of its own: whatever is not found here, or
/// is not good any more, is decided anew. The bytes lie in blocks; when there is no more room, the
/// oldest block is emptied and used again.
///
/// Answers of one form have most of their bytes in common: the first of a form in its block is kept
/// whole, and of the next ones only what is different. That is a third of the memory, and of what
/// has to come from there while somebody waits.
///
/// This room is about speed alone, and so there are raw bytes in it: a question is answered here in
/// a tenth of the time that deciding it takes.
@safe
struct ReadyAnswers: ~Copyable {
  private typealias Header = ReadyHeader

  private static let blockBytes = 1 << 16
  /// Longer ones are decided every time.
  private static let entryBytesMax = blockBytes / 8

  private static let opening = "{\"jsonrpc\":\"2.0\",\"id\":" as StaticString
  private static let middle = ",\"result\":" as StaticString
  private static let closing = "}\n" as StaticString

  private let byteHash: ByteHash
  private let blocksMax: Int
  private(set) var stamps: ChangeStamps
  private var table = PositionTable()
  private var blocks: [UnsafeMutableRawPointer] = unsafe []
  /// The block that is being filled, and up to where it and each other is filled.
  private var current = -1
  private var filled: [Int] = []
  /// The answers of the current block that are kept whole, by their forms.
  private var models: [[UInt8]: Model] = [:]
  /// More forms are not looked for in one block.
  private static let modelsMax = 32

  /// An answer from which others of its form are told by what differs.
  private struct Model {
    var text: [UInt8]
    var frame: AnswerFrame
    var moment: Int?
    /// Where the text stands in the block.
    var offset: Int

    init(_ answer: ReadyAnswer, _ frame: AnswerFrame, offset: Int) {
      (text, moment) = (answer.text, answer.moment)
      self.frame = frame
      self.offset = offset
    }

    func patches(to answer: ReadyAnswer, _ answerFrame: AnswerFrame) -> AnswerPatches {
      AnswerPatches(from: text, frame, moment: moment, to: answer.text, answerFrame)
    }
  }

  init(bytesMax: Int) {
    var random = SystemRandomNumberGenerator()
    byteHash = ByteHash(using: &random)
    stamps = ChangeStamps(byteHash: byteHash)
    blocksMax = max(2, bytesMax / Self.blockBytes)
  }

  deinit {
    for index in unsafe blocks.indices { unsafe blocks[index].deallocate() }
  }

  /// How many answers are here.
  var count: Int { table.count }

  /// Takes note of a change: what was derived from the record is not good any more.
  mutating func note(_ key: RecordKey, _ record: Record?) {
    if stamps.isFull { forgetAll() }
    stamps.note(key, record)
  }

  mutating func forgetAll() {
    table.removeAll()
    models.removeAll()
    for index in filled.indices { filled[index] = 0 }
    stamps = ChangeStamps(byteHash: byteHash)
  }

  /// Appends the reply to a question, if its answer is here; false when it is not.
  func reply(
    to question: PlainQuestion,
    in line: Span<UInt8>,
    at clock: Service.Clock,
    into output: inout [UInt8]
  ) -> Bool {
    let hash = hash(of: question, in: line)
    guard let place = place(of: question, in: line, hash) else { return false }
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
    let text = unsafe entry - Int(place) * Header.unit % Self.blockBytes + Int(header.textOffset)
    output.append(
      addingCapacity: Self.opening.utf8CodeUnitCount + question.id.count
        + Self.middle.utf8CodeUnitCount + Int(header.answerCount)
        + (header.showsMoment ? clock.text.count : 0) + Self.closing.utf8CodeUnitCount
    ) { output in
      output.append(Self.opening)
      output.append(line.extracting(question.id))
      output.append(Self.middle)
      unsafe Self.write(entry, header, text, clock, to: &output)
      output.append(Self.closing)
    }
    return true
  }

  /// A question on its way through `reply(toQuestionsOf:)`.
  private struct Lookup {
    var question: PlainQuestion
    /// Behind the LF of its line.
    var end: Int
    var hash: UInt64
    var start: UInt64 = 0
    var place: UInt32?
  }

  /// Appends the replies to the questions of one shape with which `lines` begin, as far as their
  /// answers are here; returns how many they are, and how many bytes they have.
  ///
  /// Step by step for several at a time: memory is slow, but brings what many wait for in the time
  /// that it takes to bring it for one.
  mutating func reply(
    toQuestionsOf shape: QuestionShape,
    in lines: Span<UInt8>,
    linesMax: Int,
    lineBytesMax: Int,
    at clock: Service.Clock,
    into output: inout [UInt8],
    bytesMax: Int
  ) -> (lines: Int, bytes: Int) {
    var answered = (lines: 0, bytes: 0)
    var lookups: [Lookup] = []
    swap(&lookups, &spareLookups)
    defer { swap(&lookups, &spareLookups) }
    repeat {
      lookups.removeAll(keepingCapacity: true)
      var start = answered.bytes
      while lookups.count < min(Self.lookupsMax, linesMax - answered.lines),
        let (question, end) = shape.question(in: lines, from: start),
        end - start <= lineBytesMax, end < lines.count, lines[end] == 0x0A
      {
        start = end + 1
        let hash = hash(of: question, in: lines)
        lookups.append(Lookup(question: question, end: start, hash: hash))
      }
      // Counted by hand: without the optimiser `for` takes a piece of memory for each step.
      var index = 0
      while index < lookups.count {
        lookups[index].start = table.start(lookups[index].hash)
        index += 1
      }
      index = 0
      while index < lookups.count {
        find(&lookups[index], in: lines)
        index += 1
      }
      index = 0
      while index < lookups.count {
        guard let place = lookups[index].place,
          reply(to: lookups[index].question, in: lines, from: place, at: clock, into: &output)
        else { return answered }
        answered = (answered.lines + 1, lookups[index].end)
        index += 1
      }
    } while lookups.count == Self.lookupsMax && output.count <= bytesMax
    return answered
  }

  private static let lookupsMax = 16
  /// Storage for the next ones.
  private var spareLookups: [Lookup] = []

  private func find(_ lookup: inout Lookup, in lines: Span<UInt8>) {
    if let place = PositionTable.place(lookup.start, lookup.hash),
      isAnswer(at: place, to: lookup.question, in: lines, lookup.hash)
    {
      lookup.place = place
    } else if lookup.start != 0 {
      lookup.place = place(of: lookup.question, in: lines, lookup.hash)
    }
  }

  /// Writes an entry's answer: its text, with other things in the places of the patches.
  @unsafe
  private static func write(
    _ entry: UnsafeMutableRawPointer,
    _ header: ReadyHeader,
    _ text: UnsafeMutableRawPointer,
    _ clock: Service.Clock,
    to output: inout OutputSpan<UInt8>
  ) {
    let literals = unsafe entry + header.literalsStart
    var patchPlace = unsafe entry + header.patchesStart
    var start = 0
    while unsafe patchPlace < literals {
      let patch = unsafe patchPlace.loadUnaligned(as: AnswerPatches.Patch.self)
      unsafe patchPlace += MemoryLayout<AnswerPatches.Patch>.size
      unsafe output.append(text + start, count: Int(patch.start) - start)
      if patch.showsMoment {
        output.append(clock.text.span)
      } else {
        unsafe output.append(literals + Int(patch.literal), count: Int(patch.literalCount))
      }
      start = Int(patch.end)
    }
    unsafe output.append(text + start, count: Int(header.textCount) - start)
  }

  /// Keeps an answer for whoever asks the same.
  mutating func keep(_ answer: ReadyAnswer, to question: PlainQuestion, in line: Span<UInt8>) {
    let hash = hash(of: question, in: line)
    if let old = place(of: question, in: line, hash) { table.remove(old, for: hash) }
    guard answer.text.count <= Self.entryBytesMax else { return }
    let whole = AnswerPatches(moment: answer.moment)
    let size = Header.size(question, whole, ownTextCount: answer.text.count)
    guard size <= Self.entryBytesMax else { return }
    // With room for all of it; what it takes may be less.
    if current < 0 || filled[current] + size > Self.blockBytes { beginBlock() }
    let offset = filled[current]
    let frame = AnswerFrame(of: answer.text)
    let form = frame.text + [answer.moment == nil ? 0 : 1]
    let header: Header
    if let model = models[form],
      case let patches = model.patches(to: answer, frame),
      Header.size(question, patches, ownTextCount: 0) < size
    {
      header = Header(
        answer,
        to: question,
        hash: hash,
        patches: patches,
        at: offset,
        text: (model.offset, model.text.count)
      )
      write(header, question, line, patches, [], at: offset)
    } else {
      header = Header(
        answer,
        to: question,
        hash: hash,
        patches: whole,
        at: offset,
        text: (nil, answer.text.count)
      )
      write(header, question, line, whole, answer.text, at: offset)
      if models.count < Self.modelsMax && models[form] == nil {
        models[form] = Model(answer, frame, offset: Int(header.textOffset))
      }
    }
    filled[current] += Int(header.size)
    table.insert(UInt32((current * Self.blockBytes + offset) / Header.unit), for: hash)
  }

  private func write(
    _ header: ReadyHeader,
    _ question: PlainQuestion,
    _ line: Span<UInt8>,
    _ patches: AnswerPatches,
    _ text: [UInt8],
    at offset: Int
  ) {
    // SAFETY: `keep` has seen that the block has room for the header's size.
    let entry = unsafe blocks[current] + offset
    unsafe entry.storeBytes(of: header, as: Header.self)
    var end = unsafe entry + MemoryLayout<Header>.size
    unsafe end.append(line.extracting(question.project))
    unsafe end.append(line.extracting(question.subject))
    for patch in patches.patches {
      unsafe end.storeBytes(of: patch, as: AnswerPatches.Patch.self)
      unsafe end += MemoryLayout<AnswerPatches.Patch>.size
    }
    unsafe end.append(patches.literals.span)
    unsafe end.append(text.span)
  }

  /// The block after this one is the next to be filled; what is in it goes.
  private mutating func beginBlock() {
    models.removeAll(keepingCapacity: true)
    if unsafe blocks.count < blocksMax {
      unsafe blocks.append(.allocate(byteCount: Self.blockBytes, alignment: Header.unit))
      filled.append(0)
      current = unsafe blocks.count - 1
      return
    }
    current = unsafe (current + 1) % blocks.count
    var offset = 0
    while offset < filled[current] {
      let header = unsafe (blocks[current] + offset).load(as: Header.self)
      table.remove(
        UInt32((current * Self.blockBytes + offset) / Header.unit),
        for: header.hash
      )
      offset += Int(header.size)
    }
    filled[current] = 0
  }

  private func hash(of question: PlainQuestion, in line: Span<UInt8>) -> UInt64 {
    let project = question.project.isEmpty ? 0 : byteHash.hash(line.extracting(question.project))
    let kind = UInt64(Header.kind(of: question)) << 56
    return byteHash.hash(line.extracting(question.subject), after: project ^ kind)
  }

  private func place(
    of question: PlainQuestion,
    in line: Span<UInt8>,
    _ hash: UInt64
  ) -> UInt32? {
    table.first(hash) { isAnswer(at: $0, to: question, in: line, hash) }
  }

  private func isAnswer(
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

  private func entry(at place: UInt32) -> UnsafeMutableRawPointer {
    let offset = Int(place) * Header.unit
    return unsafe blocks[offset / Self.blockBytes] + offset % Self.blockBytes
  }
}

extension OutputSpan<UInt8> {
  // Each in one piece: appending a sequence goes byte by byte.

  fileprivate mutating func append(_ text: StaticString) {
    unsafe append(UnsafeRawPointer(text.utf8Start), count: text.utf8CodeUnitCount)
  }

  fileprivate mutating func append(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe append(start, count: buffer.count)
    }
  }

  @unsafe
  fileprivate mutating func append(_ source: UnsafeRawPointer, count added: Int) {
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      // SAFETY: whoever calls has added the capacity, and so many bytes are there; less room, or
      // less than nothing to append, is a trap.
      precondition(added >= 0 && buffer.count - count >= added)
      guard let target = buffer.baseAddress else { return }
      unsafe UnsafeMutableRawPointer(target + count).copyMemory(from: source, byteCount: added)
      count += added
    }
  }
}

extension UnsafeMutableRawPointer {
  /// Writes bytes here, and goes on behind them.
  fileprivate mutating func append(_ bytes: Span<UInt8>) {
    // SAFETY: whoever calls has made room for them.
    unsafe bytes.withUnsafeBytes { buffer in
      guard let source = buffer.baseAddress else { return }
      unsafe copyMemory(from: source, byteCount: buffer.count)
    }
    unsafe self += bytes.count
  }

  fileprivate func begins(with bytes: Span<UInt8>) -> Bool {
    // SAFETY: the entry has at least so many bytes here.
    unsafe bytes.withUnsafeBytes { buffer in
      guard let other = buffer.baseAddress else { return true }
      return unsafe ByteComparison.isSame(self, other, count: buffer.count)
    }
  }
}
