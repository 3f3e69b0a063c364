/// When requests are sent, and which of them count.
struct BenchWindow {
  private(set) var begun: UInt64 = 0
  /// From here on they count; what comes before warms up.
  private(set) var start: UInt64 = 0
  /// From here on none is sent.
  private(set) var stop = UInt64.max
  private let warmUp: UInt64
  private let limit: UInt64?
  /// Where requests are due at fixed moments.
  private var rate: Rate?

  /// Moments at equal distances.
  private struct Rate {
    fileprivate let perSecond: Int
    fileprivate var origin: UInt64 = 0
    fileprivate var count = 0

    /// When the next request is due.
    fileprivate var nextDue: UInt64 {
      // Whole seconds apart from the rest, so that the product never overflows.
      let (seconds, rest) = count.quotientAndRemainder(dividingBy: perSecond)
      return origin + UInt64(seconds) * 1_000_000_000
        + UInt64(rest) * 1_000_000_000 / UInt64(perSecond)
    }
  }

  /// As long as it takes.
  init() {
    warmUp = 0
    limit = nil
  }

  init(warmUp: Duration, length: Duration, rate: Int?) {
    self.warmUp = warmUp.nanoseconds
    limit = length.nanoseconds
    self.rate = rate.map { Rate(perSecond: $0) }
  }

  mutating func begin(at now: UInt64) {
    begun = now
    start = now + warmUp
    if let limit { stop = start + limit }
    rate?.origin = now
  }

  var isOpenLoop: Bool { rate != nil }

  /// Whether no request will be due any more.
  var isAllSent: Bool { (rate?.nextDue ?? 0) >= stop }

  /// The moment from which the next request's time counts, if that has come.
  func due(by now: UInt64) -> UInt64? {
    guard let due = nextDue, due <= now else { return nil }
    return due
  }

  /// The next moment when a request is due; nil when none is.
  var nextDue: UInt64? {
    guard let due = rate?.nextDue, due < stop else { return nil }
    return due
  }

  /// How long it was, when the last reply came then: what is late makes it longer.
  func length(to lastReply: UInt64) -> UInt64 {
    let end = limit == nil ? lastReply : isOpenLoop ? max(stop, lastReply) : stop
    return end - start
  }

  mutating func advance() { rate?.count += 1 }

  /// Whether a request counts whose answer came now.
  ///
  /// Where it was due at a moment, that decides, however late the answer is.
  func counts(_ request: BenchConnection.Awaited, at now: UInt64, isWriter: Bool) -> Bool {
    let moment = isOpenLoop && !isWriter ? request.since : now
    return moment >= start && moment < stop
  }
}
