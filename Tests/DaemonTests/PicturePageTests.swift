import EntitledClient
import Foundation
import TestSupport
import Testing

@testable import Pictures
@testable import entitle

/// `ENTITLED_UPDATE=1` updates the pictures and the outputs on the page.
@Suite("The documentation page on pictures", .serialized)
struct PicturePageTests {
  private static let rewrites = ProcessInfo.processInfo.environment["ENTITLED_UPDATE"] == "1"

  /// Plays example 6 up to the reply to its restore, which the page shows.
  private static func example6(_ onRestore: String) throws -> (DaemonProcess, KnownIDs) {
    let name = "qonversion-example-6-\(onRestore).txt"
    let text = String(
      decoding: try Repository.bytes("\(GoldenConversation.folder)/\(name)"),
      as: UTF8.self
    )
    let lines = text.split(separator: "\n")
    let restore = try #require(lines.firstIndex { $0.contains("\"method\":\"restore\"") })
    let conversation = try GoldenConversation(
      name: name,
      text: lines[...(restore + 1)].joined(separator: "\n")
    )
    let daemon = try DaemonProcess(["--store", "memory:"])
    try conversation.play(on: daemon.connect())
    return (daemon, try KnownIDs(daemon))
  }

  private static func question(_ userID: String) throws -> PictureOptions {
    try #require(PictureOptions([.init("userId", .string(userID))]))
  }

  @Test("The page's pictures match the example", arguments: ["transfer", "share"])
  func pictures(onRestore: String) throws {
    let (daemon, ids) = try Self.example6(onRestore)
    let reader = CustomerReader(
      question: try Self.question("user_id_2"),
      ask: { (method, params) throws(ClientError) in try ids.ask(method, params) }
    )
    try Self.compare(PictureSVG.text(of: try reader.picture()), "example-6-\(onRestore)")
    #expect(daemon.stop() == 0)
  }

  @Test("The page's timeline matches the example")
  func timeline() throws {
    let (daemon, ids) = try Self.example6("transfer")
    let reader = CustomerReader(
      question: try Self.question("user_id_1"),
      ask: { (method, params) throws(ClientError) in try ids.ask(method, params) }
    )
    let events = try reader.events()
    try Self.compare(
      TimelineSVG.text(of: events, person: "user_id_1", project: "default"),
      "example-6-timeline"
    )
    #expect(daemon.stop() == 0)
  }

  private static func compare(_ svg: String, _ name: String) throws {
    let path = "Protocol/pictures/\(name).svg"
    if rewrites { try Data(svg.utf8).write(to: Repository.root.appending(path: path)) }
    #expect(
      try Repository.bytes(path).elementsEqual(svg.utf8),
      "\(path) is stale: ENTITLED_UPDATE=1 swift test --filter PicturePageTests draws it anew"
    )
  }

  @Test("The page's commands print the output shown")
  func outputs() throws {
    let (daemon, ids) = try Self.example6("transfer")
    let ask: Asking = { (method, params) throws(ClientError) in try ids.ask(method, params) }
    var page = try Page("Protocol/graph.md")
    let examples = page.examples
    #expect(examples.count == 2)
    // In the order of the page, in which the ids first appear.
    for example in examples.reversed() {
      let words = example.command.split(separator: " ").map(String.init)
      let question = try Self.question(words[2])
      let output =
        words[1] == "graph"
        ? PictureText.text(of: try CustomerReader(question: question, ask: ask).picture())
        : Timeline.text(of: try CustomerReader(question: question, ask: ask).events())
      let shown = String(output.dropLast())
      if Self.rewrites {
        let place = try #require(page.examples.first { $0.command == example.command })
        page.rewrite(place, to: shown)
      } else {
        #expect(example.output == shown)
      }
    }
    if Self.rewrites { try page.save() }
    #expect(daemon.stop() == 0)
  }
}
