import EntitledClient
import Testing

@testable import entitle

@Suite("The tree of an explanation")
struct ExplanationTreeTests {
  @Test("The tree leads from the purchase to the clock")
  func active() throws {
    let answer = try JSON(
      parsing: #"""
        {"userId":"ada","active":true,"entitlement":{"id":"pro"},"at":"2026-01-01T00:00:00.000Z",
        "because":[
        {"step":"purchased","text":"bought","at":"2025-12-01T00:00:00.000Z",
        "event":"ev_1","cursor":"1"},
        {"step":"attached","text":"logged in","at":"2025-12-02T00:00:00.000Z","event":"ev_2",
        "rule":{"name":"onIdentifyNew","value":"attach"}},
        {"step":"mapped","text":"gives it","at":null},
        {"step":"clock","text":"it is active","at":"2026-01-01T00:00:00.000Z"}],
        "others":[{"lostBy":"end","text":"gives way"}],"missing":[],
        "omitted":{"because":3,"others":0,"missing":0}}
        """#
    )
    #expect(
      ExplanationTree.text(of: answer) == """
        pro: yes, for ada at 2026-01-01T00:00:00.000Z
        ├─ purchased: bought
        │  2025-12-01T00:00:00.000Z  event ev_1
        ├─ attached: logged in
        │  2025-12-02T00:00:00.000Z  onIdentifyNew: attach  event ev_2
        ├─ mapped: gives it
        ├─ clock: it is active
        ├─ also
        │  └─ gives way
        └─ omitted: 3 of because

        """
    )
  }

  @Test("The tree contains what is missing, and the commands that would help")
  func inactive() throws {
    let answer = try JSON(
      parsing: #"""
        {"userId":"a\u001Bb","active":false,"entitlement":{"id":"pro"},
        "at":"2026-01-01T00:00:00.000Z","because":[],"others":[],"missing":[
        {"kind":"heldByAnother","text":"bob has it","because":[
        {"step":"purchased","text":"bought","at":"2025-12-01T00:00:00.000Z","event":"ev_1"}],
        "suggestedCalls":[
        {"method":"restore","params":{"device":"it's"},"role":"write","text":"restore it"},
        {"method":"user.link.undo","params":{"event":"ev_1"},"role":"admin","text":"undo it"}]},
        {"kind":"notGranted","text":"nobody granted it","suggestedCalls":[]}]}
        """#
    )
    #expect(
      ExplanationTree.text(of: answer) == #"""
        pro: no, for "a\u001Bb" at 2026-01-01T00:00:00.000Z
        └─ missing
           ├─ heldByAnother: bob has it
           │  ├─ purchased: bought
           │  │  2025-12-01T00:00:00.000Z  event ev_1
           │  ├─ $ entitle restore 'device=it'\''s'
           │  │  restore it (role write)
           │  └─ $ entitle user.link.undo event=ev_1
           │     undo it (role admin)
           └─ notGranted: nobody granted it

        """#
    )
  }

  @Test(
    "The commands are quoted for a shell",
    arguments: [
      (#"{"a":"b"}"#, "a=b"), (#"{"a":null}"#, "a:=null"), (#"{"a":false}"#, "a:=false"),
      (#"{"a":""}"#, "a="), (#"{"a":"b c"}"#, "'a=b c'"), (#"{"a":"$x"}"#, "'a=$x'"),
      (#"{"a":"\u001b"}"#, #"'a:="\u001B"'"#), (#"{"a":["b","c"]}"#, #"'a:=["b","c"]'"#),
      (#"{"a":{"b":"é"},"c":"d"}"#, #"'a:={"b":"é"}' c=d"#), (#"{"a":"'"}"#, #"'a='\'''"#),
    ]
  )
  func words(params: String, words: String) throws {
    let call: JSON = ["method": "m", "params": try JSON(parsing: params)]
    #expect(ShellWords.command(call) == "entitle m \(words)")
  }

  @Test("JSON of another method has no tree", arguments: ["{}", "5", #"{"active":true}"#])
  func other(json: String) throws {
    #expect(ExplanationTree.text(of: try JSON(parsing: json)) == nil)
  }
}
