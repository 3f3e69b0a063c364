/// The failed attempts of a pipeline, as far as a report shows them.
struct DeliveryFailures: Equatable, Sendable {
  /// The latest failure of each event that waits for another attempt, by cursor.
  private var waiting: [Int64: DeliveryReport.Failure] = [:]
  private var latest: DeliveryReport.Failure?

  /// The failure of the oldest event that waits, or else the latest failure.
  var shown: DeliveryReport.Failure? {
    if let oldest = waiting.values.min(by: { $0.cursor < $1.cursor }) { return oldest }
    var over = latest
    over?.nextAttemptAt = nil
    return over
  }

  mutating func add(_ failure: DeliveryReport.Failure) {
    waiting[failure.cursor] = failure
    latest = failure
  }

  /// Forgets an event that waits no more.
  mutating func resolve(_ cursor: Int64) {
    waiting[cursor] = nil
  }

  mutating func drop(through cursor: Int64) {
    waiting = waiting.filter { $0.key > cursor }
  }
}
