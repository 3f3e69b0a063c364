import IdentityCore
import Storage

/// The waits and subscriptions: it sends them events as those become durable.
final class Feed {
  let reader: EventReader
  let replies: ReplyQueue
  private(set) var waits: [EventWait] = []
  private(set) var subscriptions: [Subscription] = []
  /// Events that became durable since subscribers were notified last.
  private(set) var fresh: [StoredEvent] = []
  /// The earliest deadline of the waits.
  private(set) var nextDeadline: Duration?
  /// Whether some waits are unsure, or have an answer that is not durable.
  private(set) var hasRestlessWaits = false
  /// Whether a read of the store is due.
  private(set) var hasWork = false
  /// How many more reads of the store this turn allows, for waits and for subscriptions.
  var waitReadsLeft = 0
  var subscriptionReadsLeft = 0
  /// How much this turn still sends to subscribers, in bytes.
  var bytesLeft = 0
  /// The time since the start, by a monotonic clock.
  private(set) var uptime: Duration = .zero
  /// Whether the daemon stops: waits are answered at once.
  var isDraining = false

  /// Each read is bounded, so that none holds up the loop for long.
  static let readsPerTurn = 32
  static let eventsPerRead = 32
  static let bytesPerTurn = 4 << 20
  /// What sending to a connection takes besides its bytes.
  static let bytesPerSend = 4096
  /// How many events one read scans.
  static let scanMax = 2000
  /// So many events at once are not matched one by one: waits and subscriptions that they may
  /// concern read the store page by page.
  static let burstMin = 512
  /// How many events one read sends to a subscriber.
  static let pageMax = 128

  init(_ reader: EventReader, _ replies: ReplyQueue) {
    (self.reader, self.replies) = (reader, replies)
  }

  func beginTurn(uptime: Duration) {
    self.uptime = uptime
    waitReadsLeft = Self.readsPerTurn
    subscriptionReadsLeft = Self.readsPerTurn
    bytesLeft = Self.bytesPerTurn
  }

  var isInUse: Bool { !waits.isEmpty || !subscriptions.isEmpty }

  /// The projects with waits and subscriptions.
  var projects: Set<ProjectNumber> {
    Set(waits.map(\.project)).union(subscriptions.map(\.project.number))
  }

  func add(_ wait: EventWait) {
    waits.append(wait)
    if wait.isUnsure { hasRestlessWaits = true }
    nextDeadline = min(nextDeadline ?? wait.deadline, wait.deadline)
  }

  func add(_ subscription: Subscription) {
    subscriptions.append(subscription)
  }

  /// Handles events that became durable.
  func record(_ events: [StoredEvent]) {
    guard !events.isEmpty else { return }
    // Between own events, another daemon may have emitted some: only the store shows them in order.
    guard events.count < Self.burstMin, reader.decider.shared == nil else {
      return recordBurst(of: Set(events.map(\.project)))
    }
    if !subscriptions.isEmpty { fresh += events }
    for wait in waits where wait.isWoken(by: events) {
      wait.state = .unsure
      hasRestlessWaits = true
    }
  }

  /// Handles very many events of some projects that became durable.
  func recordBurst(of projects: Set<ProjectNumber>) {
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

  func takeFresh() -> [StoredEvent] {
    let taken = fresh
    fresh.removeAll(keepingCapacity: true)
    return taken
  }

  /// Removes those that are over; those that found no reads left come first in the next turn.
  func removeFinished() {
    waits.removeAll { if case .over = $0.state { true } else { false } }
    subscriptions.removeAll { $0.state == .over }
    if waitReadsLeft == 0 { waits.rotate { $0.isUnsure } }
    if subscriptionReadsLeft <= 0 || bytesLeft <= 0 {
      subscriptions.rotate { $0.state == .behind }
    }
    lookForWork()
  }

  /// Finds out what the waits and subscriptions want.
  func lookForWork() {
    nextDeadline = nil
    hasRestlessWaits = false
    hasWork = subscriptions.contains { $0.wantsRead }
    for wait in waits {
      switch wait.state {
      case .watching, .over: break
      case .unsure:
        hasRestlessWaits = true
        if wait.wantsRead { hasWork = true }
      case .ready:
        hasRestlessWaits = true
        // It has its answer, so its deadline does not count.
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
