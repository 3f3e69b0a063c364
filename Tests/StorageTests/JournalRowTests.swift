import IdentityCore
@testable import SQLiteStorage
@testable import Storage
import TestSupport
import Testing

@Suite("Journal rows")
struct JournalRowTests {
  @Test("A row contains each record in its stored form", arguments: GoldenRecords.all)
  func record(golden: GoldenRecords.Entry) throws {
    try expectAlike(golden.record, golden.key)
  }

  /// Covers lengths of one, two and three bytes.
  @Test("A row contains bodies of any length")
  func bodies() throws {
    for count in [Array(0...300), Array(16_300...16_400)].joined() {
      let key = IdempotencyKey(method: [1], idempotencyKey: [2])
      let answer = IdempotentReply(
        key: key,
        parameters: (0..<count).map { UInt8(truncatingIfNeeded: $0 + 1) },
        result: Array("{}".utf8),
        answeredAt: Moment(milliseconds: 1_000)
      )
      try expectAlike(.answer(answer), .answer(GoldenRecords.number, key))
    }
  }

  @Test("A row contains numbers of any length, without trailing bytes")
  func numbers() throws {
    for bits in 0..<64 {
      let power: UInt64 = 1 << UInt64(bits)
      for value in [power - 1, power, UInt64.max >> UInt64(bits)] as [UInt64] {
        var writer = ByteWriter(capacity: 1)
        writer.number(value)
        var wanted: [UInt8] = []
        var rest = value
        while rest >= 0x80 {
          wanted.append(UInt8(rest & 0x7F) | 0x80)
          rest >>= 7
        }
        #expect(writer.written == wanted + [UInt8(rest)])
      }
    }
  }

  private func expectAlike(_ record: Record, _ key: RecordKey) throws {
    let row = JournalRow([Turn(number: TurnNumber(1), changes: [key: record])])
    #expect(row.records == [StoredRecord(record, for: key)], "\(key)")
    let read = try JournalRow(bytes: row.bytes)
    #expect(read.recordParts == row.recordParts, "\(key)")
  }
}
