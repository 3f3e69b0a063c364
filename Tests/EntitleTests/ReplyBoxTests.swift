import Testing

@testable import EntitledClient

@Suite("Matching replies to requests")
struct ReplyBoxTests {
  private static let refusal =
    #"{"code":1402,"message":"busy","data":{"kind":"overloaded","hint":"wait","retryable":true}}"#

  private func box(_ methods: [String]) -> ReplyBox {
    var box = ReplyBox()
    for (index, method) in methods.enumerated() {
      box.expect(RequestID(number: Int64(index + 1)), of: method)
    }
    return box
  }

  private func id(_ number: Int64) -> RequestID { RequestID(number: number) }

  @Test("Replies are matched by ID, in any order")
  func byID() throws {
    var box = box(["a", "b", "c"])
    for number in [3, 1, 2] {
      try box.put(Array(#"{"jsonrpc":"2.0","id":\#(number),"result":{"n":\#(number)}}"#.utf8))
    }
    for number: Int64 in [2, 3, 1] {
      #expect(try box.take(id(number))?.get() == ["n": .number(.init(number))])
    }
  }

  @Test("A reply is nil until it arrives")
  func toCome() {
    var box = box(["a"])
    #expect(box.take(id(1)) == nil)
    #expect(box.take(id(1)) == nil)
  }

  @Test("A reply contains the daemon's whole error")
  func error() throws {
    var box = box(["a"])
    try box.put(Array(#"{"jsonrpc":"2.0","id":1,"error":\#(Self.refusal)}"#.utf8))
    guard case .failure(let error)? = box.take(id(1)) else {
      Issue.record("expected an error")
      return
    }
    #expect(error.code == 1402)
    #expect(error.kind == "overloaded")
    #expect(error.message == "busy")
    #expect(error.hint == "wait")
    #expect(error.field == nil)
    #expect(error.isRetryable)
    #expect("\(error.json)" == Self.refusal)
  }

  @Test("A reply with a null ID belongs to the first request that is answered in order")
  func nullID() throws {
    var box = box(["events.wait", "a", "b"])
    try box.put(Array(#"{"jsonrpc":"2.0","id":null,"error":\#(Self.refusal)}"#.utf8))
    #expect(box.take(id(1)) == nil)
    #expect(box.take(id(2)) != nil)
    #expect(box.take(id(3)) == nil)
    var waiting = self.box(["events.wait"])
    try waiting.put(Array(#"{"jsonrpc":"2.0","id":null,"error":\#(Self.refusal)}"#.utf8))
    #expect(waiting.take(id(1)) != nil)
  }

  @Test("The replies to abandoned requests are dropped")
  func abandoned() throws {
    var box = box(["a", "b"])
    box.abandon(id(1))
    try box.put(Array(#"{"jsonrpc":"2.0","id":1,"result":{}}"#.utf8))
    try box.put(Array(#"{"jsonrpc":"2.0","id":2,"result":{}}"#.utf8))
    #expect(try box.take(id(2))?.get() == [:])
  }

  @Test("Notifications are kept separately, in order")
  func notices() throws {
    var box = box(["events.subscribe"])
    for number in 1...2 {
      try box.put(Array(#"{"jsonrpc":"2.0","method":"event","params":{"n":\#(number)}}"#.utf8))
    }
    try box.put(Array(#"{"jsonrpc":"2.0","id":1,"result":{}}"#.utf8))
    #expect(try box.take(id(1))?.get() == [:])
    #expect(box.takeNotice() == Notice(method: "event", params: ["n": 1]))
    #expect(box.takeNotice()?.params == ["n": 2])
    #expect(box.takeNotice() == nil)
  }

  @Test(
    "An invalid reply is a violation",
    arguments: [
      ("", "is not JSON"),
      ("HTTP/1.1 400 Bad Request", "is not JSON: byte 0"),
      ("[]", "is not a reply"),
      ("{}", "is not a reply"),
      (#"{"jsonrpc":"2.0","method":"event"}"#, "is not a reply"),
      (#"{"id":1}"#, "neither a result nor an error"),
      (#"{"id":1,"result":{},"error":{}}"#, "or both"),
      (#"{"id":1,"error":{"code":1}}"#, "not one of entitled"),
      (#"{"id":2,"result":{}}"#, "the id 2, which matches no request"),
      (#"{"id":"1","result":{}}"#, "which matches no request"),
      (#"{"id":null,"result":{}}"#, "which matches no request"),
    ]
  )
  func violations(line: String, reason: String) {
    var box = box(["a"])
    let violation = #expect(throws: Violation.self) { try box.put(Array(line.utf8)) }
    #expect(violation?.reason.contains(reason) == true, "\(violation?.reason ?? "")")
  }
}
