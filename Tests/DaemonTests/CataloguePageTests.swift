import TestSupport
import Testing

@Suite("Catalogues in the pages")
struct CataloguePageTests {
  /// The pages that define a catalogue with `entitle`.
  private static let pages =
    ["go", "java", "node", "perl", "php", "python", "ruby", "rust", "shell", "swift"]
    .map { "clients/\($0)/README.md" } + ["Protocol/daemon.md"]

  @Test("A catalogue of a page takes no access from the customer of README's session")
  func session() throws {
    let folder = try ScratchFolder()
    let daemon = try DaemonProcess(in: folder)
    let line = try daemon.connect()
    let session = try text("README.md").split(separator: "\n").filter {
      $0.hasPrefix(#"{"id":"#) && $0.contains(#""method":"#)
    }
    #expect(session.count > 5)
    for request in session {
      #expect(try line.reply(to: String(request))["result"] != nil, "\(request)")
    }
    for page in Self.pages {
      let found = try text(page).firstMatch(of: /products:='([^']+)'/)
      let params = #"{"products":\#(try #require(found, "\(page)").output.1)}"#
      let define = #"{"id":1,"method":"project.define","params":\#(params)}"#
      let reply = try line.reply(to: define)
      #expect(reply["result"] != nil, "\(page): \(reply)")
      let check = #"{"id":2,"method":"checkEntitlements","params":{"userId":"ann"}}"#
      let premium = try line.reply(to: check)["result"]?["entitlements"]?["premium"]
      #expect(premium?["active"] == .bool(true), "\(page)")
    }
  }

  private func text(_ page: String) throws -> String {
    String(decoding: try Repository.bytes(page), as: UTF8.self)
  }
}
