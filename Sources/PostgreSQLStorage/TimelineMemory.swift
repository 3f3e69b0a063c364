internal import Glibc
import Platform
import Synchronization

/// The highest timeline that this host has seen of each cluster, in memory and in a file.
///
/// A promotion begins a higher timeline. A server on a lower one is an old primary: it lacks what
/// the new one has confirmed since.
final class TimelineMemory: Sendable {
  struct Known: Equatable {
    var timeline: UInt32 = 0
    /// The administrator's last word that was followed to go on from an older server.
    var acceptance = ""
  }

  /// Where the files are; nil for memory alone.
  private let folder: String?
  private let known = Mutex<[String: Known]>([:])

  init(folder: String?) {
    self.folder = folder
  }

  /// Returns what is known of a cluster.
  func known(of system: String) -> Known? {
    known.withLock { known in
      if let found = known[system] { return found }
      known[system] = path(of: system).flatMap(Self.read)
      return known[system]
    }
  }

  /// Notes the timeline of a server that is used; returns why the file could not be written.
  func record(_ newest: Known, of system: String) -> String? {
    known.withLock { known in
      known[system] = newest
      guard let path = path(of: system), Self.read(path) != newest else { return nil }
      return Self.write(newest, path)
    }
  }

  private func path(of system: String) -> String? {
    // It comes from the server, and becomes a part of a name.
    guard let folder, !system.isEmpty, system.allSatisfy(\.isNumber) else { return nil }
    return "\(folder)/postgres-\(system).timeline"
  }

  /// A file has one line: a timeline in hexadecimal digits, and perhaps an acceptance.
  private static func read(_ path: String) -> Known? {
    guard let bytes = try? StandardStreams.readFile(path) else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace }
    guard let timeline = words.first.flatMap({ UInt32($0, radix: 16) }) else { return nil }
    return Known(timeline: timeline, acceptance: words.count > 1 ? String(words[1]) : "")
  }

  private static func write(_ known: Known, _ path: String) -> String? {
    let line = "\(String(known.timeline, radix: 16)) \(known.acceptance)\n"
    let made = "\(path).\(getpid())"
    do throws(SystemError) {
      if let slash = path.lastIndex(of: "/") {
        // SAFETY: the path outlives the call; the same holds below.
        _ = unsafe mkdir(String(path[..<slash]), 0o700)
      }
      let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW
      let file = try Descriptor.open(made, flags, mode: 0o600)
      guard StandardStreams.write(Array(line.utf8), to: file.number) == .done else {
        return "\(made) cannot be written"
      }
      try systemCall("fsync") { fsync(file.number) }
      try systemCall("rename") { unsafe rename(made, path) }
      return nil
    } catch {
      return "\(path): \(error)"
    }
  }
}
