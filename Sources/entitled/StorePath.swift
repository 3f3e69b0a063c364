import Glibc
import Platform

/// Resolves a store's path, so that two paths to a file lead to the same journal.
enum StorePath {
  /// The number of links that Linux follows.
  private static let linksMax = 40

  /// Follows links at the end of the path; links in its directories lead to the same files anyway.
  static func path(of given: String) throws(UsageError) -> String {
    var path = given
    for _ in 0..<linksMax {
      guard let target = target(of: path) else { return path }
      let directory = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : directory + target
    }
    throw UsageError(
      "the store \(given) is a symbolic link that leads nowhere",
      hint: "remove the link, or name another path"
    )
  }

  /// Returns why a file must not be opened: a second hard link would have a journal of its own.
  static func refusal(of path: String) -> String? {
    var status = stat()
    // SAFETY: the structure outlives the call that fills it.
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    guard status.st_nlink > 1 else { return nil }
    return "the store \(path) has \(status.st_nlink) names (hard links), and the files beside it "
      + "belong to only one of them: remove the others, or copy it"
  }

  private static func target(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    // SAFETY: the array outlives the call, which receives its size.
    let count = unsafe readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
