import IdentityCore

/// A value for each project, created on first use.
///
/// Consecutive accesses are nearly always to the same project, so the last index is cached; a
/// dictionary would hash the project's number each time.
struct ByProject<Value: Sendable>: Sendable {
  private var values: [Value] = []
  private var indexes: [ProjectNumber: Int] = [:]
  /// The project of the last mutating access.
  private var last: (project: ProjectNumber, index: Int)?
  private let empty: Value

  init(_ empty: Value) {
    self.empty = empty
  }

  /// Returns the index of the project's value; nil if it has none.
  func index(of project: ProjectNumber) -> Int? {
    if let last, last.project == project { return last.index }
    return indexes[project]
  }

  var indices: Range<Int> { values.indices }

  subscript(index: Int) -> Value {
    get { values[index] }
    _modify { yield &values[index] }
  }

  /// The project's value, which a mutation creates.
  subscript(project: ProjectNumber) -> Value {
    get { index(of: project).map { values[$0] } ?? empty }
    _modify {
      let index = makeIndex(of: project)
      yield &values[index]
    }
  }

  private mutating func makeIndex(of project: ProjectNumber) -> Int {
    if let last, last.project == project { return last.index }
    let index = indexes[project] ?? values.count
    if index == values.count {
      values.append(empty)
      indexes[project] = index
    }
    last = (project, index)
    return index
  }
}
