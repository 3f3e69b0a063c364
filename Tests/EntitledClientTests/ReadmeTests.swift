import EntitledTesting
import Foundation
import TestSupport
import Testing

@Suite(
  "The README of the Swift client",
  .enabled(if: ProgramSearch.finds("swiftc") && !DaemonProcess.isSanitized)
)
struct ReadmeTests {
  @Test("its first program is short, is compiled as it stands, and does what it says")
  func program() throws {
    let text = String(decoding: try Repository.bytes("clients/swift/README.md"), as: UTF8.self)
    let begin = try #require(text.range(of: "```swift\n"))
    let end = try #require(text.range(of: "```\n", range: begin.upperBound..<text.endIndex))
    let program = String(text[begin.upperBound..<end.lowerBound])
    #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count <= 11)
    let folder = try ScratchFolder()
    try program.write(toFile: folder.file("main.swift"), atomically: true, encoding: .utf8)
    let built = URL(filePath: DaemonProcess.program("entitled")).deletingLastPathComponent()
    let rooms = ["EntitledClient", "IdentityCore", "LineProtocol", "Platform"]
    let objects = try rooms.flatMap { room in
      let parts = built.appending(path: "\(room).build")
      // The build folder keeps the objects of files that were renamed.
      let sources = Repository.root.appending(path: "Sources/\(room)").path
      let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String }
      let objects = Set((files ?? []).map { "\(($0 as NSString).lastPathComponent).o" })
      return try FileManager.default.contentsOfDirectory(atPath: parts.path)
        .filter(objects.contains).map { parts.appending(path: $0).path }
    }
    let output = folder.file("program")
    let compiling = try run(
      ["swiftc", "-I", built.appending(path: "Modules").path]
        + ["-I", Repository.root.appending(path: "Sources/CLinux").path, "-o", output]
        + [folder.file("main.swift")] + objects,
      environment: [:]
    )
    #expect(compiling.code == 0, "\(compiling.said)")
    let daemon = try TestDaemon.local()
    defer { daemon.stop() }
    let done = try run([output], environment: ["ENTITLED_SOCKET": daemon.socket])
    #expect(done.said == "premium is active\n")
    #expect(done.code == 0)
  }

  private func run(
    _ words: [String],
    environment: [String: String]
  ) throws -> (code: Int32, said: String) {
    let folder = try ScratchFolder()
    let said = folder.file("said")
    let output = unsafe open(said, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    let child = try ChildProcess(
      "/usr/bin/env",
      words,
      environment: environment,
      descriptors: [0, output, output]
    )
    close(output)
    let code = child.wait()
    return (code, try String(contentsOfFile: said, encoding: .utf8))
  }
}
