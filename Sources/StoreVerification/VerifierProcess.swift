internal import CLinux
internal import Glibc
package import Platform

/// The child process in which strangers' certificates reach libcrypto.
///
/// It has no descriptor but the socket to the daemon, little memory, and may make no system call
/// that opens, connects or executes anything. An error in libcrypto's parser therefore reaches
/// neither the daemon's data nor the network.
package enum VerifierProcess {
  /// The option that starts it: `entitled --verify`, with the socket as standard input.
  package static let option = "--verify"

  /// The child's first byte.
  enum Greeting: UInt8 {
    case ready
    /// The system has no libcrypto.
    case libraryMissing
    /// The kernel refuses to confine the process.
    case unconfined
  }

  /// Serves requests on standard input until it ends.
  package static func run() -> ExitCode {
    let stream = ByteStream(number: STDIN_FILENO)
    _ = clinux_close_from(1)
    guard var verifier = Verifier() else { return end(stream, .libraryMissing) }
    limit(RLIMIT_DATA, to: 64 << 20)
    limit(RLIMIT_CORE, to: 0)
    limit(RLIMIT_NOFILE, to: 0)
    guard clinux_confine() == 0 else { return end(stream, .unconfined) }
    guard stream.write([Greeting.ready.rawValue]) else { return .done }
    while let length = stream.read(4).flatMap(VerificationRequest.length),
      let bytes = stream.read(length)
    {
      let verdict = VerificationRequest(bytes).map { verifier.verdict(on: $0) } ?? .failed
      guard stream.write([verdict.rawValue]) else { break }
    }
    return .done
  }

  private static func end(_ stream: ByteStream, _ greeting: Greeting) -> ExitCode {
    _ = stream.write([greeting.rawValue])
    return .failed
  }

  private static func limit(_ resource: __rlimit_resource, to most: rlim_t) {
    var limit = rlimit(rlim_cur: most, rlim_max: most)
    // SAFETY: the structure outlives the call, which only reads it.
    let code = unsafe setrlimit(CInt(resource.rawValue), &limit)
    precondition(code == 0, "VerifierProcess: setrlimit failed with errno \(errno)")
  }
}
