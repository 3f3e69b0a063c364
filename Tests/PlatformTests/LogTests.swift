@testable import Platform
import Testing

@Suite("Log lines")
struct LogTests {
  private struct Message: LogMessage {
    static let program = "tester"
    var kind = (level: LogLevel.info, event: "tried")
    var text: String
    var fields: [LogField] = []
  }

  @Test("A timestamp is in UTC with milliseconds")
  func time() {
    for (seconds, milliseconds, text) in [
      (0, 0, "1970-01-01T00:00:00.000Z"), (951_782_399, 7, "2000-02-28T23:59:59.007Z"),
      (951_782_400, 0, "2000-02-29T00:00:00.000Z"),
      (1_709_251_199, 999, "2024-02-29T23:59:59.999Z"),
      (1_795_599_578, 12, "2026-11-25T09:39:38.012Z"),
      (4_102_444_800, 0, "2100-01-01T00:00:00.000Z"),
    ] {
      #expect(LogField.text(seconds: seconds, milliseconds: milliseconds) == text)
    }
  }

  @Test("An object on a line has the text in quotes, and no control character")
  func structured() {
    let fields = [
      LogField("count", 3), LogField("path", "a\"b\\c\nd\u{7F}"),
      LogField("id", encoded: Array("\"x\\n\"".utf8)),
    ]
    let line = Message(text: "line\none", fields: fields).structured
    #expect(line.hasPrefix(#"{"time":""#))
    let rest =
      #"Z","level":"info","program":"tester","event":"tried","message":"line one","#
      + #""count":3,"path":"a\"b\\c d ","id":"x\n"}"#
    #expect(line.hasSuffix(rest + "\n"))
  }

  @Test("Levels are ordered from error to debug")
  func levels() {
    #expect(LogLevel.allCases == LogLevel.allCases.sorted())
    #expect(LogLevel.allCases.map(\.rawValue) == ["error", "warning", "info", "debug"])
  }
}
