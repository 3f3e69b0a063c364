import Foundation

/// A directory for one test; it goes with the object.
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

  /// The path of something in it.
  func file(_ name: String = "entitled.sqlite") -> String {
    path + "/" + name
  }

  func contents(_ name: String = "entitled.sqlite") -> Data? {
    FileManager.default.contents(atPath: file(name))
  }

  /// What may be done with a file by whom, as `chmod` writes it; nil where there is none.
  static func mode(_ path: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.posixPermissions] as? Int
  }
}
