import IdentityCore
import LineProtocol
import Testing

@Suite("What is erased from events")
struct EventEraserTests {
  private static let erasure: Erasure = {
    var erasure = Erasure(
      project: "default",
      tombstone: "gone",
      startedAt: Moment(milliseconds: 0),
      users: ["ada", "anon", "q\"uote", "jürgen", "a/b", "tom"]
    )
    erasure.devices = ["phone"]
    erasure.chains = [ChainKey(store: "appStore", originalTransaction: "7")]
    return erasure
  }()

  private func rewritten(_ body: String) throws -> String? {
    try EventEraser(ErasedNames(Self.erasure)).rewrite(Array(body.utf8)).map {
      String(decoding: $0.body, as: UTF8.self)
    }
  }

  @Test(
    "ids of users are replaced wherever they stand",
    arguments: [
      (#"{"user":"anon","userId":"ada","at":1}"#, #"{"user":"gone","userId":"gone","at":1}"#),
      (#"{"user":"bob","anonymousId":"anon"}"#, #"{"user":"bob","anonymousId":"gone"}"#),
      (#"{"user":"q\"uote"}"#, #"{"user":"gone"}"#),
      (#"{"from":["ada","bob"],"to":"eve"}"#, #"{"from":["bob","gone"],"to":"eve"}"#),
      (#"{"from":["zoe"],"to":"ada"}"#, #"{"from":["zoe"],"to":"gone"}"#),
      (#"{"aliases":["ada","anon","zoe"]}"#, #"{"aliases":["gone","zoe"]}"#),
      (#"{"holders":["ada"],"absorbed":"anon"}"#, #"{"holders":["gone"],"absorbed":"gone"}"#),
      (#"{"device":"phone"}"#, #"{"device":"gone"}"#),
    ]
  )
  func ids(body: String, expected: String) throws {
    #expect(try rewritten(body) == expected)
  }

  @Test(
    "what is no mention stays as it is",
    arguments: [
      #"{"user":"bob","userId":"adapter"}"#,
      #"{"user":"bob","entitlements":["ada"],"product":"phone"}"#,
      #"{"kind":"ada","attributes":{"ada":"anon"}}"#,
      #"{"store":"playStore","originalTransactionId":"7","transactionId":"7"}"#,
      #"{"device":null,"cause":{"method":"grant","id":7}}"#,
      #"{"cause":{"method":"ada","id":"adapter"}}"#,
      #"{"userId":"uote"}"#,
      // A tab, and a name that ends as an erased one does.
      #"{"user":"bob","cause":{"method":"grant","id":"\tom"}}"#,
    ]
  )
  func others(body: String) throws {
    #expect(try rewritten(body) == nil)
  }

  @Test(
    "a chain that is gone loses its transactions and the caller's words",
    arguments: [
      (
        #"{"user":"bob",CHAIN"7","transactionId":"8","attributes":{"a":"b"},"price":"1"}"#,
        #"{"user":"bob",CHAIN"gone","transactionId":"gone","price":"1"}"#
      ),
      (
        #"{"user":"ada",CHAIN"9","transactionId":"7","attributes":{"a":"b"}}"#,
        #"{"user":"gone",CHAIN"9","transactionId":"7","attributes":{"a":"b"}}"#
      ),
    ]
  )
  func chains(body: String, expected: String) throws {
    let chain = #""store":"appStore","originalTransactionId":"#
    let whole = [body, expected].map { $0.replacing("CHAIN", with: chain) }
    #expect(try rewritten(whole[0]) == whole[1])
  }

  @Test(
    "the id of the request goes where the event changes, or where it names somebody as a word",
    arguments: [
      (
        #"{"id":"e","user":"ada","cause":{"method":"grant","id":17}}"#,
        #"{"id":"e","user":"gone","cause":{"method":"grant"}}"#
      ),
      (
        #"{"id":"e","user":"bob","cause":{"method":"grant","id":"for ada-2"}}"#,
        #"{"id":"e","user":"bob","cause":{"method":"grant"}}"#
      ),
      (#"{"user":"ada","cause":{"clock":true}}"#, #"{"user":"gone","cause":{"clock":true}}"#),
    ]
  )
  func causes(body: String, expected: String) throws {
    #expect(try rewritten(body) == expected)
  }

  @Test(
    "the id of the request is read as it was meant, however it was written",
    arguments: [
      #""for j\u00fcrgen""#, #""for jürgen""#, #""x a\/b""#, #""for \u0061da""#, #""x\nada""#,
      #""x\u0009ada""#, #""tom\\""#,
    ]
  )
  func spellings(id: String) throws {
    let body = #"{"user":"bob","cause":{"method":"grant","id":\#(id)}}"#
    #expect(try rewritten(body) == #"{"user":"bob","cause":{"method":"grant"}}"#)
  }

  @Test(
    "who is called as a member of an event takes nothing out of sight",
    arguments: ["cause", "id"]
  )
  func members(name: String) throws {
    let head = #"{"project":"\#(name)","user":"\#(name)","userId":"\#(name)","cause":"#
    let body = head + #"{"method":"grant","id":"for ada-2"}}"#
    #expect(try rewritten(body) == head + #"{"method":"grant"}}"#)
  }

  @Test(
    "attributes that are called as the members of an event take nothing out of sight",
    arguments: [
      #"{"cause":1}"#, #"{"cause":{"method":"x"}}"#, #"{"cause":"method"}"#, #"{"method":"cause"}"#,
      #"{"cause":{"method":"x","id":"y"}}"#, #"{"cause":{"method":1}}"#,
    ]
  )
  func attributes(attributes: String) throws {
    let head = #"{"user":"bob","attributes":\#(attributes),"cause":{"method":"grant""#
    #expect(try rewritten(head + #","id":"for ada-2"}}"#) == head + "}}")
  }

  @Test("an event that mentions somebody says who else is named, and which chain")
  func traces() throws {
    let body =
      #"{"user":"ada","from":["zoe","anon"],"to":"bob","store":"web","originalTransactionId":"9"}"#
    let trace = try EventEraser(ErasedNames(Self.erasure)).rewrite(Array(body.utf8))?.trace
    let chain = ChainKey(store: "web", originalTransaction: "9")
    #expect(trace == Draft.Trace(chain: chain, users: ["bob", "zoe"]))
  }

  @Test(
    "a text with a quote too many is looked into, whatever seems to stand in it",
    arguments: [
      #"{"kind":""identified","user":"ada"}"#, #"{"kind":"identified","user":"ada}"#,
      #"{"kind":"identified","user":"zoe\"}"#,
    ]
  )
  func quotes(body: String) throws {
    #expect(ErasedNames(Self.erasure).stand(in: Array(body.utf8)))
    #expect(throws: JSONError.self) { try rewritten(body) }
  }

  @Test("answers mention whoever stands in them as a whole string")
  func answers() {
    let names = ErasedNames(Self.erasure)
    #expect(names.stand(in: Array(#"{"a":[{"b":"ada"}]}"#.utf8)))
    #expect(names.stand(in: Array(#"{"a":"x\\","b":"q\"uote"}"#.utf8)))
    #expect(!names.stand(in: Array(#"{"a":"adapter","b":"x ada"}"#.utf8)))
    #expect(names.arePart(of: Array("k:ada".utf8)))
    #expect(!names.arePart(of: Array("kada".utf8)))
    #expect(!names.arePart(of: Array("adaé".utf8)))
    #expect(names.arePart(of: Array("job\tada".utf8)))
    #expect(!names.arePart(of: Array("\tom".utf8)))
  }
}
