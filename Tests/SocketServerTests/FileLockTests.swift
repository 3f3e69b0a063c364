import Foundation
import Platform
import Testing

@testable import SocketServer

@Suite("One holder of a lock")
struct FileLockTests {
  @Test("the second one is told who has it, and leaves it alone")
  func held() throws {
    try withDirectory { directory in
      let path = directory + "/made/for/it/s"
      do {
        let lock = try FileLock(guarding: path)
        #expect(throws: FileLockError.held(path: path + ".lock", holder: Int(getpid()))) {
          _ = try FileLock(guarding: path)
        }
        #expect(try String(contentsOfFile: path + ".lock", encoding: .utf8) == "\(getpid())\n")
        _ = consume lock
      }
      // The file stays, and says nothing any more about who has the lock.
      #expect(FileManager.default.fileExists(atPath: path + ".lock"))
      try takeOver(path)
    }
  }

  @Test("the holder may be another process; its lock goes with it")
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
      #expect(throws: FileLockError.held(path: path + ".lock", holder: nil)) {
        _ = try FileLock(guarding: path)
      }
      let pid = Data("\(process.processIdentifier)\n".utf8)
      try pid.write(to: URL(fileURLWithPath: path + ".lock"))
      let error = #expect(throws: FileLockError.self) { _ = try FileLock(guarding: path) }
      #expect(error?.description.contains("\(process.processIdentifier)") == true)
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      try takeOver(path)
    }
  }

  @Test("what the last holder wrote is gone when the next one writes less")
  func shorterPid() throws {
    try withDirectory { directory in
      let path = directory + "/s"
      try "12345678901234567890\nmore\n"
        .write(toFile: path + ".lock", atomically: false, encoding: .utf8)
      let lock = try FileLock(guarding: path)
      #expect(try String(contentsOfFile: path + ".lock", encoding: .utf8) == "\(getpid())\n")
      _ = consume lock
    }
  }

  @Test("where no directory may be made, that is what is said", arguments: ["", "/b", "/b/c"])
  func refusedDirectory(below: String) throws {
    // Not even root may make one there.
    let path = "/sys/entitled-test\(below)/s"
    let error = #expect(throws: FileLockError.self) { _ = try FileLock(guarding: path) }
    let text = error?.description ?? ""
    #expect(text.contains("mkdir"), "\(text)")
    #expect(!text.contains("No such file"), "\(text)")
  }

  @Test("a lock is not taken through a symbolic link")
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

  /// Takes a lock that was given up.
  ///
  /// Other tests start processes: until it runs its program, a new one shares our locks.
  private func takeOver(_ path: String) throws {
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
