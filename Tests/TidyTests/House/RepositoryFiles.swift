import Foundation
import TestSupport

/// The files to which the rules apply.
enum RepositoryFiles {
  /// Returns the files of a folder and its subfolders, except generated ones.
  ///
  /// Folders named `Generated` are written by a program; another test checks that they are current.
  static func files(in folder: String) -> [SourceFile] {
    let top = Repository.root.appending(path: folder).path
    let names = FileManager.default.enumerator(atPath: top)?.compactMap { $0 as? String } ?? []
    return names.sorted().compactMap { name in
      let isOurs =
        name.contains(".") && !name.contains("Generated/") && !name.contains("/.")
        && !name.hasSuffix(".xz")
      return isOurs ? file("\(folder)/\(name)") : nil
    }
  }

  /// Returns a file; nil if it does not exist or is a folder.
  static func file(_ path: String) -> SourceFile? {
    guard let bytes = try? Repository.bytes(path) else { return nil }
    return SourceFile(path, String(decoding: bytes, as: UTF8.self))
  }

  static let sources = files(in: "Sources").filter { !$0.room.isEmpty }
  /// The architecture page.
  static let pages = ["Sources/README.md"].compactMap(file)
  static let tests = files(in: "Tests")
  static let contract = files(in: "Protocol")

  /// The clients' files in the repository, without the build output beside them.
  static let clients = kept.filter { path in
    let lower = path.lowercased()
    return path.hasPrefix("clients/") && path.contains(".") && !lower.contains("generated/")
      && !lower.contains("generated_")
  }.compactMap(file)

  /// All files that are written by hand.
  static let all = sources + pages + tests + contract + clients

  /// The Swift files of programs and tests.
  static let swift = (sources + tests).filter { $0.ending == "swift" }

  /// The paths of all files that are in the repository, or would be after `git add`.
  ///
  /// Without Git, in an unpacked archive, these are all files.
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
