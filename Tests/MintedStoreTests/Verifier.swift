import Foundation
import TestSupport

/// A program of `Verifiers`, which checks minted texts with a store's own library.
struct Verifier {
  private static let folder =
    Repository.root.appending(path: "Tests/MintedStoreTests/Verifiers").path
  private static var python: String { "\(folder)/.build/bin/python" }

  /// Whether the libraries are installed; under CI a missing library is a failure.
  static let areInstalled =
    ProcessInfo.processInfo.environment["CI"] != nil
    || FileManager.default.isExecutableFile(atPath: python)

  let file: String
  let arguments: [String]

  /// Runs the program, and returns the lines that it prints.
  func lines(for input: String) throws -> [String] {
    let scratch = try ScratchFolder()
    let path = scratch.file("input")
    try input.write(toFile: path, atomically: false, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: Self.python)
    process.arguments = ["\(Self.folder)/\(file)"] + arguments
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: path))
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw VerifierError(reason: "\(file) ended with \(process.terminationStatus)")
    }
    return String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

struct VerifierError: Error {
  let reason: String
}
