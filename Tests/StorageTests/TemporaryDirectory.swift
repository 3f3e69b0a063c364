import Foundation

/// A test's directory, removed with this object.
final class TemporaryDirectory: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "storage-tests-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns the path of a file in it.
  func file(_ name: String = "entitled.sqlite") -> String {
    path + "/" + name
  }

  func contents(_ name: String = "entitled.sqlite") -> Data? {
    FileManager.default.contents(atPath: file(name))
  }

  /// Returns a file's permissions in octal; nil if it does not exist.
  static func mode(_ path: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.posixPermissions] as? Int
  }
}
