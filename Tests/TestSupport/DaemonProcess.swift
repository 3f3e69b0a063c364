package import Foundation

/// A real daemon in a folder of its own.
package final class DaemonProcess {
  package let folder: ScratchFolder
  package let socket: String
  private let environment: [String: String]
  /// A program and its arguments that run the daemon.
  private let wrapper: [String]
  private var child: ChildProcess
  /// Closed when the test process ends in any way, which ends the daemon too.
  private static let lifeline = Result { try PipeEnds() }

  /// Returns a program's path.
  ///
  /// Programs are next to the test executable, except those in the folder of `ENTITLED_PROGRAMS`.
  package static func program(_ name: String) -> String {
    if let folder = ProcessInfo.processInfo.environment["ENTITLED_PROGRAMS"],
      FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
    {
      return "\(folder)/\(name)"
    }
    return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: name).path
  }

  /// Starts a daemon and waits until its socket listens.
  ///
  /// Its data and its state are in the folder, and a restart finds them there, unless `--store` or
  /// the environment names another place. A wrapper, for example a profiler and its arguments, runs
  /// the daemon. A daemon that refuses its database listens, and is not ready.
  package init(
    _ options: [String] = [],
    in folder: ScratchFolder? = nil,
    environment: [String: String] = [:],
    isReady: Bool = true,
    under wrapper: [String] = []
  ) throws {
    let folder = try folder ?? ScratchFolder()
    self.folder = folder
    self.environment = ["STATE_DIRECTORY": folder.path].merging(environment) { _, new in new }
    self.wrapper = wrapper
    socket = folder.file("s")
    child = try Self.start(
      options,
      in: folder,
      self.environment,
      isReady: isReady,
      under: wrapper
    )
  }

  package var pid: pid_t { child.pid }

  private static func start(
    _ options: [String],
    in folder: ScratchFolder,
    _ environment: [String: String],
    isReady: Bool = true,
    under wrapper: [String]
  ) throws -> ChildProcess {
    let ready = try PipeEnds()
    let log = unsafe open(folder.file("log"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [log, null, ready.reading] { close(descriptor) } }
    var all = ["--socket", folder.file("s"), "--ready-fd", "3", "--lifeline-fd", "4"]
    if !options.contains("--store") { all += ["--store", "sqlite:\(folder.file("data.sqlite"))"] }
    let words = wrapper + [program("entitled")] + all + options
    let child = try ChildProcess(
      words[0],
      Array(words.dropFirst()),
      environment: environment,
      descriptors: [null, null, log, ready.writing, try lifeline.get().reading]
    )
    close(ready.writing)
    var byte: UInt8 = 0
    var count = -1
    // SAFETY: the variable outlives the call, which fills its single byte. The read ends when the
    // daemon does, so it needs no timeout.
    while isReady {
      count = unsafe read(ready.reading, &byte, 1)
      if count >= 0 || errno != EINTR { break }
    }
    // Without the byte, the daemon has ended, or the read was cut short; the socket shows which.
    while count != 1 {
      if let code = child.poll() {
        let said = (try? String(contentsOfFile: folder.file("log"), encoding: .utf8)) ?? ""
        throw ChildProcessError(reason: "the daemon ended with \(code): \(said)")
      }
      if (try? SocketLine(folder.file("s"))) != nil { break }
      usleep(5000)
    }
    return child
  }

  /// The log so far.
  package var log: String {
    (try? String(contentsOfFile: folder.file("log"), encoding: .utf8)) ?? ""
  }

  /// Waits until the log contains a text: another thread of the daemon writes it.
  package func hasLogged(_ text: String) -> Bool {
    for _ in 0..<1000 where !log.contains(text) { usleep(10_000) }
    return log.contains(text)
  }

  /// The exit code; nil while the daemon runs.
  package var exitCode: Int32? { child.poll() }

  /// Waits for the daemon's exit; returns its exit code, nil after a generous timeout.
  package func end() -> Int32? {
    for _ in 0..<6000 {
      if let code = child.poll() { return code }
      usleep(10_000)
    }
    return nil
  }

  package func connect() throws -> SocketLine { try SocketLine(socket) }

  /// Kills the daemon at once, as a power cut would end the process.
  package func kill() {
    child.kill(SIGKILL)
    child.wait()
  }

  /// Sends a signal to end the daemon; returns its exit code.
  @discardableResult
  package func stop(_ signal: Int32 = SIGTERM) -> Int32 {
    child.kill(signal)
    return child.wait()
  }

  /// Stops all threads, and waits until none of them runs, not even in the kernel.
  package func freeze() throws {
    child.kill(SIGSTOP)
    while try !areThreads(in: "T") { usleep(100) }
  }

  /// Whether all threads sleep.
  package func isAsleep() throws -> Bool { try areThreads(in: "S") }

  private func areThreads(in state: String) throws -> Bool {
    let threads = "/proc/\(pid)/task"
    return try FileManager.default.contentsOfDirectory(atPath: threads).allSatisfy { thread in
      let stat = try String(contentsOfFile: "\(threads)/\(thread)/stat", encoding: .utf8)
      return stat.split(separator: ")").last?.hasPrefix(" \(state)") ?? false
    }
  }

  package func signal(_ number: Int32) { child.kill(number) }

  /// Starts the daemon again with the same folder and environment.
  package func restart(_ options: [String] = []) throws {
    child = try Self.start(options, in: folder, environment, under: wrapper)
  }
}
