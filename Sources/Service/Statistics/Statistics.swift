import LineProtocol
import Platform

/// The method of a request, and the error that it got.
struct RequestOutcome {
  /// Nil if the request named no known method.
  var method: MethodNumber?
  /// Nil for a result.
  var error: ErrorKind?

  /// The names of the methods, by number.
  static let names = Request.methods.map { $0.name }
}

/// Counts what the service has done since its start; it belongs to the loop.
///
/// A request counts when its reply leaves, so that a reply that a failed commit replaces counts
/// once.
struct Statistics {
  /// The requests of a method.
  struct MethodRequests {
    var durations = Histogram()
    /// By the place in `ErrorKind.allCases`; empty before the first error.
    var errors: [Int] = []
  }

  /// By number.
  private(set) var methods = [MethodRequests](
    repeating: MethodRequests(),
    count: RequestOutcome.names.count
  )
  /// Errors of requests that named no known method, as `MethodRequests.errors`.
  private(set) var refusals: [Int] = []
  /// Replies from the reply cache.
  private(set) var cachedReplies = 0
  /// Requests that took longer than `slowFrom`.
  private(set) var slowRequests = 0
  /// Durations of the loop's turns, without those that only sent cached replies.
  var turns = Histogram()
  /// Requests for the log, until the daemon takes them.
  var reports: [RequestReport] = []
  /// Refused notifications for the log, until the daemon takes them.
  var refusedNotifications: [RefusedNotification] = []
  /// Which requests are reported and counted as slow.
  var reporting = RequestReporting()
  /// When the replies leave that are released now.
  private var sent = SteadyInstant.now
  /// Cached replies whose duration is not counted yet.
  private var uncountedReplies = 0
  /// How long the last measured cached replies took.
  private var cachedNanoseconds: Int64 = 0
  /// The next measurement; see `measureCachedReplies`.
  private var nextMeasurement = SteadyInstant.now

  static let checkEntitlements = MethodNumber(of: CheckEntitlements.self)
  static let notifyStore = MethodNumber(of: NotifyStore.self)
  /// Time between two measurements of cached replies.
  private static let measurementPause = Duration.milliseconds(1)

  /// Counts replies from the cache.
  mutating func recordCachedReplies(_ count: Int) {
    cachedReplies += count
    uncountedReplies += count
  }

  /// Adds the duration of the cached replies since the last call; they were read at `read`.
  ///
  /// A look at the clock takes as long as a part of a cached reply. So only replies of one turn in
  /// a millisecond are measured, and those of the turns in between count as equally long.
  mutating func measureCachedReplies(readAt read: SteadyInstant) {
    guard uncountedReplies > 0, read >= nextMeasurement else { return }
    let now = SteadyInstant.now
    cachedNanoseconds = now.nanoseconds - read.nanoseconds
    nextMeasurement = now + Self.measurementPause
    addCachedReplies()
  }

  /// Adds the duration of cached replies that were not measured.
  mutating func addCachedReplies() {
    guard uncountedReplies > 0 else { return }
    methods[Int(Self.checkEntitlements.value)].durations
      .add(nanoseconds: cachedNanoseconds, times: uncountedReplies)
    uncountedReplies = 0
  }

  /// Reads the clock before replies leave.
  mutating func beginSending() { sent = .now }

  /// Counts the requests of a reply that leaves: at once, or with those since `beginSending`.
  mutating func record(
    _ outcomes: Outcomes,
    _ times: LineTimes,
    atOnce: Bool,
    _ line: Span<UInt8>,
    of caller: Caller
  ) {
    let end = atOnce ? times.decided : sent
    let nanoseconds = end.nanoseconds - times.read.nanoseconds
    switch outcomes {
    case .one(let outcome): count(outcome, nanoseconds)
    case .several(let parts): for part in parts { count(part.outcome, nanoseconds) }
    }
    guard nanoseconds >= reporting.from else { return }
    report(outcomes, times, end, line, of: caller)
  }

  /// Reports the error of a `store.notify`.
  mutating func report(_ error: RPCError) {
    if reporting.reportsRefusals { refusedNotifications.append(RefusedNotification(error)) }
  }

  /// The outcomes of the requests that a reply answers; most lines have a single request.
  enum Outcomes {
    case one(RequestOutcome)
    case several([LineReply.Part])
  }

  private mutating func report(
    _ outcomes: Outcomes,
    _ times: LineTimes,
    _ end: SteadyInstant,
    _ line: Span<UInt8>,
    of caller: Caller
  ) {
    let isSlow = end.nanoseconds - times.read.nanoseconds >= reporting.slowFrom
    let ids = reporting.showsIDs ? RequestReport.ids(in: line) : []
    let all =
      switch outcomes {
      case .one(let outcome): [outcome]
      case .several(let parts): parts.map(\.outcome)
      }
    for outcome in all {
      if isSlow { slowRequests += 1 }
      var report = RequestReport(outcome, times, sent: end, caller: caller, isSlow: isSlow)
      report.ids = ids
      reports.append(report)
    }
  }

  private mutating func count(_ outcome: RequestOutcome, _ nanoseconds: Int64) {
    guard let method = outcome.method.map({ Int($0.value) }) else {
      if let error = outcome.error { Self.count(error, in: &refusals) }
      return
    }
    methods[method].durations.add(nanoseconds: nanoseconds)
    if let error = outcome.error { Self.count(error, in: &methods[method].errors) }
  }

  private static func count(_ error: ErrorKind, in counts: inout [Int]) {
    if counts.isEmpty { counts = [Int](repeating: 0, count: ErrorKind.allCases.count) }
    counts[places[error] ?? 0] += 1
  }

  private static let places = Dictionary(
    uniqueKeysWithValues: ErrorKind.allCases.enumerated().map { ($1, $0) }
  )
}

/// Which requests the daemon logs.
package struct RequestReporting: Sendable {
  /// Nanoseconds from which a request is slow.
  package var slowFrom = Int64.max
  /// Whether all requests are reported, and not only slow ones.
  package var reportsAll = false
  /// Whether reports show the ids of devices and users.
  package var showsIDs = false
  /// Whether refused notifications of stores are reported.
  package var reportsRefusals = false

  package init() {}

  /// Nanoseconds from which a request is reported.
  var from: Int64 { reportsAll ? .min : slowFrom }
}
