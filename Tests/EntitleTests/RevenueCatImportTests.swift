import EntitledClient
import Foundation
import Platform
import Testing

@testable import entitle

@Suite("entitle import --from revenuecat")
struct RevenueCatImportTests {
  private static let header =
    "rc_original_app_user_id,rc_last_seen_app_user_id_alias,store,product_identifier,start_time,"
    + "end_time,store_transaction_id,original_store_transaction_id,is_trial_period,is_sandbox,"
    + "is_auto_renewable,purchased_currency,price_in_purchased_currency,refunded_at,"
    + "unsubscribe_detected_at,entitlement_identifiers,custom_subscriber_attributes,updated_at,"
    + "country_source"

  private static let rows = [
    // Line 2 and 3: a trial and its renewal, of two ids.
    "$RCAnonymousID:1,ann,app_store,monthly,2025-12-01 00:00:00,2026-01-01 00:00:00,10,10,true,"
      + "false,true,EUR,0,,,,\"{\"\"plan\"\":{\"\"value\"\":\"\"gold\"\",\"\"updated_at_ms\"\":"
      + "1764547200000}}\",2025-12-02 00:00:00,x",
    "$RCAnonymousID:1,ann,app_store,monthly,2026-01-01 00:00:00,2026-02-01 00:00:00,11,10,false,"
      + "false,true,EUR,9.99,,2026-01-05 00:00:00,,,2026-01-06 00:00:00,x",
    // Line 4: a grant. Line 5: Stripe, whose transactions are named by their start.
    "bob,,promotional,rc_promo,2025-12-01 00:00:00,,p,p,false,false,false,,,,,premium,,,x",
    "cay,,stripe,monthly,2026-01-01 00:00:00,2026-02-01 00:00:00,sub_1,sub_1,false,false,true,"
      + "US1,12.5,,,,,,x",
    // Line 6: Google Play, with a line end in a field. Line 8: a renewal of the same order.
    "dan,,play_store,monthly,2025-12-01 00:00:00,2026-01-01 00:00:00,GPA.1-2,GPA.1-2,false,false,"
      + "true,EUR,9.99,,,,,,\"x\ny\"",
    "dan,,play_store,monthly,2026-01-01 00:00:00,2026-02-01 00:00:00,GPA.1-2..0,GPA.1-2,false,"
      + "false,true,EUR,9.99,2026-01-10 00:00:00,,,,,x",
    // Line 9: too few fields. Line 10: an unknown store. Line 11: no start.
    "eve,,app_store",
    "eve,,zeta,monthly,2026-01-01 00:00:00,,1,1,,,,,,,,,,,x",
    "eve,,app_store,monthly,yesterday,,1,1,,,,,,,,,,,x",
  ]

  @Test(
    "Each column goes where the table says, and twice is once",
    .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build")
  )
  func rows() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      try daemon.defineProject()
      let file = FileManager.default.temporaryDirectory
        .appending(path: "report-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: file) }
      let words = [
        "import", "-", "--from", "revenuecat", "--report", file, "--socket", socket, "--json",
      ]
      let input = ([Self.header] + Self.rows).joined(separator: "\r\n")
      let run = try EntitleRun(words, input: input)
      #expect(run.code == 3, "\(run.complaints)")
      let report = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        .map { try JSON(parsing: Array($0.utf8)) }
      #expect(report.map { $0["line"]?.int64 } == [2, 3, 4, 5, 6, 8, 9, 10, 11])
      let outcomes = report.map { $0["outcome"]?.text }
      let taken = ["taken", "taken", "taken", "changed", "taken", "taken"]
      #expect(outcomes == taken + Array(repeating: "refused", count: 3))
      #expect(report[3]["reason"]?.text?.contains("purchased_currency") == true)

      let ann = try daemon.call("user.export", ["userId": "ann"])
      #expect(ann["firstId"] == "$RCAnonymousID:1" && ann["lastId"] == "ann")
      #expect(ann["user"]?["aliases"] == ["$RCAnonymousID:1", "ann"])
      #expect(ann["properties"]?.elements?.first?["setAt"] == "2025-12-01T00:00:00.000Z")
      let purchase = try #require(ann["purchases"]?.elements?.first)
      let transactions = try #require(purchase["transactions"]?.elements)
      #expect(transactions.map { $0["transactionId"] } == ["10", "11"])
      #expect(transactions.map { $0["periodType"] } == ["trial", "normal"])
      #expect(transactions.last?["asOf"] == "2026-01-06T00:00:00.000Z")
      #expect(purchase["autoRenewDisabledAt"] == "2026-01-05T00:00:00.000Z")
      let bob = try daemon.call("user.export", ["userId": "bob"])
      #expect(bob["grants"]?.elements?.count == 1 && bob["purchases"] == [])
      let cay = try daemon.call("user.export", ["userId": "cay"])["purchases"]?.elements?.first
      #expect(cay?["transactionId"] == "sub_1:1767225600" && cay?["price"] == "12.5")
      let dan = try daemon.call("user.export", ["userId": "dan"])["purchases"]?.elements?.first
      #expect(dan?["originalTransactionId"] == "GPA.1-2" && dan?["state"] == "refunded")

      let before = try EntitleRun(["export", "--socket", socket]).output
      let again = try EntitleRun(words, input: input)
      // The taken lines change nothing.
      let counts = [#""unchanged":0"#, #""unchanged":6"#]
      #expect(run.output.contains(counts[0]) && again.output.contains(counts[1]))
      #expect(again.output == run.output.replacing(counts[0], with: counts[1]))
      #expect(try EntitleRun(["export", "--socket", socket]).output == before)
    }
  }

