import TestSupport
import Testing

/// The totals of a run of storms.
struct CrashLoadTotals: CustomStringConvertible {
  private var disasters = 0
  private var requests = 0
  private(set) var acknowledged = 0
  private var happened = 0
  private var deletions = 0
  private var deleted = 0
  private var reads = 0
  /// Events that readers received before a disaster.
  private(set) var emitted = 0
  private var restingDisasters = 0
  private var checks = 0
  private var checksWithRows = 0
  private var checksWhileFlushing = 0
  private var journalBytesMax = 0
  /// Starts with an empty store.
  var starts = RestartTimes("start")
  var restarts = RestartTimes("restart")

  mutating func add(_ end: CrashLoad.End) {
    disasters += 1
    requests += end.emitted.sent.values.reduce(0, +)
    acknowledged += end.emitted.acknowledged.values.reduce(0, +)
    deletions += end.emitted.deletions.values.reduce(0) { $0 + $1.results.count }
    reads += end.emitted.reads
    emitted += end.emitted.events.count
    if end.restedNanoseconds != nil { restingDisasters += 1 }
  }

  mutating func add(_ comparison: FeedComparison) {
    happened += comparison.happenedCount
    deleted += comparison.deletions.deletedCount
  }

  /// Between a disaster and the restart: checks the file, and measures its journal.
  ///
  /// Returns the doctor's findings; nil for a sound file.
  mutating func check(store: String, _ end: CrashLoad.End?) throws -> String? {
    let (code, said) = try ProgramRun("entitled", ["doctor", store]).outcome()
    guard code == 0 else { return said }
    guard let end else { return nil }
    checks += 1
    let (rows, bytes) = try JournalGauge.read(store)
    if rows > 0 { checksWithRows += 1 }
    journalBytesMax = max(journalBytesMax, bytes)
    // After a pause this long, remaining rows mean that the daemon was compacting.
    if rows > 0 && end.restedNanoseconds ?? 0 > 8_000_000 { checksWhileFlushing += 1 }
    return nil
  }

  var description: String {
    """
    \(disasters) disasters, \(restingDisasters) of them while writers rested; \(requests) writes \
    sent, \(acknowledged) acknowledged, \(happened) there afterwards; of deletions \(deletions) \
    acknowledged, and \(deleted) people deleted; \(reads) reads answered, \(emitted) events shown \
    before the disaster they preceded; of \(checks) files checked, \(checksWithRows) had rows \
    in the journal (at most \(journalBytesMax) bytes) and \(checksWhileFlushing) were left in the \
    middle of folding; \(starts); \(restarts)
    """
  }
}
