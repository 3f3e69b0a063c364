import EntitledClient
import Foundation
import Platform

/// The daemon's process: it ends with the pipe that it has as its standard input.
struct DaemonChild: ~Copyable {
  private let child: ChildProcess
  private let lifeline: Descriptor
  private let ready: Descriptor
  private var hasEnded = false

  /// Starts it, and waits until its socket listens.
  static func started(
    _ program: String,
    _ arguments: [String],
    log: String
  ) throws(TestDaemonError) -> DaemonChild {
    do throws(SystemError) {
      var child = try DaemonChild(program, arguments, log)
      if try child.ready.read(upTo: 1).count == 1 { return child }
      child.kill()
    } catch {
      throw TestDaemonError(reason: "the daemon \(program) cannot be started: \(error)")
    }
    let said = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    throw TestDaemonError(reason: "the daemon \(program) ended before it was ready: \(said)")
  }

  private init(_ program: String, _ arguments: [String], _ log: String) throws(SystemError) {
    var lifeline = try DescriptorPair()
    var ready = try DescriptorPair()
    let errors = try Descriptor.open(log, O_WRONLY | O_CREAT | O_APPEND, mode: 0o600)
    child = try ChildProcess(
      program,
      [program] + arguments,
      descriptors: [lifeline.childEnd.number, ready.childEnd.number, errors.number],
      isOwnGroup: false
    )
    self.lifeline = lifeline.takeOwnEnd()
    self.ready = ready.takeOwnEnd()
  }

  /// Ends it at once, and waits until it has ended.
  mutating func kill() {
    guard !hasEnded else { return }
    hasEnded = true
    _ = Foundation.kill(child.pid, SIGKILL)
    child.wait()
  }
}
