import LineProtocol

/// What to put in the place of some stretches of a text to get an answer out of it.
struct AnswerPatches {
  /// In the order of their places.
  private(set) var patches: [Patch] = []
  /// What the patches put there, as it is kept, one behind the other; the same bytes only once.
  private(set) var literals: [UInt8] = []
  /// The shapes of what is kept as digits, one behind the other; the same ones only once.
  private(set) var shapes: [UInt8] = []

  /// Of the patches themselves, and their shapes.
  var byteCount: Int { patches.count * MemoryLayout<Patch>.stride + shapes.count }

  struct Patch: Equatable {
    /// The stretch of the text.
    var start: UInt16
    var end: UInt16
    /// Where what is put there stands among the literals.
    var literal: UInt16
    /// How many bytes are put there; `momentCount` stands for the moment at which was asked.
    var count: UInt16
    /// Where its shape stands, if it has one.
    var shape: UInt16 = 0
    var kind = KeptText.Kind.asItIs

    static let momentCount = UInt16.max

    var showsMoment: Bool { count == Self.momentCount }

    /// Among the literals.
    var kept: Range<Int> {
      let count = showsMoment ? 0 : kind.keptCount(of: Int(count))
      return Int(literal)..<Int(literal) + count
    }

    /// Among the shapes.
    var shapeRange: Range<Int> {
      Int(shape)..<Int(shape) + (kind == .asItIs ? 0 : Int(count))
    }
  }

  /// Whether they make the same of a text, but for what they put there.
  func isOfForm(_ patches: [Patch], _ shapes: [UInt8]) -> Bool {
    self.patches == patches && self.shapes == shapes
  }

  /// A text that is the answer itself, but for the moment at `moment`.
  init(moment: Int?) {
    if let moment { putMoment(at: moment) }
  }

  /// From the text of one answer to another; nil where that is of another form.
  ///
  /// Both show the moment at the same value, or neither does. The answer is not taken apart: what
  /// is the same in both is only compared.
  init?(from text: [UInt8], _ frame: AnswerFrame, moment: Int?, to answer: [UInt8]) {
    // How much further a byte stands in the answer, and up to where in the text both are the same.
    var shift = 0
    var same = ByteComparison.sameCount(text.span, from: 0, answer.span, from: 0)
    for place in frame.values {
      guard place.lowerBound <= same else { return nil }
      if let moment, place.contains(moment) { putMoment(at: moment) }
      if Self.hasSameValue(answer, endingAt: place.upperBound + shift, place, same) { continue }
      let index = place.lowerBound + shift
      guard let end = AnswerFrame.endOfValue(in: answer, from: index) else { return nil }
      // The quotes of two strings are the same.
      let quote =
        answer[index] == UInt8(ascii: "\"") && text[place.lowerBound] == answer[index] ? 1 : 0
      // As much as most answers differ by.
      if literals.isEmpty {
        patches.reserveCapacity(8)
        literals.reserveCapacity(96)
      }
      put(
        answer.span.extracting(index + quote..<end - quote),
        at: place.lowerBound + quote..<place.upperBound - quote
      )
      shift = end - place.upperBound
      same =
        place.upperBound
        + ByteComparison.sameCount(text.span, from: place.upperBound, answer.span, from: end)
    }
    guard same == text.count, answer.count == text.count + shift else { return nil }
  }

  /// First the patches that move what is behind them; then the others, which are put over the text
  /// where they belong after that.
  var inOrderOfWriting: (moving: [Patch], covering: [Patch]) {
    var (moving, covering): ([Patch], [Patch]) = ([], [])
    // How far is not known behind the moment: it is written when somebody asks.
    var shift: Int? = 0
    for var patch in patches {
      let moved = Int(patch.count) - Int(patch.end - patch.start)
      if let known = shift, !patch.showsMoment, moved == 0 {
        patch.start = UInt16(Int(patch.start) + known)
        patch.end = UInt16(Int(patch.end) + known)
        covering.append(patch)
      } else {
        moving.append(patch)
        shift = patch.showsMoment ? nil : shift.map { $0 + moved }
      }
    }
    return (moving, covering)
  }

  /// Whether it ends where the text's does, and not in the middle of a longer one.
  private static func hasSameValue(
    _ answer: [UInt8],
    endingAt end: Int,
    _ place: Range<Int>,
    _ same: Int
  ) -> Bool {
    // What follows a value in the text is punctuation.
    if place.upperBound < same { return true }
    guard place.upperBound == same else { return false }
    return end == answer.count || AnswerFrame.isPunctuation(answer[end])
  }

  private mutating func putMoment(at place: Int) {
    patches.append(
      Patch(start: UInt16(place), end: UInt16(place), literal: 0, count: Patch.momentCount)
    )
  }

  private mutating func put(_ text: Span<UInt8>, at place: Range<Int>) {
    let kind = KeptText.Kind(of: text)
    var patch = Patch(
      start: UInt16(place.lowerBound),
      end: UInt16(place.upperBound),
      literal: UInt16(literals.count),
      count: UInt16(text.count),
      kind: kind
    )
    if kind == .asItIs {
      literals.append(copying: text)
    } else {
      patch.shape = UInt16(shapes.count)
      kind.pack(text, &literals, &shapes)
      let range = patch.shapeRange
      if let same = patches.first(where: { isSame(range, $0.shapeRange, in: shapes) }) {
        patch.shape = same.shape
        shapes.removeLast(range.count)
      }
    }
    let range = patch.kept
    if let same = patches.first(where: { isSame(range, $0.kept, in: literals) }) {
      patch.literal = same.literal
      literals.removeLast(range.count)
    }
    patches.append(patch)
  }

  private func isSame(_ one: Range<Int>, _ other: Range<Int>, in bytes: [UInt8]) -> Bool {
    one.count == other.count
      && ByteComparison.isSame(bytes.span, from: one.lowerBound, bytes.span, other)
  }
}
