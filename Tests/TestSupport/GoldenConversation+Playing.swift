import Foundation

/// The way in which a conversation's lines are sent.
package enum Delivery: String, CaseIterable, Sendable {
  /// Sends a line after the replies to the previous lines.
  case oneByOne
  /// Writes each byte separately.
  case byteByByte
  /// Sends all lines that are complete, in a single write.
  case allAtOnce
}

extension GoldenConversation {
  /// Plays the conversation on a new connection to a new daemon.
  package func play(on line: any Line, _ delivery: Delivery = .oneByOne) throws {
    var captures: [String: JSONTree] = [:]
    var sent = 0
    for (position, step) in steps.enumerated() {
      do {
        if sent <= position { sent = try send(from: position, delivery, captures, on: line) }
        switch step.action {
        case .send, .sendBytes, .halfClose: break
        case .expect(let template):
          try expect(template, from: line, &captures)
        case .expectClose:
          if let more = try line.receive() {
            throw failure(step, "expected the daemon to close, found \(text(more))")
          }
        }
      } catch let error as ConversationError {
        throw failure(step, error.reason)
      } catch {
        throw failure(step, "\(error)")
      }
    }
  }

  /// Sends the steps that can be sent now; returns the index of the first unsent step.
  private func send(
    from position: Int,
    _ delivery: Delivery,
    _ captures: [String: JSONTree],
    on line: any Line
  ) throws -> Int {
    var bytes: [UInt8] = []
    var index = position
    var closes = false
    steps: while index < steps.count && !closes {
      switch steps[index].action {
      case .send(let text):
        guard Template.needs(of: text).isSubset(of: captures.keys) || index == position else {
          break steps
        }
        bytes += Array(try Template.fill(text, with: captures).utf8) + [0x0A]
      case .sendBytes(let raw): bytes += raw
      case .halfClose: closes = true
      case .expect, .expectClose:
        if delivery != .allAtOnce { break steps }
      }
      index += 1
      // One by one: a line is sent alone, and its replies are awaited first.
      if delivery != .allAtOnce && !bytes.isEmpty { break }
    }
    if delivery == .byteByByte {
      for byte in bytes { try line.send([byte]) }
    } else if !bytes.isEmpty {
      try line.send(bytes)
    }
    if closes { try line.halfClose() }
    return max(index, position + 1)
  }

  private func expect(
    _ template: String,
    from line: any Line,
    _ captures: inout [String: JSONTree]
  ) throws {
    guard let reply = try line.receive() else {
      throw ConversationError(
        name: name,
        line: 0,
        reason: "the daemon closed; expected \(template)"
      )
    }
    let found = try JSONTree(reply)
    let reason = try Template(template).mismatch(with: found, captures: &captures)
    if let reason { throw ConversationError(name: name, line: 0, reason: reason) }
    for answer in answers(in: found) {
      let order = answer.names
      let orders = [
        ["jsonrpc", "id", "result"], ["jsonrpc", "id", "error"], ["jsonrpc", "method", "params"],
      ]
      guard orders.contains(order) else {
        throw ConversationError(name: name, line: 0, reason: "members in the order \(order)")
      }
    }
  }

  private func answers(in reply: JSONTree) -> [JSONTree] {
    if case .array(let answers) = reply { answers } else { [reply] }
  }

  private func failure(_ step: Step, _ reason: String) -> ConversationError {
    ConversationError(name: name, line: step.line, reason: reason)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
