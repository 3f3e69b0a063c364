/// Events on their way to one address: which may be posted now, and how far all are delivered.
///
/// Of each customer they go one after the other, in the order of the feed; what fails holds up
/// those of its own customers alone. It is a value without a clock: whoever has it says what time
/// it is, in milliseconds.
struct DeliveryQueue: Sendable {
  /// How many may be here undelivered.
  static let entriesMax = 1000
  /// How far the newest may be ahead of the oldest undelivered one: after a restart what lies
  /// between is delivered again.
  static let aheadMax: Int64 = 100_000

  struct Entry: Equatable, Sendable {
    var cursor: Int64
    var id: String
    /// The customers whom it is about.
    var customers: [String]
    /// It changes who is which customer, so it waits for all before it, and all after it wait.
    var isBarrier = false
    var attempts = 0
    fileprivate var notBefore = Int64.min
    fileprivate var isUnderway = false

    init(cursor: Int64, id: String, customers: [String], isBarrier: Bool = false) {
      self.cursor = cursor
      self.id = id
      self.customers = customers
      self.isBarrier = isBarrier
    }
  }

  /// What can be done now.
  enum Step: Equatable {
    case deliver(Entry)
    /// Something waits until then.
    case later(Int64)
    case nothing
  }

  private let backoff: Backoff
  /// After so many attempts an event is left for another time; nil for never.
  private let attemptsMax: Int?
  /// In the order of their cursors.
  private var entries: [Entry] = []
  /// Everything up to there was taken in.
  private(set) var readTo: Int64
  /// How often in a row the address was not there.
  private var absences = 0
  private var absentUntil = Int64.min

  init(after cursor: Int64, backoff: Backoff = Backoff(), attemptsMax: Int? = nil) {
    readTo = cursor
    self.backoff = backoff
    self.attemptsMax = attemptsMax
  }

  /// Everything up to there is delivered.
  var deliveredTo: Int64 { entries.first.map { $0.cursor - 1 } ?? readTo }

  var undeliveredCount: Int { entries.count }

  var isUnderway: Bool { entries.contains { $0.isUnderway } }

  var hasRoom: Bool {
    entries.count < Self.entriesMax && readTo - deliveredTo < Self.aheadMax
  }

  /// Takes in what comes next; an event that was here before is not taken twice.
  mutating func add(_ entry: Entry) {
    guard entry.cursor > readTo else { return }
    readTo = entry.cursor
    entries.append(entry)
  }

  /// Passes over events of which nothing is posted.
  mutating func skip(to cursor: Int64) {
    readTo = max(readTo, cursor)
  }

  /// The oldest event that may be posted now; it is under way then.
  mutating func next(at now: Int64) -> Step {
    if let attemptsMax, absences >= attemptsMax { return .nothing }
    // An address that was not there is tried with one event, and not with all that wait.
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
        if entry.notBefore <= now {
          entries[index].isUnderway = true
          entries[index].attempts += 1
          return .deliver(entries[index])
        }
        soonest = min(soonest ?? .max, entry.notBefore)
      }
      if entry.isBarrier { break }
      held.formUnion(entry.customers)
    }
    return soonest.map { .later($0) } ?? .nothing
  }

  /// It was posted, and taken.
  mutating func deliver(_ cursor: Int64) {
    absences = 0
    pass(cursor)
  }

  /// There was nothing to post of it.
  mutating func pass(_ cursor: Int64) {
    if let index = index(of: cursor) { entries.remove(at: index) }
  }

  /// It has to be tried again; returns after how long a pause.
  mutating func fail(
    _ cursor: Int64,
    _ failure: Verdict.Failure,
    at now: Int64,
    jitter: Double
  ) -> Int64 {
    absences = failure.isOfAddress ? absences + 1 : 0
    guard let index = index(of: cursor) else { return 0 }
    entries[index].isUnderway = false
    let count = failure.isOfAddress ? absences : entries[index].attempts
    let pause = failure.asked ?? backoff.pause(after: count, jitter: jitter)
    if failure.isOfAddress {
      absentUntil = now + pause
    } else {
      entries[index].notBefore = now + pause
    }
    return pause
  }

  /// It was not tried after all.
  mutating func release(_ cursor: Int64) {
    guard let index = index(of: cursor) else { return }
    entries[index].isUnderway = false
    entries[index].attempts -= 1
  }

  /// Nothing waits for its time any more.
  mutating func hurry() {
    absentUntil = .min
    for index in entries.indices { entries[index].notBefore = .min }
  }

  private func isGivenUp(_ entry: Entry) -> Bool {
    attemptsMax.map { entry.attempts >= $0 } ?? false
  }

  private func index(of cursor: Int64) -> Int? {
    entries.firstIndex { $0.cursor == cursor }
  }
}
