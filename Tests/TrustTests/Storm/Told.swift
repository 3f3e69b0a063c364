import Synchronization

/// What the clients of one round sent, and all that they were told.
final class Emitted: Sendable {
  struct Words: Sendable {
    /// How many requests each writer sent, and how many of them were acknowledged.
    var sent: [Life: Int] = [:]
    var acknowledged: [Life: Int] = [:]
    /// What the writers of farewells sent, and were told.
    var farewells: [Farewell: FarewellWriter.Words] = [:]
    /// The digests of events, by cursor.
    var events: [Int: Int] = [:]
    /// The greatest numbers that `project.describe` told.
    var counts: [String: Int] = [:]
    /// How far the life of a device had come, by what an answer of `checkEntitlements` said.
    var devices: [String: Int] = [:]
    /// The greatest value of a person's property: the device that set it.
    var properties: [String: Int] = [:]
    /// Up to where the feed's consumer asked to be done, and up to where it was told that it is.
    var consumerSent = 0
    var consumerDone = 0
    /// How many answers readers had.
    var reads = 0
    /// What no client should ever hear.
    var problems: [String] = []
  }

  private let words = Mutex(Words())

  var all: Words { words.withLock { $0 } }

  func add<Result: Sendable>(_ change: (inout Words) -> Result) -> Result {
    words.withLock { change(&$0) }
  }
}
