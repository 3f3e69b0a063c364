import IdentityCore
import LineProtocol
import Service
import Storage
import Synchronization
import TestSupport
import Testing

// Passes over the files.
extension ErasureTests {
  @Test("One pass over the files, half a day later, serves all deletions that did not wait for it")
  func sharedPass() throws {
    try line.call(#"{"id":2,"method":"identify","params":{"device":"phone","userId":"bob"}}"#)
    var tombstones: [String] = []
    committer.clears = false
    for id in ["ada", "bob"] {
      let call = """
        {"id":3,"method":"user.delete","params":{"userId":"\(id)","idempotencyKey":"\(id)"}}
        """
      let result = try #require(try line.call(call)["result"])
      #expect(result["traces"]?.text == "pending")
      #expect(result["clearedBy"] != nil)
      #expect(try line.call(call)["result"]?["replayed"] == .bool(true))
      tombstones.append(try #require(result["tombstone"]?.text))
      #expect(try !mentions(id))
    }
    let stats = { [line] in
      try line.call(#"{"id":4,"method":"server.stats"}"#)["result"]?["background"]
    }
    #expect(try stats()?["erasuresUncleared"] == .number("2"))
    #expect(try stats()?["clearedBy"]?.text != nil)
    let before = committer.clearings
    let due = try #require(line.service.nextDue)
    #expect(due.milliseconds == line.now.milliseconds + 43_200_000)
    committer.clears = true
    goOn()
    #expect(try stats()?["erasuresUncleared"] == .number("2"))
    line.now = due
    goOn()
    #expect(committer.clearings == before + 1)
    #expect(try stats()?["erasuresUncleared"] == .number("0"))
    #expect(try stats()?["clearedBy"] == .null)
    #expect(line.service.nextDue == nil)
    let read = #"{"id":5,"method":"events.read","params":{"kinds":["tracesCleared"]}}"#
    let events = try line.call(read)["result"]?["events"]?.elements ?? []
    #expect(events.compactMap { $0["userId"]?.text } == tombstones)
  }

  @Test("A deletion during a pass waits for its end, and gets a pass of its own")
  func duringPass() throws {
    committer.clears = false
    try line.send(request: delete)
    goOn()
    let bobs = #"{"id":9,"method":"user.delete","params":{"userId":"bob","traces":"cleared"}}"#
    #expect(askAsBob(#"{"id":8,"method":"install","params":{"userId":"bob"}}"#).contains("result"))
    #expect(askAsBob(bobs) == "")
    committer.clears = true
    for _ in 0..<4 { goOn() }
    #expect(try line.nextReply()["result"]?["traces"]?.text == "cleared")
    line.now = Moment(milliseconds: line.now.milliseconds + 1000)
    for _ in 0..<4 { goOn() }
    let reply = String(decoding: line.service.takeReadyReplies(of: bob), as: UTF8.self)
    #expect(reply.contains(#""traces":"cleared""#))
    #expect(committer.clearings == 2)
  }
}
