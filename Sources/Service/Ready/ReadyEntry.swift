import IdentityCore
import LineProtocol

/// A ready answer where it stands.
@safe
struct ReadyEntry {
  // SAFETY: an entry that `ReadyAnswers` has written, and keeps for as long as it is looked at.
  private let start: UnsafeMutableRawPointer
  /// The block that holds what it shares with others.
  private let shared: UnsafeMutableRawPointer
  private(set) var header: ReadyHeader

  @inline(__always)
  init(at place: UInt32, in blocks: borrowing ReadyBlocks) {
    unsafe (start, shared) = blocks.position(of: place)
    header = unsafe start.load(as: ReadyHeader.self)
  }

  /// Has all of an entry come from memory, be it there or not; what it returns says nothing.
  ///
  /// It waits for none of it: so it is done for several, one behind the other.
  @inline(__always)
  static func fetch(_ place: UInt32, of blocks: borrowing ReadyBlocks) -> UInt32 {
    let start = unsafe blocks.position(of: place).start
    // SAFETY: blocks reach so far.
    return unsafe start.load(as: UInt32.self)
      ^ start.load(fromByteOffset: 64, as: UInt32.self)
      ^ start.load(fromByteOffset: ReadyBlocks.reach - 4, as: UInt32.self)
  }

  var form: ReadyForm { unsafe (shared + header.formOffset).load(as: ReadyForm.self) }

  private var subject: UnsafeMutableRawPointer {
    unsafe start + MemoryLayout<ReadyHeader>.size
  }

  private var patches: UnsafeMutableRawPointer {
    unsafe shared + header.formOffset + MemoryLayout<ReadyForm>.stride
  }

  /// Behind the patches: their shapes, then the subject's, then the project.
  private func shapes(in form: ReadyForm) -> UnsafeMutableRawPointer {
    unsafe patches + Int(form.patchesCount) * MemoryLayout<AnswerPatches.Patch>.stride
  }

  private func subjectShape(in form: ReadyForm) -> UnsafeMutableRawPointer {
    unsafe shapes(in: form) + Int(form.shapesCount)
  }

  private func project(in form: ReadyForm) -> UnsafeMutableRawPointer {
    unsafe subjectShape(in: form) + Int(form.shapeCount)
  }

  /// Behind the subject.
  private func literals(in form: ReadyForm) -> UnsafeMutableRawPointer {
    unsafe subject + form.subjectKind.keptCount(of: Int(header.subjectCount))
  }

  /// Of the whole entry.
  var size: Int {
    let form = form
    return ReadyHeader.size(
      keptCount: form.subjectKind.keptCount(of: Int(header.subjectCount)),
      literalsCount: Int(form.literalsCount)
    )
  }

  /// What it is found by.
  func hash(by byteHash: ByteHash) -> UInt64 {
    let form = form
    let project = unsafe project(in: form)
    return ReadyAnswers.hash(
      kind: form.kind,
      project: unsafe Self.bytes(project, Int(form.projectCount)).span,
      subject: subjectText(in: form).span,
      by: byteHash
    )
  }

