/// Which cluster a server has, on which timeline, and whether it takes writes.
struct ServerStanding: Equatable {
  /// The cluster's system identifier, which a standby shares with its primary.
  let system: String
  /// Each promotion begins a higher one.
  let timeline: UInt32
  /// When the server started: it distinguishes two servers of one cluster, under whatever names.
  let server: String
  let acceptsWrites: Bool

  init(_ connection: DatabaseConnection) throws(ConnectionLoss) {
    let statement = PreparedStatement(Self.question)
    switch try connection.results(of: [statement], silence: Self.silence)[0] {
    case .failure(let error): throw ConnectionLoss(reason: error.description)
    case .success(let rows):
      guard rows.count == 1, let timeline = UInt32(rows.text(0, 1), radix: 16) else {
        throw ConnectionLoss(reason: "the server does not say on which timeline it is")
      }
      (system, self.timeline, server) = (rows.text(0, 0), timeline, rows.text(0, 2))
      acceptsWrites = rows.text(0, 3) == "t"
    }
  }

  private static let silence: CInt = 2000

  /// A standby shows the timeline up to which it has replayed.
  private static let question = """
    SELECT (SELECT system_identifier::text FROM pg_control_system()),
      CASE WHEN pg_is_in_recovery() THEN (
        SELECT lpad(to_hex(greatest(timeline_id, min_recovery_end_timeline)), 8, '0')
        FROM pg_control_checkpoint(), pg_control_recovery()
      ) ELSE substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END,
      pg_postmaster_start_time()::text,
      CASE WHEN pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on'
        THEN 'f' ELSE 't' END
    """
}

/// The place where a store is written: the cluster, the timeline, the database and the table, and
/// an administrator's word that an older server is to go on.
struct StorePlace {
  /// Without that word.
  let base: String
  let system: String
  let timeline: UInt32
  /// The name of that word; empty without one.
  var acceptance: String

  /// What the store's row has.
  var text: String { acceptance.isEmpty ? base : "\(base) accepted \(acceptance)" }

  /// Reads what `RestoredDatabase.place` gives, or the store's row has.
  init(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    base = parts.first.map(String.init) ?? ""
    acceptance = parts.count == 3 && parts[1] == "accepted" ? String(parts[2]) : ""
    let fields = base.split(separator: "/")
    system = fields.first.map(String.init) ?? ""
    timeline = fields.count > 1 ? UInt32(fields[1], radix: 16) ?? 0 : 0
  }
}
