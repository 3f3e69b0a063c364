import Testing

@testable import SocketServer

@Suite("Connection ids")
struct SlotTableTests {
  @Test("No id is used twice, in any order of opening and closing four connections")
  func everyOrder() {
    // Each of eight steps opens a connection or closes the n-th open connection.
    func go(_ table: SlotTable<Int>, open: [ConnectionID], used: Set<ConnectionID>, steps: Int) {
      for id in used { #expect((table[id] != nil) == open.contains(id)) }
      #expect(table.count == open.count)
      guard steps > 0 else { return }
      if open.count < 4 {
        var table = table
        let id = table.nextID
        #expect(!used.contains(id))
        table.insert(steps)
        #expect(table[id] == steps)
        go(table, open: open + [id], used: used.union([id]), steps: steps - 1)
      }
      for (index, id) in open.enumerated() {
        var (table, open) = (table, open)
        table.remove(id)
        open.remove(at: index)
        go(table, open: open, used: used, steps: steps - 1)
      }
    }
    go(SlotTable(), open: [], used: [], steps: 7)
  }

  @Test("An event of a closed connection does not reach its successor in the slot")
  func reusedSlot() {
    var table = SlotTable<String>()
    let before = table.nextID
    table.insert("before")
    table.remove(before)
    let after = table.nextID
    table.insert("after")
    #expect(before.slot == after.slot)
    #expect(table[before] == nil)
    #expect(table[after] == "after")
  }

  @Test(
    "A token survives a round trip through epoll",
    arguments: [
      Token.listener, .signals, .waker, .connection(ConnectionID(slot: 0, generation: 0)),
      .connection(ConnectionID(slot: 7, generation: .max)),
      .connection(ConnectionID(slot: .max - 1, generation: 1)),
    ]
  )
  func token(token: Token) {
    #expect(Token(bits: token.bits) == token)
  }
}
