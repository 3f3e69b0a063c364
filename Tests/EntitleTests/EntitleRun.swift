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
    let inputFile = try Self.file(with: input)
    let (outputPipe, complaintsPipe) = (try SpawnPipe(), try SpawnPipe())
    process.standardInput = inputFile
    process.standardOutput = outputPipe.childEnd
    process.standardError = complaintsPipe.childEnd
    try process.run()
    try inputFile.close()
    // Standard error is short, and never fills its pipe.
    let output = try outputPipe.readToEnd()
    let complaints = try complaintsPipe.readToEnd()
    process.waitUntilExit()
    code = process.terminationStatus
    self.output = String(decoding: output, as: UTF8.self)
    self.complaints = String(decoding: complaints, as: UTF8.self)
  }

  /// Returns an open file without a name, from which the program reads its input.
  private static func file(with input: String) throws -> FileHandle {
    let url = FileManager.default.temporaryDirectory.appending(path: "input-\(UUID().uuidString)")
    try Data(input.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try FileHandle(forReadingFrom: url)
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

/// The output of a child process.
///
/// No other child inherits an end, as it would of a `Pipe`: then two tests could wait for each
/// other's daemons to close it.
private struct SpawnPipe {
  let ownEnd: FileHandle
  let childEnd: FileHandle

  init() throws {
    var ends: [CInt] = [0, 0]
    let kind = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
    // SAFETY: the array has room for the two descriptors, and outlives the call.
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    ownEnd = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    childEnd = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
  }

  /// Closes this program's copy of the child's end, and reads until the child has closed its own.
  func readToEnd() throws -> Data {
    try childEnd.close()
    return try ownEnd.readToEnd() ?? Data()
  }
}
