import Synchronization

/// The requests that a round's clients sent, and the replies and events they received.
final class Emitted: Sendable {
  struct Words: Sendable {
    /// Number of requests that each writer sent, and that were acknowledged.
    var sent: [DeviceScenario: Int] = [:]
    var acknowledged: [DeviceScenario: Int] = [:]
    /// The requests and results of deletion writers.
    var deletions: [DeletionScenario: DeletionWriter.Words] = [:]
    /// The digests of events, by cursor.
    var events: [Int: Int] = [:]
    /// The greatest counts that `project.describe` returned.
    var counts: [String: Int] = [:]
    /// Each device's progress, from replies to `checkEntitlements`.
    var devices: [String: Int] = [:]
    /// The greatest value of a person's property: the device that set it.
    var properties: [String: Int] = [:]
    /// The greatest cursor that the consumer sent, and that the daemon acknowledged.
    var consumerSent = 0
    var consumerDone = 0
    /// Number of replies to readers.
    var reads = 0
    /// Replies that no client should receive.
    var problems: [String] = []
  }

  private let words = Mutex(Words())

  var all: Words { words.withLock { $0 } }

  func add<Result: Sendable>(_ change: (inout Words) -> Result) -> Result {
    words.withLock { change(&$0) }
  }
}
