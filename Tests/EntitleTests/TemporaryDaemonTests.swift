import EntitledClient
import EntitledTesting
import Foundation
import Platform
import Testing

@testable import entitle

@Suite("The temporary daemon")
struct TemporaryDaemonTests {
  @Test("The daemon is found beside the program or on the path, and a missing one gives a hint")
  func find() throws {
    try withDirectory { directory in
      let files = FileManager.default
      for (name, mode) in [("a", 0o755), ("b", 0o755), ("c", 0o644)] {
        try files.createDirectory(
          atPath: "\(directory)/\(name)/none/entitled",
          withIntermediateDirectories: true
        )
        let isMade = files.createFile(
          atPath: "\(directory)/\(name)/entitled",
          contents: nil,
          attributes: [.posixPermissions: mode]
        )
        #expect(isMade)
      }
      func find(beside own: String, path: String?) throws -> String {
        try DaemonProgram.find(beside: "\(directory)/\(own)", path: path, hint: "look")
      }
      let both = try find(beside: "a/entitle", path: "\(directory)/b")
      #expect(both == "\(directory)/a/entitled")
      // A file that is not executable, a folder and a relative path are skipped.
      let path = "b:\(directory)/c:\(directory)/a/none:\(directory)/b"
      let found = try find(beside: "c/entitle", path: path)
      #expect(found == "\(directory)/b/entitled")
      let error = try #require(throws: UsageError.self) {
        try find(beside: "c/entitle", path: nil)
      }
      #expect(error.message.contains("neither in \(directory)/c nor on the PATH"))
      #expect(error.hint == "look")
    }
  }

  /// Copies a file in another process.
  ///
  /// A child of another test may inherit a file that this process writes. Until it closes the file,
  /// running it fails ("text file busy").
  private func copy(_ source: URL, to target: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/cp")
    process.arguments = [source.path(), target.path()]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// Runs the program in a folder with `script` as the daemon's program.
  private func run(beside script: String) throws -> (run: EntitleRun, left: [String]) {
    try withDirectory { directory in
      let files = FileManager.default
      let program = URL(filePath: "\(directory)/entitle")
      try copy(EntitleRun.folder.appending(path: "entitle"), to: program)
      let text = URL(filePath: "\(directory)/text")
      try Data(script.utf8).write(to: text)
      try copy(text, to: URL(filePath: "\(directory)/entitled"))
      try files.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: "\(directory)/entitled"
      )
      try files.createDirectory(atPath: "\(directory)/t", withIntermediateDirectories: false)
      let run = try EntitleRun(
        ["demo"],
        environment: ["TMPDIR": "\(directory)/t", "PATH": "/usr/bin:/bin"],
        program: program
      )
      return (run, try files.contentsOfDirectory(atPath: "\(directory)/t"))
    }
  }

  @Test("The error of a daemon that does not start contains its message, and no file remains")
  func doesNotStart() throws {
    let (run, left) = try run(beside: "#!/bin/sh\necho no room >&2\nexit 9\n")
    #expect(run.code == 4)
    #expect(run.output == "")
    #expect(run.complaints.contains("did not start: no room\n"), "\(run.complaints)")
    #expect(run.complaints.contains("hint: it needs the version of this program"))
    #expect(left == [])
    let (silent, _) = try self.run(beside: "#!/bin/sh\nexit 9\n")
    #expect(silent.complaints.contains("it ended with 9"))
  }

  @Test(
    "The daemon ends when the program is interrupted or killed",
    arguments: [SIGINT, SIGTERM, SIGKILL]
  )
  func interrupted(signal: Int32) throws {
    try withDirectory { directory in
      let process = Process()
      process.executableURL = EntitleRun.folder.appending(path: "entitle")
      process.arguments = ["demo"]
      process.environment = ["TMPDIR": directory, "PATH": "/usr/bin:/bin"]
        .merging(EntitleRun.sanitizer) { given, _ in given }
      let output = Pipe()
      process.standardOutput = output
      // The output exceeds a pipe of one page, so the program cannot finish.
      #expect(fcntl(output.fileHandleForReading.fileDescriptor, 1031 /* F_SETPIPE_SZ */, 4096) > 0)
      try process.run()
      let first = try #require(try output.fileHandleForReading.read(upToCount: 1))
      #expect(!first.isEmpty)
      let folder = try #require(FileManager.default.contentsOfDirectory(atPath: directory).first)
      // The program has printed, so the daemon listens, and the connection sees the daemon's end.
      var connection = try Connection(path: "\(directory)/\(folder)/s")
      #expect(try connection.call("server.ping")["pong"] == true)
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(process.terminationStatus == signal)
      #expect(failure { try connection.nextNotice(timeout: .seconds(600)) } != nil)
      // A killed program has no chance to clean up.
      let left = try FileManager.default.contentsOfDirectory(atPath: directory)
      #expect(left.isEmpty == (signal != SIGKILL))
    }
  }
}
