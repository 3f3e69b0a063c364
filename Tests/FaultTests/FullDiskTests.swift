import Foundation
import TestSupport
import Testing

/// `ENTITLED_FAULTS=all swift test --filter FullDiskTests` fills disks of 64 sizes.
@Suite("A full disk", .serialized)
struct FullDiskTests {
  private static let sizes: [Int] =
    Trials.areAll
    ? (0..<64).map { 1 + $0 * 4099 + $0 * $0 * 211 } : [1, 4120, 20_000, 100_000, 400_000]

  @Test(
    "reads go on, writes say so, and go on by themselves when there is room",
    arguments: sizes
  )
  func full(room: Int) throws {
    let folder = try ScratchFolder()
    let faults = try FaultControl(folder: folder)
    let daemon = try DaemonProcess(in: folder, environment: faults.environment)
    let line = try daemon.connect()
    _ = try line.result("install", #"{"device":"first","userId":"u"}"#)
    faults.waitForRest()
    faults.room = room
    var written = 0
    var answer = try write(written, on: line)
    while answer["result"] != nil {
      written += 1
      // Ten times what there is room for.
      try #require(written < room / 100 + 1000)
      answer = try write(written, on: line)
    }
    // More than once: it is not the end of anything.
    for _ in 0..<5 {
      #expect(answer["error"]?["data"]?["kind"] == .string("storageFull"), "\(answer)")
      #expect(answer["error"]?["data"]?["retryable"] == .bool(true))
      let user = try line.result("userInfo", #"{"device":"first"}"#)
      #expect(user["user"]?["id"] == .string("u"))
      let check = try daemon.connect().result("checkEntitlements", #"{"device":"first"}"#)
      #expect(check["userId"] == .string("u"))
      answer = try write(written, on: line)
      if answer["result"] != nil { break }
    }
    faults.room = nil
    // What did not fit before does now, on the same connection.
    #expect(try write(written, on: line)["result"] != nil)
    #expect(daemon.log.contains("no room on the disk"))
    daemon.signal(SIGTERM)
    #expect(daemon.end() == 0)
    let doctor = try ProgramRun("entitled", ["doctor", folder.file("data.sqlite")]).outcome()
    #expect(doctor.code == 0 && doctor.said.contains("is sound"), "\(doctor.said)")
    try daemon.restart()
    let again = try daemon.connect()
    for number in 0...written {
      #expect(try again.result("install", #"{"device":"d\#(number)"}"#)["created"] == .bool(false))
    }
  }

  @Test("one that is full when the daemon ends, or is killed, keeps all that was answered")
  func fullAtTheEnd() throws {
    for isKilled in [false, true] {
      let folder = try ScratchFolder()
      let faults = try FaultControl(folder: folder)
      let daemon = try DaemonProcess(in: folder, environment: faults.environment)
      let line = try daemon.connect()
      for number in 0..<20 { #expect(try write(number, on: line)["result"] != nil) }
      faults.room = 0
      if isKilled {
        daemon.kill()
      } else {
        daemon.signal(SIGTERM)
        #expect(daemon.end() == 0)
      }
      // It still is: who starts is told so, or it starts and answers reads.
      do {
        try daemon.restart()
        let answer = try daemon.connect().result("userInfo", #"{"device":"d19"}"#)
        #expect(answer["user"] != nil)
        daemon.kill()
      } catch let error as ChildProcessError {
        #expect(error.reason.contains("make room"), "\(error.reason)")
      }
      faults.room = nil
      try daemon.restart()
      let again = try daemon.connect()
      for number in 0..<20 {
        #expect(
          try again.result("install", #"{"device":"d\#(number)"}"#)["created"] == .bool(false)
        )
      }
    }
  }

  private func write(_ number: Int, on line: SocketLine) throws -> JSONTree {
    let text = String(repeating: "x", count: 200)
    return try line.call(
      #"{"id":1,"method":"install","params":{"device":"d\#(number)","app":"\#(text)"}}"#
    )
  }
}
