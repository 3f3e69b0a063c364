import IdentityCore
import LineProtocol

/// The answers to plain questions that were asked of late, as bytes that have only to be copied.
///
/// A rendered answer stays good until one of the records behind it changes, or the next moment
/// comes at which what they say changes. It is no store of its own: whatever is not found here, or
/// is not good any more, is decided anew. When there is no more room, the oldest ones go.
///
/// Answers of one form have most of their bytes in common, which are kept once; of each answer only
/// what is different. That is a fifth of the memory, and of what has to come from there while
/// somebody waits.
///
/// This room is about speed alone, and so there are raw bytes in it: a question is answered here in
/// a tenth of the time that deciding it takes.
@safe
struct ReadyAnswers: ~Copyable {
  typealias Header = ReadyHeader

  /// Longer ones are decided every time.
  private static let answerBytesMax = ReadyBlocks.blockBytes / 8

  let byteHash: ByteHash
  private(set) var stamps: ChangeStamps
  /// What changed in turns that are not durable yet, in their order.
  private var upcoming: [(turn: TurnNumber, place: ChangeStamps.Place)] = []
  var table = PositionTable()
  /// What is prepared for a change that is to come.
  var prepared = PreparedAnswers()
  private(set) var blocks: ReadyBlocks
  /// The answers of the newest group that are kept whole, one of each form; first the one that
  /// another was like of late.
  private var models: [Model] = []
  /// More forms are not looked for in one group.
  private static let modelsMax = 32
  /// Storage for the look-ups of the next questions.
  var spareLookups: [Lookup] = []
  /// Storage for the replies of whoever comes next: one for all stays in the processor's cache.
  var spareOutput: [UInt8] = []

  /// An answer from which others of its form are told by what differs.
  private struct Model {
    var text: [UInt8]
    var frame: AnswerFrame
    var moment: Int?
    /// Where the text stands.
    var offset: Int
    /// Forms that are there: most answers differ in the same places, by as many bytes.
    private(set) var forms: [Form] = []
    /// More are not remembered.
    private static let formsMax = 16

    struct Form {
      var patches: [AnswerPatches.Patch]
      var shapes: [UInt8]
      var kind: UInt8
      var subjectKind: KeptText.Kind
      var subjectShape: [UInt8]
      var project: [UInt8]
      var offset: Int
    }

    init(_ answer: ReadyAnswer, offset: Int) {
      (text, moment) = (answer.text, answer.moment)
      frame = AnswerFrame(of: answer.text)
      self.offset = offset
    }

    /// Nil where the answer is of another form.
    func patches(to answer: ReadyAnswer) -> AnswerPatches? {
      guard (answer.moment == nil) == (moment == nil) else { return nil }
      return AnswerPatches(from: text, frame, moment: moment, to: answer.text)
    }

    /// Where the form with such patches, and such a subject, stands.
    func offset(
      of patches: AnswerPatches,
      _ question: PlainQuestion,
      _ subject: KeptText,
      _ project: [UInt8]
    ) -> Int? {
      forms.first {
        patches.isOfForm($0.patches, $0.shapes) && $0.kind == question.kind
          && $0.subjectKind == subject.kind && $0.subjectShape == subject.shape
          && $0.project == project
      }?.offset
    }

    mutating func remember(_ form: Form) {
      if forms.count < Self.formsMax { forms.append(form) }
    }
  }

  init(bytesMax: Int) {
    var random = SystemRandomNumberGenerator()
    byteHash = ByteHash(using: &random)
    stamps = ChangeStamps(byteHash: byteHash)
    blocks = ReadyBlocks(bytesMax: bytesMax)
  }

  /// How many answers are here.
  var count: Int { table.count }

  /// Takes note of a change: when its turn is durable, what was derived from the record is not good
  /// any more.
  mutating func note(_ key: RecordKey, _ record: Record?, in turn: TurnNumber) {
    let stamps = stamps
    stamps.forEachPlace(of: key, record) { upcoming.append((turn, $0)) }
  }

  /// What changed up to this turn is durable.
  mutating func settle(through durable: TurnNumber) {
    guard let first = upcoming.first, first.turn <= durable else { return }
    var count = 0
    while count < upcoming.count, upcoming[count].turn <= durable {
      if stamps.isFull { forgetAll() }
      let (turn, place) = upcoming[count]
      stamps.note(place)
      prepared.note(place, in: turn, changes: stamps.changes)
      count += 1
    }
    upcoming.removeFirst(count)
  }

  /// What was to change later never was: what is ready tells of durable turns alone, and is good.
  mutating func forgetChanges() {
    upcoming.removeAll()
  }

  mutating func forgetAll() {
    table.removeAll()
    prepared = PreparedAnswers()
    models.removeAll()
    blocks.forgetAll()
    stamps = ChangeStamps(byteHash: byteHash)
  }

