import TestSupport
import Testing

@testable import Service

@Suite("What answers of one form have in common")
struct AnswerFrameTests {
  private func values(_ json: String) -> [String] {
    let bytes = Array(json.utf8)
    return AnswerFrame(of: bytes).values.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    "values are told from names, whatever they hold",
    arguments: [
      ("{}", []),
      (#"{"a":"b"}"#, [#""b""#]),
      (
        #"{"a":[1,-2.5e+3,true,null,"x"],"b":{}}"#,
        ["1", "-2.5e+3", "true", "null", #""x""#]
      ),
      (#"{"\":\"":"\\"}"#, [#""\\""#]),
      (#"{"a":"x\":\"{,"}"#, [#""x\":\"{,""#]),
      (#"{"a":"é","é":""}"#, [#""é""#, #""""#]),
    ] as [(String, [String])]
  )
  func taken(json: String, values: [String]) {
    #expect(self.values(json) == values)
  }

  private func patches(from model: String, moment: Int?, to answer: String) -> AnswerPatches? {
    let model = Array(model.utf8)
    let frame = AnswerFrame(of: model)
    return AnswerPatches(from: model, frame, moment: moment, to: Array(answer.utf8))
  }

  /// What the patches make of the model, with "now" for the moment; nil for another form.
  private func patched(_ model: String, moment: Int?, to answer: String) -> String? {
    guard let patches = patches(from: model, moment: moment, to: answer) else { return nil }
    let model = Array(model.utf8)
    let now = Array("now".utf8)
    func bytes(of patch: AnswerPatches.Patch) -> [UInt8] {
      guard !patch.showsMoment else { return now }
      let shape = patches.shapes[Int(patch.shape)...]
      let kept = Array(patches.literals[patch.kept])
      return patch.kind.text(kept, Array(shape), count: Int(patch.count))
    }
    let (moving, covering) = patches.inOrderOfWriting
    #expect(moving.count + covering.count == patches.patches.count)
    var written: [UInt8] = []
    var start = 0
    for patch in moving {
      written += model[start..<Int(patch.start)] + bytes(of: patch)
      start = Int(patch.end)
    }
    written += model[start...]
    for patch in covering {
      written.replaceSubrange(Int(patch.start)..<Int(patch.end), with: bytes(of: patch))
    }
    return String(decoding: written, as: UTF8.self)
  }

  @Test("patches make one answer of another of its form")
  func patches() {
    let model = #"{"a":"x","b":null,"c":1,"at":""}"#
    let answer = #"{"a":"longer","b":"longer","c":1,"at":""}"#
    let patches = patches(from: model, moment: nil, to: answer)
    // Of two strings without their quotes.
    #expect(patches?.literals == Array(#"longer"longer""#.utf8))
    #expect(
      patched(model, moment: model.utf8.count - 2, to: answer)
        == #"{"a":"longer","b":"longer","c":1,"at":"now"}"#
    )
  }

  @Test(
    "values may begin alike, and be longer or shorter",
    arguments: ["1", "12", "120", "-1", "null", #""""#, #""1""#, #""1,\"b\":12}""#]
  )
  func alike(value: String) {
    for other in ["1", "12", "null", #""1""#, #""1\\""#] {
      let answer = #"{"a":\#(value),"b":\#(value)}"#
      #expect(patched(#"{"a":\#(other),"b":\#(value)}"#, moment: nil, to: answer) == answer)
      #expect(patched(#"{"a":\#(value),"b":\#(other)}"#, moment: nil, to: answer) == answer)
    }
    for other in [#"{"a":1}"#, #"{"a":1,"b":{}}"#, #"{"a":1,"c":1}"#, #"{"a":1,"b":1,"c":1}"#] {
      #expect(patched(other, moment: nil, to: #"{"a":\#(value),"b":\#(value)}"#) == nil)
      #expect(patched(#"{"a":\#(value),"b":\#(value)}"#, moment: nil, to: other) == nil)
    }
  }

  @Test("ids of digits are kept as such, one as long as the model's or not")
  func digits() {
    let (one, other) = ("7c9e6679-7425-40de-944b-e07fc1f90ae7", String(repeating: "0F", count: 16))
    let answer = #"{"a":"\#(one)","b":"\#(one)","c":"\#(other)","at":""}"#
    for model in [
      #"{"a":"00000000-0000-0000-0000-000000000000","b":"","c":"x","at":""}"#,
      #"{"a":"\#(other)","b":1,"c":"\#(one)","at":""}"#,
    ] {
      #expect(patched(model, moment: nil, to: answer) == answer)
      let patches = patches(from: model, moment: nil, to: answer)
      #expect(patches.map { $0.literals.count < one.utf8.count + other.utf8.count } == true)
    }
  }
}
