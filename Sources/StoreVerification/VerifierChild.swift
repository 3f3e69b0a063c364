internal import Glibc
internal import Platform

/// The daemon's side of the verifier: starts the child process when it is first needed, and again
/// after it has ended.
package struct VerifierChild {
  private let program: String
  private let words: [String]
  private var running: Running?
  private var restarts = RestartLimit()
  /// Why the last start failed, which a pause between starts does not change.
  private var startFault = VerifierFault.failed

  /// How long the child may take for a request, and for its start.
  private static let patience: Duration = .seconds(2)

  private final class Running {
    let socket: Descriptor
    let process: ChildProcess

    init(socket: consuming Descriptor, process: ChildProcess) {
      self.socket = socket
      self.process = process
    }

    /// Ends the child, which may hang, and waits for its end.
    deinit {
      kill(process.pid, SIGKILL)
      process.wait()
    }
  }

  /// Starts `program`, with `words` as its arguments, when a request needs it.
  package init(program: String, words: [String] = [VerifierProcess.option]) {
    self.program = program
    self.words = [program] + words
  }

  /// Asks the child; ends it if it does not answer in time.
  package mutating func verdict(
    on request: VerificationRequest
  ) throws(VerifierFault) -> VerificationVerdict {
    let child: Running
    if let running { child = running } else { child = try start() }
    running = child
    let deadline = SteadyInstant.now + Self.patience
    let stream = ByteStream(number: child.socket.number)
    guard stream.write(request.framed, until: deadline),
      let verdict = stream.read(1, until: deadline).flatMap({ VerificationVerdict(rawValue: $0[0]) }
      )
    else {
      running = nil
      throw .failed
    }
    return verdict
  }

  /// The child's process id, while it runs.
  package var pid: Int32? { running?.process.pid }

  private mutating func start() throws(VerifierFault) -> Running {
    guard restarts.mayStart(at: .now) else { throw startFault }
    startFault = .failed
    let child: Running
    do throws(SystemError) {
      var pair = try DescriptorPair()
      let process = try ChildProcess(
        program,
        words,
        descriptors: [pair.childEnd.number],
        environment: []
      )
      child = Running(socket: pair.takeOwnEnd(), process: process)
    } catch {
      throw .failed
    }
    let stream = ByteStream(number: child.socket.number)
    let greeting = stream.read(1, until: .now + Self.patience)
    switch greeting.flatMap({ VerifierProcess.Greeting(rawValue: $0[0]) }) {
    case .ready: return child
    case .libraryMissing: startFault = .missing
    case .unconfined: startFault = .unconfined
    case nil: break
    }
    throw startFault
  }
}

/// Limits how often a program that keeps ending is started.
struct RestartLimit {
  private var starts: [SteadyInstant] = []

  /// The most starts within a minute before a pause.
  static let startsMax = 10
  static let window: Duration = .seconds(60)
  static let pause: Duration = .seconds(10)

  /// Notes a start and returns true, or returns false during a pause.
  mutating func mayStart(at now: SteadyInstant) -> Bool {
    starts.removeAll { $0 + Self.window <= now }
    if starts.count >= Self.startsMax, let last = starts.last, now < last + Self.pause {
      return false
    }
    starts.append(now)
    return true
  }
}