  private func subjectText(in form: ReadyForm) -> [UInt8] {
    let count = Int(header.subjectCount)
    guard form.subjectKind != .asItIs else { return unsafe Array(Self.bytes(subject, count)) }
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      unsafe form.subjectKind.write(subject, subjectShape(in: form), count: count, to: start)
      filled = count
    }
  }

  /// The question that it answers, and the ids of the project and the subject, side by side.
  func question() -> (question: PlainQuestion, ids: [UInt8]) {
    let form = form
    var ids = unsafe Array(Self.bytes(project(in: form), Int(form.projectCount)))
    ids += subjectText(in: form)
    let question = PlainQuestion(
      kind: form.kind,
      subject: Int(form.projectCount)..<ids.count,
      project: 0..<Int(form.projectCount)
    )
    return (question, ids)
  }

  /// Whether it answers a question.
  @inline(__always)
  func isAnswer(to question: PlainQuestion, in line: Span<UInt8>) -> Bool {
    guard Int(header.subjectCount) == question.subject.count else { return false }
    let form = form
    guard form.kind == question.kind, Int(form.projectCount) == question.project.count,
      isSubject(line.extracting(question.subject), in: form)
    else { return false }
    return unsafe question.project.isEmpty
      || Self.isSame(project(in: form), line.extracting(question.project))
  }

  /// Whether it is about somebody with such an id, which is as long as its own.
  @inline(__always)
  private func isSubject(_ id: Span<UInt8>, in form: ReadyForm) -> Bool {
    guard form.subjectKind != .asItIs else { return unsafe Self.isSame(subject, id) }
    return unsafe id.withUnsafeBytes { id in
      guard let start = id.baseAddress else { return true }
      return unsafe form.subjectKind.isSame(
        subject,
        subjectShape(in: form),
        start,
        count: id.count
      )
    }
  }

  /// As `ReadyHeader.adopt`.
  mutating func adopt(
    at now: Moment,
    by stamps: borrowing ChangeStamps,
    since change: UInt32
  ) -> Bool {
    guard header.adopt(at: now, in: form, by: stamps, since: change) else { return false }
    unsafe start.storeBytes(of: header, as: ReadyHeader.self)
    return true
  }

  /// Appends a reply with it, to whoever asked with an id.
  ///
  /// `moment` is the text of the one at which was asked.
  @inline(__always)
  func write(_ id: Span<UInt8>, _ moment: Span<UInt8>, to output: inout [UInt8]) {
    let form = form
    let count = Int(form.replyCount) + id.count + (form.showsMoment ? moment.count : 0)
    output.append(addingCapacity: count) { output in
      unsafe output.withUnsafeMutableBufferPointer { buffer, filled in
        precondition(buffer.count - filled >= count)
        guard let base = buffer.baseAddress else { return }
        var pen = unsafe BytePen(at: UnsafeMutableRawPointer(base + filled))
        unsafe write(form, id, moment, with: &pen)
        let end = unsafe pen.position - UnsafeMutableRawPointer(base + filled)
        precondition(end == count, "ReadyEntry: a reply of \(end) bytes, not \(count)")
        filled += count
      }
    }
  }

  /// The text, with other things in the places of the patches.
  @unsafe @inline(__always)
  private func write(
    _ form: ReadyForm,
    _ id: Span<UInt8>,
    _ moment: Span<UInt8>,
    with pen: inout BytePen
  ) {
    typealias Reply = ReadyForm.Reply
    let text = unsafe shared + Int(form.textOffset)
    unsafe pen.put(text, count: Reply.openingCount)
    unsafe pen.put(id)
    let result = unsafe text + Reply.openingCount + Reply.middleCount
    let (literals, shapes) = unsafe (literals(in: form), shapes(in: form))
    var start = -Reply.middleCount
    var patchPlace = unsafe patches
    let end = unsafe patchPlace + Int(form.movingCount) * MemoryLayout<AnswerPatches.Patch>.stride
    let written = unsafe pen.position
    while unsafe patchPlace < end {
      let patch = unsafe patchPlace.load(as: AnswerPatches.Patch.self)
      unsafe patchPlace += MemoryLayout<AnswerPatches.Patch>.stride
      unsafe pen.put(result + start, count: Int(patch.start) - start)
      if patch.showsMoment {
        unsafe pen.put(moment)
      } else {
        unsafe Self.put(patch, literals, shapes, with: &pen)
      }
      start = Int(patch.end)
    }
    unsafe pen.put(result + start, count: Int(form.resultCount) + Reply.closingCount - start)
    let covered = unsafe written + Reply.middleCount
    while unsafe patchPlace < shapes {
      let patch = unsafe patchPlace.load(as: AnswerPatches.Patch.self)
      unsafe patchPlace += MemoryLayout<AnswerPatches.Patch>.stride
      var cover = unsafe BytePen(at: covered + Int(patch.start))
      unsafe Self.put(patch, literals, shapes, with: &cover)
    }
  }

  @unsafe @inline(__always)
  private static func put(
    _ patch: AnswerPatches.Patch,
    _ literals: UnsafeMutableRawPointer,
    _ shapes: UnsafeMutableRawPointer,
    with pen: inout BytePen
  ) {
    let literal = unsafe literals + Int(patch.literal)
    if patch.kind == .asItIs {
      unsafe pen.put(literal, count: Int(patch.count))
    } else {
      unsafe pen.put(patch.kind, literal, shapes + Int(patch.shape), count: Int(patch.count))
    }
  }

  @unsafe @inline(__always)
  private static func isSame(_ bytes: UnsafeMutableRawPointer, _ other: Span<UInt8>) -> Bool {
    // SAFETY: the entry has at least so many bytes here.
    unsafe other.withUnsafeBytes { buffer in
      guard let other = buffer.baseAddress else { return true }
      return unsafe ByteComparison.isSame(bytes, other, count: buffer.count)
    }
  }

  @unsafe
  private static func bytes(
    _ start: UnsafeMutableRawPointer,
    _ count: Int
  ) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count)
  }
}
