import Foundation

/// A run of the built program.
struct EntitleRun {
  let code: Int32
  let output: String
  let complaints: String

  /// The folder of the package's programs, which is the test runner's.
  static let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// The environment variables that a sanitizer needs in each program; empty without a sanitizer.
  static let sanitizer = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "LD_PRELOAD", "SWIFT_BACKTRACE", "TSAN_OPTIONS"].contains($0.key)
  }

  /// Runs `entitle` with only the given environment.
  init(
    _ words: [String],
    environment: [String: String] = [:],
    input: String = "",
    program: URL = folder.appending(path: "entitle")
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.environment = environment.merging(Self.sanitizer) { given, _ in given }
    let (inputPipe, outputPipe, complaintsPipe) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inputPipe
    process.standardOutput = outputPipe
    process.standardError = complaintsPipe
    try process.run()
    try inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try inputPipe.fileHandleForWriting.close()
    // Standard error is short, and never fills its pipe.
    let output = try outputPipe.fileHandleForReading.readToEnd() ?? Data()
    let complaints = try complaintsPipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    code = process.terminationStatus
    self.output = String(decoding: output, as: UTF8.self)
    self.complaints = String(decoding: complaints, as: UTF8.self)
  }

  /// Runs `entitle` with the socket of a daemon that plays `script`.
  static func against(
    _ script: @escaping FakeDaemon.Script,
    _ words: [String],
    input: String = ""
  ) throws -> EntitleRun {
    try withDaemon(script) { daemon in
      try EntitleRun(words + ["--socket", daemon.path], input: input)
    }
  }
}
