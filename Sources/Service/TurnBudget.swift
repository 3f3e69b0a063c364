/// What one turn of the loop has done, and whether that is enough: all others wait as long.
///
/// Work is counted in steps, of which the loop does about three in a microsecond. Background work
/// has its own steps in each turn, as many as the lines have.
struct TurnBudget {
  /// How many requests one turn decides, but for one line that has more of them.
  static let decisionsMax = 32
  /// Some five milliseconds' work.
  static let stepsMax = 16_384
  /// How many steps a look at the store for one record takes as long as.
  static let stepsPerLoad = 32
  /// How many steps it takes as long as to read an event.
  private static let stepsPerEvent = 8
  /// How many bytes of a result take as long as one step, to write and to send them.
  private static let resultBytesPerStep = 32
  /// The same of a result that is only put into its line.
  private static let copiedBytesPerStep = 128

  private var decisionsLeft = decisionsMax
  private var steps = 0
  private var backgroundSteps = 0

  /// Whether others had better have their turn first.
  var isSpent: Bool { decisionsLeft <= 0 || hasWorkedEnough }

  var hasWorkedEnough: Bool { steps >= Self.stepsMax }

  var hasTimeForBackground: Bool { backgroundSteps < Self.stepsMax }

  mutating func count(decisions: Int = 1) { decisionsLeft -= decisions }

  mutating func spend(_ steps: Int) { self.steps += steps }

  mutating func spend(loads: Int) { steps += loads * Self.stepsPerLoad }

  mutating func spend(readEvents: Int) { steps += readEvents * Self.stepsPerEvent }

  mutating func spend(resultBytes: Int) { steps += resultBytes / Self.resultBytesPerStep }

  mutating func spend(copiedBytes: Int) { steps += copiedBytes / Self.copiedBytesPerStep }

  /// From here on `spend` counts for background work; returns what `endBackground` needs.
  mutating func beginBackground() -> Int {
    count()
    return steps
  }

  mutating func endBackground(_ begun: Int) {
    backgroundSteps += steps - begun
    steps = begun
  }
}
