@testable import SQLiteStorage
import Storage
import Testing

@Suite("What finds the events of a customer in its own row")
struct CustomerFindingsTests {
  @Test("cursors come back in their order, five bytes each")
  func cursors() throws {
    var findings = CustomerFindings()
    let cursors: [Int64] = [1, 2, 255, 256, 1 << 24, 0xA_3456_789A, 1 << 36 - 1]
    for cursor in cursors {
      let isTaken = findings.append(cursor)
      #expect(isTaken)
    }
    #expect(try findings.cursors() == cursors)
    #expect(findings.bytes.count == 5 * cursors.count)
    #expect(findings.bytes[25..<30] == [0x0A, 0x34, 0x56, 0x78, 0x9A])
    #expect(try CustomerFindings(bytes: findings.bytes).cursors() == cursors)
    #expect(try CustomerFindings().cursors() == [])
  }

  @Test("none is put before another, nor twice, nor where there is no room")
  func order() throws {
    var findings = CustomerFindings()
    let full = Array(7..<(7 + Int64(CustomerFindings.countMax)))
    var taken: [Int64] = []
    for cursor in [0, 7, 7, 6] + full + [1000] where findings.append(cursor) {
      #expect(findings.isFull == (cursor == full.last))
      taken.append(cursor)
    }
    #expect(taken == full)
    #expect(try findings.cursors() == full)
  }

  @Test(
    "what is damaged is told, and nothing is put behind it",
    arguments: [
      ([0, 0, 0, 1], CodecError.Fault.short, 0),
      ([0, 0, 0, 0, 1, 0], .short, 5),
      ([0, 0, 0, 0, 0], .unsorted, 0),
      ([0, 0, 0, 0, 2, 0, 0, 0, 0, 2], .unsorted, 5),
      ([0, 0, 0, 0, 2, 0, 0, 0, 0, 1], .unsorted, 5),
    ]
  )
  func damage(bytes: [UInt8], fault: CodecError.Fault, offset: Int) {
    var findings = CustomerFindings(bytes: bytes)
    #expect(throws: CodecError(sort: .customer, offset: offset, fault: fault)) {
      try findings.cursors()
    }
    let isTaken = findings.append(9)
    #expect(isTaken == (fault != .short))
  }
}
