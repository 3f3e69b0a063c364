import Foundation
import TestSupport
import Testing

/// `ENTITLED_UPDATE=1` updates the outputs on the page.
@Suite("The documentation page on simulations")
struct SimulatePageTests {
  @Test("The page's commands print the output shown")
  func outputs() throws {
    let rewrites = ProcessInfo.processInfo.environment["ENTITLED_UPDATE"] == "1"
    var page = try Page("Protocol/simulate.md")
    #expect(page.examples.count == 1)
    for example in page.examples {
      let run = try Shell.run(example.command, in: "Protocol")
      #expect(run.code == 1)
      let shown = String(run.said.dropLast())
      if rewrites {
        page.rewrite(example, to: shown)
      } else {
        #expect(example.output == shown)
      }
    }
    if rewrites { try page.save() }
  }
}

/// Runs commands as a reader of the page types them.
enum Shell {
  /// Runs a command with this project's programs on the path.
  static func run(_ command: String, in folder: String) throws -> (code: Int32, said: String) {
    let programs = URL(filePath: DaemonProcess.program("entitle")).deletingLastPathComponent().path
    let scratch = try ScratchFolder()
    let output = unsafe open(scratch.file("out"), O_RDWR | O_CREAT | O_CLOEXEC | O_APPEND, 0o600)
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [output, null] { close(descriptor) } }
    let child = try ChildProcess(
      "/bin/sh",
      ["-c", "cd '\(Repository.root.appending(path: folder).path)' && \(command)"],
      environment: ["PATH": "\(programs):/usr/bin:/bin"],
      descriptors: [null, output, output]
    )
    let code = child.wait()
    return (code, try String(contentsOfFile: scratch.file("out"), encoding: .utf8))
  }
}
