import LineProtocol
import Testing

@Suite("Queries read without a JSON tree")
struct FastQueryTests {
  /// Returns a short form of the query, or nil if the text is not a fast query.
  private func summary(_ text: String, from start: Int = 0) -> String? {
    let bytes = Array(text.utf8)
    guard let query = FastQuery(in: bytes.span, from: start) else { return nil }
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let words = [
      part(query.id), query.isAboutDevice ? "device" : "userId", part(query.subject),
      part(query.project),
    ]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  @Test(
    "The layouts of common clients are recognized",
    arguments: [
      (#"{"id":1,"method":"checkEntitlements","params":{"device":"A"}}"#, "1 device A"),
      (
        #"{"jsonrpc":"2.0","id":"x-1","method":"checkEntitlements","params":{"userId":"u 1"}}"#,
        #""x-1" userId u 1"#
      ),
      (
        #"{"jsonrpc":"2.0","id":7,"method":"checkEntitlements","params":{"device":"A"}}"#,
        "7 device A"
      ),
      (
        #"{"id":0,"method":"checkEntitlements","params":{"project":"p","device":"A"}}"#,
        "0 device A p"
      ),
      (
        #"{"id":123456789012345678,"method":"checkEntitlements","#
          + #""params":{"device":"A","project":"p"}}"#,
        "123456789012345678 device A p"
      ),
    ]
  )
  func common(line: String, expected: String) {
    #expect(summary(line) == expected)
    #expect(summary("{}\n" + line + "\n{}", from: 3) == expected)
    for count in 0..<line.utf8.count {
      #expect(summary(String(line.prefix(count))) == nil, "cut behind \(count) characters")
    }
  }

  @Test(
    "Everything else takes the normal path",
    arguments: [
      #"{"method":"checkEntitlements","params":{"device":"A"}}"#,
      #"{"id":1,"method":"checkEntitlements"}"#,
      #"{"params":{"device":"A"},"method":"checkEntitlements","id":1}"#,
      #"{"jsonrpc": "2.0", "id": 1, "method": "checkEntitlements", "params": {"device": "A"}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"project":"p","device":"A","project":"p"}}"#,
      #"{"id":1,"params":{"device":"A"}}"#,
      #"{"id":1,"method":"checkEntitlements","params":["A"]}"#,
      #"{"id":1,"method":"checkEntitlements","params":{}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"project":"p"}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":"A","userId":"u"}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":"A","device":"A"}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":"A","at":null}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":"A","entitlements":[]}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":""}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":"é"}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":"\u0041"}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":1}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":"A","project":""}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":"A","project":null}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":"A",}}"#,
      #"{"id":1,"id":2,"method":"checkEntitlements","params":{"device":"A"}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":"A"},"meta":1}"#,
      #"{"id":1,"jsonrpc":"1.0","method":"checkEntitlements","params":{"device":"A"}}"#,
      #"{"id":1,"method":"checkEntitlement","params":{"device":"A"}}"#,
      #"{"id":1,"method":"userInfo","params":{"device":"A"}}"#,
      #"{"id":true,"method":"checkEntitlements","params":{"device":"A"}}"#,
      #"{"id":null,"method":"checkEntitlements","params":{"device":"A"}}"#,
      #"{"id":07,"method":"checkEntitlements","params":{"device":"A"}}"#,
      #"{"id":-7,"method":"checkEntitlements","params":{"device":"A"}}"#,
      #"{"id":7.5,"method":"checkEntitlements","params":{"device":"A"}}"#,
      #"{"id":"","method":"checkEntitlements","params":{"device":"A"}}"#,
      #"{"id":,"method":"checkEntitlements","params":{"device":"A"}}"#,
      #"{"id":1234567890123456789,"method":"checkEntitlements","params":{"device":"A"}}"#,
      #"[{"id":1,"method":"checkEntitlements","params":{"device":"A"}}]"#,
      #" {"id":1,"method":"checkEntitlements","params":{"device":"A"}}"#,
      #"{}"#, "[]", "1", "",
    ]
  )
  func otherwise(line: String) {
    #expect(summary(line) == nil)
  }

  @Test("An unusual byte at any position of an id is detected")
  func everyByte() {
    for position in 0..<20 {
      for byte in UInt8.min...UInt8.max {
        var subject = [UInt8](repeating: UInt8(ascii: "a"), count: 20)
        subject[position] = byte
        let line =
          Array(#"{"id":7,"method":"checkEntitlements","params":{"device":""#.utf8) + subject
          + Array(#""}}"#.utf8)
        let isPlain = 0x20..<0x80 ~= byte && byte != 0x22 && byte != 0x5C
        let isTaken = FastQuery(in: line.span) != nil
        #expect(isTaken == isPlain)
      }
    }
  }

  @Test("A request id is accepted up to its limit")
  func idLimit() {
    for count in [253, 254, 255] {
      let id = String(repeating: "x", count: count)
      let line = #"{"id":"\#(id)","method":"checkEntitlements","params":{"device":"A"}}"#
      #expect((summary(line) != nil) == (count + 2 <= RequestEntry.idBytesMax))
    }
  }
}
