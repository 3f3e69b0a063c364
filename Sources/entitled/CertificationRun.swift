import Certification
import Glibc
import LineProtocol
import Platform
import SocketServer

/// `--certify`: in the place of serving, a client is tested.
struct CertificationRun {
  private let command: String
  private let checks: [Check]
  private let report: String?
  private let socket: String?

  /// Nil where the options ask for no such thing.
  init?(_ options: Options) throws(UsageError) {
    guard let command = options.driver else {
      if !options.checks.isEmpty || options.report != nil {
        throw UsageError("--check and --report go with --certify", hint: "see --help")
      }
      return nil
    }
    let known = Check.all.map(\.name)
    for name in options.checks where !known.contains(name) {
      let nearest = NearestNames.nearest(to: Array(name.utf8), among: known)
      throw UsageError(
        "--check \(name): there is no such check",
        hint: NearestNames.question(nearest) ?? "Protocol/certify.md lists them"
      )
    }
    self.command = command
    checks = Check.all.filter { options.checks.isEmpty || options.checks.contains($0.name) }
    report = options.report
    socket = options.socket
  }

  /// Runs the checks, saying what comes of each, and writes the report.
  func run(say: (String) -> Void) throws(Program.Failure) -> ExitCode {
    // So that whatever ends this program lets it tidy up first.
    let signals = try Program.system { () throws(SystemError) in try SignalSource() }
    let isInterrupted = { signals.hasHeard() }
    if let socket { return try run(at: socket, isInterrupted, say: say) }
    let folder = try Self.temporaryFolder()
    let socket = folder + Self.socketName
    defer {
      // SAFETY: the calls read paths that outlive them.
      _ = unsafe unlink(socket + ".lock")
      _ = unsafe rmdir(folder)
    }
    return try run(at: socket, isInterrupted, say: say)
  }

  private func run(
    at socket: String,
    _ isInterrupted: @escaping () -> Bool,
    say: (String) -> Void
  ) throws(Program.Failure) -> ExitCode {
    let lock = try Program.lock(socket)
    let certifier = Certifier(
      socket: socket,
      command: command,
      now: SystemClock.now,
      isInterrupted: isInterrupted
    )
    defer { certifier.end() }
    var verdicts: [Verdict] = []
    for check in checks {
      do throws(Certifier.Failure) {
        let verdict = try certifier.run(check)
        verdicts.append(verdict)
        say(Report.line(verdict))
      } catch {
        throw Program.Failure(code: .failed, reason: error.description)
      }
    }
    _ = consume lock
    let found = Report(verdicts)
    say(found.summary)
    if let report { try Self.write(found.json, to: report) }
    return found.isClean ? .done : .failed
  }

  private static let socketName = "/s"

  /// A folder of this run alone: in `$TMPDIR` where a socket's path fits there, else in `/tmp`.
  private static func temporaryFolder() throws(Program.Failure) -> String {
    // SAFETY: getenv's string is copied at once, and no other thread runs.
    let usual = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) }
    let templates = [usual, "/tmp"].compactMap { $0.map { "\($0)/entitled-XXXXXX" } }.filter {
      $0.hasPrefix("/") && $0.utf8.count + socketName.utf8.count <= ListeningSocket.pathBytesMax
    }
    for place in templates {
      var template = Array(place.utf8CString)
      // SAFETY: the array ends with NUL, and the call writes into its last letters.
      guard unsafe mkdtemp(&template) != nil else { continue }
      return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    throw Program.Failure(
      code: .failed,
      reason: "no folder can be made in \(usual.map { "\($0) or " } ?? "")/tmp; set TMPDIR to one "
        + "that can be written to, with a short path"
    )
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(Program.Failure) {
    // SAFETY: the path and the bytes outlive the calls that read them.
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw Program.Failure(
        code: .failed,
        reason: "cannot write \(path): \(unsafe String(cString: strerror(errno)))"
      )
    }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 || errno == EINTR else {
        throw Program.Failure(
          code: .failed,
          reason: "cannot write \(path): \(unsafe String(cString: strerror(errno)))"
        )
      }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
