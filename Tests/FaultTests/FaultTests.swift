import Foundation
import TestSupport
import Testing

/// `ENTITLED_FAULTS=all swift test --filter FaultTests` runs every trial, and prints their number.
@Suite("Failed system calls", .serialized)
struct FaultTests {
  @Test(
    "After a failed call, a writing method's reply matches the stored data",
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
          mode: .error(EIO),
          ending: ending
        )
        let outcome = try quiet.run()
        #expect(outcome.refusal == nil && !outcome.wasHit)
        // A commit is a single synced write: only a shutdown always syncs.
        if kind == .write || kind == .sync && ending == .asked {
          #expect(outcome.count > 0, "\(quiet)")
        }
        let faults = Trials.faults(
          of: kind,
          count: outcome.count,
          sampleSize: areAll ? nil : kind == .write ? 2 : 1,
          using: &random
        )
        // A started deletion waits for space, which never comes here: see `FullDiskTests`.
        for fault in faults where !(example.method == "user.delete" && fault.mode.isLasting) {
          var trial = quiet
          trial.position = fault.position
          trial.mode = fault.mode
          var outcome = try trial.run()
          // On a busy machine, background work of the counted run can have added calls, which this
          // run does not make: the first call is one of the method itself.
          if !outcome.wasHit && outcome.count < trial.position {
            trial.position = 1
            outcome = try trial.run()
          }
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

  /// The files that a daemon finds at its start.
  enum Beginning: CaseIterable {
    case nothing
    /// A store with a log and a journal, as a kill leaves them.
    case crashed
    /// A store after a clean shutdown.
    case ended
  }

  @Test(
    "After a fault a start succeeds or reports the error, and the next start succeeds",
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
        let outcome = try start(beginning, kind, at: fault.position, fault.mode)
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
    _ mode: FaultMode
  ) throws -> (count: Int, wasRefused: Bool) {
    let what: Comment = "\(kind) \(position) \(mode), from \(beginning)"
    let folder = try ScratchFolder()
    let faults = try FaultControl(folder: folder)
    if beginning != .nothing {
      let daemon = try DaemonProcess(in: folder)
      try daemon.connect().result("install", #"{"device":"phone"}"#)
      if beginning == .crashed { daemon.kill() } else { daemon.stop() }
    }
    faults.arm(kind, at: position, mode)
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
      // The last log line, with the path or the reason.
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

  @Test("A file system without direct I/O is written through the page cache")
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

  @Test("A failed backup leaves a complete file or none")
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
        if try backUp(daemon, kind, at: fault.position, fault.mode).wasRefused { refused += 1 }
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
    _ mode: FaultMode
  ) throws -> (count: Int, wasRefused: Bool) {
    let what: Comment = "\(kind) \(position) \(mode)"
    let target = try ScratchFolder()
    let faults = try FaultControl(folder: target)
    faults.arm(kind, at: position, mode)
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
      // A file of that name is complete, even if a final step failed.
      guard FileManager.default.fileExists(atPath: path) else {
        return (faults.count, true)
      }
      let doctor = try ProgramRun("entitled", ["doctor", path]).outcome()
      #expect(doctor.code == 0, "\(doctor.said), \(what)")
    }
    return (faults.count, backup.code != 0)
  }
}
