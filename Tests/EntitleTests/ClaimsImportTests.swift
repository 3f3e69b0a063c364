import EntitledClient
import Foundation
import Platform
import Testing

@testable import entitle

@Suite("entitle import --from claims")
struct ClaimsImportTests {
  private static let lines = [
    "user_id,apple_original_transaction_id,google_product_id,google_purchase_token,"
      + "google_is_subscription,stripe_token,email,created_at,birthday,gender",
    // Line 2 and 3: purchases of the App Store and of Google Play. Line 4: two of one user.
    "ann,1000,,,,,ann@example.org,2020-01-02T00:00:00+01:00,2000-01-01,f",
    "bob,,monthly,token-1,true,,,,,",
    "cay,2000,,,,sub_1,,,,",
    // Line 5: a value that cannot be used. Line 6: the purchase of line 2, for another user.
    "dan,,,,,pi_1,,yesterday,,",
    "eve,1000,,,,,,,,",
    // Line 7: no purchase. Lines 8 and 9: names that no store reports. Line 10: no user.
    "fay,,,,,,fay@example.org,,,",
    "gil,receipt,,,,,,,,",
    "hal,,,,,in_1,,,,",
    ",3000,,,,,,,,",
    // Line 11: a name that is longer than the daemon takes.
    "ida,,monthly,\(String(repeating: "t", count: 256)),true,,,,,",
  ]

  @Test(
    "The report has the lines before a fault in the file",
    .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build")
  )
  func fault() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      try daemon.defineProject()
      let lines = ["user_id,stripe_token", "ann,sub_1", "bob,in_1", "cay,\"open"]
      let report = NSTemporaryDirectory() + "report-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: report) }
      let words = ["import", "-", "--from", "claims", "--report", report, "--socket", socket]
      let run = try EntitleRun(words, input: lines.joined(separator: "\n"))
      #expect(run.code == 2, "\(run.complaints)")
      let entries = try String(contentsOfFile: report, encoding: .utf8)
      #expect(entries.split(separator: "\n").count == 2, "\(entries)")
    }
  }

  @Test(
    "A byte order mark may precede a quoted header",
    .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build")
  )
  func mark() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      try daemon.defineProject()
      let words = ["import", "-", "--from", "claims", "--socket", socket]
      let input = "\u{FEFF}\"user_id\",\"stripe_token\"\n\"ann\",\"sub_1\"\n"
      #expect(try EntitleRun(words, input: input).code == 0)
      #expect(try daemon.call("userInfo", ["userId": "ann"])["user"] != nil)
    }
  }

  @Test(
    "Each customer holds its purchases once the stores report them",
    .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build")
  )
  func lines() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      try daemon.defineProject()
      let words = ["import", "-", "--from", "claims", "--socket", socket, "--json"]
      let input = Self.lines.joined(separator: "\n")
      let run = try EntitleRun(words, input: input)
      #expect(run.code == 3, "\(run.complaints)")
      let reports = try run.output.split(separator: "\n").map { try JSON(parsing: Array($0.utf8)) }
      #expect(reports.dropLast().map { $0["line"]?.int64 } == [5, 6, 7, 8, 9, 10, 11])
      let refused = Array(repeating: "refused", count: 6)
      #expect(reports.dropLast().map { $0["outcome"]?.text } == ["changed"] + refused)
      #expect(
        reports.last == [
          "taken": 3, "changed": 1, "refused": 6, "unchanged": 0,
          "unreadColumns": ["birthday", "gender"],
        ]
      )

      let ann = try daemon.call("user.export", ["userId": "ann"])
      #expect(ann["claims"] == [["store": "appStore", "originalTransactionId": "1000"]])
      #expect(ann["purchases"] == [] && ann["entitlements"] == [:])
      #expect(ann["user"]?["createdAt"] == "2020-01-01T23:00:00.000Z")
      #expect(ann["properties"]?.elements?.first?["value"] == "ann@example.org")
      // RevenueCat's rules ignore a store's purchase without a customer; this one has a customer.
      _ = try daemon.call(
        "purchase",
        [
          "store": "appStore", "originalTransactionId": "1000", "transactionId": "1001",
          "product": "monthly", "expiresAt": "2026-02-15T00:00:00Z",
        ]
      )
      let checked = try daemon.call("checkEntitlements", ["userId": "ann"])
      #expect(checked["entitlements"]?["premium"]?["active"] == true)

      let before = try EntitleRun(["export", "--socket", socket]).output
      let again = try EntitleRun(words, input: input).output
      #expect(again == run.output.replacing(#""unchanged":0"#, with: #""unchanged":4"#))
      #expect(try EntitleRun(["export", "--socket", socket]).output == before)
    }
  }

  @Test(
    "A token leads to the store that it belongs to",
    .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build")
  )
  func tokens() throws {
    try RealDaemon.run { socket in
      let input = "app_user_id,product_id,token\nann,monthly,play-1\nbob,monthly,sub_1\n"
      let run = try EntitleRun(
        ["import", "-", "--from", "claims", "--socket", socket],
        input: input
      )
      #expect(run.code == 0, "\(run.complaints)")
      var daemon = try Connection(path: socket)
      let ann = try daemon.call("user.export", ["userId": "ann"])
      #expect(ann["claims"] == [["store": "playStore", "originalTransactionId": "play-1"]])
      let bob = try daemon.call("user.export", ["userId": "bob"])
      #expect(bob["claims"] == [["store": "stripe", "originalTransactionId": "sub_1"]])
    }
  }

  @Test("A line that is not UTF-8 is refused: its id could become that of another user")
  func encoding() throws {
    var entries = ImportEntries(.claims, common: [])
    #expect(try entries.take(Array("user_id,token".utf8)) == nil)
    let line = Array("ren".utf8) + [0xE9] + Array(",play-1".utf8)
    let entry = try #require(try entries.take(line))
    #expect(throws: UsageError("the line is not UTF-8")) { try entry.params.get() }
  }

  @Test("Two columns may have the same name")
  func equalColumns() throws {
    var entries = ImportEntries(.claims, common: [])
    #expect(try entries.take(Array("user_id,note,note,token".utf8)) == nil)
    let entry = try #require(try entries.take(Array("ann,,,play-1".utf8)))
    #expect(try entry.params.get()["claims"]?.elements?.count == 1)
  }

  @Test("A file without a user's column, or without a purchase's, is refused")
  func header() {
    for header in ["stripe_token,email", "user_id,email"] {
      var entries = ImportEntries(.claims, common: [])
      #expect(throws: UsageError.self) { try entries.take(Array(header.utf8)) }
    }
  }
}
