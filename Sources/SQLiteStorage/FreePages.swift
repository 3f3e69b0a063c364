/// The pages of a data file that belong to nothing: https://www.sqlite.org/fileformat2.html, 1.5.
struct FreePages {
  let pageBytes: Int64
  let pageCount: Int64
  /// Those that list others, with how many of their bytes do.
  private var trunks: [Int64: Int64] = [:]
  private var leaves: Set<Int64> = []

  /// Of a file that nobody writes, whose log is empty.
  init(of file: Connection.File, pageBytes: Int64, pageCount: Int64) throws(SQLiteError) {
    self.pageBytes = pageBytes
    self.pageCount = pageCount
    guard pageCount > 0 else { return }
    var next = try file.read(100, at: 0).number(at: 32)
    // A damaged file may have them in a circle.
    while 1...pageCount ~= next, trunks[next] == nil {
      let trunk = try file.read(Int(pageBytes), at: (next - 1) * pageBytes)
      let count = min(trunk.number(at: 4), pageBytes / 4 - 2)
      trunks[next] = 8 + 4 * count
      for place in 0..<count {
        let page = trunk.number(at: Int(8 + 4 * place))
        if 1...pageCount ~= page { leaves.insert(page) }
      }
      next = trunk.number(at: 0)
    }
  }

  /// What nobody reads of a page; nil for one that is not free.
  func unusedParts(of page: Int64) -> [Range<Int>]? {
    if let used = trunks[page] { return used < pageBytes ? [Int(used)..<Int(pageBytes)] : [] }
    return leaves.contains(page) ? [0..<Int(pageBytes)] : nil
  }
}

extension [UInt8] {
  /// Four bytes, the greatest first.
  fileprivate func number(at place: Int) -> Int64 {
    self[place..<(place + 4)].reduce(0) { $0 << 8 | Int64($1) }
  }
}
