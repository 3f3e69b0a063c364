/// The period in which requests are sent, and the part of it that counts.
struct BenchWindow {
  private(set) var begun: UInt64 = 0
  /// Start of the measurement, after the warm-up.
  private(set) var start: UInt64 = 0
  /// No requests are sent from here on.
  private(set) var stop = UInt64.max
  private let warmUp: UInt64
  private let limit: UInt64?
  /// The fixed rate of an open loop; nil for a closed loop.
  private var rate: Rate?

  /// Instants at equal intervals.
  private struct Rate {
    fileprivate let perSecond: Int
    fileprivate var origin: UInt64 = 0
    fileprivate var count = 0

    /// The instant when the next request is due.
    fileprivate var nextDue: UInt64 {
      // Whole seconds are computed separately, so that the product never overflows.
      let (seconds, rest) = count.quotientAndRemainder(dividingBy: perSecond)
      return origin + UInt64(seconds) * 1_000_000_000
        + UInt64(rest) * 1_000_000_000 / UInt64(perSecond)
    }
  }

  /// Creates a window without a limit.
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

  /// Whether no more requests will be due.
  var isAllSent: Bool { (rate?.nextDue ?? 0) >= stop }

  /// Returns the due time of the next request, if it has come.
  func due(by now: UInt64) -> UInt64? {
    guard let due = nextDue, due <= now else { return nil }
    return due
  }

  /// The due time of the next request; nil if no more are due.
  var nextDue: UInt64? {
    guard let due = rate?.nextDue, due < stop else { return nil }
    return due
  }

  /// Returns the measured length; late replies extend it in an open loop.
  func length(to lastReply: UInt64) -> UInt64 {
    let end = limit == nil ? lastReply : isOpenLoop ? max(stop, lastReply) : stop
    return end - start
  }

  mutating func advance() { rate?.count += 1 }

  /// Whether a request counts whose reply arrives now.
  ///
  /// In an open loop the due time decides, however late the reply is.
  func counts(_ request: BenchConnection.PendingCall, at now: UInt64, isWriter: Bool) -> Bool {
    let moment = isOpenLoop && !isWriter ? request.since : now
    return moment >= start && moment < stop
  }
}