  @Test(
    "The same lines with another map of products correct the first import",
    .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build")
  )
  func correctedMap() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      try daemon.defineProject()
      let first =
        "ann,ann,app_store,pro_m,2025-12-01 00:00:00,2026-02-01 00:00:00,10,10,false,false,true,"
        + ",,,,,,2025-12-02 00:00:00,x"
      let second = first.replacing("ann", with: "bob").replacing("pro_m", with: "pro_p")
        .replacing("10,10", with: "20,20")
      let input = [Self.header, first, second].joined(separator: "\n")
      let counts = #"{"taken":2,"changed":0,"refused":0,"unchanged":0}"#
      for product in ["wrong", "monthly", "lifetime", "monthly"] {
        // Two of RevenueCat's products may be one of the project.
        let map = #"{"pro_m":"\#(product)","pro_p":"\#(product)"}"#
        let words = ["import", "-", "--from", "revenuecat", "--products", map]
        let run = try EntitleRun(words + ["--socket", socket], input: input)
        #expect(run.code == 0 && run.output.contains(counts), "\(run.output)")
        for user in ["ann", "bob"] {
          let export = try daemon.call("user.export", ["userId": .string(user)])
          #expect(export["purchases"]?.elements?.first?["product"] == .string(product))
        }
      }
    }
  }

  @Test(
    "A product is known with its base plan, unless the project or the caller says otherwise",
    .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build")
  )
  func basePlans() throws {
    try RealDaemon.run { socket in
      var daemon = try Connection(path: socket)
      let plan: JSON = ["entitlements": ["premium"], "basePlan": "p1m"]
      _ = try daemon.call(
        "project.define",
        [
          "rules": "revenuecat", "clock": ["manual": "2026-01-15T00:00:00Z"],
          "products": [
            "monthly": plan, "gold": plan, "card": plan, "card:p1m": ["entitlements": ["extra"]],
          ],
        ]
      )
      let rows = [
        ("monthly:p1m", "monthly"), ("monthly:p1y", "monthly:p1y"), ("monthly", "monthly"),
        ("card:p1m", "card:p1m"), ("gold:p1m", "card"),
      ]
      let lines = rows.enumerated().map { number, row in
        "user\(number),,play_store,\(row.0),2026-01-01 00:00:00,2026-02-01 00:00:00,"
          + "GPA.\(number),GPA.\(number),false,false,true,,,,,,,,x"
      }
      let words = ["import", "-", "--from", "revenuecat", "--products", #"{"gold:p1m":"card"}"#]
      let run = try EntitleRun(
        words + ["--socket", socket],
        input: ([Self.header] + lines).joined(separator: "\n")
      )
      #expect(run.code == 0, "\(run.output) \(run.complaints)")
      for (number, row) in rows.enumerated() {
        let export = try daemon.call("user.export", ["userId": .string("user\(number)")])
        #expect(export["purchases"]?.elements?.first?["product"] == .string(row.1), "\(row.0)")
        let isActive = export["entitlements"]?["premium"]?["active"] == true
        #expect(isActive == (row.1 == "monthly" || row.1 == "card"), "\(row.0)")
      }
    }
  }

  @Test("A line that would take the place of another period or product is refused")
  func onePeriodOfALine() throws {
    var entries = ImportEntries(.revenuecat, common: [], products: ["monthly:p1m": "monthly"])
    let header = "rc_original_app_user_id,store,start_time,original_store_transaction_id,"
    let columns = header + "store_transaction_id,product_identifier"
    #expect(try entries.take(Array(columns.utf8)) == nil)
    func product(_ line: String) throws -> JSON? {
      let params = try #require(try entries.take(Array("ann,\(line)".utf8))).params
      let purchase = try params.get()["purchases"]?.elements?.first
      return purchase?["transactions"]?.elements?.first?["product"]
    }
    let day = "2026-01-01 00:00:00"
    #expect(try product("app_store,\(day),400,400,monthly") == "monthly")
    #expect(throws: UsageError.self) { try product("app_store,2026-02-01 00:00:00,400,,monthly") }
    #expect(try product("stripe,\(day),sub_1,,a") == "a")
    #expect(try product("stripe,\(day),sub_1,,a") == "a")
    #expect(throws: UsageError.self) { try product("stripe,\(day),sub_1,,b") }
    #expect(try product("play_store,\(day),GPA.1,GPA.1,monthly:p1m") == "monthly")
    #expect(throws: UsageError.self) { try product("play_store,\(day),GPA.1,GPA.1,yearly:p1y") }
  }

  @Test("RevenueCat's own billing is a store on the web")
  func webBilling() throws {
    var entries = ImportEntries(.revenuecat, common: [])
    let header = "rc_original_app_user_id,store,start_time,product_identifier,store_transaction_id"
    #expect(try entries.take(Array(header.utf8)) == nil)
    let line = "ann,rc_billing,2026-01-01 00:00:00,monthly,rcb_1"
    let params = try #require(try entries.take(Array(line.utf8))).params.get()
    let purchase = params["purchases"]?.elements?.first
    #expect(purchase?["store"] == "web" && purchase?["originalTransactionId"] == "rcb_1")
  }

  @Test("Quotes hold commas, line ends and quotes")
  func records() {
    var record = CSVRecord()
    func take(_ line: String) -> [String]? {
      record.take(Array(line.utf8))?.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(take("a,,b\r") == ["a", "", "b"])
    #expect(take("") == [""])
    #expect(take(#""a,b","c""d",e"f"#) == ["a,b", "c\"d", "e\"f"])
    #expect(take(#"1,"two"#) == nil && record.isOpen)
    #expect(take("") == nil)
    #expect(take(#"lines",3"#) == ["1", "two\n\nlines", "3"])
  }

  @Test(
    "A line whose end, refund or environment cannot be read is refused",
    arguments: [
      ("2026-02-01 00:00:00 UTC,,false", true), ("2026-02-01 00:00:00+00,,false", true),
      ("2026-02-01 01:00:00+0100,,", true), ("2026-02-01T00:00:00.000Z,,0", true),
      ("31.12.2025,,false", false), ("2026-02-01,,false", false),
      ("2026-02-01 00:00:00,yesterday,false", false), ("2026-02-01 00:00:00,,maybe", false),
    ]
  )
  func decidingValues(values: String, isTaken: Bool) throws {
    var entries = ImportEntries(.revenuecat, common: [])
    let header =
      "rc_original_app_user_id,store,start_time,product_identifier,store_transaction_id,"
      + "end_time,refunded_at,is_sandbox"
    #expect(try entries.take(Array(header.utf8)) == nil)
    let line = "ann,app_store,2026-01-01 00:00:00,monthly,1,\(values)"
    let entry = try #require(try entries.take(Array(line.utf8)))
    #expect(entry.notes == [])
    guard isTaken else {
      #expect(throws: UsageError.self) { try entry.params.get() }
      return
    }
    let purchase = try entry.params.get()["purchases"]?.elements?.first
    let end = purchase?["transactions"]?.elements?.first?["expiresAt"]
    #expect(end == "2026-02-01T00:00:00.000Z")
  }

  @Test("A header without the needed columns, an open quote and an unknown format are refused")
  func refused() {
    var entries = ImportEntries(.revenuecat, common: [])
    #expect(throws: UsageError.self) { try entries.take(Array("store,start_time".utf8)) }
    var open = ImportEntries(.revenuecat, common: [])
    #expect(throws: Never.self) { try open.take(Array("\"store".utf8)) }
    #expect(throws: UsageError.self) { try open.finish() }
    #expect(throws: UsageError.self) { try ImportEntries(.revenuecat, common: []).finish() }
    var csv = ImportEntries(nil, common: [])
    #expect(throws: UsageError.self) { try csv.take(Array("user_id,stripe_token".utf8)) }
    #expect(throws: UsageError.self) {
      try CommandLineReader.read(["import", "x", "--from", "apphud"], .contract)
    }
  }
}
