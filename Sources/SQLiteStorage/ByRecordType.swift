import IdentityCore
import Storage

/// A value for each type of record.
///
/// A dictionary would hash the type's name for every record that is written or read.
struct ByRecordType<Value> {
  /// In the order of the types' codes, which begin at 1 and have no gaps.
  private var values: [Value] = []

  init<Failure: Error>(_ make: (RecordType) throws(Failure) -> Value) throws(Failure) {
    for type in RecordType.allCases.sorted(by: { $0.code < $1.code }) {
      values.append(try make(type))
      precondition(values.count == Int(type.code), "ByRecordType: a gap before the code of \(type)")
    }
  }

  subscript(type: RecordType) -> Value {
    get { values[Int(type.code) - 1] }
    _modify { yield &values[Int(type.code) - 1] }
  }
}
