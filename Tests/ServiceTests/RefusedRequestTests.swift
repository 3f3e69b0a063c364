import Storage
import TestSupport
import Testing

@Suite("Errors, dry runs and retries change nothing")
struct RefusedRequestTests {
  @Test(
    "A line that returns only errors or dry runs leaves the state unchanged",
    arguments: GoldenConversation.names
  )
  func refused(name: String) throws {
    let conversation = try GoldenConversation(named: name)
    // Lines that are sent in pieces are not checked.
    var isAtStart = true
    let line = try CallingLine(conversation) { bytes, glass in
      let isWhole = isAtStart && bytes.last == 0x0A
      isAtStart = bytes.last == 0x0A
      if isWhole { try glass.rest() }
      let before = glass.state
      let replies = try glass.ask(bytes)
      let answers = try replies.flatMap { try JSONTree($0).answers }
      if isWhole && !answers.isEmpty
        && answers.allSatisfy({ $0["error"] != nil || $0["result"]?["dryRun"] == .bool(true) })
      {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(glass.state.differences(from: before) == [], "\(name): \(text)")
      }
      #expect(glass.illusions == [])
      return replies
    }
    try conversation.play(on: line)
  }

  @Test(
    "A dry run shows what the call then does, and changes nothing",
    arguments: GoldenConversation.names
  )
  func rehearsed(name: String) throws {
    let conversation = try GoldenConversation(named: name)
    let line = try CallingLine(conversation) { bytes, glass in
      guard let call = GoldenCall(bytes), !call.has("dryRun") else { return try glass.ask(bytes) }
      let text = String(decoding: bytes, as: UTF8.self)
      try glass.rest()
      let before = glass.state
      let trial = call.line([("dryRun", .bool(true)), ("idempotencyKey", nil)])
      let tried = try JSONTree(try #require(glass.ask(trial).first))
      #expect(glass.state.differences(from: before) == [], "\(name): \(text)")
      #expect(glass.illusions == [])

      let replies = try glass.ask(bytes)
      let done = try JSONTree(try #require(replies.first))
      // The dry run has no key, so errors and replays that come from the key do not apply to it.
      if done["result"]?["replayed"] != nil { return replies }
      if done["error"]?["data"]?["kind"] == .string("idempotencyConflict") { return replies }
      if call.has("idempotencyKey")
        && done["error"]?["data"]?["field"] == .string("/idempotencyKey")
      {
        return replies
      }
      #expect(tried["error"] == done["error"], "\(name): \(text)")
      guard let result = done["result"], let trialResult = tried["result"] else { return replies }
      #expect(trialResult["dryRun"] == .bool(true))
      var likeness = DecisionComparison()
      let difference = likeness.difference(trialResult.without("dryRun", "events"), result)
      #expect(difference == nil, "\(name): \(text)")
      let emitted = try glass.state.events.dropFirst(before.events.count).map {
        try JSONTree(glass.state.text(of: $0)).without("cursor", "id")
      }
      let foreseen = trialResult["events"]?.elements.map { $0.without("id") } ?? []
      if call.method == "project.define" {
        // The events for customers follow later, in a rollout.
        #expect(foreseen == [])
        #expect(emitted.allSatisfy { $0["entitlements"] != nil && $0["cause"]?["clock"] == nil })
      } else {
        let otherwise = likeness.difference(.array(foreseen), .array(emitted))
        #expect(otherwise == nil, "\(name): \(text)")
      }
      return replies
    }
    try conversation.play(on: line)
  }

  @Test(
    "A retry with the same key gets the same answer, and takes effect once",
    arguments: GoldenConversation.names
  )
  func again(name: String) throws {
    let conversation = try GoldenConversation(named: name)
    var keys = 0
    let line = try CallingLine(conversation) { bytes, glass in
      // The reply echoes the id exactly as it came, so a line with escapes is not rebuilt.
      guard let call = GoldenCall(bytes), !call.has("dryRun"), !call.has("idempotencyKey"),
        !bytes.contains(UInt8(ascii: "\\"))
      else { return try glass.ask(bytes) }
      keys += 1
      let key = (name: "idempotencyKey", value: Optional(JSONTree.string("golden \(keys)")))
      let replies = try glass.ask(call.line([key]))
      let first = try JSONTree(try #require(replies.first))
      try glass.rest()
      let after = glass.state
      let second = try JSONTree(try #require(glass.ask(call.line([key], reversed: true)).first))
      #expect(glass.state.differences(from: after) == [])
      guard let result = first["result"] else {
        // Errors are not stored: the retry is decided again, and fails again.
        #expect(second["error"] == first["error"])
        return replies
      }
      #expect(second["result"]?["replayed"] == .bool(true))
      #expect(second["result"]?.without("replayed") == result)
      let other = try JSONTree(
        try #require(glass.ask(call.line([key, ("dryRun", .bool(false))])).first)
      )
      #expect(other["error"]?["data"]?["kind"] == .string("idempotencyConflict"))
      #expect(glass.state.differences(from: after) == [])
      return replies
    }
    try conversation.play(on: line)
  }
}
