import IdentityCore
import Storage

/// The way through the chains in the tables, a stretch at a time, while others write.
///
/// Each stretch sees what was committed before it. What is committed behind its place meanwhile
/// came through the backlog, which notes it.
struct ChainWalk {
  private let backlog: Backlog
  private let select: Statement
  private var capacity: Int
  private var place = ScanPlace.first
  var chainsPerStep = 256

  /// As little as is worth while; 96 KB.
  static let capacityMin = 1 << 16
  /// With its events a purchase takes more than that of the file.
  private static let bytesPerChain: Int64 = 1024

  init(
    _ backlog: Backlog,
    capacity: Int,
    capacityMin: Int = capacityMin,
    on connection: Connection
  ) throws(SQLiteError) {
    self.backlog = backlog
    select = try connection.prepare(ScanSQL.chains)
    let pageCount = try connection.integer("PRAGMA page_count") ?? 0
    let pageBytes = try connection.integer("PRAGMA page_size") ?? 4096
    self.capacity = max(
      capacityMin,
      capacity,
      Int(pageCount * pageBytes / Self.bytesPerChain)
    )
    begin()
  }

  private mutating func begin() {
    backlog.beginSurvey(ChainFilter(capacity: capacity))
    place = .first
  }

  /// Returns whether there is more; when there is not, it is known which chains there are.
  mutating func step() throws(SQLiteError) -> Bool {
    var hashes: [UInt64] = []
    hashes.reserveCapacity(chainsPerStep)
    var last = place
    try select.forEachRow(place.cells + [.integer(Int64(chainsPerStep))]) { row in
      last = ScanPlace(project: row.integer(0), id: row.bytes(1))
      hashes.append(last.chainHash)
      return .next
    }
    place = last
    guard backlog.take(hashes) else {
      capacity *= 2
      begin()
      return true
    }
    guard hashes.count < chainsPerStep else { return true }
    backlog.endSurvey()
    return false
  }
}

extension ScanPlace {
  /// As the address of a purchase's record is hashed.
  fileprivate var chainHash: UInt64 {
    let project = ProjectNumber(UInt32(truncatingIfNeeded: project))
    return RecordAddress(.purchase, project, id).byteHash
  }
}
