import Foundation

/// A library in C that a test loads into a program before all others.
package enum PreloadedLibrary {
  /// Compiles a source file of this repository; other test runs may have loaded the old library.
  package static func compile(_ source: String, to library: String) throws {
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    let made = "\(library).\(getpid())"
    // Swift's toolchain has the first; either compiler works.
    for compiler in ["clang", "cc"] {
      let child = try ChildProcess(
        "/usr/bin/env",
        [
          compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", made,
          Repository.root.appending(path: source).path, "-ldl",
        ],
        descriptors: [null, null, 2]
      )
      guard child.wait() == 0 else { continue }
      guard unsafe rename(made, library) == 0 else {
        throw ChildProcessError(reason: "rename: errno \(errno)")
      }
      return
    }
    throw ChildProcessError(reason: "\(source) was not compiled: by neither clang nor cc")
  }
}
