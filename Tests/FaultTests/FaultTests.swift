import Foundation
import TestSupport
import Testing

/// `ENTITLED_FAULTS=all swift test --filter FaultTests` makes every trial, and prints how many.
@Suite("When a call of the system fails, what was told is so", .serialized)
struct FaultTests {
  @Test(
    "a method that writes: each write, sync, open, truncation in turn",
    arguments: WritingExample.all
  )
  func calls(example: WritingExample) throws {
    var random = SplitMix(state: Seed.chosen())
    var counts: [String: Int] = [:]
    let areAll = Trials.areAll(of: example.method)
    let ends = areAll ? Trial.Ending.allCases : [random.next() % 2 == 0 ? .asked : .killed]
    for ending in ends {
      for kind in areAll ? FaultKind.allCases : [.write, .sync] {
        let quiet = Trial(
          example: example,
          kind: kind,
          position: 0,
          manner: .error(EIO),
          ending: ending
        )
        let outcome = try quiet.run()
        #expect(outcome.refusal == nil && !outcome.wasHit)
        // A commit is one write that is on disk when it returns: only an end syncs in any case.
        if kind == .write || kind == .sync && ending == .asked {
          #expect(outcome.count > 0, "\(quiet)")
        }
        let faults = Trials.faults(
          of: kind,
          count: outcome.count,
          sampleSize: areAll ? nil : kind == .write ? 2 : 1,
          using: &random
        )
        // A deletion that has begun waits for room, and here none comes: see `FullDiskTests`.
        for fault in faults where !(example.method == "user.delete" && fault.manner.isLasting) {
          var trial = quiet
          trial.position = fault.position
          trial.manner = fault.manner
          let outcome = try trial.run()
          counts["trials", default: 0] += 1
          if outcome.wasHit { counts["hit", default: 0] += 1 }
          if let refusal = outcome.refusal { counts[refusal, default: 0] += 1 }
          if outcome.exitCode == 74 { counts["ended with 74", default: 0] += 1 }
        }
      }
    }
    let emitted = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print("FaultTests: \(example): \(emitted.joined(separator: ", "))")
    #expect(counts["hit", default: 0] > 0)
  }

  /// What a daemon finds when it starts.
  enum Beginning: CaseIterable {
    case nothing
    /// A store with a log and a journal, as a kill leaves them.
    case crashed
    /// One that was ended as it should be.
    case ended
  }

  @Test(
    "a start: it begins, or says why not, and the next one is whole",
    arguments: Beginning.allCases
  )
  func starts(beginning: Beginning) throws {
    var random = SplitMix(state: Seed.chosen())
    var (trials, refused) = (0, 0)
    for kind in FaultKind.allCases {
      let count = try start(beginning, kind, at: 0, .error(EIO)).count
      let faults = Trials.faults(
        of: kind,
        count: count,
        sampleSize: Trials.areAll(of: "start") ? nil : 3,
        using: &random
      )
      for fault in faults {
        let outcome = try start(beginning, kind, at: fault.position, fault.manner)
        trials += 1
        if outcome.wasRefused { refused += 1 }
      }
    }
    print("FaultTests: start from \(beginning): trials \(trials), refused \(refused)")
    #expect(refused > 0)
  }

