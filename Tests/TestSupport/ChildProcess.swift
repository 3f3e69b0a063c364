package import Foundation

/// A program that a test starts.
package final class ChildProcess {
  package let pid: pid_t
  private var status: Int32?

  /// Starts a program; `descriptors` become its descriptors 0, 1, 2 and so on.
  ///
  /// It inherits no other descriptors, because the tests open theirs with close-on-exec.
  package init(
    _ path: String,
    _ arguments: [String],
    environment: [String: String] = [:],
    descriptors: [Int32]
  ) throws {
    // Duplicates above the target numbers, so that no source is overwritten before its turn.
    let sources = descriptors.map { fcntl($0, F_DUPFD_CLOEXEC, Int32(descriptors.count)) }
    defer { for source in sources { close(source) } }
    var actions = unsafe posix_spawn_file_actions_t()
    // SAFETY: the actions, arguments and environment outlive the call that uses them; the strings
    // are freed afterwards.
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in sources.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
    }
    var merged = ProcessInfo.processInfo.environment
    merged.merge(environment) { _, new in new }
    let words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    let variables = unsafe merged.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var pid: pid_t = 0
    let code = unsafe posix_spawn(&pid, path, &actions, nil, words, variables)
    guard code == 0 else {
      throw ChildProcessError(
        reason: "cannot start \(path): \(unsafe String(cString: strerror(code)))"
      )
    }
    self.pid = pid
  }

  deinit {
    if status == nil { kill(SIGKILL) }
    _ = wait()
  }

  package func kill(_ signal: Int32) {
    guard status == nil else { return }
    _ = Foundation.kill(pid, signal)
  }

  /// Returns the exit status, or nil while the program runs.
  package func poll() -> Int32? {
    if let status { return status }
    var raw: Int32 = 0
    // SAFETY: the variable outlives the call.
    guard unsafe waitpid(pid, &raw, WNOHANG) == pid else { return nil }
    return end(raw)
  }

  /// Waits for the exit; returns the exit code, or 128 plus the signal's number.
  @discardableResult
  package func wait() -> Int32 {
    if let status { return status }
    var raw: Int32 = 0
    // SAFETY: the variable outlives the call.
    while unsafe waitpid(pid, &raw, 0) < 0 && errno == EINTR {}
    return end(raw)
  }

  private func end(_ raw: Int32) -> Int32 {
    let ended = raw & 0x7F == 0 ? (raw >> 8) & 0xFF : 128 + (raw & 0x7F)
    status = ended
    return ended
  }
}

package struct ChildProcessError: Error, CustomStringConvertible {
  package var reason: String

  package init(reason: String) { self.reason = reason }

  package var description: String { reason }
}

/// A pipe whose ends a test closes.
package struct PipeEnds {
  package let reading: Int32
  package let writing: Int32

  package init() throws {
    var ends: [Int32] = [0, 0]
    // SAFETY: the array has room for the two descriptors.
    guard unsafe pipe(&ends) == 0 else { throw ChildProcessError(reason: "pipe: errno \(errno)") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }
}
