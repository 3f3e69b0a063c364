import Foundation
import TestSupport
import Testing

@Suite("Files for systemd")
struct UnitFileTests {
  private static let analyze = "/usr/bin/systemd-analyze"
  private static var isThere: Bool { FileManager.default.isExecutableFile(atPath: analyze) }

  private static let folder = "/opt/entitled/bin"

  private func printed(_ name: String) throws -> String {
    let run = try ProgramRun("entitled", ["unit", name, "--programs", Self.folder]).outcome()
    #expect(run.code == 0)
    return run.said
  }

  private func analyze(_ arguments: [String]) throws -> (code: Int32, said: String) {
    let folder = try ScratchFolder()
    let output = unsafe open(folder.file("out"), O_RDWR | O_CREAT | O_CLOEXEC | O_APPEND, 0o600)
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [output, null] { close(descriptor) } }
    let child = try ChildProcess(
      Self.analyze,
      arguments,
      descriptors: [null, output, output]
    )
    return (child.wait(), try String(contentsOfFile: folder.file("out"), encoding: .utf8))
  }

  @Test("A unit names the programs in the folder and the daemon's socket")
  func contents() throws {
    let service = try printed("service")
    #expect(service.contains("\nExecStart=/opt/entitled/bin/entitled\n"))
    #expect(service.contains("\nType=notify\n"))
    let webhook = try printed("webhook")
    #expect(webhook.contains("\nExecStart=/opt/entitled/bin/entitled-webhook --project=%i\n"))
    let shared = try printed("shared")
    #expect(shared.contains("\nExecStart=/opt/entitled/bin/entitled --config /etc/entitled.json\n"))
    #expect(!shared.contains("PrivateNetwork") && !service.contains("AF_INET"))
    #expect(try printed("socket").contains("\nListenStream=/run/entitled/entitled.sock\n"))
    #expect(try printed("sysusers").contains("\nu entitled - "))
    for unit in [service, webhook, shared] { #expect(unit.contains("\nUser=entitled\n")) }
  }

  @Test("Without --programs a unit names the folder of the program that prints it")
  func ownFolder() throws {
    let program = URL(filePath: DaemonProcess.program("entitled")).resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent().path
    let named = try ProgramRun("entitled", ["unit", "service", "--programs", folder]).outcome()
    let own = try ProgramRun("entitled", ["unit"]).outcome()
    #expect(own.code == named.code && own.said == named.said)
    #expect(named.said.contains("\(folder)/entitled"))
  }

  @Test(
    "A program that the unit's sandbox hides is refused with the setting that hides it",
    arguments: [
      ("/home/ann/bin", "ProtectHome=yes"), ("/root", "ProtectHome=yes"),
      ("/run/user/1000/bin", "ProtectHome=yes"), ("/tmp/build", "PrivateTmp=yes"),
      ("/var/tmp", "PrivateTmp=yes"), ("/dev/shm", "PrivateDevices=yes"),
    ]
  )
  func hidden(folder: String, setting: String) throws {
    for (name, program) in [("service", "entitled"), ("webhook", "entitled-webhook")] {
      let run = try ProgramRun("entitled", ["unit", name, "--programs", folder]).outcome()
      #expect(run.code == 2)
      #expect(run.said.contains("\(folder)/\(program) is in /"), "\(run.said)")
      #expect(run.said.contains(setting), "\(run.said)")
      #expect(run.said.contains("--programs /usr/local/bin"), "\(run.said)")
    }
    for name in ["socket", "sysusers"] {
      #expect(try ProgramRun("entitled", ["unit", name, "--programs", folder]).outcome().code == 0)
    }
  }

  @Test("A similarly named folder is accepted; a relative folder and an unknown unit are not")
  func folders() throws {
    let near = try ProgramRun("entitled", ["unit", "--programs", "/homestead/bin"]).outcome()
    #expect(near.code == 0 && near.said.contains("ExecStart=/homestead/bin/entitled\n"))
    let relative = try ProgramRun("entitled", ["unit", "--programs", "bin"]).outcome()
    #expect(relative.code == 2 && relative.said.contains("absolute path"), "\(relative.said)")
    let other = try ProgramRun("entitled", ["unit", "timer"]).outcome()
    #expect(other.code == 2)
    #expect(other.said.contains("service, socket, webhook, shared, sysusers"), "\(other.said)")
    let misspelled = try ProgramRun("entitled", ["unit", "servce"]).outcome()
    #expect(misspelled.code == 2 && misspelled.said.contains("did you mean \"service\"?"))
  }

  @Test(
    "systemd accepts the files and rates the services as well protected",
    .enabled(if: isThere, "systemd-analyze is not installed: run .ci/setup systemd")
  )
  func analyzed() throws {
    let folder = try ScratchFolder()
    let programs = URL(filePath: DaemonProcess.program("entitled")).deletingLastPathComponent()
    let names = [
      ("service", "entitled.service"), ("socket", "entitled.socket"),
      ("webhook", "entitled-webhook@.service"),
    ]
    let files = try names.map { name, file in
      let text = try printed(name).replacing(Self.folder, with: programs.path)
      try text.write(toFile: folder.file(file), atomically: true, encoding: .utf8)
      return folder.file(file)
    }
    let verified = try analyze(["verify", "--man=no"] + files)
    #expect(verified.code == 0 && verified.said.isEmpty, "\(verified.said)")
    // 20 means 2.0 and 30 means 3.0: the webhook program has network access.
    for (file, threshold) in [(files[0], 20), (files[2], 30)] {
      let measured = try analyze(["security", "--offline=yes", "--threshold=\(threshold)", file])
      #expect(measured.code == 0, "\(measured.said)")
      #expect(measured.said.contains("Overall exposure level"))
    }
  }
}
