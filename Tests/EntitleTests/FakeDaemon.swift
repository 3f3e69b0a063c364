import Foundation
import Synchronization

/// A fake daemon on a Unix socket that plays a test's script, one connection at a time.
final class FakeDaemon: Sendable {
  let path: String
  private let listener: CInt
  private let done = DispatchSemaphore(value: 0)
  private let seen = Mutex<[String]>([])

  struct Failure: Error {
    let call: String
    let code: CInt
  }

  /// The script for a connection, which closes afterwards.
  typealias Script = @Sendable (inout Peer) -> Void

  /// Starts listening; without a script it accepts no connection.
  init(path: String, backlog: CInt = 64, _ script: Script?) throws {
    self.path = path
    let number = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard number >= 0 else { throw Failure(call: "socket", code: errno) }
    listener = number
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // SAFETY: sun_path has room for the short paths of the tests, and is zero after them.
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    // SAFETY: the structure is a sockaddr_un, as its family says, and outlives the call.
    let result = unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { throw Failure(call: "bind", code: errno) }
    guard listen(number, backlog) == 0 else { throw Failure(call: "listen", code: errno) }
    guard let script else {
      done.signal()
      return
    }
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { break }
        var peer = Peer(owning: connection)
        script(&peer)
        seen.withLock { $0 += peer.lines }
      }
      done.signal()
    }
  }

  /// Stops listening, and waits until the current connection has ended.
  func stop() {
    shutdown(listener, CInt(SHUT_RDWR))
    done.wait()
    close(listener)
  }

  /// The lines received on connections that have ended.
  var lines: [String] { seen.withLock { $0 } }
}

/// The daemon's side of a connection.
struct Peer: ~Copyable {
  let descriptor: CInt
  private var received: [UInt8] = []
  private(set) var lines: [String] = []

  init(owning number: CInt) {
    descriptor = number
  }

  deinit { close(descriptor) }

  /// Reads the next line without its LF; nil if the client has closed.
  mutating func line() -> String? {
    while true {
      if let end = received.firstIndex(of: 0x0A) {
        let line = String(decoding: received[..<end], as: UTF8.self)
        received.removeSubrange(...end)
        lines.append(line)
        return line
      }
      guard receive(atMost: 1 << 16) else { return nil }
    }
  }

  /// Receives at most `count` bytes without reading a line.
  mutating func receive(atMost count: Int) -> Bool {
    var chunk = [UInt8](repeating: 0, count: count)
    // SAFETY: the buffer outlives the call, and the size is its own.
    let result = unsafe chunk.withUnsafeMutableBytes { bytes in
      unsafe recv(descriptor, bytes.baseAddress, bytes.count, 0)
    }
    guard result > 0 else { return false }
    received += chunk[..<result]
    return true
  }

  /// Reads until the client closes.
  mutating func waitForEnd() {
    while line() != nil {}
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends all bytes, unless the client has closed.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // SAFETY: the slice outlives the call, which only reads from it.
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.send(descriptor, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

/// Runs a daemon, and stops it afterwards.
func withDaemon<Result>(
  _ script: @escaping FakeDaemon.Script,
  _ body: (FakeDaemon) throws -> Result
) throws -> Result {
  try withDirectory { directory in
    let daemon = try FakeDaemon(path: directory + "/s", script)
    defer { daemon.stop() }
    return try body(daemon)
  }
}

/// Answers every request with the result; the IDs are 1, 2, 3, … like the client's.
func answering(_ result: String) -> FakeDaemon.Script {
  { peer in
    var id = 1
    while peer.line() != nil {
      peer.send("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"result\":\(result)}\n")
      id += 1
    }
  }
}

/// Answers every request with the error.
func refusing(_ error: String) -> FakeDaemon.Script {
  { peer in
    while peer.line() != nil { peer.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":\(error)}\n") }
  }
}

/// Runs `body` with an empty directory, and removes it afterwards.
func withDirectory<Result>(_ body: (String) throws -> Result) throws -> Result {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("et-\(UInt32.random(in: 0 ... .max))").path
  try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(atPath: directory) }
  return try body(directory)
}
