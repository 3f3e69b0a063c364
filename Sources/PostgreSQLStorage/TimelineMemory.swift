internal import Glibc
import IdentityCore
import Platform
import Synchronization

/// The highest timeline that this host has seen of each server's cluster, in memory and in files.
///
/// A promotion begins a higher timeline. A server on a lower one is an old primary: it lacks what
/// the new one has confirmed since. But a copy that was promoted for tests has the same cluster, so
/// each server of a connection string has a file of its own.
final class TimelineMemory: Sendable {
  /// An administrator's word to go on from a server on a lower timeline.
  struct Acceptance {
    var name: String
    var timeline: UInt32
  }

  struct Known: Equatable {
    var timeline: UInt32 = 0
    /// The last acceptance that was followed.
    var acceptance = ""

    fileprivate mutating func heed(_ word: Acceptance?) {
      guard let word, word.name != acceptance else { return }
      (timeline, acceptance) = (word.timeline, word.name)
    }
  }

  /// A timeline, and the file that remembers it; nil for memory alone.
  struct Sighting {
    var timeline: UInt32 = 0
    var file: String?
  }

  private struct Entry {
    var known: Known?
    /// What the file had when it was last read or written.
    private var seen: Known?

    /// Takes over what other processes have written.
    ///
    /// A file that has not changed may be one that cannot be written.
    mutating func look(_ path: String?) {
      guard let path else { return }
      let file = TimelineMemory.read(path, before: seen)
      guard file != seen else { return }
      seen = file
      if let file, let own = known, own.acceptance == file.acceptance {
        known?.timeline = max(own.timeline, file.timeline)
      } else {
        known = file
      }
    }

    mutating func note(_ timeline: UInt32, heeding word: Acceptance?, _ path: String?) {
      look(path)
      var next = known ?? Known()
      next.heed(word)
      next.timeline = max(next.timeline, timeline)
      known = next
    }

    /// Whether the file has to be written.
    var isNew: Bool { known != seen }

    mutating func wrote() { seen = known }
  }

  /// Where the files are; nil for memory alone.
  private let folder: String?
  private let servers: [ConnectionString]
  /// By system and server.
  private let entries = Mutex<[String: Entry]>([:])

  init(folder: String?, of string: ConnectionString) {
    self.folder = folder
    servers = string.servers
  }

  /// Returns the highest timeline of a cluster that counts for any of the servers.
  func highest(of system: String, heeding word: Acceptance? = nil) -> Sighting {
    entries.withLock { entries in
      var highest = Sighting()
      for server in servers {
        let name = "\(system)-\(server.digest)"
        let path = path(name)
        entries[name, default: Entry()].look(path)
        var known = entries[name]?.known ?? Known()
        known.heed(word)
        if known.timeline > highest.timeline {
          highest = Sighting(timeline: known.timeline, file: path)
        }
      }
      return highest
    }
  }

  /// Notes a timeline that was seen; returns why a file could not be written.
  func record(
    _ timeline: UInt32,
    of system: String,
    heeding word: Acceptance? = nil
  ) -> String? {
    entries.withLock { entries in
      var failure: String?
      for server in servers {
        let name = "\(system)-\(server.digest)"
        let path = path(name)
        var entry = entries[name] ?? Entry()
        entry.note(timeline, heeding: word, path)
        if let folder, let path, entry.isNew {
          do throws(SystemError) {
            // Otherwise a daemon that has seen less could write last.
            try Self.withLock(of: folder) { () throws(SystemError) in
              entry.note(timeline, heeding: word, path)
              if let known = entry.known { try Self.write(known, path, server.place) }
            }
            entry.wrote()
          } catch {
            failure = "\(path): \(error)"
          }
        }
        entries[name] = entry
      }
      return failure
    }
  }

  private func path(_ name: String) -> String? {
    // It comes from the server, and becomes a part of a name.
    guard let folder, !name.contains("/") else { return nil }
    return "\(folder)/postgres-\(name).timeline"
  }

  /// The first line has a timeline in hexadecimal digits, and perhaps an acceptance.
  ///
  /// A file that cannot be read counts as before; one that is missing was removed.
  private static func read(_ path: String, before: Known?) -> Known? {
    guard unsafe access(path, F_OK) == 0 || errno != ENOENT else { return nil }
    guard let bytes = try? StandardStreams.readFile(path) else { return before }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard let timeline = words.first.flatMap({ UInt32($0, radix: 16) }) else { return before }
    return Known(timeline: timeline, acceptance: words.count > 1 ? String(words[1]) : "")
  }

  private static func withLock(
    of folder: String,
    _ body: () throws(SystemError) -> Void
  ) throws(SystemError) {
    // SAFETY: the path outlives the call; the same holds below.
    _ = unsafe mkdir(folder, 0o700)
    let lock = try Descriptor.open(folder, O_RDONLY | O_DIRECTORY)
    try systemCall("flock") { flock(lock.number, LOCK_EX) }
    defer { flock(lock.number, LOCK_UN) }
    try body()
  }

  /// The second line says for people whose timeline it is.
  private static func write(
    _ known: Known,
    _ path: String,
    _ place: String
  ) throws(SystemError) {
    let text = "\(String(known.timeline, radix: 16)) \(known.acceptance)\n\(place)\n"
    let made = "\(path).\(getpid())"
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW
    let file = try Descriptor.open(made, flags, mode: 0o600)
    switch StandardStreams.write(Array(text.utf8), to: file.number) {
    case .done: break
    case .readerGone: throw SystemError(code: EPIPE, call: "write")
    case .failed(let code): throw SystemError(code: code, call: "write")
    }
    try systemCall("fsync") { fsync(file.number) }
    try systemCall("rename") { unsafe rename(made, path) }
  }
}
