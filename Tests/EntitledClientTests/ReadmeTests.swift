import EntitledClient
import EntitledTesting
import Foundation
import TestSupport
import Testing

@Suite(
  "The README of the Swift client",
  .enabled(
    if: ProgramSearch.finds("swiftc") && !DaemonProcess.isSanitized,
    "needs swiftc, and no sanitizer: run .ci/test"
  )
)
struct ReadmeTests {
  @Test("The first program is short, compiles unchanged, and prints the documented output")
  func program() throws {
    let text = String(decoding: try Repository.bytes("clients/swift/README.md"), as: UTF8.self)
    let begin = try #require(text.range(of: "```swift\n"))
    let end = try #require(text.range(of: "```\n", range: begin.upperBound..<text.endIndex))
    let program = String(text[begin.upperBound..<end.lowerBound])
    #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count <= 11)
    let compiled = try CompiledProgram(program)
    let daemon = try TestDaemon.local()
    defer { daemon.stop() }
    try daemon.client.projectDefine(products: ["lifetime": .init(entitlements: ["premium"])])
    let done = try compiled.run(environment: ["ENTITLED_SOCKET": daemon.socket])
    #expect(done.said == "premium is active\n")
    #expect(done.code == 0)
  }
}
