import Foundation

/// A run of a program of this project, up to its exit.
package struct ProgramRun {
  private let name: String
  private let arguments: [String]
  private let environment: [String: String]
  /// A program and its arguments that run the program.
  private let wrapper: [String]

  package init(
    _ name: String,
    _ arguments: [String],
    environment: [String: String] = [:],
    under wrapper: [String] = []
  ) {
    self.wrapper = wrapper
    self.name = name
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the program; returns its exit code and its combined output.
  package func outcome() throws -> (code: Int32, said: String) {
    let folder = try ScratchFolder()
    let output = unsafe open(folder.file("out"), O_RDWR | O_CREAT | O_CLOEXEC | O_APPEND, 0o600)
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [output, null] { close(descriptor) } }
    let words = wrapper + [DaemonProcess.program(name)] + arguments
    let child = try ChildProcess(
      words[0],
      Array(words.dropFirst()),
      environment: environment,
      descriptors: [null, output, output]
    )
    let code = child.wait()
    return (code, try String(contentsOfFile: folder.file("out"), encoding: .utf8))
  }
}
