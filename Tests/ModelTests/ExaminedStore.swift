import Doctor
import Foundation
import IdentityCore
import LineProtocol
@testable import SQLiteStorage
import Storage
import TestSupport

/// A data file, and the doctor's findings in it.
final class ExaminedStore {
  private let folder: ScratchFolder
  var path: String { folder.file("entitled.sqlite") }
  private var writer: (any StoreWriter)?

  init(_ everything: Turn) throws {
    folder = try ScratchFolder()
    writer = try SQLiteStore(path: path).openWriter()
    try writer?.commit([everything])
  }

  /// Changes records directly, including their keys for look-ups.
  func put(_ changes: [RecordKey: Record?]) throws {
    if writer == nil { writer = try SQLiteStore(path: path).openWriter() }
    try writer?.commit([Turn(number: TurnNumber(2), changes: changes)])
  }

  /// Changes the file directly.
  func execute(_ sql: String) throws {
    close()
    try Connection(path: path, access: .write, busyTimeoutMilliseconds: 0).execute(sql)
  }

  /// Flushes everything to the tables, and leaves no log.
  func close() { writer = nil }

  func load(_ key: RecordKey) throws -> Record? {
    let scan = try SQLiteScan(path: path)
    return try scan.body(at: key).map { try RecordCodec.decode($0, for: key) }
  }

  /// Returns the findings, sorted.
  func findings(now: Moment = .distantFuture) throws -> [String] {
    try Self.findings(in: path, now: now)
  }

  /// Returns the findings in any data file, sorted.
  static func findings(in path: String, now: Moment = .distantFuture) throws -> [String] {
    try findings(in: SQLiteScan(path: path), now: now)
  }

  static func findings(in scan: any StoreScan, now: Moment = .distantFuture) throws -> [String] {
    var findings: [String] = []
    let doctor = Doctor(scan, now: now) { event, cursor, project in
      var writer = JSONWriter()
      writer.event(event, cursor: cursor, of: project)
      return (try? JSONTree(writer.bytes)) != nil
    } report: {
      findings.append("\($0)")
    }
    _ = try doctor.examine()
    return findings.sorted()
  }

  /// Returns the names and bytes of all files in the folder.
  func files() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      files[name] = FileManager.default.contents(atPath: folder.file(name))
    }
    return files
  }
}
