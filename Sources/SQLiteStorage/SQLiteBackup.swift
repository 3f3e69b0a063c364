import CLinux
import CSQLite
import Glibc
import IdentityCore
import Platform
package import Storage
import Synchronization

/// Copies a data file to another path, even while a daemon writes it.
///
/// The copy is a snapshot of the beginning, so it contains everything that was acknowledged before.
/// It proceeds in steps with pauses, to leave the processor and the disk to others; writes go to
/// the write-ahead log meanwhile. The file gets its final name only when it is complete, verified
/// and durable.
package struct SQLiteBackup {
  let source: String
  let target: String

  /// A third of a millisecond's work, for which a request may have to wait on a busy machine.
  private static let pagesPerStep: Int32 = 32
  private static let pauseMilliseconds: Int32 = 1
  private static let attemptsMax = 100
  /// About 4 MB: a commit's sync may have to wait for data that the backup gives to the disk.
  private static let stepsPerSync = 32

  package init(of source: String, to target: String) {
    self.source = source
    self.target = target
  }

  /// Makes the backup and returns its size in bytes.
  package func run() throws(StorageError) -> Int64 {
    let file = StoreFile(path: target)
    guard !target.isEmpty, !target.utf8.contains(0), !target.hasSuffix("/") else {
      throw .unusable("\(target) is not the path of a file; name the file to write")
    }
    try checkTargetIsFree()
    let changedAt = try newestChange()
    let origin = try StoreFile(path: source).openForReading(isAlone: false)
    let journal = try readJournal(beside: origin)
    let partial = target + ".partial"
    try create(partial)
    do throws(StorageError) {
      try copy(from: origin, to: partial)
      try atLowestPriority { () throws(StorageError) in
        try flush(journal, into: partial, changedAt: changedAt)
        try verify(partial)
      }
      let byteCount = try sync(partial)
      try publish(partial)
      try file.sync(file.directory)
      return byteCount
    } catch {
      // SAFETY: the path is only read.
      _ = unsafe unlink(partial)
      throw error
    }
  }

  /// Returns when the source last changed, in milliseconds since 1970.
  ///
  /// It may be a snapshot that is older than this backup of it.
  private func newestChange() throws(StorageError) -> Int64 {
    var newest: Int64 = 0
    for suffix in ["", "-wal"] + JournalVolume.suffixes {
      guard let time = try StoreFile.status(source + suffix)?.st_mtim else { continue }
      newest = max(newest, Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }
    return newest
  }

  private func checkTargetIsFree() throws(StorageError) {
    var status = stat()
    // SAFETY: the variable outlives the call.
    if unsafe lstat(target, &status) == 0 { throw occupied }
    guard errno == ENOENT else { throw StoreFile.refusal("look at", target, errno) }
  }

  private var occupied: StorageError {
    .unusable("\(target) already exists, and a backup never overwrites a file; name another path")
  }

  private func create(_ partial: String) throws(StorageError) {
    // SAFETY: the path is only read.
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let descriptor = unsafe open(partial, flags, 0o600)
    guard descriptor >= 0 else {
      guard errno == EEXIST else { throw StoreFile.refusal("make the backup", partial, errno) }
      throw .unusable(
        "\(partial) already exists: another backup is running, or was interrupted;"
          + " wait for it, or remove that file"
      )
    }
    defer { _ = close(descriptor) }
    // The umask may have reduced the mode.
    guard fchmod(descriptor, 0o600) == 0 else {
      throw StoreFile.refusal("change the mode of", partial, errno)
    }
  }

  private func copy(from origin: Connection, to partial: String) throws(StorageError) {
    do throws(SQLiteError) {
      let copy = try Connection(path: partial, access: .write, busyTimeoutMilliseconds: 0)
      // No process uses the incomplete copy, so a single sync at the end is enough.
      _ = try copy.text("PRAGMA journal_mode = OFF")
      try copy.execute("PRAGMA synchronous = OFF")
      copy.keepLogOnClose()
      var steps = 0
      try copy.copyPages(from: origin, pagesPerStep: Self.pagesPerStep) { () throws(SQLiteError) in
        steps += 1
        if steps % Self.stepsPerSync == 0 { try copy.syncDataFile() }
        // Sleeps: poll waits for no descriptors.
        _ = poll(nil, 0, Self.pauseMilliseconds)
      }
      // Ends the snapshot, so that the log may restart while the copy is verified.
      try origin.execute(TurnSQL.commit)
    } catch {
      throw refusal(error, of: partial)
    }
  }

  /// Returns the error for the copy; a damaged page in it is a copy of a damaged page.
  private func refusal(_ error: SQLiteError, of partial: String) -> StorageError {
    error.code == SQLITE_CORRUPT ? damaged("\(error)") : error.refusal(of: partial)
  }

  private func mappingErrors<Value>(
    of partial: String,
    _ body: () throws(SQLiteError) -> Value
  ) throws(StorageError) -> Value {
    try SQLiteStorage.mappingErrors(body) { refusal($0, of: partial) }
  }

  /// Reads the journal rows that follow the connection's snapshot.
  ///
  /// A daemon may overwrite these rows once they are in its tables. If its tables have advanced by
  /// the end, the backup starts over with a new snapshot.
  private func readJournal(beside origin: Connection) throws(StorageError) -> [BackupRow] {
    let file = StoreFile(path: source)
    for _ in 0..<Self.attemptsMax {
      let flushed = try file.mappingErrors { () throws(SQLiteError) in try origin.flushedRows() }
      let contents = try JournalContents(reading: source, flushed)
      let isNewest = try file.mappingErrors { () throws(SQLiteError) in
        let other = try Connection(path: source, access: .read, busyTimeoutMilliseconds: 5000)
        other.keepLogOnClose()
        return try other.flushedRows() == flushed
      }
      if isNewest {
        if let fault = contents.fault { throw damaged(fault) }
        return try rows(of: contents)
      }
      try file.mappingErrors { () throws(SQLiteError) in
        try origin.execute(TurnSQL.commit)
        try origin.execute(TurnSQL.begin)
      }
    }
    throw .unusable("\(source) is written too fast for a backup now; try again")
  }

  private func rows(of contents: JournalContents) throws(StorageError) -> [BackupRow] {
    do throws(CodecError) {
      let rows = try contents.rows.map { row throws(CodecError) in
        BackupRow(number: row.number, row: try JournalRow(bytes: row.bytes))
      }
      return JournalContents.inOrder(rows, \.row.isRepeated)
    } catch {
      throw damaged(error.description)
    }
  }

  private func damaged(_ fault: String) -> StorageError {
    .unusable(
      "\(source) is damaged, and so would its backup be: \(fault); entitled doctor finds all damage"
        + " of a stopped daemon's file"
    )
  }

  /// Writes all rows to the copy's tables, and marks it as a backup; the new salt makes it ignore
  /// any journal beside it.
  private func flush(
    _ rows: [BackupRow],
    into partial: String,
    changedAt: Int64
  ) throws(StorageError) {
    try mappingErrors(of: partial) { () throws(SQLiteError) in
      let copy = try Connection(path: partial, access: .write, busyTimeoutMilliseconds: 0)
      // The mode is part of the copy: the source has a write-ahead log.
      _ = try copy.text("PRAGMA journal_mode = OFF")
      try copy.execute("PRAGMA synchronous = OFF")
      let tables = try TableWriter(copy)
      for row in rows {
        try copy.execute(TurnSQL.beginWriting)
        try tables.write(row.row)
        try copy.execute(TurnSQL.commit)
      }
      if let last = rows.map(\.number).max() {
        try copy.execute("UPDATE folded SET number = \(last)")
      }
      try copy.execute("UPDATE folded SET salt = random(), volume = 0, offset = 0, has_journal = 0")
      try copy.execute(RestoredBackup.mark(changedAt: changedAt))
    }
  }

  /// Runs long work on a thread of the lowest priority.
  private func atLowestPriority(
    _ body: @escaping @Sendable () throws(StorageError) -> Void
  ) throws(StorageError) {
    let outcome = Mutex(Result<Void, StorageError>.success(()))
    let thread = try Thread {
      Thread.useLowestPriority()
      do throws(StorageError) {
        try body()
      } catch {
        outcome.withLock { $0 = .failure(error) }
      }
    }
    thread.join()
    try outcome.withLock { $0 }.get()
  }

  /// Verifies the copy as a reader would open it; SQLite does that in a single call.
  private func verify(_ partial: String) throws(StorageError) {
    let fault = try mappingErrors(of: partial) { () throws(SQLiteError) in
      let copy = try Connection(
        path: partial,
        access: .readUnchanging,
        busyTimeoutMilliseconds: 0
      )
      let text = try copy.text(ScanSQL.integrity) ?? "no answer"
      return text == "ok" ? try Schema.current.faults(of: copy).first : text
    }
    guard let fault else { return }
    throw damaged(fault)
  }

  private func sync(_ partial: String) throws(StorageError) -> Int64 {
    // SAFETY: the path is only read.
    let descriptor = unsafe open(partial, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreFile.refusal("open", partial, errno) }
    defer { _ = close(descriptor) }
    var status = stat()
    // SAFETY: the variable outlives the call.
    guard fsync(descriptor) == 0, unsafe fstat(descriptor, &status) == 0 else {
      throw StoreFile.refusal("sync", partial, errno)
    }
    return Int64(status.st_size)
  }

  /// Gives the copy its final name, in a way that never replaces an existing file.
  private func publish(_ partial: String) throws(StorageError) {
    // SAFETY: both paths are only read.
    if unsafe clinux_rename_new(partial, target) == 0 { return }
    guard errno == EINVAL || errno == ENOSYS else { throw unnamed(errno) }
    // The file system, for example NFS, cannot rename so; most of these have links.
    // SAFETY: as above.
    guard unsafe link(partial, target) == 0 else { throw unnamed(errno) }
    // SAFETY: as above.
    guard unsafe unlink(partial) == 0 else {
      throw StoreFile.refusal("remove", partial, errno)
    }
  }

  private func unnamed(_ code: CInt) -> StorageError {
    switch code {
    case EEXIST: occupied
    case EPERM, EOPNOTSUPP, ENOSYS, EMLINK:
      .unusable(
        "the file system of \(target) cannot name a file without the danger of replacing another;"
          + " write the backup to another file system"
      )
    default: StoreFile.refusal("name the backup", target, code)
    }
  }
}

/// A journal row for the copy.
private struct BackupRow {
  let number: Int64
  let row: JournalRow
}

extension Connection {
  /// Copies the other connection's snapshot into this database, in steps.
  ///
  /// https://www.sqlite.org/backup.html: within the other connection's open transaction the copy is
  /// consistent and never restarts.
  fileprivate func copyPages(
    from origin: Connection,
    pagesPerStep: Int32,
    _ pause: () throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    // SAFETY: both connections are open until this returns.
    guard let backup = unsafe sqlite3_backup_init(handle, "main", origin.handle, "main") else {
      throw error(SQLITE_ERROR, in: "backup")
    }
    var code = SQLITE_OK
    do throws(SQLiteError) {
      // SAFETY: the backup is finished below and only there.
      code = unsafe sqlite3_backup_step(backup, pagesPerStep)
      while code == SQLITE_OK {
        try pause()
        // SAFETY: as above.
        code = unsafe sqlite3_backup_step(backup, pagesPerStep)
      }
    } catch {
      // SAFETY: as above.
      unsafe sqlite3_backup_finish(backup)
      throw error
    }
    // SAFETY: as above; its result is that of the last step.
    let end = unsafe sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE, end == SQLITE_OK else {
      throw error(code == SQLITE_DONE ? end : code, in: "backup")
    }
  }
}
