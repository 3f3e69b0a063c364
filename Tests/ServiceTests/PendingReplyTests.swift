import IdentityCore
import LineProtocol
import Testing

@testable import Service

@Suite("Replies that wait until they are durable")
struct PendingReplyTests {
  private let first = TurnNumber.none.next
  private var second: TurnNumber { first.next }

  @Test("Durable replies leave in order, and the others stay behind them")
  func inOrder() {
    var held = PendingReplies()
    append("1", to: "a", needs: first, &held)
    append("22", to: "bb", needs: second, &held)
    append("3", to: "", needs: .none, &held)
    let out1 = held.takeDurable(.none)
    #expect(out1.texts == [] && out1.count == 0)
    let out2 = held.takeDurable(first)
    #expect(out2.texts == Array("1".utf8) && out2.count == 1)
    #expect(held.count == 2 && held.bytes == 5)
    append("4", to: "d", needs: second, &held)
    let out3 = held.takeDurable(second)
    #expect(out3.texts == Array("2234".utf8) && out3.count == 3)
    #expect(held.count == 0 && held.bytes == 0)
  }

  @Test("Replies that depend on discarded turns are replaced, each by its own line")
  func replaced() {
    var held = PendingReplies()
    append("1", to: "a", needs: first, &held)
    append("22", to: "bb", needs: second, wrote: true, &held)
    append("3", to: "", needs: .none, &held)
    var asked: [[UInt8]] = []
    var settled = held.replacing(durable: first) { exchange, line in
      asked.append(line)
      #expect(exchange.needs == second && exchange.parts.map(\.wrote) == [true])
      return self.exchange("no", needs: .none)
    }
    #expect(asked == [Array("bb".utf8)])
    #expect(settled.newestNeeded == first)
    let out4 = settled.takeDurable(first)
    #expect(out4.texts == Array("1no\n3".utf8) && out4.count == 3)
  }

  @Test("A batch keeps the replies from which it can be written again")
  func batch() {
    var held = PendingReplies()
    var batch = exchange("1", needs: first)
    batch.isBatch = true
    batch.parts.append(exchange("2", needs: second).parts[0])
    held.append(batch, to: Array("[]".utf8).span, text: Array("[1,2]\n".utf8).span)
    #expect(held.bytes == 14)
    var settled = held.replacing(durable: first) { exchange, _ in
      var settled = exchange
      settled.parts[1] = self.exchange("no", needs: .none).parts[0]
      return settled
    }
    let out5 = settled.takeDurable(first)
    #expect(out5.texts == Array("[1,no]\n".utf8) && out5.count == 1)
  }

  private func append(
    _ text: String,
    to line: String,
    needs: TurnNumber,
    wrote: Bool = false,
    _ held: inout PendingReplies
  ) {
    var exchange = exchange(text, needs: needs)
    exchange.parts[0].wrote = wrote
    held.append(exchange, to: Array(line.utf8).span, text: Array(text.utf8).span)
  }

  private func exchange(_ reply: String, needs: TurnNumber) -> LineReply {
    let part = LineReply.Part(position: 0, reply: .written(Array(reply.utf8)), needs: needs)
    return LineReply(isBatch: false, parts: [part])
  }
}
