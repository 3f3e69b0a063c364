import IdentityCore
import Storage

/// The position of a record in the order of its table.
struct ScanPosition: Comparable {
  var project: Int64
  var id: [UInt8]

  /// The position before all records.
  static let first = ScanPosition(project: -1, id: [])

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
    // A plain loop, because each flush sorts by it.
    for index in 0..<min(left.id.count, right.id.count) where left.id[index] != right.id[index] {
      return left.id[index] < right.id[index]
    }
    return left.id.count < right.id.count
  }
}
