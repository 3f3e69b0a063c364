import Foundation

/// A test's temporary folder, with a path short enough for a socket; `deinit` removes it.
package final class ScratchFolder: Sendable {
  package let path: String

  package init() throws {
    path = "\(NSTemporaryDirectory())/e\(UInt32.random(in: 0...UInt32.max))"
    try FileManager.default.createDirectory(
      atPath: path,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package func file(_ name: String) -> String { "\(path)/\(name)" }
}
