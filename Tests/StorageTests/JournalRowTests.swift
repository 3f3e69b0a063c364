import IdentityCore
@testable import SQLiteStorage
@testable import Storage
import TestSupport
import Testing

@Suite("A row of the journal")
struct JournalRowTests {
  @Test("has each record as a store of bytes has it", arguments: GoldenRecords.all)
  func record(golden: GoldenRecords.Entry) throws {
    try expectAlike(golden.record, golden.key)
  }

  /// The length in front of a body takes one byte, two or three.
  @Test("has bodies of any length")
  func bodies() throws {
    for count in [Array(0...300), Array(16_300...16_400)].joined() {
      let key = AnswerKey(method: [1], idempotencyKey: [2])
      let answer = StoredAnswer(
        key: key,
        parameters: (0..<count).map { UInt8(truncatingIfNeeded: $0 + 1) },
        result: Array("{}".utf8),
        answeredAt: Moment(milliseconds: 1_000)
      )
      try expectAlike(.answer(answer), .answer(GoldenRecords.number, key))
    }
  }

  @Test("has numbers of any length, and nothing behind them")
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