  private func start(
    _ beginning: Beginning,
    _ kind: FaultKind,
    at position: Int,
    _ manner: FaultManner
  ) throws -> (count: Int, wasRefused: Bool) {
    let what: Comment = "\(kind) \(position) \(manner), from \(beginning)"
    let folder = try ScratchFolder()
    let faults = try FaultControl(folder: folder)
    if beginning != .nothing {
      let daemon = try DaemonProcess(in: folder)
      try daemon.connect().result("install", #"{"device":"phone"}"#)
      if beginning == .crashed { daemon.kill() } else { daemon.stop() }
    }
    faults.arm(kind, at: position, manner)
    var wasRefused = false
    do {
      let daemon = try DaemonProcess(in: folder, environment: faults.environment)
      _ = try daemon.connect().result(
        "install",
        #"{"device":"a"}"#,
        unless: "storageFull",
        "storageFailed"
      )
      daemon.signal(SIGTERM)
      let code = daemon.end()
      #expect(code == 0 || code == 74, "\(String(describing: code)): \(daemon.log), \(what)")
    } catch let error as ChildProcessError {
      // Its last words, with the path or the reason.
      let isSaid = error.reason.contains("ended with 1: ") || error.reason.contains("ended with 74")
      #expect(isSaid && error.reason.contains("entitled: "), "\(error.reason), \(what)")
      wasRefused = true
    }
    let count = faults.count
    faults.disarm()
    let daemon = try DaemonProcess(in: folder)
    if beginning != .nothing {
      let found = try daemon.connect().result("install", #"{"device":"phone"}"#)
      #expect(found["created"] == .bool(false), what)
    }
    #expect(daemon.stop() == 0, what)
    let doctor = try ProgramRun("entitled", ["doctor", folder.file("data.sqlite")]).outcome()
    #expect(doctor.code == 0, "\(doctor.said), \(what)")
    return (count, wasRefused)
  }

  @Test("where a disk cannot be written past the system's memory, it is written through that")
  func throughMemory() throws {
    let folder = try ScratchFolder()
    let faults = try FaultControl(folder: folder)
    let daemon = try DaemonProcess(in: folder, environment: faults.environment)
    let line = try daemon.connect()
    try line.result("install", #"{"device":"a"}"#)
    faults.waitForRest()
    faults.arm(.write, at: 1, .error(EINVAL))
    let made = try line.result("install", #"{"device":"b"}"#)
    #expect(made["created"] == .bool(true) && faults.hits == 1)
    faults.disarm()
    daemon.kill()
    try daemon.restart()
    let found = try daemon.connect().result("install", #"{"device":"b"}"#)
    #expect(found["created"] == .bool(false))
  }

  @Test("a backup: it is whole, or there is none")
  func backups() throws {
    var random = SplitMix(state: Seed.chosen())
    let folder = try ScratchFolder()
    let daemon = try DaemonProcess(in: folder)
    try daemon.connect().result("install", #"{"device":"phone"}"#)
    var (trials, refused) = (0, 0)
    for kind in FaultKind.allCases {
      let count = try backUp(daemon, kind, at: 0, .error(EIO)).count
      for fault in Trials.faults(
        of: kind,
        count: count,
        sampleSize: Trials.areAll(of: "backup") ? nil : 3,
        using: &random
      ) {
        trials += 1
        if try backUp(daemon, kind, at: fault.position, fault.manner).wasRefused { refused += 1 }
      }
    }
    print("FaultTests: backup: trials \(trials), refused \(refused)")
    #expect(refused > 0)
    let known = try daemon.connect().result("install", #"{"device":"phone"}"#)
    #expect(known["created"] == .bool(false))
  }

  private func backUp(
    _ daemon: DaemonProcess,
    _ kind: FaultKind,
    at position: Int,
    _ manner: FaultManner
  ) throws -> (count: Int, wasRefused: Bool) {
    let what: Comment = "\(kind) \(position) \(manner)"
    let target = try ScratchFolder()
    let faults = try FaultControl(folder: target)
    faults.arm(kind, at: position, manner)
    let path = target.file("copy")
    let store = "sqlite:\(daemon.folder.file("data.sqlite"))"
    let backup = try ProgramRun(
      "entitled",
      ["backup", path, "--store", store],
      environment: faults.environment
    ).outcome()
    faults.disarm()
    if backup.code == 0 {
      let doctor = try ProgramRun("entitled", ["doctor", path]).outcome()
      #expect(doctor.code == 0 && doctor.said.contains("1 device"), "\(doctor.said), \(what)")
    } else {
      #expect(backup.code == 1 && backup.said.contains("entitled: "), "\(backup.said), \(what)")
      // What has that name is whole, though its last rites may have failed.
      guard FileManager.default.fileExists(atPath: path) else {
        return (faults.count, true)
      }
      let doctor = try ProgramRun("entitled", ["doctor", path]).outcome()
      #expect(doctor.code == 0, "\(doctor.said), \(what)")
    }
    return (faults.count, backup.code != 0)
  }
}
