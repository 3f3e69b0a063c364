package import IdentityCore
import LineProtocol
import SocketServer

/// Runs the checks: the driver makes each client call, and the certifier judges the outcome.
///
/// It judges both the traffic on the socket and the driver's replies.
package final class Certifier {
  private let path: String
  private let command: String
  private let now: () -> Moment
  private let isInterrupted: () -> Bool
  private var driver: Driver?
  /// Whether any driver has replied yet; a command that never replies is not a driver.
  private var hasAnswered = false

  /// Creates a certifier; `command` starts the driver.
  ///
  /// `now` is the clock of the daemon in memory. The certifier calls `isInterrupted` while a driver
  /// works.
  package init(
    socket path: String,
    command: String,
    now: @escaping () -> Moment,
    isInterrupted: @escaping () -> Bool
  ) {
    self.path = path
    self.command = command
    self.now = now
    self.isInterrupted = isInterrupted
  }

  /// Runs a check; throws if no check can run.
  package func run(_ check: Check) throws -> Verdict {
    let wire = try wire(of: check)
    defer { wire.vanish() }
    for step in [.open(path: nil)] + check.steps {
      guard let task = step.task(socket: path) else {
        try happen(step, to: wire)
        continue
      }
      guard let answer = try perform(task, of: step, on: wire) else {
        return failed(check, Difference(wanted: check.wants, got: "no answer from the driver"))
      }
      if let reason = Self.reasonToSkip(answer) {
        guard check.isOptional else {
          return failed(check, Difference(wanted: check.wants, got: "it was skipped: \(reason)"))
        }
        return Verdict(check: check.name, outcome: .skipped, wanted: check.wants, got: reason)
      }
      if let difference = step.expected.difference(from: answer) {
        return failed(check, difference)
      }
    }
    waitForEnd(of: check, on: wire)
    for sight in check.sights {
      if let difference = sight.difference(on: wire, watching: check.watches) {
        return failed(check, difference)
      }
    }
    return Verdict(check: check.name, outcome: .passed, wanted: check.wants, got: nil)
  }

  /// Ends the driver.
  package func end() {
    driver?.end(waitLimits: WaitLimits.end)
    driver = nil
  }

  private func failed(_ check: Check, _ difference: Difference) -> Verdict {
    Verdict(
      check: check.name,
      outcome: .failed,
      wanted: difference.wanted,
      got: difference.got
    )
  }

  private func wire(of check: Check) throws -> ScriptedServer {
    try ScriptedServer(path: path, check: check, inProcessDaemon: InProcessDaemon(now: now))
  }

  private func happen(_ step: Step, to wire: ScriptedServer) throws {
    switch step {
    case .hangUp: wire.hangUp()
    case .vanish: wire.vanish()
    case .appear: try wire.appear()
    case .open, .close, .call, .calls, .batch, .feed: return
    }
  }

  /// Sends a task to the driver and serves its client; returns the reply, nil if none arrives.
  private func perform(
    _ task: [UInt8],
    of step: Step,
    on wire: ScriptedServer
  ) throws -> [UInt8]? {
    let driver = try running()
    guard driver.peer.send(task, waitLimits: WaitLimits.driver) else { return try giveUp(driver) }
    let deadline = ContinuousClock.now + step.duration + WaitLimits.driver
    while ContinuousClock.now < deadline {
      if isInterrupted() {
        throw DriverError(reason: "interrupted: not every check was made")
      }
      if let answer = driver.peer.nextLine() {
        hasAnswered = true
        return answer
      }
      guard driver.isAlive, let number = driver.peer.number else { return try giveUp(driver) }
      wire.turn(beside: number)
      if !Polling.wait(for: [(number, .reading)], milliseconds: 0).isEmpty { driver.peer.read() }
    }
    return try giveUp(driver)
  }

  /// Ends a driver that has exited or hangs, so that the next check starts a new one.
  private func giveUp(_ driver: Driver) throws -> [UInt8]? {
    driver.end(waitLimits: .zero)
    self.driver = nil
    if hasAnswered { return nil }
    throw DriverError(reason: "the driver gave no answer to its first task: \(command)")
  }

  private func running() throws -> Driver {
    if let driver {
      // It may have ended after its last report.
      driver.peer.read()
      if driver.isAlive { return driver }
      driver.end(waitLimits: .zero)
    }
    let started = try Driver(command, socket: path)
    driver = started
    return started
  }

  /// Waits for connections to end, which may happen a little after the driver's reply.
  private func waitForEnd(of check: Check, on wire: ScriptedServer) {
    let wantsEnd = check.sights.contains { if case .closed = $0 { true } else { false } }
    let deadline = ContinuousClock.now + WaitLimits.reader
    while wantsEnd, !wire.isDeserted, ContinuousClock.now < deadline { wire.turn(beside: nil) }
  }

  private static func reasonToSkip(_ answer: [UInt8]) -> String? {
    let document = JSONDocument(depthMax: 256)
    guard let value = try? document.read(answer), let reason = value.member("skipped") else {
      return nil
    }
    return reason.string.map { String(decoding: $0, as: UTF8.self) } ?? "for no reason"
  }
}
