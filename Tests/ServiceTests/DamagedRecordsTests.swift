import IdentityCore
import Service
import Storage
import TestSupport
import Testing

@Suite("Inconsistent records")
struct DamagedRecordsTests {
  @Test("Inconsistent records are an error only for requests that read them")
  func dangling() throws {
    let store = MemoryStore()
    let line = try InProcessLine(store: store)
    func user(_ line: InProcessLine, _ device: String) throws -> JSONTree {
      try line.call(#"{"id":1,"method":"userInfo","params":{"device":"\#(device)"}}"#)
    }
    for device in ["a", "b"] {
      try line.call(#"{"id":1,"method":"install","params":{"device":"\#(device)"}}"#)
    }
    try line.result(
      "purchase",
      #"{"device":"b","product":"x","store":"web","transactionId":"1"}"#
    )
    let lost = try #require(try user(line, "a")["result"]?["user"]?["customerId"]?.text)
    let chain = ChainKey(store: "web", originalTransaction: "1")
    let project = ProjectNumber(1)
    try store.openWriter().commit([
      Turn(
        number: TurnNumber(1000),
        changes: [
          .customer(project, CustomerID(Array(lost.utf8))): nil,
          .purchase(project, chain): nil,
        ]
      )
    ])
    let later = try InProcessLine(store: store)
    for call in [
      #""method":"userInfo","params":{"device":"a"}"#,
      #""method":"identify","params":{"device":"a","userId":"u"}"#,
      #""method":"checkEntitlements","params":{"device":"b"}"#,
    ] {
      let error = try later.refusal(of: "{\"id\":1,\(call)}")
      #expect(error["data"]?["kind"] == .string("storageFailed"), "\(error)")
      guard case .failed(let sentence)? = later.service.takeFailure() else {
        Issue.record("nothing for the log: \(call)")
        return
      }
      #expect(sentence.contains("a record refers to a"))
      #expect(!sentence.contains(lost))
    }
    #expect(try user(later, "b")["result"]?["user"]?["device"] == .string("b"))
    try later.result("install", #"{"device":"c"}"#)
  }
}
