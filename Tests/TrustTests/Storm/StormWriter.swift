import TestSupport

/// Sends what its life says, in pipelines, until the daemon is gone.
struct StormWriter: Sendable {
  let life: Life
  let socket: String
  let breath: Breath
  let told: Told

  func work(seed: UInt64) {
    var random = SplitMix(state: seed)
    guard let line = try? SocketLine(socket) else { return }
    var next = 0
    while true {
      breath.waitForBurst()
      let burst = next..<(next + 1 + Int(random.next() % 8))
      told.add { $0.sent[life] = burst.upperBound }
      let text = burst.map(life.line).joined()
      // What was not answered may be there or not.
      guard (try? line.send(Array(text.utf8))) != nil else { return }
      for number in burst {
        guard let reply = try? line.receive() else { return }
        let head = #"{"jsonrpc":"2.0","id":"\#(life.id(number))","result":"#
        guard reply.starts(with: head.utf8) else {
          refused(reply, number)
          return
        }
        told.add { $0.acknowledged[life] = number + 1 }
      }
      next = burst.upperBound
    }
  }

  /// A disk that is cut off is told; nothing else may be.
  private func refused(_ reply: [UInt8], _ number: Int) {
    let text = String(decoding: reply, as: UTF8.self)
    let isStorage = text.contains(#""kind":"storageFailed""#)
    let isUnchanged = text.contains("nothing was changed")
    told.add { words in
      if isStorage && isUnchanged { words.refused[life] = number }
      if !isStorage { words.problems.append("\(life.id(number)) was answered with \(text)") }
    }
  }
}
