import Foundation
import SocketServer
import Synchronization

/// A server on its own thread and path.
final class RunningServer: Sendable {
  let path: String
  let record = Record()
  let waker: Waker
  private let done = DispatchSemaphore(value: 0)

  init(
    _ mode: EchoService.Mode = .atOnce,
    limits: ServerLimits = ServerLimits(),
    path: String
  ) throws {
    self.path = path
    let waker = try Waker()
    self.waker = waker
    let record = record
    let done = done
    let listening = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      do {
        let server = try SocketServer(
          listening: try ListeningSocket(path: path, access: .owner),
          service: EchoService(mode, record: record, waker: waker),
          limits: limits,
          waker: waker
        )
        listening.signal()
        try server.run()
      } catch {
        preconditionFailure("RunningServer: \(error)")
      }
      done.signal()
    }
    listening.wait()
  }

  /// Waits for the end of `run`.
  func join() {
    done.wait()
    done.signal()
  }

  /// Releases the replies that are held back.
  func release(_ count: Int) {
    record.state.withLock { $0.releasedCount += count }
    waker.wake()
  }
}

/// Runs a server in a temporary directory.
func withServer(
  _ mode: EchoService.Mode = .atOnce,
  limits: ServerLimits = ServerLimits(),
  _ body: (RunningServer) throws -> Void
) throws {
  try withDirectory { directory in
    let server = try RunningServer(mode, limits: limits, path: directory + "/s")
    defer {
      server.waker.drain()
      server.join()
    }
    try body(server)
  }
}

/// Passes an empty directory to a closure.
func withDirectory(_ body: (String) throws -> Void) throws {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("e-\(UInt32.random(in: 0 ... .max))").path
  try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(atPath: directory) }
  try body(directory)
}
