import TestSupport

/// Sends the requests of its deletion in pipelines until the daemon is killed.
struct DeletionWriter: Sendable {
  let deletion: DeletionScenario
  let socket: String
  let breath: WritePause
  let emitted: Emitted

  /// The number of requests sent and the results received.
  struct Words: Sendable {
    var sent = 0
    /// The results of its requests, from the first on.
    var results: [JSONTree] = []
  }

  func work(seed: UInt64) {
    var random = SplitMix(state: seed)
    guard let line = try? SocketLine(socket) else { return }
    var next = 0
    while true {
      breath.waitForBurst()
      let burst = next..<(next + 1 + Int(random.next() % 5))
      guard send(burst, on: line) else { return }
      next = burst.upperBound
    }
  }

  /// Sends requests; returns false if the daemon was killed or sent an unexpected reply.
  func send(_ burst: Range<Int>, on line: SocketLine) -> Bool {
    emitted.add { $0.deletions[deletion, default: Words()].sent = burst.upperBound }
    // Requests without a reply may or may not have taken effect.
    let text = burst.map(deletion.line).joined()
    guard (try? line.send(Array(text.utf8))) != nil else { return false }
    for number in burst {
      guard let reply = try? line.receive(), let answer = try? JSONTree(reply) else { return false }
      guard answer["id"]?.text == deletion.id(number), let result = answer["result"] else {
        emitted.add { $0.problems.append("the reply to \(deletion.id(number)) is \(answer)") }
        return false
      }
      emitted.add { $0.deletions[deletion, default: Words()].results.append(result) }
    }
    return true
  }
}
