import IdentityCore
import Storage

/// Who waits for events, and who is told of them.
struct Feed {
  private(set) var waits: [EventWait] = []
  private(set) var subscriptions: [Subscription] = []
  /// What has become durable since subscribers were told last.
  private(set) var fresh: [StoredEvent] = []
  /// When the first of those who wait has waited long enough.
  private(set) var nextDeadline: Duration?
  /// Whether some of those who wait are not at rest: unsure, or with an answer to come.
  private(set) var hasRestlessWaits = false
  /// Whether a look at the store is due.
  private(set) var hasWork = false
  /// How many more looks at the store this turn takes, for either.
  var waitLooksLeft = 0
  var subscriptionLooksLeft = 0

  /// Each looks at a bounded stretch, so that nobody holds up the loop for long.
  static let looksPerTurn = 32
  static let bytesPerLook = 1 << 14
  /// How many events one look goes through.
  static let scanMax = 2000
  /// So many events at once are not looked through for everybody: who may be concerned asks the
  /// store for a page at a time.
  static let burstMin = 512
  /// How many events one look brings to a subscriber.
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

  /// Takes in what has become durable.
  mutating func note(_ events: [StoredEvent]) {
    guard !events.isEmpty else { return }
    guard events.count < Self.burstMin else { return noteBurst(of: Set(events.map(\.project))) }
    if !subscriptions.isEmpty { fresh += events }
    for wait in waits where wait.isWoken(by: events) {
      wait.state = .unsure
      hasRestlessWaits = true
    }
  }

  /// Takes in that many events of these projects have become durable.
  private mutating func noteBurst(of projects: Set<ProjectNumber>) {
    for wait in waits where projects.contains(wait.project) {
      guard case .watching = wait.state else { continue }
      wait.state = .unsure
      hasRestlessWaits = true
    }
    for subscription in subscriptions where projects.contains(subscription.project.number) {
      if subscription.state == .live { subscription.state = .behind }
      // It is not too slow: the events came all at once.
      subscription.hadCaughtUp = false
      hasWork = true
    }
  }

  mutating func takeFresh() -> [StoredEvent] {
    let taken = fresh
    fresh.removeAll(keepingCapacity: true)
    return taken
  }

  /// Forgets those that are over; whoever was not served for want of looks is first another time.
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
        // Its time does not count any more: the answer is there.
        continue
      }
      nextDeadline = min(nextDeadline ?? wait.deadline, wait.deadline)
    }
  }
}

extension Array {
  /// Puts the first for which that is so to the front, and those before it to the end.
  fileprivate mutating func rotate(_ isFirst: (Element) -> Bool) {
    guard let first = firstIndex(where: isFirst), first > 0 else { return }
    self = Array(self[first...] + self[..<first])
  }
}
