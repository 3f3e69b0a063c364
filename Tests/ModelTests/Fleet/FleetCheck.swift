/// What the simulation of several services checks.
enum FleetCheck: String {
  /// Every turn was decided at the newest position, under the lock of each log that it changes.
  case oneWriter = "one writer at a time"
  /// The replies and events of a log are those of the reference implementation, in its order.
  case order = "one order of all writes"
  /// A reply shows a state between the request and the reply.
  case freshness = "no stale answer"
  /// No success without a commit, and no failure with one.
  case outcome = "a reply says what became of its request"
  /// A request fails only if the store refused something, or was not reached.
  case needlessFailure = "no failure without a fault"
  case answered = "every request is answered"
  /// Each event reaches each reader once, in order, and not before its commit.
  case feed = "each event once, in order"
  case time = "the store's clock"
  /// What ends by the store's clock is emitted once, and not too early.
  case ends = "each end once"
  /// Without a restored backup, no service finds that its store has lost something.
  case continuity = "no history is lost"
  case erasure = "no trace of an erased id"
}

struct FleetFinding: CustomStringConvertible {
  let check: FleetCheck
  let words: String

  var description: String { "\(check.rawValue): \(words)" }
}
