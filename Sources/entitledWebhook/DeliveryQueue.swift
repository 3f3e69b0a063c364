/// Queue of the events for one URL: which may be posted now, and up to where all are delivered.
///
/// Events of one customer are posted one at a time, in the order of the feed. A failed event delays
/// only later events of its own customers. The queue is a value without a clock: the caller passes
/// the time, in milliseconds.
struct DeliveryQueue: Sendable {
  /// Maximum number of undelivered events in the queue.
  static let entriesMax = 1000
  /// Maximum number of events that are read after the oldest undelivered one.
  ///
  /// After a restart, the events in this range are delivered again.
  static let aheadMax = 100_000

  struct Entry: Equatable, Sendable {
    var cursor: Int64
    var id: String
    /// The customers and users that the event concerns.
    var customers: [String]
    /// Whether the event waits for all earlier ones and delays all later ones.
    ///
    /// Such an event changes which users belong to which customer.
    var isBarrier = false
    var attempts = 0
    /// The number of the event's posts that the server has accepted.
    fileprivate(set) var postsAccepted = 0
    /// The number of attempts that reached the server and failed.
    fileprivate var failures = 0
    fileprivate var notBefore = Int64.min
    /// How many events were read until this one.
    fileprivate var place = 0
    fileprivate var isUnderway = false

    init(cursor: Int64, id: String, customers: [String], isBarrier: Bool = false) {
      self.cursor = cursor
      self.id = id
      self.customers = customers
      self.isBarrier = isBarrier
    }
  }

  /// What the caller can do now.
  enum Step: Equatable {
    case deliver(Entry)
    /// The next retry is due at this time.
    case later(Int64)
    case nothing
  }

  private let backoff: Backoff
  /// Attempts after which an event is left for a later run; nil for no limit.
  private let attemptsMax: Int?
  /// Sorted by cursor.
  private var entries: [Entry] = []
  /// Cursor up to which all events were added or skipped.
  private(set) var readTo: Int64
  private var readCount = 0
  /// Until when the server wants no posts.
  private var quietUntil = Int64.min
  /// Number of consecutive failures of the URL itself.
  private var absences = 0
  private var absentUntil = Int64.min

  init(after cursor: Int64, backoff: Backoff = Backoff(), attemptsMax: Int? = nil) {
    readTo = cursor
    self.backoff = backoff
    self.attemptsMax = attemptsMax
  }

  /// Cursor up to which all events are delivered.
  var deliveredTo: Int64 { entries.first.map { $0.cursor - 1 } ?? readTo }

  var undeliveredCount: Int { entries.count }

  func isUnderway(_ cursor: Int64) -> Bool {
    index(of: cursor).map { entries[$0].isUnderway } ?? false
  }

  var isUnderway: Bool { entries.contains { $0.isUnderway } }

  var hasRoom: Bool {
    guard let oldest = entries.first else { return true }
    return entries.count < Self.entriesMax && readCount - oldest.place < Self.aheadMax
  }

  /// Appends the next event; ignores an event that was added before.
  mutating func add(_ entry: Entry) {
    guard entry.cursor > readTo else { return }
    skip(to: entry.cursor)
    entries.append(entry)
    entries[entries.endIndex - 1].place = readCount
  }

  /// Skips an event that is not posted, or cursors without events.
  mutating func skip(to cursor: Int64) {
    guard cursor > readTo else { return }
    readTo = cursor
    readCount += 1
  }

  /// Drops the events up to a cursor, which were delivered otherwise.
  mutating func drop(through cursor: Int64) {
    entries.removeAll { $0.cursor <= cursor }
    skip(to: cursor)
  }

  /// Returns the oldest event that may be posted now, and marks it as under way.
  mutating func next(at now: Int64) -> Step {
    if let attemptsMax, absences >= attemptsMax { return .nothing }
    // An unreachable URL is tried with a single event, not with all that wait.
    if absences > 0 {
      if isUnderway { return .nothing }
      if now < absentUntil { return entries.isEmpty ? .nothing : .later(absentUntil) }
    }
    var held: Set<String> = []
    var soonest: Int64?
    for index in entries.indices {
      let entry = entries[index]
      let isFree =
        entry.isBarrier ? index == 0 : !entry.customers.contains(where: held.contains)
      if isFree, !entry.isUnderway, !isGivenUp(entry) {
        let due = max(entry.notBefore, quietUntil)
        if due <= now {
          entries[index].isUnderway = true
          entries[index].attempts += 1
          return .deliver(entries[index])
        }
        soonest = min(soonest ?? .max, due)
      }
      if entry.isBarrier { break }
      held.formUnion(entry.customers)
    }
    return soonest.map { .later($0) } ?? .nothing
  }

  /// Removes an event that the server accepted.
  mutating func deliver(_ cursor: Int64) {
    absences = 0
    pass(cursor)
  }

  /// Removes an event that turned out to have nothing to post.
  mutating func pass(_ cursor: Int64) {
    if let index = index(of: cursor) { entries.remove(at: index) }
  }

  /// Records a failed attempt; returns the pause before the retry.
  mutating func fail(
    _ cursor: Int64,
    _ failure: Verdict.Failure,
    postsAccepted: Int = 0,
    at now: Int64,
    jitter: Double
  ) -> Int64 {
    absences = failure.isOfAddress ? absences + 1 : 0
    if let asked = failure.asked { quietUntil = max(quietUntil, now + asked) }
    guard let index = index(of: cursor) else { return 0 }
    entries[index].isUnderway = false
    entries[index].postsAccepted = postsAccepted
    if !failure.isOfAddress { entries[index].failures += 1 }
    let count = failure.isOfAddress ? absences : entries[index].failures
    let pause = max(backoff.pause(after: count, jitter: jitter), failure.asked ?? 0)
    if failure.isOfAddress {
      absentUntil = now + pause
    } else {
      entries[index].notBefore = now + pause
    }
    return pause
  }

  /// Takes back an attempt that was not made.
  mutating func release(_ cursor: Int64) {
    guard let index = index(of: cursor) else { return }
    entries[index].isUnderway = false
    entries[index].attempts -= 1
  }

  /// Makes all waiting events due now.
  mutating func retryNow() {
    (absentUntil, quietUntil) = (.min, .min)
    for index in entries.indices { entries[index].notBefore = .min }
  }

  private func isGivenUp(_ entry: Entry) -> Bool {
    attemptsMax.map { entry.failures >= $0 } ?? false
  }

  private func index(of cursor: Int64) -> Int? {
    entries.firstIndex { $0.cursor == cursor }
  }
}
