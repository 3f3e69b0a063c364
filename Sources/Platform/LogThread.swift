internal import Glibc
import Synchronization

/// Writes log lines to standard error on a thread of its own, so that a reader that has stopped,
/// for example a log driver that hangs, stops nothing but the log.
///
/// Lines that find the queue full are dropped, and counted: a line of the log says how many.
package final class LogThread: Sendable {
  /// Maximum size of the lines that wait for the reader.
  static let waitingBytesMax = 1 << 20

  private struct State {
    var lines: [[UInt8]] = []
    /// Size of the lines that wait, and of those that are being written.
    var byteCount = 0
    /// Number of lines that were dropped since the last that was not.
    var droppedCount = 0
    /// Whether the thread sleeps until it is signalled, with nothing left to write.
    var isIdle = true
  }

  private let state = Mutex(State())
  private let wakeup: EventDescriptor
  private let emptied: EventDescriptor
  private let descriptor: CInt
  /// Returns the line that reports a number of dropped lines; nil if the log leaves it out.
  private let report: @Sendable (Int) -> [UInt8]?

  private static let shared = Mutex<LogThread?>(nil)

  /// Lets all later lines of the process go through a thread, and to standard error until then.
  ///
  /// Call it when the standard streams are open: the descriptors of the thread must not take their
  /// numbers. `report` returns the line about a number of dropped lines.
  package static func start(
    reportingDropped report: @escaping @Sendable (Int) -> any LogMessage
  ) throws(SystemError) {
    let thread = try LogThread(STDERR_FILENO) { report($0).line }
    shared.withLock { $0 = thread }
  }

  /// Waits until all lines are written, but no longer than a reader deserves.
  package static func flush(milliseconds: Int64 = 500) {
    shared.withLock { $0 }?.flush(milliseconds: milliseconds)
  }

  /// Writes a line to standard error, on the thread if it was started.
  static func write(_ line: [UInt8]) {
    guard let thread = shared.withLock({ $0 }) else {
      // A failed write to the log is ignored.
      _ = StandardStreams.write(line, to: STDERR_FILENO)
      return
    }
    thread.enqueue(line)
  }

  init(
    _ descriptor: CInt,
    report: @escaping @Sendable (Int) -> [UInt8]?
  ) throws(SystemError) {
    self.descriptor = descriptor
    self.report = report
    wakeup = try EventDescriptor(isBlocking: true)
    emptied = try EventDescriptor()
    // Nothing waits for the thread's end, because its write may never end.
    try Thread.detach { self.serve() }
  }

  func enqueue(_ line: [UInt8]) {
    let wasIdle = state.withLock { state in
      guard state.byteCount + line.count <= Self.waitingBytesMax else {
        state.droppedCount += 1
        return false
      }
      appendReport(to: &state)
      state.lines.append(line)
      state.byteCount += line.count
      defer { state.isIdle = false }
      return state.isIdle
    }
    if wasIdle { wakeup.signal() }
  }

  /// Waits until all lines are written; returns whether they are.
  @discardableResult
  func flush(milliseconds: Int64) -> Bool {
    let deadline = SteadyInstant.now + .milliseconds(milliseconds)
    while !state.withLock({ $0.isIdle }) {
      let rest = deadline.milliseconds(since: .now)
      guard rest > 0 else { return false }
      emptied.wait(milliseconds: CInt(clamping: rest))
    }
    return true
  }

  /// Adds the line about the dropped lines, in their place, if there are any.
  private func appendReport(to state: inout State) {
    guard state.droppedCount > 0 else { return }
    if let line = report(state.droppedCount) {
      state.lines.append(line)
      state.byteCount += line.count
    }
    state.droppedCount = 0
  }

  private func serve() {
    while true {
      wakeup.wait()
      while let lines = takeLines() {
        // One call for each line, so that lines of several programs do not mix.
        for line in lines { _ = StandardStreams.write(line, to: descriptor) }
        let byteCount = lines.reduce(0) { $0 + $1.count }
        state.withLock { $0.byteCount -= byteCount }
      }
      emptied.signal()
    }
  }

  /// Takes all lines; returns nil if there are none, and the thread is idle from then on.
  private func takeLines() -> [[UInt8]]? {
    state.withLock { state in
      if state.lines.isEmpty { appendReport(to: &state) }
      guard !state.lines.isEmpty else {
        state.isIdle = true
        return nil
      }
      defer { state.lines = [] }
      return state.lines
    }
  }
}
