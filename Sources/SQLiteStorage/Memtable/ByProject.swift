import IdentityCore

/// A value for each project that was asked for one.
///
/// What comes one behind the other is nearly always the same project's: a dictionary would hash its
/// number each time.
struct ByProject<Value: Sendable>: Sendable {
  private var values: [Value] = []
  private var places: [ProjectNumber: Int] = [:]
  /// The one that was asked for last by who may change it.
  private var last: (project: ProjectNumber, place: Int)?
  private let empty: Value

  init(_ empty: Value) {
    self.empty = empty
  }

  /// Where its value is; nil where it has none.
  func place(of project: ProjectNumber) -> Int? {
    if let last, last.project == project { return last.place }
    return places[project]
  }

  var allPlaces: Range<Int> { values.indices }

  subscript(place: Int) -> Value {
    get { values[place] }
    _modify { yield &values[place] }
  }

  /// Its own from now on.
  subscript(project: ProjectNumber) -> Value {
    get { place(of: project).map { values[$0] } ?? empty }
    _modify {
      let place = ownPlace(of: project)
      yield &values[place]
    }
  }

  private mutating func ownPlace(of project: ProjectNumber) -> Int {
    if let last, last.project == project { return last.place }
    let place = places[project] ?? values.count
    if place == values.count {
      values.append(empty)
      places[project] = place
    }
    last = (project, place)
    return place
  }
}
