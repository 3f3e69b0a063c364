import LineProtocol
import Testing

@Suite("Plain questions")
struct PlainQuestionTests {
  /// What the line asks, in few words; nil where it is no plain question.
  private func summary(_ line: String) throws -> String? {
    let document = JSONDocument()
    let bytes = Array(line.utf8)
    let value = try document.read(bytes)
    return PlainQuestion(value, of: bytes.span).map { summary($0, bytes) }
  }

  private func summary(_ question: PlainQuestion, _ line: [UInt8]) -> String {
    func text(_ range: Range<Int>) -> String { String(decoding: line[range], as: UTF8.self) }
    let subject = question.isAboutDevice ? "device" : "userId"
    let words = [
      text(question.id), "\(question.method)", subject, text(question.subject),
      text(question.project),
    ]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  @Test(
    "a line with an id, a method and one subject is one",
    arguments: [
      (
        #"{"id":1,"method":"checkEntitlements","params":{"device":"A"}}"#,
        "1 checkEntitlements device A"
      ),
      (
        #" { "jsonrpc" : "2.0", "params" : {"userId":"u 1"}, "id" : "x", "method" : "userInfo" }"#,
        #""x" userInfo userId u 1"#
      ),
      (
        #"{"id":null,"method":"userProperties","params":{"project":"p","device":"é"}}"#,
        "null userProperties device é p"
      ),
    ]
  )
  func plain(line: String, expected: String) throws {
    #expect(try summary(line) == expected)
  }

  @Test(
    "whatever differs in the least is none",
    arguments: [
      #"{"method":"checkEntitlements","params":{"device":"A"}}"#,
      #"{"id":1,"method":"checkEntitlements"}"#,
      #"{"id":1,"method":"checkEntitlements","params":["A"]}"#,
      #"{"id":1,"method":"checkEntitlements","params":{}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":"A","userId":"u"}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":"A","at":null}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":"A","entitlements":[]}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":"\u0041"}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"d\u0065vice":"A"}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":1}}"#,
      #"{"id":1,"method":"checkEntitlements","params":{"device":"A","project":""}}"#,
      #"{"id":true,"method":"checkEntitlements","params":{"device":"A"}}"#,
      #"{"id":1,"method":"checkEntitlement","params":{"device":"A"}}"#,
      #"{"id":1,"method":"logout","params":{"device":"A"}}"#,
      #"{"id":1,"jsonrpc":"1.0","method":"userInfo","params":{"device":"A"}}"#,
      #"{"id":1,"method":"userInfo","params":{"device":"A"},"meta":1}"#,
      #"[{"id":1,"method":"userInfo","params":{"device":"A"}}]"#,
      #""userInfo""#, "1", "{}", "[]",
    ]
  )
  func otherwise(line: String) throws {
    #expect(try summary(line) == nil)
  }

  private let first = #"{"id":7,"method":"userInfo","params":{"project":"p","device":"A"}}"#

  /// What a line asks by the shape of the first one.
  private func byShape(_ line: String, of first: String) throws -> String? {
    let document = JSONDocument()
    let bytes = Array(first.utf8)
    let value = try document.read(bytes)
    let question = PlainQuestion(value, of: bytes.span)
    let shape = question.flatMap { QuestionShape($0, of: bytes.span) }
    let other = Array(line.utf8)
    return try #require(shape).question(in: other.span).map { summary($0, other) }
  }

  @Test(
    "a line written as the one before it asks what it would ask by itself",
    arguments: [
      #"{"id":7,"method":"userInfo","params":{"project":"p","device":"A"}}"#,
      #"{"id":0,"method":"userInfo","params":{"project":"p","device":""}}"#,
      #"{"id":123456789012345678,"method":"userInfo","params":{"project":"p","device":"~"}}"#,
      #"{"id":12,"method":"userInfo","params":{"project":"p","device":"a longer one, of 36"}}"#,
    ]
  )
  func alike(line: String) throws {
    let own = try #require(try summary(line))
    #expect(try byShape(line, of: first) == own)
  }

  @Test("the project may stand anywhere")
  func projectAnywhere() throws {
    let lines = [
      (
        #"{"params":{"project":"p"},"method":"userInfo","id":7}"#,
        #"{"params":{"project":"p"},"method":"userInfo","id":7}"#
      )
    ]
    #expect(try summary(lines[0].0) == nil)
    let behind = #"{"id":7,"method":"userInfo","params":{"device":"A","project":"p"}}"#
    let other = #"{"id":1234,"method":"userInfo","params":{"device":"ABCDEFGH","project":"p"}}"#
    #expect(try byShape(other, of: behind) == "1234 userInfo device ABCDEFGH p")
  }

  @Test(
    "a line that is written otherwise is not taken for one",
    arguments: [
      #"{"id":07,"method":"userInfo","params":{"project":"p","device":"A"}}"#,
      #"{"id":7.5,"method":"userInfo","params":{"project":"p","device":"A"}}"#,
      #"{"id":"7","method":"userInfo","params":{"project":"p","device":"A"}}"#,
      #"{"id":,"method":"userInfo","params":{"project":"p","device":"A"}}"#,
      #"{"id":1234567890123456789,"method":"userInfo","params":{"project":"p","device":"A"}}"#,
      #"{"id":7,"method":"userinfo","params":{"project":"p","device":"A"}}"#,
      #"{"id":7,"method":"userInfo","params":{"project":"q","device":"A"}}"#,
      #"{"id":7,"method":"userInfo","params":{"project":"p","device":"A"} }"#,
      #"{"id":7,"method":"userInfo","params":{"project":"p","device":"A"}"#,
      #"{"id":7,"method":"userInfo","params":{"project":"p","device":"A"#,
      #"{"id":7,"method":"userInfo","params":{"project":"p","device":"A\n"}}"#,
      "{\"id\":7,\"method\":\"userInfo\",\"params\":{\"project\":\"p\",\"device\":\"1234567\n\"}}",
      #"{"id":7,"method":"userInfo","params":{"project":"p","device":"é"}}"#,
      #"{"id":7,"method":"userInfo","params":{"project":"p","device":"A","at":"B"}}"#,
      #"{"id":7"#, "{", "",
    ]
  )
  func unlike(line: String) throws {
    #expect(try byShape(line, of: first) == nil)
  }

  @Test(
    "a subject as long as the first one's seems to end there, and any other is looked through",
    arguments: [
      ("A", "A"), ("B", "B"), ("", ""), ("a longer one", "a longer one"), ("é", nil), ("\\", "\\"),
      ("\n", "\n"), ("AB\n", nil),
    ]
  )
  func likely(subject: String, found: String?) throws {
    let model = Array(#"{"id":7,"method":"userInfo","params":{"device":"A"}}"#.utf8)
    let value = try JSONDocument().read(model)
    let question = PlainQuestion(value, of: model.span)
    let shape = try #require(question.flatMap { QuestionShape($0, of: model.span) })
    for before in ["", "{}\n"] {
      let params = #"{"device":"\#(subject)"}"#
      let text = before + #"{"id":12,"method":"userInfo","params":\#(params)}"#
      let lines = Array("\(text)\n{}".utf8)
      let likely = shape.likelyQuestion(in: lines.span, from: before.utf8.count)
      #expect(likely.map { String(decoding: lines[$0.question.subject], as: UTF8.self) } == found)
      #expect(likely.map { $0.end == text.utf8.count } ?? true)
    }
  }

  @Test("every byte of a plain string is looked at, wherever it stands")
  func everyByte() throws {
    let model = Array(#"{"id":7,"method":"userInfo","params":{"device":"A"}}"#.utf8)
    let value = try JSONDocument().read(model)
    let question = PlainQuestion(value, of: model.span)
    let shape = try #require(question.flatMap { QuestionShape($0, of: model.span) })
    for position in 0..<20 {
      for byte in UInt8.min...UInt8.max {
        var subject = [UInt8](repeating: UInt8(ascii: "a"), count: 20)
        subject[position] = byte
        let line =
          Array(#"{"id":7,"method":"userInfo","params":{"device":""#.utf8) + subject
          + Array(#""}}"#.utf8)
        let isPlain = 0x20..<0x80 ~= byte && byte != 0x22 && byte != 0x5C
        let isTaken = shape.question(in: line.span) != nil
        #expect(isTaken == isPlain)
      }
    }
  }
}