  /// Keeps an answer for whoever asks the same; one that is prepared, for when it counts.
  mutating func keep(
    _ answer: ReadyAnswer,
    to question: PlainQuestion,
    in line: Span<UInt8>,
    at now: Moment,
    isPrepared: Bool = false
  ) {
    let hash = hash(of: question, in: line)
    if !isPrepared, let old = place(of: question, in: line, hash) { table.remove(old, for: hash) }
    guard question.subject.count + question.project.count + answer.text.count <= Self.answerBytesMax
    else { return }
    let subject = KeptText(line.extracting(question.subject))
    let whole = AnswerPatches(moment: answer.moment)
    // With room for all of it; what it takes may be less.
    let sizeMax = Header.size(keptCount: subject.bytes.count, literalsCount: answer.text.count)
    let sharedMax =
      ReadyForm.size(question, subject, whole) + ReadyForm.unit + answer.text.count
      + ReadyForm.Reply.frameCount
    if !blocks.hasSharedRoom(sharedMax) || !mayFill(at: now) {
      models.removeAll(keepingCapacity: true)
      blocks.beginGroup(with: takeBlock(), at: now)
    }
    if !blocks.hasRoom(sizeMax) { blocks.beginBlock(takeBlock()) }
    let (formOffset, literals) = form(of: answer, to: question, in: line, subject, whole)
    let size = Header.size(keptCount: subject.bytes.count, literalsCount: literals.count)
    let room = unsafe blocks.makeRoom(size)
    let header = Header(
      answer,
      subjectCount: question.subject.count,
      since: blocks.begun,
      formOffset: formOffset
    )
    // SAFETY: there is room for all of it.
    unsafe room.start.storeBytes(of: header, as: Header.self)
    var end = unsafe room.start + MemoryLayout<Header>.size
    unsafe end.append(subject.bytes.span)
    unsafe end.append(literals.span)
    let place = unsafe room.place
    if isPrepared {
      prepared.insert(place, for: hash, size: size)
    } else {
      table.insert(place, for: hash)
    }
  }

  /// Whether answers that are made now are good for long in the newest group.
  private func mayFill(at now: Moment) -> Bool {
    let elapsed = now.milliseconds.subtractingReportingOverflow(blocks.begun.milliseconds)
    return !elapsed.overflow && 0...Header.fillingMax ~= elapsed.partialValue
  }

  /// The form of an answer, which is put into the group if it is not there yet, and what the answer
  /// puts into its text.
  private mutating func form(
    of answer: ReadyAnswer,
    to question: PlainQuestion,
    in line: Span<UInt8>,
    _ subject: KeptText,
    _ whole: AnswerPatches
  ) -> (offset: Int, literals: [UInt8]) {
    let project = [UInt8](copying: line.extracting(question.project))
    var model: Model?
    var patches = whole
    if let alike = likeness(of: answer) {
      if let known = models[0].offset(of: alike, question, subject, project) {
        return (known, alike.literals)
      }
      // What is new of it takes room, too.
      let size = ReadyForm.size(question, subject, alike) + alike.literals.count
      if size < ReadyForm.size(question, subject, whole) + answer.text.count {
        (model, patches) = (models[0], alike)
      }
    } else if models.count < Self.modelsMax {
      models.append(Model(answer, offset: putText(answer.text)))
      models.swapAt(0, models.count - 1)
      model = models[0]
    }
    let textOffset = model?.offset ?? putText(answer.text)
    let form = ReadyForm(
      of: answer,
      to: question,
      subject: subject,
      patches: patches,
      since: blocks.begun,
      textOffset: textOffset,
      resultCount: model?.text.count ?? answer.text.count
    )
    let size = ReadyForm.size(question, subject, patches)
    let room = unsafe blocks.makeSharedRoom(size, alignment: ReadyForm.unit)
    // SAFETY: there is room for all of it.
    unsafe room.start.storeBytes(of: form, as: ReadyForm.self)
    var end = unsafe room.start + MemoryLayout<ReadyForm>.stride
    let (moving, covering) = patches.inOrderOfWriting
    for patch in moving + covering {
      unsafe end.storeBytes(of: patch, as: AnswerPatches.Patch.self)
      unsafe end += MemoryLayout<AnswerPatches.Patch>.stride
    }
    for part in [patches.shapes, subject.shape, project] { unsafe end.append(part.span) }
    if model != nil {
      models[0].remember(
        Model.Form(
          patches: patches.patches,
          shapes: patches.shapes,
          kind: question.kind,
          subjectKind: subject.kind,
          subjectShape: subject.shape,
          project: project,
          offset: unsafe room.offset
        )
      )
    }
    return unsafe (room.offset, patches.literals)
  }

  /// Puts the text of a whole reply, but for its id, where answers share it.
  private mutating func putText(_ result: [UInt8]) -> Int {
    typealias Reply = ReadyForm.Reply
    let room = unsafe blocks.makeSharedRoom(Reply.frameCount + result.count)
    // SAFETY: there is room for all of it.
    var end = unsafe room.start
    for part in [Reply.opening, Reply.middle] { unsafe end.append(part) }
    unsafe end.append(result.span)
    unsafe end.append(Reply.closing)
    return unsafe room.offset
  }

  /// What is different from a model of the answer's form, which then comes first.
  private mutating func likeness(of answer: ReadyAnswer) -> AnswerPatches? {
    for index in models.indices {
      guard let patches = models[index].patches(to: answer) else { continue }
      models.swapAt(0, index)
      return patches
    }
    return nil
  }

  /// A block in which nothing is any more.
  private mutating func takeBlock() -> Int {
    let block = blocks.take()
    var offset = 0
    while offset < blocks.filledCount(of: block) {
      let place = ReadyBlocks.place(in: block, at: offset)
      let entry = ReadyEntry(at: place, in: blocks)
      let hash = entry.hash(by: byteHash)
      table.remove(place, for: hash)
      prepared.remove(place, for: hash)
      offset += entry.size
    }
    if offset > 0 { prepared.skip(block: block) }
    return block
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

  fileprivate mutating func append(_ text: StaticString) {
    // SAFETY: a literal's bytes live as long as the program, and there is room for them.
    unsafe copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    unsafe self += text.utf8CodeUnitCount
  }
}
