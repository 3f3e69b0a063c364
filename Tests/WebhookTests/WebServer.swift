import Foundation
import Synchronization

/// A local web server for tests, which reacts to each request as the test wants.
final class WebServer: Sendable {
  /// A received post.
  struct Request: Sendable {
    var path: String
    /// The headers by lowercase name.
    var headers: [String: String]
    var body: [UInt8]
    /// The number of the request, from 1.
    var number: Int
  }

  /// The reaction to a request.
  enum Reaction: Sendable {
    case answer(Int, headers: [String] = [])
    /// Replies after a delay.
    case late(Int, milliseconds: Int)
    /// Sends nothing until the client gives up.
    case hang
    /// Closes the connection without a response.
    case close
    /// Closes the connection in the middle of the response.
    case cut
    /// Sends an endless response.
    case endless
    /// Sends bytes that are not HTTP.
    case garbage
  }

  private struct State {
    var listener: Int32 = -1
    var connections: Set<Int32> = []
    var requests: [Request] = []
    /// The requests answered with 200, in order.
    var taken: [Request] = []
    var react: @Sendable (Request) -> Reaction
  }

  let port: UInt16
  private let state: Mutex<State>

  /// Starts the server; it listens when this returns.
  init(_ react: @escaping @Sendable (Request) -> Reaction = { _ in .answer(200) }) throws {
    state = Mutex(State(react: react))
    let (listener, port) = try Self.listen(on: 0)
    self.port = port
    serve(listener)
  }

  deinit { stop() }

  var url: String { "http://127.0.0.1:\(port)/hook" }

  var requests: [Request] { state.withLock { $0.requests } }

  var taken: [Request] { state.withLock { $0.taken } }

  func react(_ react: @escaping @Sendable (Request) -> Reaction) {
    state.withLock { $0.react = react }
  }

  /// Refuses new connections and closes the existing ones.
  func stop() {
    state.withLock { state in
      for descriptor in state.connections { shutdown(descriptor, Int32(SHUT_RDWR)) }
      if state.listener >= 0 { shutdown(state.listener, Int32(SHUT_RDWR)) }
      state.listener = -1
    }
  }

  /// Listens on the same port again.
  func restart() throws {
    stop()
    while true {
      // The old listener may take a moment to close.
      if let (listener, _) = try? Self.listen(on: port) { return serve(listener) }
      usleep(1000)
    }
  }

  private static func listen(on port: UInt16) throws -> (Int32, UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var yes: Int32 = 1
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    // SAFETY: the structures outlive the calls, which get their sizes.
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, 4)
    let code = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard unsafe bind(descriptor, address, length) == 0, Foundation.listen(descriptor, 64) == 0
        else { return Int32(-1) }
        return unsafe getsockname(descriptor, address, &length)
      }
    }
    guard code == 0 else {
      close(descriptor)
      throw CocoaError(.fileWriteUnknown)
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  private func serve(_ listener: Int32) {
    state.withLock { $0.listener = listener }
    Thread.detachNewThread { [self] in
      while true {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { break }
        let isOpen = state.withLock { state in
          guard state.listener == listener else { return false }
          state.connections.insert(descriptor)
          return true
        }
        guard isOpen else {
          close(descriptor)
          break
        }
        Thread.detachNewThread { [self] in converse(descriptor) }
      }
      close(listener)
    }
  }

  private func converse(_ descriptor: Int32) {
    var received: [UInt8] = []
    while let request = next(from: descriptor, &received), answer(request, on: descriptor) {}
    state.withLock { state in
      state.connections.remove(descriptor)
      close(descriptor)
    }
  }

  /// Reads a request; nil when the client has disconnected.
  private func next(from descriptor: Int32, _ received: inout [UInt8]) -> Request? {
    let gap = Array("\r\n\r\n".utf8)
    while true {
      if let end = received.firstRange(of: gap) {
        let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self)
          .components(separatedBy: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
          let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
          headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        let length = Int(headers["content-length"] ?? "") ?? 0
        if received.count >= end.upperBound + length {
          let body = Array(received[end.upperBound..<(end.upperBound + length)])
          received.removeFirst(end.upperBound + length)
          return state.withLock { state in
            let request = Request(
              path: lines[0].components(separatedBy: " ")[1],
              headers: headers,
              body: body,
              number: state.requests.count + 1
            )
            state.requests.append(request)
            return request
          }
        }
      }
      var chunk = [UInt8](repeating: 0, count: 65_536)
      // SAFETY: the buffer belongs to the array for the length of the call.
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe recv(descriptor, $0.baseAddress, $0.count, 0)
      }
      guard count > 0 else { return nil }
      received += chunk.prefix(count)
    }
  }

  /// Returns false if the connection must be closed.
  private func answer(_ request: Request, on descriptor: Int32) -> Bool {
    let react = state.withLock { $0.react }
    switch react(request) {
    case .answer(let status, let headers):
      return say(status, headers, to: request, on: descriptor)
    case .late(let status, let milliseconds):
      usleep(UInt32(milliseconds) * 1000)
      return say(status, [], to: request, on: descriptor)
    case .hang:
      var byte: UInt8 = 0
      // SAFETY: the byte outlives the call, which ends when the client gives up.
      _ = unsafe recv(descriptor, &byte, 1, 0)
      return false
    case .close: return false
    case .cut:
      _ = send("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf", on: descriptor)
      return false
    case .garbage:
      _ = send("what?\r\n\r\n", on: descriptor)
      return false
    case .endless:
      state.withLock { $0.taken.append(request) }
      _ = send("HTTP/1.1 200 OK\r\ncontent-length: 1000000000000\r\n\r\n", on: descriptor)
      let filling = String(repeating: "x", count: 4096)
      while send(filling, on: descriptor) {}
      return false
    }
  }

  private func say(
    _ status: Int,
    _ headers: [String],
    to request: Request,
    on descriptor: Int32
  ) -> Bool {
    // Recorded before it is sent, so that a client with the response finds it here.
    if status == 200 { state.withLock { $0.taken.append(request) } }
    let lines = ["HTTP/1.1 \(status) Such", "content-length: 2"] + headers
    return send(lines.joined(separator: "\r\n") + "\r\n\r\nok", on: descriptor)
  }

  private func send(_ text: String, on descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      // SAFETY: the buffer belongs to the slice for the length of the call.
      let count = unsafe rest.withUnsafeBytes {
        unsafe Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
