import Foundation
import TestSupport
import Testing

@Suite(
  "The public JSON suites over the socket",
  .enabled(if: PublicSuites.areThere, Comment(rawValue: PublicSuites.absence))
)
struct JSONSuiteOverSocketTests {
  /// Returns the replies to a line; a blank line has none.
  private func answers(
    to text: [UInt8],
    on line: SocketLine
  ) throws -> (first: JSONTree?, ping: JSONTree) {
    try line.send(text + Array("\n{\"id\":\"next\",\"method\":\"server.ping\"}\n".utf8))
    let first = try line.nextReply()
    if first["id"] == .string("next") { return (nil, first) }
    return (first, try line.nextReply())
  }

  @Test("Each JSONTestSuite text is answered as a line, and so is the next call")
  func lines() throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    let line = try daemon.connect()
    var count = 0
    for name in try PublicSuites.names() {
      let text = try PublicSuites.read("JSONTestSuite/test_parsing/\(name)")
      // An LF in the text would split it into two lines.
      guard !text.contains(0x0A) else { continue }
      count += 1
      let (answer, ping) = try answers(to: text, on: line)
      #expect(ping["result"] != nil, "\(name)")
      let kind = answer?["error"]?["data"]?["kind"] ?? answer?[0]?["error"]?["data"]?["kind"]
      let isBlank = text.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      if isBlank {
        #expect(answer == nil, "\(name)")
      } else if PublicSuites.isTaken(name) {
        // The text is JSON, but not a request.
        #expect(kind == .string("invalidRequest"), "\(name): \(String(describing: answer))")
      } else {
        #expect(kind == .string("parseError"), "\(name): \(String(describing: answer))")
      }
    }
    #expect(count > 250 && daemon.exitCode == nil)
  }

  @Test("Each JSONTestSuite text as a parameter is echoed or rejected")
  func params() throws {
    let daemon = try DaemonProcess(["--store", "memory:"])
    let line = try daemon.connect()
    for name in try PublicSuites.names() {
      let text = try PublicSuites.read("JSONTestSuite/test_parsing/\(name)")
      guard !text.contains(0x0A) else { continue }
      let head = Array(#"{"id":1,"method":"server.ping","params":{"echo":"#.utf8)
      let (answer, ping) = try answers(to: head + text + Array("}}".utf8), on: line)
      #expect(ping["result"] != nil, "\(name)")
      guard PublicSuites.isTaken(name) else {
        #expect(answer?["result"] == nil, "\(name)")
        continue
      }
      // A null counts as missing.
      let echo = try JSONTree(text)
      #expect(answer?["result"]?["echo"] == (echo == .null ? nil : echo), "\(name)")
    }
  }

  @Test("Every naughty string works as an id and is returned unchanged")
  func naughtyStrings() throws {
    let daemon = try DaemonProcess()
    let line = try daemon.connect()
    for text in try PublicSuites.naughtyStrings() {
      let id = JSONTree.string(text)
      // Only ids up to this length are echoed.
      let isEchoed = id.description.utf8.count <= 256
      let params = #"{"device":\#(id),"userId":\#(id)}"#
      let answer = try line.reply(
        to: #"{"id":\#(isEchoed ? id : .null),"method":"install","params":\#(params)}"#
      )
      #expect(answer["id"] == (isEchoed ? id : .null))
      let count = text.unicodeScalars.count
      if count == 0 || count > 255 {
        #expect(answer["error"] != nil, "\(text)")
        continue
      }
      #expect(answer["result"]?["user"]?["identityId"] == id, "\(text): \(answer)")
      let found = try line.call(#"{"id":1,"method":"userInfo","params":{"userId":\#(id)}}"#)
      #expect(found["result"]?["user"]?["id"] == id, "\(text)")
    }
    #expect(daemon.exitCode == nil)
  }
}
