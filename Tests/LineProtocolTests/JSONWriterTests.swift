import IdentityCore
import LineProtocol
import Testing

@Suite("JSON writer")
struct JSONWriterTests {
  @Test("Commas are written between values only")
  func commas() {
    let output = written { writer in
      writer.beginObject()
      writer.key("a")
      writer.beginArray()
      writer.int(1)
      writer.beginArray()
      writer.endArray()
      writer.beginObject()
      writer.endObject()
      writer.raw(Array("[2]".utf8))
      writer.text("x")
      writer.null()
      writer.endArray()
      writer.key(Array("b\"".utf8))
      writer.bool(true)
      writer.member("c", false)
      writer.endObject()
    }
    #expect(output == "{\"a\":[1,[],{},[2],\"x\",null],\"b\\\"\":true,\"c\":false}")
  }

  @Test("Every type can be written as a member, and nil becomes null")
  func members() {
    let device: DeviceID? = "iphone"
    let noDevice: DeviceID? = nil
    let output = written { writer in
      writer.beginObject()
      writer.member("id", device)
      writer.member("noId", noDevice)
      writer.member("literal", "text")
      writer.member("bytes", [0x61] as [UInt8])
      writer.member("word", text: "w")
      writer.member("number", 5)
      writer.member("big", Int64.min)
      writer.member("none", nil as Int64?)
      writer.member("at", Moment(milliseconds: 0))
      writer.member("never", nil as Moment?)
      writer.member("raw", raw: Array("{}".utf8))
      writer.member("ids", ["a", "b"] as [UserID])
      writer.endObject()
    }
    let expected =
      "{\"id\":\"iphone\",\"noId\":null,\"literal\":\"text\",\"bytes\":\"a\",\"word\":\"w\","
      + "\"number\":5,\"big\":-9223372036854775808,\"none\":null,"
      + "\"at\":\"1970-01-01T00:00:00.000Z\",\"never\":null,\"raw\":{},\"ids\":[\"a\",\"b\"]}"
    #expect(output == expected)
  }

  @Test(
    "Only quotes, backslashes and control characters are escaped",
    arguments: [
      ("", ""), ("plain", "plain"), ("\"", "\\\""), ("\\", "\\\\"), ("/", "/"),
      ("a\nb", "a\\nb"), ("\r\t\u{8}\u{C}", "\\r\\t\\b\\f"),
      ("\0\u{1}\u{F}", "\\u0000\\u0001\\u000f"),
      ("\u{10}\u{1F}", "\\u0010\\u001f"), ("\u{7F}\u{80}é😀\u{2028}", "\u{7F}\u{80}é😀\u{2028}"),
      ("\"a\"", "\\\"a\\\""),
    ]
  )
  func escapes(source: String, expected: String) {
    #expect(written { $0.string(source) } == "\"\(expected)\"")
    #expect(written { $0.string(Array(source.utf8)) } == "\"\(expected)\"")
  }

  @Test(
    "Integers are written in decimal",
    arguments: [0, 1, -1, 9, 10, -10, 99, 100, 1_234_567_890, Int64.max, Int64.min]
  )
  func numbers(number: Int64) {
    #expect(written { $0.int(number) } == "\(number)")
  }

  @Test("A writer writes several lines in sequence")
  func lines() {
    var writer = JSONWriter(capacity: 64)
    for number in 1...2 {
      writer.beginArray()
      writer.int(number)
      writer.endArray()
      writer.endLine()
    }
    #expect(text(writer.bytes) == "[1]\n[2]\n")
    writer.removeAll()
    writer.int(3)
    #expect(text(writer.bytes) == "3")
  }
}
