import Foundation
import IdentityCore
import TestSupport
import Testing

@Suite("Base64")
struct Base64Tests {
  @Test("Bytes of every length come back from both alphabets")
  func roundTrip() {
    var random = SplitMix(state: 1)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let text = Data(bytes).base64EncodedString()
      #expect(Base64.text(of: bytes) == Array(text.utf8))
      #expect(Base64.standard(text.utf8) == bytes)
      let url = text.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
      #expect(Base64.url(url.utf8) == bytes)
      // A part of a longer text begins at another index.
      #expect(Base64.url(Array("..\(url)".utf8)[2...]) == bytes)
    }
  }

  @Test(
    "A text that is not exactly base64 is refused",
    arguments: [
      "A", "AA", "AAA", "AAAAA", "AA=", "AA=A", "A===", "====", "AAAA=", "AAAA==", "AA==AAAA",
      "AB==", "AAB=", "AA A", "AAAA\n", "AA-_", "AAA\u{0}", "ÄAA=",
    ]
  )
  func standard(text: String) {
    #expect(Base64.standard(text.utf8) == nil)
  }

  @Test(
    "A text that is not exactly base64url is refused",
    arguments: ["A", "AAAAA", "AA==", "AAA=", "AB", "AAB", "AA+/", "AA A", "AAAA\n", "A\u{0}AA"]
  )
  func url(text: String) {
    #expect(Base64.url(text.utf8) == nil)
  }

  @Test("The digits of one alphabet are not those of the other")
  func alphabets() {
    #expect(Base64.standard("+/+/".utf8) == Base64.url("-_-_".utf8))
    #expect(Base64.standard("".utf8) == [] && Base64.url("".utf8) == [])
  }
}
