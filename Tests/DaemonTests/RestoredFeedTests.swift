import Foundation
import TestSupport
import Testing

/// The feed of a store that was restored from a backup.
@Suite("The feed after a restore of a backup")
struct RestoredFeedTests {
  private let daemon: DaemonProcess
  private let backup: String

  init() throws {
    daemon = try DaemonProcess()
    backup = daemon.folder.file("backup")
  }

  /// Emits two events for each user.
  private func install(_ users: String...) throws {
    let line = try daemon.connect()
    for user in users {
      try line.result("install", #"{"device":"of-\#(user)","userId":"\#(user)"}"#)
    }
  }

  private func makeBackup() throws {
    let store = "sqlite:\(daemon.folder.file("data.sqlite"))"
    let run = try ProgramRun("entitled", ["backup", backup, "--store", store]).outcome()
    #expect(run.code == 0, "\(run.said)")
  }

  /// Loses the data, and starts on a copy of the backup.
  private func restore() throws {
    daemon.kill()
    for end in ["", "-wal", "-shm", "-journal1", "-journal2"] {
      let path = daemon.folder.file("data.sqlite\(end)")
      if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    }
    let data = daemon.folder.file("data.sqlite")
    try FileManager.default.copyItem(atPath: backup, toPath: data)
    try daemon.restart()
  }

  private func events(after cursor: String = "0") throws -> [JSONTree] {
    try daemon.connect().events(after: cursor)
  }

  private func texts(_ name: String, of events: [JSONTree]) -> [String] {
    events.compactMap { $0[name]?.text }
  }

  @Test("Ids and cursors never repeat, even if a backup is restored twice")
  func neverRepeats() throws {
    try install("ann")
    try makeBackup()
    let kept = try events()
    var lost: [JSONTree] = []
    for round in 1...3 {
      try install("bob\(round)", "cid\(round)", "dan\(round)")
      let all = try events()
      #expect(Array(all.prefix(kept.count)) == kept)
      let fresh = Array(all.dropFirst(kept.count))
      try #require(fresh.count >= 6)
      let cursors = fresh.cursors
      fresh.expectNew(beside: lost, "round \(round)")
      lost += fresh
      // A start on a file that is no longer a backup moves nothing.
      let newest = try #require(cursors.last)
      daemon.kill()
      try daemon.restart()
      try install("eve\(round)")
      let next = try #require(try events().first { $0["cursor"]?.text == "\(newest + 1)" })
      lost.append(next)
      try restore()
    }
    #expect(daemon.log.components(separatedBy: "backup").count == 4, "\(daemon.log)")
  }

  @Test("A reader of lost events gets an error with a cursor; other readers miss nothing")
  func readers() throws {
    try install("ann")
    let line = try daemon.connect()
    try line.result("events.acknowledge", #"{"consumer":"mailer","cursor":"1"}"#)
    let url = "https://hooks.example/a"
    try line.result("project.define", #"{"webhooks":[{"url":"\#(url)","secret":"sesame"}]}"#)
    let kept = try #require(texts("cursor", of: try events()).last)
    try makeBackup()
    try install("bob")
    let lost = try #require(texts("cursor", of: try events()).last)
    try restore()
    try install("cid", "dan")

    let after = try daemon.connect()
    let fresh = try after.events(after: kept)
    #expect(try Array(events().suffix(fresh.count)) == fresh)
    #expect(texts("kind", of: fresh).filter { $0 == "identified" }.count == 2)
    let ofMailer = try after.result("events.read", #"{"consumer":"mailer"}"#)
    #expect(ofMailer["events"] == .array(try events(after: "1")))

    // Until the number of the first new event, every cursor is of a lost event.
    let first = try #require(texts("cursor", of: fresh).first.flatMap { Int($0) })
    for cursor in ["\(Int(kept)! + 1)", lost, "\(first - 2)"] {
      let calls = [
        #""method":"events.read","params":{"after":"\#(cursor)"}"#,
        #""method":"events.wait","params":{"after":"\#(cursor)","timeoutMs":0}"#,
        #""method":"events.subscribe","params":{"after":"\#(cursor)"}"#,
        #""method":"events.acknowledge","params":{"consumer":"mailer","cursor":"\#(cursor)"}"#,
        #""method":"webhook.replay","params":{"url":"\#(url)","after":"\#(cursor)"}"#,
      ]
      for call in calls {
        let error = try after.refusal(of: #"{"id":1,\#(call)}"#)
        #expect(error["data"]?["kind"] == .string("invalidParams"), "\(call)")
        let words = "\(error["message"]?.text ?? "") \(error["data"]?["hint"]?.text ?? "")"
        #expect(words.contains("backup"), "\(words)")
        #expect(words.contains("\"\(kept)\""), "\(words)")
      }
    }
    #expect(try after.events(after: "\(first - 1)") == fresh)
    try after.result("events.acknowledge", #"{"consumer":"mailer","cursor":"\#(first)"}"#)
  }

  @Test("Counts, lags and backlogs count events alone, and the doctor accepts the gap")
  func counts() throws {
    try install("ann")
    let url = "https://hooks.example/a"
    let line = try daemon.connect()
    try line.result("project.define", #"{"webhooks":[{"url":"\#(url)","secret":"sesame"}]}"#)
    try line.result("events.acknowledge", #"{"consumer":"mailer","cursor":"1"}"#)
    let kept = try events().count
    try makeBackup()
    try install("bob")
    try restore()
    func expect(events: Int, lags: [Int], backlog: Int) throws {
      let line = try daemon.connect()
      let project = try line.result("project.describe", "{}")["project"]
      #expect(project?["counts"]?["events"] == .number("\(events)"))
      let webhook = try line.result("webhook.resume", #"{"url":"\#(url)"}"#)
      #expect(webhook["backlog"] == .number("\(backlog)"))
      let feed = try line.result("server.stats", "{}")["feed"]
      guard case .array(let consumers)? = feed?["consumers"] else {
        throw ChildProcessError(reason: "server.stats has no consumers")
      }
      #expect(consumers.map { $0["lag"] } == lags.map { .number("\($0)") })
    }
    try expect(events: kept, lags: [kept - 1, 0], backlog: 0)
    try install("cid")
    let all = try events().count
    try expect(events: all, lags: [all - 1, all - kept], backlog: all - kept)
    #expect(daemon.stop() == 0)
    let path = daemon.folder.file("data.sqlite")
    for file in [path, backup] {
      let doctor = try ProgramRun("entitled", ["doctor", file]).outcome()
      #expect(doctor.code == 0, "\(doctor.said)")
    }
  }
}

extension [JSONTree] {
  /// The numbers of events.
  var cursors: [Int] { compactMap { $0["cursor"]?.text.flatMap { Int($0) } } }

  /// Expects consecutive events, none of which has the number or the id of a lost one.
  func expectNew(beside lost: [JSONTree], _ comment: Comment) {
    #expect(zip(cursors, cursors.dropFirst()).allSatisfy { $0 + 1 == $1 }, comment)
    for name in ["cursor", "id"] {
      let repeated = Set(compactMap { $0[name]?.text })
        .intersection(lost.compactMap { $0[name]?.text })
      #expect(repeated.isEmpty, comment)
    }
  }
}
