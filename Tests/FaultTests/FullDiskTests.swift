import Foundation
import TestSupport
import Testing

/// `ENTITLED_FAULTS=all swift test --filter FullDiskTests` fills disks of 64 sizes.
@Suite("A full disk", .serialized)
struct FullDiskTests {
  private static let sizes: [Int] =
    Trials.areAll
    ? (0..<64).map { 1 + $0 * 4099 + $0 * $0 * 211 } : [1, 4120, 20_000, 100_000, 400_000]

  @Test("At a limit of the size of files, the daemon refuses writes as on a full disk, and goes on")
  func sizeLimit() throws {
    let folder = try ScratchFolder()
    let limit = ["/bin/sh", "-c", #"ulimit -c 0; ulimit -f 800; exec "$@""#, "sh"]
    let daemon = try DaemonProcess(in: folder, under: limit)
    let line = try daemon.connect()
    var answer = try write(0, on: line)
    var written = 0
    while answer["result"] != nil {
      written += 1
      try #require(written < 10_000)
      answer = try write(written, on: line)
    }
    for _ in 0..<3 {
      #expect(answer["error"]?["data"]?["kind"] == .string("storageFull"), "\(answer)")
      #expect(try line.result("server.ping", "{}")["pong"] == .bool(true))
      answer = try write(written, on: line)
    }
    #expect(daemon.stop() == 0, "\(daemon.log)")
    let again = try DaemonProcess(in: folder)
    let reader = try again.connect()
    for number in 0..<written {
      #expect(try reader.result("userInfo", #"{"device":"d\#(number)"}"#)["user"] != nil)
    }
  }

  @Test(
    "Reads continue, and writes report the full disk and succeed again when there is space",
    arguments: sizes
  )
  func full(room: Int) throws {
    let folder = try ScratchFolder()
    let faults = try FaultControl(folder: folder)
    let daemon = try DaemonProcess(in: folder, environment: faults.environment)
    let line = try daemon.connect()
    try line.result("install", #"{"device":"first","userId":"u"}"#)
    faults.waitForRest()
    faults.room = room
    var written = 0
    var answer = try write(written, on: line)
    while answer["result"] != nil {
      written += 1
      // Ten times the available space.
      try #require(written < room / 100 + 1000)
      answer = try write(written, on: line)
    }
    // Repeated, because the daemon must survive it.
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
    // The same writes succeed now, on the same connection.
    #expect(try write(written, on: line)["result"] != nil)
    #expect(daemon.hasLogged("the disk is full"))
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

  @Test("A disk that is full when the daemon ends or is killed keeps all acknowledged data")
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
      // The disk is still full: a start reports that, or starts and answers reads.
      do {
        try daemon.restart()
        let answer = try daemon.connect().result("userInfo", #"{"device":"d19"}"#)
        #expect(answer["user"] != nil)
        daemon.kill()
      } catch let error as ChildProcessError {
        #expect(error.reason.contains("free space"), "\(error.reason)")
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

  @Test("A deletion waits for space and is then completed")
  func fullWhileDeleting() throws {
    var deleted = 0
    for room in [0, 4200, 9000, 20_000, 40_000] {
      let folder = try ScratchFolder()
      let faults = try FaultControl(folder: folder)
      let daemon = try DaemonProcess(in: folder, environment: faults.environment)
      let line = try daemon.connect()
      try line.result("install", #"{"device":"first","userId":"u"}"#)
      faults.waitForRest()
      faults.room = room
      let call = #"{"id":1,"method":"user.delete","params":{"userId":"u","traces":"cleared"}}"#
      try line.send(Array(call.utf8) + [0x0A])
      // Other requests are answered meanwhile.
      try daemon.connect().result("server.ping", "{}")
      faults.waitForRest()
      faults.room = nil
      let answer = try line.nextReply()
      let again = try line.reply(to: call)["error"]?["data"]?["kind"]
      if answer["result"] != nil {
        deleted += 1
        #expect(again == .string("unknownUser"))
      } else {
        #expect(answer["error"]?["data"]?["kind"] == .string("storageFull"), "\(answer)")
        #expect(again == nil)
      }
      #expect(daemon.stop() == 0)
      let doctor = try ProgramRun("entitled", ["doctor", folder.file("data.sqlite")]).outcome()
      #expect(doctor.code == 0, "\(doctor.said)")
    }
    #expect(deleted > 0)
  }

  @Test("On a disk that is full at the start, the daemon reports that, or starts and recovers")
  func fullAtTheStart() throws {
    var (refused, begun) = (0, 0)
    for room in stride(from: 0, to: 600_000, by: Trials.areAll ? 3000 : 24_000) {
      let folder = try ScratchFolder()
      let faults = try FaultControl(folder: folder)
      faults.room = room
      do {
        let daemon = try DaemonProcess(in: folder, environment: faults.environment)
        let line = try daemon.connect()
        // The initial data suffices for all reads.
        let project = try line.result("project.describe", "{}")
        #expect(project["project"]?["id"] == .string("default"))
        let answer = try write(0, on: line)
        let kind = answer["error"]?["data"]?["kind"]
        #expect(answer["result"] != nil || kind == .string("storageFull"), "\(answer)")
        faults.room = nil
        #expect(try write(1, on: line)["result"] != nil)
        daemon.signal(SIGTERM)
        #expect(daemon.end() == 0)
        begun += 1
      } catch let error as ChildProcessError {
        #expect(error.reason.contains("ended with 1: "), "\(error.reason)")
        let isSaid = error.reason.contains("free space") || error.reason.contains("No space left")
        #expect(isSaid, "\(error.reason)")
        refused += 1
        // The incomplete file does not prevent the next start.
        faults.room = nil
        let daemon = try DaemonProcess(in: folder)
        #expect(try write(1, on: daemon.connect())["result"] != nil)
        daemon.kill()
      }
    }
    #expect(refused > 0 && begun > 0, "\(refused) refused, \(begun) begun")
  }

  private func write(_ number: Int, on line: SocketLine) throws -> JSONTree {
    let text = String(repeating: "x", count: 200)
    return try line.reply(
      to: #"{"id":1,"method":"install","params":{"device":"d\#(number)","app":"\#(text)"}}"#
    )
  }
}
