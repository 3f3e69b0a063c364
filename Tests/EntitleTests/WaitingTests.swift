import Foundation
import Testing

@Suite("--wait", .enabled(if: RealDaemon.isBuilt, "entitled is not built: run swift build"))
struct WaitingTests {
  @Test("--wait waits for a daemon that is starting")
  func appears() throws {
    try withDirectory { directory in
      let waiting = Process()
      waiting.executableURL = EntitleRun.folder.appending(path: "entitle")
      waiting.arguments = ["--wait", "600", "server.ping", "--socket", "\(directory)/s"]
      let output = Pipe()
      waiting.standardOutput = output
      try waiting.run()
      let daemon = Process()
      daemon.executableURL = RealDaemon.program
      daemon.arguments = ["--socket", "\(directory)/s", "--store", "memory:"]
      daemon.standardError = FileHandle.nullDevice
      try daemon.run()
      waiting.waitUntilExit()
      #expect(waiting.terminationStatus == 0)
      let said = try output.fileHandleForReading.readToEnd() ?? Data()
      #expect(String(decoding: said, as: UTF8.self).contains("\"pong\":true"))
      daemon.terminate()
      daemon.waitUntilExit()
    }
  }

  @Test("--wait gives up after its time, and at once for an invalid path")
  func neverAppears() throws {
    try withDirectory { directory in
      let run = try EntitleRun(["socket-path", "--wait=0.05", "--socket", "\(directory)/s"])
      #expect(run.code == 4)
      #expect(run.complaints.contains("no such file"))
      let long = String(repeating: "x", count: 200)
      let never = try EntitleRun(["--wait", "86400", "socket-path", "--socket", long])
      #expect(never.code == 4)
      #expect(never.complaints.contains("the path has 200 bytes"))
    }
  }

  @Test("--wait rejects an invalid number of seconds", arguments: ["0", "x", "1e3", "90000"])
  func wrongSeconds(text: String) throws {
    let run = try EntitleRun(["--wait=\(text)", "socket-path"])
    #expect(run.code == 2)
    #expect(run.complaints.contains("--wait: expected seconds"))
  }
}
