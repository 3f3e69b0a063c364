import Glibc
import Platform
import TestSupport

@testable import EntitledClient

/// The client's socket and line buffer, for conversations.
final class RawLine: Line {
  private let socket: StreamSocket
  private var lines = LineBuffer()
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private let limit = Duration.seconds(60)

  init(_ path: String) throws {
    socket = try StreamSocket.connected(to: path, within: limit)
  }

  func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      switch try socket.send(bytes.span.extracting(sent..<bytes.count)) {
      case .moved(let count): sent += count
      case .ended: throw LineFailure(reason: "the daemon has closed")
      case .wouldBlock: try wait(for: .writable)
      }
    }
  }

  func receive() throws -> [UInt8]? {
    while true {
      if let line = try lines.next() { return line }
      switch try socket.receive(into: &chunk) {
      case .moved(let count): lines.append(chunk[..<count])
      case .ended:
        guard lines.unfinishedCount == 0 else {
          throw LineFailure(reason: "the daemon closed within a line")
        }
        return nil
      case .wouldBlock: try wait(for: .readable)
      }
    }
  }

  func halfClose() throws {
    guard shutdown(socket.number, CInt(SHUT_WR)) == 0 else {
      throw LineFailure(reason: "shutdown failed with errno \(errno)")
    }
  }

  private func wait(for readiness: StreamSocket.Readiness) throws {
    guard try !socket.wait(for: readiness, until: Deadline(after: limit)).ready.isEmpty else {
      throw LineFailure(reason: "the daemon took longer than \(limit)")
    }
  }
}

/// The reason that a test cannot continue.
struct LineFailure: Error {
  let reason: String
}
