import Storage

/// A value for each sort of record.
///
/// A dictionary would hash the sort's name, for every record that is written or read.
struct ByRecordType<Value> {
  /// In the order of the sorts' codes, which begin at 1 and have no gap.
  private var values: [Value] = []

  init<Failure: Error>(_ make: (RecordType) throws(Failure) -> Value) throws(Failure) {
    for type in RecordType.allCases.sorted(by: { $0.code < $1.code }) {
      values.append(try make(type))
      precondition(values.count == Int(type.code), "BySort: a gap before the code of \(type)")
    }
  }

  subscript(type: RecordType) -> Value {
    get { values[Int(type.code) - 1] }
    _modify { yield &values[Int(type.code) - 1] }
  }
}
