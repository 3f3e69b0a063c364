import Glibc
import Platform

/// The file that a store's path stands for: two paths to one file must meet at one lock.
enum StorePath {
  /// As many links as Linux follows.
  private static let linksMax = 40

  /// The path with the links at its end followed; those of its directories lead to the same lock.
  static func path(of given: String) throws(UsageError) -> String {
    var path = given
    for _ in 0..<linksMax {
      guard let target = target(of: path) else { return path }
      let directory = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : directory + target
    }
    throw UsageError("the store \(given) is a symbolic link that leads nowhere")
  }

  /// Why a file cannot be locked by its path: another name of it would have another lock.
  static func refusal(of path: String) -> String? {
    var status = stat()
    // SAFETY: the structure outlives the call that fills it.
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    guard status.st_nlink > 1 else { return nil }
    return "the store \(path) has \(status.st_nlink) names (hard links), and two daemons could "
      + "open it: remove the others, or copy it"
  }

  private static func target(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    // SAFETY: the array outlives the call, and its count goes along with it.
    let count = unsafe readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
