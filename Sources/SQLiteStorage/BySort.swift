import Storage

/// A value for each sort of record.
///
/// A dictionary would hash the sort's name, for every record that is written or read.
struct BySort<Value> {
  /// In the order of the sorts' codes, which begin at 1 and have no gap.
  private var values: [Value] = []

  init<Failure: Error>(_ make: (RecordSort) throws(Failure) -> Value) throws(Failure) {
    for sort in RecordSort.allCases.sorted(by: { $0.code < $1.code }) {
      values.append(try make(sort))
      precondition(values.count == Int(sort.code), "BySort: a gap before the code of \(sort)")
    }
  }

  subscript(sort: RecordSort) -> Value {
    get { values[Int(sort.code) - 1] }
    _modify { yield &values[Int(sort.code) - 1] }
  }
}
