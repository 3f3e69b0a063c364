import Foundation
import TestSupport

/// The files that the rules are for.
enum House {
  /// Of one folder and the folders in it, but for those named `Generated`: they are written by a
  /// program and read by none of us; a test says that they are fresh.
  static func files(in folder: String) -> [SourceFile] {
    let top = Repository.root.appending(path: folder).path
    let names = FileManager.default.enumerator(atPath: top)?.compactMap { $0 as? String } ?? []
    return names.sorted().compactMap { name in
      let isOurs = name.contains(".") && !name.contains("Generated/") && !name.contains("/.")
      return isOurs ? file("\(folder)/\(name)") : nil
    }
  }

  /// One file; nil for a folder, and for what is not there.
  static func file(_ path: String) -> SourceFile? {
    guard let bytes = try? Repository.bytes(path) else { return nil }
    return SourceFile(path, String(decoding: bytes, as: UTF8.self))
  }

  static let sources = files(in: "Sources").filter { !$0.room.isEmpty }
  /// The page about the architecture.
  static let pages = ["Sources/README.md"].compactMap(file)
  static let tests = files(in: "Tests")
  static let contract = files(in: "Protocol")

  /// Those of the clients that are kept: what their languages build beside them is no matter.
  static let clients = kept.filter { path in
    let lower = path.lowercased()
    return path.hasPrefix("clients/") && path.contains(".") && !lower.contains("generated/")
      && !lower.contains("generated_")
  }.compactMap(file)

  /// What is written by hand, by us.
  static let all = sources + pages + tests + contract + clients

  /// The Swift of programs and tests.
  static let swift = (sources + tests).filter { $0.ending == "swift" }

  /// Everything that is kept in the repository, or would be when it is added.
  ///
  /// Git knows. Without it, in an unpacked archive, it is all that stands here.
  static let kept: [String] = {
    let git = Process()
    let output = Pipe()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = [
      "git", "-C", Repository.root.path, "ls-files", "-z", "--cached", "--others",
      "--exclude-standard",
    ]
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    guard (try? git.run()) != nil,
      let listed = try? output.fileHandleForReading.readToEnd()
    else { return found }
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { return found }
    return listed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }()

  private static var found: [String] {
    let names = FileManager.default.enumerator(atPath: Repository.root.path)
    return names?.compactMap { $0 as? String }.filter { !$0.hasPrefix(".") } ?? []
  }
}
