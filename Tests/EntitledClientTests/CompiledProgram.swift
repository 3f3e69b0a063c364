import Foundation
import TestSupport
import Testing

/// A program of one file, compiled against the built client.
struct CompiledProgram {
  private let folder: ScratchFolder

  /// The path of the program, which exists as long as a copy of this value.
  var path: String { folder.file("program") }

  init(_ text: String) throws {
    folder = try ScratchFolder()
    try text.write(toFile: folder.file("main.swift"), atomically: true, encoding: .utf8)
    let built = URL(filePath: DaemonProcess.program("entitled")).deletingLastPathComponent()
    let rooms = ["EntitledClient", "IdentityCore", "LineProtocol", "Platform"]
    let objects = try rooms.flatMap { room in
      let parts = built.appending(path: "\(room).build")
      // The build folder may contain stale objects of renamed files.
      let sources = Repository.root.appending(path: "Sources/\(room)").path
      let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String }
      let objects = Set((files ?? []).map { "\(($0 as NSString).lastPathComponent).o" })
      return try FileManager.default.contentsOfDirectory(atPath: parts.path)
        .filter(objects.contains).map { parts.appending(path: $0).path }
    }
    let compiling = try Self.run(
      ["swiftc", "-I", built.appending(path: "Modules").path]
        + ["-I", Repository.root.appending(path: "Sources/CLinux").path, "-o", path]
        + [folder.file("main.swift")] + objects,
      environment: [:]
    )
    #expect(compiling.code == 0, "\(compiling.said)")
  }

  /// Runs the program.
  func run(environment: [String: String]) throws -> (code: Int32, said: String) {
    try Self.run([path], environment: environment)
  }

  /// Runs a command to its end; `said` is its standard output and standard error.
  static func run(
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
