import EntitledClient
import Foundation
import TestSupport

/// Plays a scenario of `clients/testing/misbehaving-daemon` until `stop`.
final class Misbehaving {
  let socket: String
  private let folder: ScratchFolder
  private let child: ChildProcess
  private let input: PipeEnds

  init(_ scenario: String) throws {
    folder = try ScratchFolder()
    socket = folder.file("s")
    input = try PipeEnds()
    let output = try PipeEnds()
    let program = Repository.root.appending(path: "clients/testing/misbehaving-daemon").path
    child = try ChildProcess(
      "/usr/bin/env",
      ["python3", program, scenario, socket],
      descriptors: [input.reading, output.writing, 2]
    )
    output.closeWriting()
    defer { output.closeReading() }
    guard output.readLine() == "ready" else {
      throw LineFailure(reason: "misbehave \(scenario) did not start")
    }
  }

  /// Stops the scenario; the call also keeps it alive, as Swift may release it after its last use.
  func stop() {
    child.kill(SIGKILL)
    child.wait()
    input.closeReading()
    input.closeWriting()
  }

  /// Returns the number of connections, and each request's connection and method.
  func seen() throws -> (connections: Int64, requests: [String]) {
    var connection = try Connection(path: socket)
    let seen = try connection.call("fake.seen")
    let requests = seen["requests"]?.elements ?? []
    return (
      (seen["connections"]?.int64 ?? 0) - 1,
      requests.map { "\($0.elements?.first ?? nil) \($0.elements?.last?.text ?? "")" }
    )
  }
}
