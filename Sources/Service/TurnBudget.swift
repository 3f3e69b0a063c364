/// Limits the work of one turn of the event loop, and so the latency of all other requests.
///
/// Work is counted in steps, about three per microsecond. Background work has its own budget in
/// each turn, of the same size.
struct TurnBudget {
  /// Requests decided per turn; one batch may exceed it.
  static let decisionsMax = 32
  /// About five milliseconds of work.
  static let stepsMax = 16_384
  /// The cost of loading one record from the store, in steps.
  static let stepsPerLoad = 32
  /// The cost of reading an event, in steps.
  private static let stepsPerEvent = 8
  /// Bytes of a result that cost one step to write and send.
  private static let resultBytesPerStep = 32
  /// Bytes of a result that cost one step to copy into its line.
  private static let copiedBytesPerStep = 128

  private var decisionsLeft = decisionsMax
  private var steps = 0
  private var backgroundSteps = 0

  /// Whether the turn should end so that other connections get theirs.
  var isSpent: Bool { decisionsLeft <= 0 || hasWorkedEnough }

  var hasWorkedEnough: Bool { steps >= Self.stepsMax }

  var hasTimeForBackground: Bool { backgroundSteps < Self.stepsMax }

  mutating func count(decisions: Int = 1) { decisionsLeft -= decisions }

  mutating func spend(_ steps: Int) { self.steps += steps }

  mutating func spend(loads: Int) { steps += loads * Self.stepsPerLoad }

  mutating func spend(readEvents: Int) { steps += readEvents * Self.stepsPerEvent }

  mutating func spend(resultBytes: Int) { steps += resultBytes / Self.resultBytesPerStep }

  mutating func spend(copiedBytes: Int) { steps += copiedBytes / Self.copiedBytesPerStep }

  /// Charges work to the background budget from here on; returns what `endBackground` needs.
  mutating func beginBackground() -> Int {
    count()
    return steps
  }

  mutating func endBackground(_ begun: Int) {
    backgroundSteps += steps - begun
    steps = begun
  }
}
