import Certification
import LineProtocol
import Platform
import SocketServer

/// Implements `--certify`: tests a client instead of serving.
struct CertificationRun {
  private let command: String
  private let checks: [Check]
  private let report: String?
  private let socket: String?

  /// Returns nil if the options do not request a certification.
  init?(_ options: Options) throws(UsageError) {
    guard let command = options.driver else {
      if !options.checks.isEmpty || options.report != nil {
        throw UsageError(
          "--check and --report go with --certify",
          hint: "for example entitled --certify COMMAND --report FILE"
        )
      }
      return nil
    }
    let known = Check.all.map(\.name)
    for name in options.checks where !known.contains(name) {
      let nearest = NearestNames.nearest(to: Array(name.utf8), among: known)
      throw UsageError(
        "--check \(name): unknown check",
        hint: NearestNames.question(nearest) ?? "Protocol/certify.md lists them"
      )
    }
    self.command = command
    checks = Check.all.filter { options.checks.isEmpty || options.checks.contains($0.name) }
    report = options.report
    socket = options.socket
  }

  /// Runs the checks, prints each verdict, and writes the report.
  func run(say: (String) -> Void) throws -> ExitCode {
    // Signals are caught so that the program can clean up before it ends.
    let signals = try SignalSource()
    let isInterrupted = { signals.hasReceivedSignal() }
    if let socket { return try run(at: socket, isInterrupted, say: say) }
    let folder: TemporaryFolder
    do throws(UsageError) {
      folder = try TemporaryFolder()
    } catch {
      throw Program.Failure(code: .failed, reason: "\(error)")
    }
    defer { folder.remove() }
    return try run(at: folder.file("s"), isInterrupted, say: say)
  }

  private func run(
    at socket: String,
    _ isInterrupted: @escaping () -> Bool,
    say: (String) -> Void
  ) throws -> ExitCode {
    let lock = try FileLock(guarding: socket)
    let certifier = Certifier(
      socket: socket,
      command: command,
      now: SystemClock.now,
      isInterrupted: isInterrupted
    )
    defer { certifier.end() }
    var verdicts: [Verdict] = []
    for check in checks {
      let verdict = try certifier.run(check)
      verdicts.append(verdict)
      say(Report.line(verdict))
    }
    _ = consume lock
    let found = Report(verdicts)
    say(found.summary)
    if let report {
      do throws(SystemError) {
        try StandardStreams.writeFile(found.json, to: report)
      } catch {
        let reason = SystemError.text(of: error.code)
        throw Program.Failure(code: .failed, reason: "cannot write \(report): \(reason)")
      }
    }
    return found.isClean ? .done : .failed
  }
}
