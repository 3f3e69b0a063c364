import Foundation
import TestSupport
import Testing

/// A receiver in Python that knows only what RevenueCat documents.
@Suite(
  "A receiver written for RevenueCat",
  .enabled(if: RecipeTests.hasPython, "python3 is not installed: run .ci/clients")
)
struct RevenueCatReceiverTests {
  private static let authorization = "Bearer of the receiver"

  /// The receiver as a process, and the file in which it keeps its state.
  private final class Receiver {
    let folder: ScratchFolder
    let process = Process()
    private(set) var url = ""

    init() throws {
      folder = try ScratchFolder()
      let output = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "python3",
        Repository.root.appending(path: "Tests/WebhookTests/Receiver/receiver.py").path,
        authorization, folder.file("state"),
      ]
      process.standardOutput = output
      _ = FileManager.default.createFile(atPath: folder.file("errors"), contents: nil)
      process.standardError = FileHandle(forWritingAtPath: folder.file("errors"))
      try process.run()
      var line: [UInt8] = []
      while line.last != 0x0A {
        let byte = output.fileHandleForReading.readData(ofLength: 1)
        try #require(!byte.isEmpty, "the receiver ended")
        line += byte
      }
      let port = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
      url = "http://127.0.0.1:\(port)/"
    }

    deinit {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    func state() throws -> JSONTree {
      try JSONTree(Array(Data(contentsOf: URL(filePath: folder.file("state")))))
    }

    /// Ends the receiver; returns what it refused.
    func stop() -> String {
      // TERM may be blocked: the process has the signal mask of the thread that started it.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return (try? String(contentsOfFile: folder.file("errors"), encoding: .utf8)) ?? "no file"
    }
  }

  private static func define(_ receiver: Receiver, _ authorization: String, in run: FormatRun)
    throws
  {
    try run.run.define(
      #"{"url":"\#(receiver.url)","secret":"s","format":"revenuecat","#
        + #""authorization":"\#(authorization)"}"#
    )
  }

  @Test("It takes every post unchanged, and then knows who has access and which trials converted")
  func takesAll() throws {
    let receiver = try Receiver()
    let run = try FormatRun("revenuecat")
    try Self.define(receiver, Self.authorization, in: run)
    try run.play([
      // Ann buys a trial before she logs in, and has a property.
      #"install {"device":"a","storeAccount":"s"}"#,
      #"setUserProperty {"device":"a","key":"$email","value":"ann@example.org"}"#,
      #"""
      purchase {"device":"a","product":"month","store":"appStore","transactionId":"1","periodType":
      "trial","expiresAt":"2026-02-01T00:00:00Z","price":"0","currency":"EUR","country":"DEU"}
      """#,
      #"identify {"device":"a","userId":"ann"}"#, "to 01-31",
      #"buy {"transactionId":"2","expiresAt":"2026-03-01T00:00:00Z","price":"9.99"}"#,
      // Another one does not convert his.
      #"""
      buy {"userId":"cleo","transactionId":"3","originalTransactionId":"3","periodType":"trial",
      "store":"playStore"}
      """#,
      #"update {"store":"playStore","originalTransactionId":"3","autoRenew":false}"#, "to 02-02",
      // Bob has the same store account, and takes over what Ann bought.
      #"install {"device":"b","userId":"bob","storeAccount":"s"}"#, #"restore {"device":"b"}"#,
      #"update {"billingRetry":true,"gracePeriodExpiresAt":"2026-03-10T00:00:00Z"}"#,
      #"update {"paused":true,"pausedUntil":"2026-05-01T00:00:00Z"}"#,
      #"grant {"userId":"ann","entitlement":"gift"}"#,
      #"""
      buy {"userId":"dora","product":"book","transactionId":"4","originalTransactionId":"4",
      "expiresAt":null}
      """#,
    ])
    try #require(try run.run.once() == 0, "\(receiver.stop()) \(run.run.log)")
    let state = try receiver.state()
    #expect(try run.run.once("--test") == 2, "--test and --once exclude each other")
    #expect(receiver.stop() == "")
    for user in ["ann", "bob", "cleo", "dora"] {
      let check = try run.run.call("checkEntitlements", #"{"userId":"\#(user)"}"#)
      var active: [String] = []
      if case .object(let entitlements)? = check["entitlements"] {
        active = entitlements.filter { $0.value["active"] == .bool(true) }.map(\.name)
      }
      #expect(state["access"]?[user]?.texts ?? [] == active.sorted(), "\(user)")
    }
    #expect(state["trials"]?["1"] == .string("converted"))
    #expect(state["trials"]?["3"] == .string("not converted"))
  }

  @Test("It gets its own Authorization, and refuses another one")
  func authorization() throws {
    let receiver = try Receiver()
    let run = try FormatRun("revenuecat")
    try Self.define(receiver, "Bearer of somebody else", in: run)
    try run.play(["buy"])
    #expect(try run.run.once() == 1)
    #expect(run.run.log.contains("HTTP 401"))
    try Self.define(receiver, Self.authorization, in: run)
    #expect(try run.run.once() == 0)
    #expect(receiver.stop() == "")
  }
}
