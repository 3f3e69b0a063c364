import Storage

/// Clears the data file of what records left behind that are gone.
///
/// `secure_delete` overwrites what is deleted. But when pages are rearranged, copies of records
/// that moved on stay in the unused part of a page; those it does not know. And older programs have
/// left free pages as they were. This goes through the file, a stretch at a time, and overwrites
/// the unused parts in place; what it writes is read by nobody. The log is empty meanwhile, and
/// nobody else writes.
struct TraceSweep {
  private var nextPage: Int64 = 1
  /// Pages behind `nextPage` that were written meanwhile: pages may trade places.
  private var again: Set<Int64> = []
  private var wantsSync = false

  /// A stretch of about 1 MB.
  private static let pagesPerStep: Int64 = 256
  /// How long to wait for those who read.
  private static let patienceMilliseconds: Int32 = 20

  mutating func restart() {
    nextPage = 1
    again = []
  }

  /// Clears the next stretch.
  mutating func step(on connection: Connection) throws(SQLiteError) -> TraceProgress {
    again.formUnion(try connection.pagesInLog().filter { $0 < nextPage })
    try connection.checkpoint(.truncating, waitingMilliseconds: Self.patienceMilliseconds)
    try connection.execute(TurnSQL.beginWriting)
    let progress: TraceProgress
    do throws(SQLiteError) {
      progress = try clear(connection)
    } catch {
      connection.rollBack()
      throw error
    }
    connection.rollBack()
    // Pages that are held in memory still have what was overwritten.
    connection.releaseMemory()
    return progress
  }

  private mutating func clear(_ connection: Connection) throws(SQLiteError) -> TraceProgress {
    // Another program wrote: its pages come first.
    guard try connection.pagesInLog().isEmpty else { return .more }
    let file = try connection.dataFile()
    let pageBytes = try connection.integer("PRAGMA page_size") ?? 4096
    let pageCount = try file.byteCount() / pageBytes
    let freePages = try FreePages(of: file, pageBytes: pageBytes, pageCount: pageCount)
    for page in again.sorted() where page <= pageCount {
      try clear(page...page, of: file, freePages)
    }
    again = []
    let last = min(nextPage + Self.pagesPerStep - 1, pageCount)
    if nextPage <= last {
      try clear(nextPage...last, of: file, freePages)
      nextPage = last + 1
    }
    guard nextPage > pageCount else { return .more }
    if wantsSync { try file.sync() }
    wantsSync = false
    return .done
  }

  private mutating func clear(
    _ pages: ClosedRange<Int64>,
    of file: Connection.File,
    _ freePages: FreePages
  ) throws(SQLiteError) {
    let pageBytes = freePages.pageBytes
    let start = (pages.lowerBound - 1) * pageBytes
    let bytes = try file.read(Int(pageBytes) * pages.count, at: start)
    for page in pages {
      let place = Int((page - pages.lowerBound) * pageBytes)
      let unused =
        freePages.unusedParts(of: page)
        ?? UnusedParts.of(
          bytes.span.extracting(place..<(place + Int(pageBytes))),
          isFirst: page == 1,
          pageCount: freePages.pageCount
        )
      for part in unused {
        let isClear = bytes[(place + part.lowerBound)..<(place + part.upperBound)]
          .allSatisfy { $0 == 0 }
        if isClear { continue }
        wantsSync = true
        try file.write(
          [UInt8](repeating: 0, count: part.count),
          at: start + Int64(place + part.lowerBound)
        )
      }
    }
  }
}

/// What of a page of a tree belongs to nothing: https://www.sqlite.org/fileformat2.html, 1.6.
enum UnusedParts {
  /// The stretches of a page that hold nothing; none for a page that is no tree's.
  ///
  /// Overflow pages begin with a page's number: what could be one is left alone, which no page of a
  /// tree is before a file has 128 GB.
  static func of(_ page: Span<UInt8>, isFirst: Bool, pageCount: Int64) -> [Range<Int>] {
    let header = isFirst ? 100 : 0
    guard page.count >= 512, [2, 5, 10, 13].contains(page[header]) else { return [] }
    if !isFirst {
      let number = Int64(page.number(0)) << 16 | Int64(page.number(2))
      if number <= pageCount { return [] }
    }
    let isInterior = page[header] < 10
    let cellCount = page.number(header + 3)
    let contentStart = page.number(header + 5) == 0 ? 65536 : page.number(header + 5)
    let pointersEnd = header + (isInterior ? 12 : 8) + 2 * cellCount
    guard pointersEnd <= contentStart, contentStart <= page.count else { return [] }
    var parts = [pointersEnd..<contentStart]
    var block = page.number(header + 1)
    while block >= contentStart && block + 4 <= page.count {
      let size = page.number(block + 2)
      guard size >= 4, block + size <= page.count else { break }
      parts.append((block + 4)..<(block + size))
      let next = page.number(block)
      guard next > block else { break }
      block = next
    }
    return parts.filter { !$0.isEmpty }
  }
}

extension Span<UInt8> {
  /// Two bytes, the greater one first.
  fileprivate func number(_ place: Int) -> Int {
    Int(self[place]) << 8 | Int(self[place + 1])
  }
}
