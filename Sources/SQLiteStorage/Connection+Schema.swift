extension Connection {
  /// How the tables and indexes differ from those that the migrations make, a sentence each.
  func schemaFaults() throws(SQLiteError) -> [String] {
    let made = try Connection(path: "", access: .memory, busyTimeoutMilliseconds: 0)
    for (number, migration) in Migration.all.enumerated() {
      try made.apply(migration, as: number + 1)
    }
    let wanted = try made.schema()
    let found = try schema()
    var faults: [String] = []
    for (name, text) in wanted where found[name] != text {
      let fault = found[name] == nil ? "is not there" : "is not as this program makes it"
      faults.append("its table or index \(name) \(fault)")
    }
    for name in found.keys where wanted[name] == nil {
      faults.append("its table or index \(name) is none of this program's")
    }
    return faults.sorted()
  }

  /// The text by which each table and index was made.
  func schema() throws(SQLiteError) -> [String: String] {
    var texts: [String: String] = [:]
    try prepare(ScanSQL.schema).forEachRow { row in
      texts[row.text(0)] = row.text(1)
      return .next
    }
    return texts
  }
}
