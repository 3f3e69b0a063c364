/// The only connection that was heard in the last turn, of which more may have come since.
///
/// A client that asks one thing after the other, on the loop's own processor, runs as soon as it is
/// answered, and has mostly asked the next when the loop goes on: it is read from without the
/// kernel being asked who has sent something. Others are looked for now and then, and where nothing
/// had come it is not tried again for a while.
struct SoleActiveConnection {
  private var speaker: ConnectionID?
  /// For how many more turns nobody else is looked for.
  private var turnsLeft = turnsMax
  /// For how many more turns it is not tried.
  private var restLeft = 0

  private static var turnsMax: Int { 16 }
  private static var rest: Int { 256 }

  /// Whom to read from instead of waiting.
  mutating func next() -> ConnectionID? {
    guard let speaker else { return nil }
    self.speaker = nil
    if restLeft > 0 {
      restLeft -= 1
      return nil
    }
    guard turnsLeft > 0 else {
      turnsLeft = Self.turnsMax
      return nil
    }
    turnsLeft -= 1
    return speaker
  }

  /// Who was heard in a turn, where that was one alone, and all of it was answered at once.
  mutating func note(_ speaker: ConnectionID) {
    self.speaker = speaker
  }

  /// Nothing had come from whom it was expected.
  mutating func noteSilence() {
    speaker = nil
    restLeft = Self.rest
  }
}
