/// What to put in the place of some stretches of a text to get an answer out of it.
struct AnswerPatches {
  /// In the order of their places.
  private(set) var patches: [Patch] = []
  /// What the patches put there, one behind the other; the same bytes only once.
  private(set) var literals: [UInt8] = []

  struct Patch {
    /// The stretch of the text.
    var start: UInt16
    var end: UInt16
    /// The stretch of the literals; `momentCount` bytes stand for the moment at which was asked.
    var literal: UInt16
    var literalCount: UInt16

    static let momentCount = UInt16.max

    var showsMoment: Bool { literalCount == Self.momentCount }
  }

  /// A text that is the answer itself, but for the moment at `moment`.
  init(moment: Int?) {
    if let moment { putMoment(at: moment) }
  }

  /// From the text of one answer to another of the same form; both show the moment at the same
  /// value, or neither does.
  init(
    from text: [UInt8],
    _ frame: AnswerFrame,
    moment: Int?,
    to answer: [UInt8],
    _ answerFrame: AnswerFrame
  ) {
    for (place, value) in zip(frame.values, answerFrame.values) {
      if let moment, place.contains(moment) { putMoment(at: moment) }
      let literal = answer[value]
      guard text[place] != literal else { continue }
      patches.append(
        Patch(
          start: UInt16(place.lowerBound),
          end: UInt16(place.upperBound),
          literal: UInt16(position(of: literal)),
          literalCount: UInt16(literal.count)
        )
      )
    }
  }

  private mutating func putMoment(at place: Int) {
    patches.append(
      Patch(
        start: UInt16(place),
        end: UInt16(place),
        literal: 0,
        literalCount: Patch.momentCount
      )
    )
  }

  private mutating func position(of literal: ArraySlice<UInt8>) -> Int {
    for patch in patches where patch.literalCount == literal.count {
      let start = Int(patch.literal)
      if literals[start..<start + literal.count] == literal { return start }
    }
    literals += literal
    return literals.count - literal.count
  }
}
