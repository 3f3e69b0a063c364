import Foundation
import Platform

@testable import SocketServer

/// A blocking client, with a timeout that a working machine never reaches.
struct TestClient: ~Copyable {
  private let descriptor: Descriptor
  private var received: [UInt8] = []

  struct Failure: Error, Equatable {
    let code: CInt
  }

  init(_ path: String) throws {
    descriptor = try Self.connected(
      socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0),
      to: path
    )
  }

  /// Connects an existing socket.
  init(_ path: String, socket number: CInt) throws {
    descriptor = try Self.connected(number, to: path)
  }

  private static func connected(_ number: CInt, to path: String) throws -> Descriptor {
    guard number >= 0 else { throw Failure(code: errno) }
    let descriptor = Descriptor(owning: number)
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    // SAFETY: the structure outlives the call.
    unsafe setsockopt(
      number,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
    // SAFETY: as above.
    unsafe setsockopt(
      number,
      SOL_SOCKET,
      SO_SNDTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
    guard let address = UnixAddress(path: path) else { throw Failure(code: ENAMETOOLONG) }
    // SAFETY: the pointer is used during the call only.
    let result = unsafe address.withPointer { unsafe Glibc.connect(number, $0, $1) }
    guard result == 0 else { throw Failure(code: errno) }
    return descriptor
  }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  /// Sends all bytes, and waits for the server if necessary.
  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = Array(rest)
      guard case .value(let count) = try descriptor.send(part.span) else {
        throw Failure(code: EAGAIN)
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns the next line without its LF; nil when the server has closed.
  mutating func line() throws -> String? {
    while true {
      if let end = received.firstIndex(of: 0x0A) {
        defer { received.removeSubrange(...end) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      guard try receive() else { return nil }
    }
  }

  mutating func lines(_ count: Int) throws -> [String] {
    var lines: [String] = []
    while lines.count < count, let line = try line() { lines.append(line) }
    return lines
  }

  /// Returns everything until the server closes.
  mutating func rest() throws -> String {
    while try receive() {}
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }

  func halfClose() { shutdown(descriptor.number, CInt(SHUT_WR)) }

  private mutating func receive() throws -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    switch try descriptor.receive(into: &buffer, upTo: buffer.count) {
    case .wouldBlock: throw Failure(code: EAGAIN)
    case .value(let count):
      received += buffer.prefix(count)
      return count > 0
    }
  }
}

extension TestClient {
  /// A client in an object, for use in an array.
  final class Box {
    var client: TestClient

    init(_ client: consuming TestClient) {
      self.client = client
    }
  }
}
