import Foundation
import IdentityCore
import TestSupport
import Testing

@testable import entitledWebhook

/// Runs the recipes of `Protocol/webhooks.md` with genuine and forged signatures.
@Suite("The page's recipes for verifying posts")
struct RecipeTests {
  static let hasPython = finds("python3")
  static let hasNode = finds("node")

  private static func finds(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }

  private static func recipe(in language: String) throws -> String {
    let page = String(decoding: try Repository.bytes("Protocol/webhooks.md"), as: UTF8.self)
    let parts = page.components(separatedBy: "```\(language)\n")
    try #require(parts.count == 2)
    return try #require(parts[1].components(separatedBy: "```").first)
  }

  /// The test cases, the genuine ones first.
  private static func cases() -> [(secret: String, headers: [String: String], body: String)] {
    let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    let body = #"{"kind":"identified","userId":"é"}"#
    let now = Int64(Date().timeIntervalSince1970)
    func headers(_ secrets: [String], _ timestamp: Int64) -> [String: String] {
      [
        "webhook-id": "ev_1", "webhook-timestamp": "\(timestamp)",
        "webhook-signature": Signature.header(
          id: "ev_1",
          timestamp: timestamp,
          body: Array(body.utf8),
          keys: secrets.map { WebhookSecret.key(of: Array($0.utf8)) }
        ),
      ]
    }
    return [
      (secret, headers([secret], now), body),
      (secret, headers(["another", secret], now), body),
      ("plain é", headers(["plain é"], now), body),
      (secret, headers(["another"], now), body),
      (secret, headers([secret], now), body + " "),
      (secret, headers([secret], now - 3600), body),
    ]
  }

  private static let expected = "yes yes yes no no no"

  private func run(_ words: [String], _ script: String, in folder: ScratchFolder) throws -> String {
    let file = folder.file(words[1])
    try script.write(toFile: file, atomically: true, encoding: .utf8)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [words[0], file]
    process.standardOutput = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func json(_ value: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
  }

  private func casesAsJSON() throws -> String {
    try json(Self.cases().map { ["secret": $0.secret, "headers": $0.headers, "body": $0.body] })
  }

  @Test(
    "The Python recipe accepts genuine posts and rejects forged ones",
    .enabled(if: hasPython, "python3 is not installed: run .ci/clients")
  )
  func python() throws {
    let script = """
      \(try Self.recipe(in: "python"))
      import json, sys
      cases = json.loads(r'''\(try casesAsJSON())''')
      print(*["yes" if is_genuine(c["secret"], c["headers"], c["body"].encode()) else "no"
              for c in cases])
      """
    let said = try run(["python3", "recipe.py"], script, in: ScratchFolder())
    #expect(said == Self.expected)
  }

  @Test(
    "The Node recipe accepts genuine posts and rejects forged ones",
    .enabled(if: hasNode, "node is not installed: run .ci/clients")
  )
  func node() throws {
    let script = """
      \(try Self.recipe(in: "js"))
      const cases = JSON.parse(String.raw`\(try casesAsJSON())`);
      console.log(cases.map((c) =>
        isGenuine(c.secret, c.headers, Buffer.from(c.body)) ? "yes" : "no").join(" "));
      """
    let said = try run(["node", "recipe.mjs"], script, in: ScratchFolder())
    #expect(said == Self.expected)
  }
}
