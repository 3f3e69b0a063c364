import IdentityCore
import Storage

/// Where a record stands among those of its sort.
struct ScanPlace: Comparable {
  var project: Int64
  var id: [UInt8]

  /// Before all of them.
  static let first = ScanPlace(project: -1, id: [])

  init(project: Int64, id: [UInt8]) {
    self.project = project
    self.id = id
  }

  init(_ address: RecordAddress) {
    self.init(project: Int64(address.project.value), id: address.id)
  }

  var cells: [Statement.Cell] { [.integer(project), .bytes(id)] }

  static func < (left: Self, right: Self) -> Bool {
    guard left.project == right.project else { return left.project < right.project }
    // By hand: each fold sorts by it.
    for place in 0..<min(left.id.count, right.id.count) where left.id[place] != right.id[place] {
      return left.id[place] < right.id[place]
    }
    return left.id.count < right.id.count
  }
}
