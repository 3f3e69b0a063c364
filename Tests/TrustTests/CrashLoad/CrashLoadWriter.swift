import TestSupport

/// Sends the requests of its life in pipelines until the daemon is killed.
struct CrashLoadWriter: Sendable {
  let life: DeviceScenario
  let socket: String
  let breath: WritePause
  let emitted: Emitted

  func work(seed: UInt64) {
    var random = SplitMix(state: seed)
    guard let line = try? SocketLine(socket) else { return }
    var next = 0
    while true {
      breath.waitForBurst()
      let burst = next..<(next + 1 + Int(random.next() % 8))
      emitted.add { $0.sent[life] = burst.upperBound }
      let text = burst.map(life.line).joined()
      // Requests without a reply may or may not have taken effect.
      guard (try? line.send(Array(text.utf8))) != nil else { return }
      for number in burst {
        guard let reply = try? line.receive() else { return }
        let head = #"{"jsonrpc":"2.0","id":"\#(life.id(number))","result":"#
        guard reply.starts(with: head.utf8) else {
          let text = String(decoding: reply, as: UTF8.self)
          emitted.add { $0.problems.append("the reply to \(life.id(number)) is \(text)") }
          return
        }
        emitted.add { $0.acknowledged[life] = number + 1 }
      }
      next = burst.upperBound
    }
  }
}
