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
  typealias Header = ReadyHeader

  static let blockBytes = 1 << 16
  /// Longer ones are decided every time.
  private static let entryBytesMax = blockBytes / 8

  let byteHash: ByteHash
  let blocksMax: Int
  private(set) var stamps: ChangeStamps
  /// What changed in turns that are not durable yet, in their order.
  private var upcoming: [(turn: TurnNumber, place: ChangeStamps.Place)] = []
  var table = PositionTable()
  /// What is prepared for a change that is to come.
  var prepared = PreparedAnswers()
  private(set) var blocks: [UnsafeMutableRawPointer] = unsafe []
  /// The block that is being filled, and up to where it and each other is filled.
  private var current = -1
  private(set) var filled: [Int] = []
  /// The answers of the current block that are kept whole, one of each form; first the one that
  /// another was like of late.
  private var models: [Model] = []
  /// More forms are not looked for in one block.
  private static let modelsMax = 32
  /// Storage for the look-ups of the next questions.
  var spareLookups: [Lookup] = []

  /// An answer from which others of its form are told by what differs.
  private struct Model {
    var text: [UInt8]
    var frame: AnswerFrame
    var moment: Int?
    /// Where the text stands in the block.
    var offset: Int
    /// Lists of patches that stand in the block: most answers differ in the same places, by as
    /// many bytes.
    private(set) var lists: [(patches: [AnswerPatches.Patch], offset: Int)] = []
    /// More lists are not remembered.
    private static let listsMax = 8

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

    /// Where in the block there is such a list of patches.
    func offset(of patches: AnswerPatches) -> Int? {
      lists.first { $0.patches == patches.patches }?.offset
    }

    mutating func remember(_ patches: AnswerPatches, at offset: Int) {
      if lists.count < Self.listsMax { lists.append((patches.patches, offset)) }
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

  /// Takes note of a change: when its turn is durable, what was derived from the record is not good
  /// any more.
  mutating func note(_ key: RecordKey, _ record: Record?, in turn: TurnNumber) {
    var places: [ChangeStamps.Place] = []
    stamps.forEachPlace(of: key, record) { places.append($0) }
    for place in places { upcoming.append((turn, place)) }
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
    for index in filled.indices { filled[index] = 0 }
    stamps = ChangeStamps(byteHash: byteHash)
  }

  /// Keeps an answer for whoever asks the same; one that is prepared, for when it counts.
  mutating func keep(
    _ answer: ReadyAnswer,
    to question: PlainQuestion,
    in line: Span<UInt8>,
    isPrepared: Bool = false
  ) {
    let hash = hash(of: question, in: line)
    if !isPrepared, let old = place(of: question, in: line, hash) { table.remove(old, for: hash) }
    guard answer.text.count <= Self.entryBytesMax else { return }
    let whole = AnswerPatches(moment: answer.moment)
    let size = Header.size(question, whole, textCount: answer.text.count)
    guard size <= Self.entryBytesMax else { return }
    // With room for all of it; what it takes may be less.
    if current < 0 || filled[current] + size > Self.blockBytes { beginBlock() }
    let offset = filled[current]
    let likeness = likeness(of: answer)
    let header: Header
    let shared = Header.SharedParts(
      patchesOffset: likeness.flatMap { $0.model.offset(of: $0.patches) },
      textOffset: likeness?.model.offset
    )
    if let (model, patches) = likeness,
      Header.size(question, patches, textCount: model.text.count, shared: shared) < size
    {
      header = Header(
        answer,
        to: question,
        hash: hash,
        patches: patches,
        at: offset,
        shared: shared,
        textCount: model.text.count
      )
      write(header, question, line, patches, [], at: offset)
      if shared.patchesOffset == nil {
        models[0].remember(patches, at: Int(header.patchesOffset))
      }
    } else {
      header = Header(
        answer,
        to: question,
        hash: hash,
        patches: whole,
        at: offset,
        shared: Header.SharedParts(),
        textCount: answer.text.count
      )
      write(header, question, line, whole, answer.text, at: offset)
      if models.count < Self.modelsMax && likeness == nil {
        models.append(Model(answer, offset: Int(header.textOffset)))
      }
    }
    filled[current] += Int(header.size)
    let place = UInt32((current * Self.blockBytes + offset) / Header.unit)
    if isPrepared {
      prepared.insert(place, for: hash, size: Int(header.size))
    } else {
      table.insert(place, for: hash)
    }
  }

  /// A model of the answer's form, and what is different.
  private mutating func likeness(of answer: ReadyAnswer) -> (model: Model, patches: AnswerPatches)?
  {
    for index in models.indices {
      guard let patches = models[index].patches(to: answer) else { continue }
      models.swapAt(0, index)
      return (models[0], patches)
    }
    return nil
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
    let hasOwnPatches = Int(header.patchesOffset) >= offset
    for patch in patches.patches where hasOwnPatches {
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
      let place = UInt32((current * Self.blockBytes + offset) / Header.unit)
      table.remove(place, for: header.hash)
      prepared.remove(place, for: header.hash)
      offset += Int(header.size)
    }
    filled[current] = 0
    prepared.skip(block: current)
  }

  func entry(at place: UInt32) -> UnsafeMutableRawPointer {
    let offset = Int(place) * Header.unit
    return unsafe blocks[offset / Self.blockBytes] + offset % Self.blockBytes
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
}
