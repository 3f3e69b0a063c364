import Foundation
import TestSupport

/// A program of the operating system, found through PATH.
enum SystemProgram {
  static func run(_ words: [String]) throws -> (code: Int32, said: String) {
    let folder = try ScratchFolder()
    let output = unsafe open(folder.file("out"), O_RDWR | O_CREAT | O_CLOEXEC | O_APPEND, 0o600)
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [output, null] { close(descriptor) } }
    let child = try ChildProcess("/usr/bin/env", words, descriptors: [null, output, output])
    let code = child.wait()
    return (code, try String(contentsOfFile: folder.file("out"), encoding: .utf8))
  }
}
