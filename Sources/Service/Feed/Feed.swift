import IdentityCore
import Storage

/// The requests that wait for events, and the subscriptions.
struct Feed {
  private(set) var waits: [EventWait] = []
  private(set) var subscriptions: [Subscription] = []
  /// Durable events that were not sent to subscribers yet.
  private(set) var fresh: [StoredEvent] = []
  /// The earliest deadline of a wait.
  private(set) var nextDeadline: Duration?
  /// Whether some waits must query the store or have an answer pending.
  private(set) var hasRestlessWaits = false
  /// Whether a query to the store is due.
  private(set) var hasWork = false
  /// The store queries that are left in this turn, for waits and for subscriptions.
  var waitLooksLeft = 0
  var subscriptionLooksLeft = 0

  /// Each query is bounded, so that none holds up the loop for long.
  static let looksPerTurn = 32
  static let bytesPerLook = 1 << 14
  /// How many events one query examines.
  static let scanMax = 2000
  /// From this many events at once, the service does not match them against each reader.
  ///
  /// Each reader that they may concern queries the store instead, a page at a time.
  static let burstMin = 512
  /// How many events one query returns to a subscriber.
  static let pageMax = 128

  mutating func beginTurn() {
    waitLooksLeft = Self.looksPerTurn
    subscriptionLooksLeft = Self.looksPerTurn
  }

  mutating func add(_ wait: EventWait) {
    waits.append(wait)
    if wait.isUnsure { hasRestlessWaits = true }
    nextDeadline = min(nextDeadline ?? wait.deadline, wait.deadline)
  }

  mutating func add(_ subscription: Subscription) {
    subscriptions.append(subscription)
  }

  /// Takes in newly durable events.
  mutating func note(_ events: [StoredEvent]) {
    guard !events.isEmpty else { return }
    guard events.count < Self.burstMin else { return noteBurst(of: Set(events.map(\.project))) }
    if !subscriptions.isEmpty { fresh += events }
    for wait in waits where wait.isWoken(by: events) {
      wait.state = .unsure
      hasRestlessWaits = true
    }
  }

  /// Takes in that many events of these projects have become durable at once.
  private mutating func noteBurst(of projects: Set<ProjectNumber>) {
    for wait in waits where projects.contains(wait.project) {
      guard case .watching = wait.state else { continue }
      wait.state = .unsure
      hasRestlessWaits = true
    }
    for subscription in subscriptions where projects.contains(subscription.project.number) {
      if subscription.state == .live { subscription.state = .behind }
      // The subscriber is not too slow: the events came all at once.
      subscription.hadCaughtUp = false
      hasWork = true
    }
  }

  mutating func takeFresh() -> [StoredEvent] {
    let taken = fresh
    fresh.removeAll(keepingCapacity: true)
    return taken
  }

  /// Removes what has ended, and rotates the lists.
  ///
  /// A reader that got no query in this turn comes first in the next.
  mutating func sweep() {
    waits.removeAll { if case .over = $0.state { true } else { false } }
    subscriptions.removeAll { $0.state == .over }
    if waitLooksLeft == 0 { waits.rotate { $0.isUnsure } }
    if subscriptionLooksLeft <= 0 { subscriptions.rotate { $0.state == .behind } }
    nextDeadline = nil
    hasRestlessWaits = false
    hasWork = subscriptions.contains { $0.state == .behind }
    for wait in waits {
      switch wait.state {
      case .watching, .over: break
      case .unsure: (hasRestlessWaits, hasWork) = (true, true)
      case .ready:
        hasRestlessWaits = true
        // The deadline no longer counts: the answer is known.
        continue
      }
      nextDeadline = min(nextDeadline ?? wait.deadline, wait.deadline)
    }
  }
}

extension Array {
  /// Moves the first match to the front, and the elements before it to the end.
  fileprivate mutating func rotate(_ isFirst: (Element) -> Bool) {
    guard let first = firstIndex(where: isFirst), first > 0 else { return }
    self = Array(self[first...] + self[..<first])
  }
}
