import Foundation
import TestSupport
import Testing

@Suite("A store that is removed while the daemon runs")
struct LostStoreTests {
  enum Loss: String, CaseIterable {
    case folder, dataFile, log, journal, replaced

    func befall(_ folder: String) throws {
      let files = FileManager.default
      let data = "\(folder)/d.sqlite"
      switch self {
      case .folder: try files.removeItem(atPath: folder)
      case .dataFile: try files.removeItem(atPath: data)
      case .log: try files.removeItem(atPath: "\(data)-wal")
      case .journal:
        for name in try files.contentsOfDirectory(atPath: folder) where name.contains("-journal") {
          try files.removeItem(atPath: "\(folder)/\(name)")
        }
      case .replaced:
        try files.copyItem(atPath: data, toPath: "\(data).copy")
        guard unsafe rename("\(data).copy", data) == 0 else {
          throw ChildProcessError(reason: "rename: errno \(errno)")
        }
      }
    }
  }

  private func start() throws -> (DaemonProcess, folder: String) {
    let scratch = try ScratchFolder()
    let folder = scratch.file("data")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    return (try DaemonProcess(["--store", "sqlite:\(folder)/d.sqlite"], in: scratch), folder)
  }

  /// Writes until the daemon refuses to; the page promises that within a second.
  private func refusal(on line: SocketLine) throws -> JSONTree {
    for number in 0..<2000 {
      let params = #"{"device":"late\#(number)"}"#
      let reply = try line.reply(to: #"{"id":1,"method":"install","params":\#(params)}"#)
      if let error = reply["error"] { return error }
      usleep(10_000)
    }
    throw ChildProcessError(reason: "every write was confirmed")
  }

  @Test("The daemon refuses writes, goes on reading, and says why", arguments: Loss.allCases)
  func lost(loss: Loss) throws {
    let (daemon, folder) = try start()
    let line = try daemon.connect()
    try line.result("install", #"{"device":"early"}"#)
    try loss.befall(folder)
    // A removed folder or journal is noticed before the next write, all else within a second.
    let isAtOnce = loss == .folder || loss == .journal
    let call = #"{"id":1,"method":"install","params":{"device":"next"}}"#
    let error = try isAtOnce ? line.refusal(of: call) : refusal(on: line)
    #expect(error["data"]?["kind"]?.text == "storageFailed", "\(error)")
    #expect(error["data"]?["retryable"] == .bool(false))
    // From now on every write, not only those after another second.
    for _ in 0..<3 {
      let call = #"{"id":1,"method":"install","params":{"device":"later"}}"#
      #expect(try line.refusal(of: call)["data"]?["kind"]?.text == "storageFailed")
    }
    #expect(try line.result("userInfo", #"{"device":"early"}"#)["user"] != nil)
    let words = "was removed or replaced while the daemon runs, so it writes no more"
    #expect(daemon.hasLogged(words), "\(daemon.log)")
    #expect(daemon.log.ranges(of: words).count == 1, "\(daemon.log)")
    let isDataLost = loss != .log && loss != .journal
    #expect(daemon.stop() == (isDataLost ? 1 : 0))
    switch loss {
    case .folder, .dataFile: #expect(daemon.log.contains("before the next start, put it back"))
    case .replaced: #expect(daemon.log.contains("the next start uses the new file"))
    case .log, .journal:
      // The data file has everything.
      try daemon.restart(["--store", "sqlite:\(folder)/d.sqlite"])
      #expect(try daemon.connect().result("userInfo", #"{"device":"early"}"#)["user"] != nil)
    }
  }

  @Test("A folder that is moved away and back works again, and nothing confirmed is lost")
  func movedBack() throws {
    let (daemon, folder) = try start()
    let line = try daemon.connect()
    try line.result("install", #"{"device":"early"}"#)
    try FileManager.default.moveItem(atPath: folder, toPath: "\(folder).away")
    _ = try refusal(on: line)
    try FileManager.default.moveItem(atPath: "\(folder).away", toPath: folder)
    #expect(try line.result("install", #"{"device":"again"}"#)["created"] == .bool(true))
    #expect(daemon.hasLogged("the store works again"), "\(daemon.log)")
    #expect(daemon.stop() == 0)
    let doctor = try ProgramRun("entitled", ["doctor", "\(folder)/d.sqlite"]).outcome()
    #expect(doctor.code == 0, "\(doctor.said)")
    try daemon.restart(["--store", "sqlite:\(folder)/d.sqlite"])
    for device in ["early", "again"] {
      #expect(try daemon.connect().result("userInfo", #"{"device":"\#(device)"}"#)["user"] != nil)
    }
  }

  @Test("What is put in place of a lost store stays as it is", arguments: [false, true])
  func putInPlace(isServed: Bool) throws {
    let (daemon, folder) = try start()
    let store = "sqlite:\(folder)/d.sqlite"
    for number in 0..<20 {
      try daemon.connect().result("install", #"{"device":"d\#(number)"}"#)
    }
    daemon.kill()
    // The journal of this copy has commits that its data file has not.
    let files = FileManager.default
    try files.copyItem(atPath: folder, toPath: "\(folder).copy")
    let names = try files.contentsOfDirectory(atPath: folder).sorted()
    try #require(names.contains("d.sqlite-journal1"))
    try daemon.restart(["--store", store])
    let line = try daemon.connect()
    try line.result("install", #"{"device":"early"}"#)
    try files.moveItem(atPath: folder, toPath: "\(folder).away")
    try files.copyItem(atPath: "\(folder).copy", toPath: folder)
    let other = isServed ? try DaemonProcess(["--store", store]) : nil
    _ = try refusal(on: line)
    #expect(daemon.stop() == 1)
    if let other {
      // The second daemon would refuse to write without its files.
      let line = try other.connect()
      for number in 0..<30 {
        let params = #"{"device":"other\#(number)"}"#
        #expect(try line.result("install", params)["created"] == .bool(true))
        usleep(50_000)
      }
      other.kill()
    } else {
      #expect(try files.contentsOfDirectory(atPath: folder).sorted() == names)
    }
    try daemon.restart(["--store", store])
    for device in ["d0", "d19"] + (isServed ? ["other0", "other29"] : []) {
      let params = #"{"device":"\#(device)"}"#
      #expect(try daemon.connect().result("userInfo", params)["user"] != nil)
    }
  }
}
