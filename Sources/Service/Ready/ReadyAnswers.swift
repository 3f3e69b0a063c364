import IdentityCore
import LineProtocol

/// The answers to plain questions that were asked of late, as bytes that have only to be copied.
///
/// A rendered answer stays good until one of the records behind it changes, or the next moment
/// comes at which what they say changes. It is no store of its own: whatever is not found here, or
/// is not good any more, is decided anew. The bytes lie in blocks; when there is no more room, the
/// oldest block is emptied and used again.
///
/// This room is about speed alone, and so there are raw bytes in it: a question is answered here in
/// a tenth of the time that deciding it takes.
@safe
struct ReadyAnswers: ~Copyable {
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
    let entry = unsafe self.entry(at: place)
    let header = unsafe entry.load(as: Header.self)
    guard header.isGood(at: clock.now, by: stamps) else { return false }
    let before = unsafe UnsafeRawBufferPointer(
      start: entry + header.answerOffset,
      count: Int(header.beforeCount)
    )
    let after = unsafe UnsafeRawBufferPointer(
      start: entry + header.answerOffset + Int(header.beforeCount),
      count: Int(header.afterCount)
    )
    let now = header.showsNow ? clock.text.count : 0
    output.append(
      addingCapacity: Self.opening.utf8CodeUnitCount + question.id.count
        + Self.middle.utf8CodeUnitCount + before.count + now + after.count
        + Self.closing.utf8CodeUnitCount
    ) { output in
      output.append(Self.opening)
      output.append(line.extracting(question.id))
      output.append(Self.middle)
      unsafe output.append(before)
      if now > 0 { output.append(clock.text.span) }
      unsafe output.append(after)
      output.append(Self.closing)
    }
    return true
  }

  /// Keeps an answer for whoever asks the same.
  mutating func keep(_ answer: ReadyAnswer, to question: PlainQuestion, in line: Span<UInt8>) {
    let hash = hash(of: question, in: line)
    if let old = place(of: question, in: line, hash) { table.remove(old, for: hash) }
    let header = Header(answer, question, hash: hash)
    guard header.size <= Self.entryBytesMax else { return }
    if current < 0 || filled[current] + header.size > Self.blockBytes { beginBlock() }
    let offset = filled[current]
    filled[current] += header.size
    let entry = unsafe blocks[current] + offset
    unsafe entry.storeBytes(of: header, as: Header.self)
    var end = unsafe entry + MemoryLayout<Header>.size
    unsafe end.append(line.extracting(question.project))
    unsafe end.append(line.extracting(question.subject))
    unsafe end.append(answer.before.span)
    if let after = answer.after { unsafe end.append(after.span) }
    table.insert(UInt32((current * Self.blockBytes + offset) / Header.unit), for: hash)
  }

  /// The block after this one is the next to be filled; what is in it goes.
  private mutating func beginBlock() {
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
      offset += header.size
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
    table.first(hash) { place in
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

  private func entry(at place: UInt32) -> UnsafeMutableRawPointer {
    let offset = Int(place) * Header.unit
    return unsafe blocks[offset / Self.blockBytes] + offset % Self.blockBytes
  }
}

/// What stands before the bytes of an answer: the project's id, the subject's, the answer.
private struct Header {
  /// Entries begin at multiples of this.
  static let unit = 8

  var hash: UInt64
  var from: Moment
  var through: Moment
  var changes: UInt32
  var device: ChangeStamps.Place
  var customer: ChangeStamps.Place
  var project: ChangeStamps.Place
  var subjectCount: UInt16
  var beforeCount: UInt16
  var afterCount: UInt16
  var projectCount: UInt16
  var kind: UInt8
  var showsNow: Bool

  init(_ answer: ReadyAnswer, _ question: PlainQuestion, hash: UInt64) {
    self.hash = hash
    from = answer.moments.lowerBound
    through = answer.moments.upperBound
    changes = answer.changes
    device = answer.device ?? answer.customer
    customer = answer.customer
    project = answer.project
    subjectCount = UInt16(question.subject.count)
    beforeCount = UInt16(clamping: answer.before.count)
    afterCount = UInt16(clamping: answer.after?.count ?? 0)
    projectCount = UInt16(question.project.count)
    kind = Header.kind(of: question)
    showsNow = answer.after != nil
  }

  static func kind(of question: PlainQuestion) -> UInt8 {
    question.method.rawValue << 1 | (question.isAboutDevice ? 1 : 0)
  }

  var answerOffset: Int {
    MemoryLayout<Header>.size + Int(projectCount) + Int(subjectCount)
  }

  /// Of the whole entry.
  var size: Int {
    let bytes = answerOffset + Int(beforeCount) + Int(afterCount)
    return (bytes + Header.unit - 1) / Header.unit * Header.unit
  }

  func isGood(at now: Moment, by stamps: borrowing ChangeStamps) -> Bool {
    guard from <= now && now <= through else { return false }
    return stamps.changes == changes
      || stamps.isUnchanged(device, since: changes)
        && stamps.isUnchanged(customer, since: changes)
        && stamps.isUnchanged(project, since: changes)
  }
}

extension OutputSpan<UInt8> {
  // Each in one piece: appending a sequence goes byte by byte.

  fileprivate mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe append(UnsafeRawBufferPointer($0)) }
  }

  fileprivate mutating func append(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBytes { unsafe append($0) }
  }

  fileprivate mutating func append(_ bytes: UnsafeRawBufferPointer) {
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      // SAFETY: whoever calls has added the capacity; more is a trap.
      precondition(buffer.count - count >= bytes.count)
      guard let target = buffer.baseAddress, let source = bytes.baseAddress else { return }
      unsafe UnsafeMutableRawPointer(target + count)
        .copyMemory(from: source, byteCount: bytes.count)
      count += bytes.count
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
