import Foundation
import Platform
import Testing

@testable import SocketServer

@Suite("File locks")
struct FileLockTests {
  @Test("A second process learns who holds the lock and leaves it alone")
  func held() throws {
    try withDirectory { directory in
      let path = directory + "/made/for/it/s"
      do {
        let lock = try FileLock(guarding: path)
        #expect(throws: FileLockError.held(path: path + ".lock", holder: Int(getpid()))) {
          _ = try FileLock(guarding: path)
        }
        _ = consume lock
      }
      // The file stays, and does not mean that the lock is held.
      #expect(FileManager.default.fileExists(atPath: path + ".lock"))
      try lockReleased(path)
    }
  }

  @Test("The holder can be another process, whose end releases the lock")
  func otherProcess() throws {
    try withDirectory { directory in
      let path = directory + "/s"
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
      process.arguments = ["--no-fork", path + ".lock", "cat"]
      let (input, output) = (Pipe(), Pipe())
      (process.standardInput, process.standardOutput) = (input, output)
      try process.run()
      try input.fileHandleForWriting.write(contentsOf: Data("locked".utf8))
      #expect(try output.fileHandleForReading.read(upToCount: 6) == Data("locked".utf8))
      let holder = Int(process.processIdentifier)
      #expect(throws: FileLockError.held(path: path + ".lock", holder: holder)) {
        _ = try FileLock(guarding: path)
      }
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      try lockReleased(path)
    }
  }

  @Test("The error names a directory that cannot be created", arguments: ["", "/b", "/b/c"])
  func refusedDirectory(below: String) throws {
    // Not even root can create a directory there.
    let path = "/sys/entitled-test\(below)/s"
    let error = #expect(throws: FileLockError.self) { _ = try FileLock(guarding: path) }
    let text = error?.description ?? ""
    #expect(text.contains("mkdir"), "\(text)")
    #expect(!text.contains("No such file"), "\(text)")
  }

  @Test("A symbolic link is not locked")
  func symbolicLink() throws {
    try withDirectory { directory in
      let path = directory + "/s"
      try FileManager.default.createSymbolicLink(
        atPath: path + ".lock",
        withDestinationPath: directory + "/elsewhere"
      )
      #expect(
        throws: FileLockError.system(SystemError(code: ELOOP, call: "open"), path: path + ".lock")
      ) {
        _ = try FileLock(guarding: path)
      }
      #expect(!FileManager.default.fileExists(atPath: directory + "/elsewhere"))
    }
  }

  /// Takes a released lock.
  ///
  /// Other tests start processes, which share our locks until they run their programs.
  private func lockReleased(_ path: String) throws {
    for _ in 0..<5000 {
      do {
        _ = try FileLock(guarding: path)
        return
      } catch {
        guard case FileLockError.held = error else { throw error }
        usleep(1000)
      }
    }
    Issue.record("the lock was never given up")
  }
}
