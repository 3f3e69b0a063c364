import Foundation
import TestSupport
import Testing

@Suite("The units for systemd")
struct UnitFileTests {
  private static let analyze = "/usr/bin/systemd-analyze"
  private static var isThere: Bool { FileManager.default.isExecutableFile(atPath: analyze) }

  private func printed(_ name: String) throws -> String {
    let run = try ProgramRun("entitled", ["unit", name]).outcome()
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

  @Test("name the program that printed them, and what the daemon listens to")
  func contents() throws {
    let service = try printed("service")
    #expect(try ProgramRun("entitled", ["unit"]).outcome().said == service)
    #expect(service.contains("ExecStart=\(DaemonProcess.program("entitled"))\n"))
    #expect(service.contains("\nType=notify\n"))
    #expect(try printed("socket").contains("\nListenStream=/run/entitled/entitled.sock\n"))
  }

  @Test(
    "systemd has nothing to say against them, and finds the service hardly exposed",
    .enabled(if: isThere, "systemd-analyze is not there: install the package systemd")
  )
  func analyzed() throws {
    let folder = try ScratchFolder()
    let files = try ["service", "socket"].map { name in
      let path = folder.file("entitled.\(name)")
      try printed(name).write(toFile: path, atomically: true, encoding: .utf8)
      return path
    }
    let verified = try analyze(["verify"] + files)
    #expect(verified.code == 0 && verified.said.isEmpty, "\(verified.said)")
    // 20 is 2.0.
    let measured = try analyze(["security", "--offline=yes", "--threshold=20", files[0]])
    #expect(measured.code == 0, "\(measured.said)")
    #expect(measured.said.contains("Overall exposure level"))
  }
}
