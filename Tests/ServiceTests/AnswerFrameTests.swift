import TestSupport
import Testing

@testable import Service

@Suite("What answers of one form have in common")
struct AnswerFrameTests {
  private func frame(_ json: String) -> (text: String, values: [String]) {
    let bytes = Array(json.utf8)
    let frame = AnswerFrame(of: bytes)
    return (
      String(decoding: frame.text, as: UTF8.self).replacing("\0", with: "_"),
      frame.values.map { String(decoding: bytes[$0], as: UTF8.self) }
    )
  }

  @Test(
    "values are told from names, whatever they hold",
    arguments: [
      ("{}", "{}", []),
      (#"{"a":"b"}"#, #"{"a":_}"#, [#""b""#]),
      (
        #"{"a":[1,-2.5e+3,true,null,"x"],"b":{}}"#, #"{"a":[_,_,_,_,_],"b":{}}"#,
        ["1", "-2.5e+3", "true", "null", #""x""#]
      ),
      (#"{"\":\"":"\\"}"#, #"{"\":\"":_}"#, [#""\\""#]),
      (#"{"a":"x\":\"{,"}"#, #"{"a":_}"#, [#""x\":\"{,""#]),
      (#"{"a":"é","é":""}"#, #"{"a":_,"é":_}"#, [#""é""#, #""""#]),
    ] as [(String, String, [String])]
  )
  func taken(json: String, text: String, values: [String]) {
    let found = frame(json)
    #expect(found.text == text)
    #expect(found.values == values)
  }

  @Test("patches make one answer of another of its form")
  func patches() {
    let model = Array(#"{"a":"x","b":null,"c":1,"at":""}"#.utf8)
    let answer = Array(#"{"a":"longer","b":"longer","c":1,"at":""}"#.utf8)
    let moment = model.count - 2
    let patches = AnswerPatches(
      from: model,
      AnswerFrame(of: model),
      moment: moment,
      to: answer,
      AnswerFrame(of: answer)
    )
    #expect(patches.literals == Array(#""longer""#.utf8))
    var written = ""
    var start = 0
    for patch in patches.patches {
      written += String(decoding: model[start..<Int(patch.start)], as: UTF8.self)
      let end = Int(patch.literal) + Int(patch.literalCount)
      written +=
        patch.showsMoment
        ? "now" : String(decoding: patches.literals[Int(patch.literal)..<end], as: UTF8.self)
      start = Int(patch.end)
    }
    written += String(decoding: model[start...], as: UTF8.self)
    #expect(written == #"{"a":"longer","b":"longer","c":1,"at":"now"}"#)
  }
}
