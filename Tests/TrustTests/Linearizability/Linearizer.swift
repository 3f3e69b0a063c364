/// Looks for an order of a history's operations that explains every answer.
///
/// Each operation has to happen at one moment between its asking and its end, and one that a kill
/// ended at such a moment or never. This is the search of Wing and Gong, as configurations: all the
/// states that the thing may be in at a moment, each with those of the open operations that have
/// happened in it. An operation happens in a configuration no sooner than an end asks for it; but
/// one that changes nothing happens as soon as it can, since that takes no way from any other.
struct Linearizer<Model: SequentialModel> {
  private struct Configuration: Hashable {
    var model: Model
    /// Of the open operations, by their places.
    var happened: UInt64 = 0
  }

  private let operations: [Operation<Model>]
  private let changesNothing: [Bool]
  private var configurations: Set<Configuration>
  /// The open operations; a place is free again when its operation has ended.
  private var open: [Int?] = []
  private var places: [Int: Int] = [:]

  /// The first operation, by its end, whose answer no order explains; nil when all have one.
  static func firstUnexplained(
    _ operations: [Operation<Model>],
    from model: Model
  ) -> Operation<Model>? {
    var linearizer = Linearizer(operations, model)
    return linearizer.run()
  }

  private init(_ operations: [Operation<Model>], _ model: Model) {
    self.operations = operations
    changesNothing = operations.map { Model.changesNothing($0.request, $0.answer) }
    configurations = [Configuration(model: model)]
  }

  private mutating func run() -> Operation<Model>? {
    // What ended at the moment at which another one began may have been at the same time.
    let asked = operations.indices.map { (moment: operations[$0].asked, isEnd: 0, index: $0) }
    let ended = operations.indices.map { (moment: operations[$0].ended, isEnd: 1, index: $0) }
    for point in (asked + ended).sorted(by: <) {
      guard point.isEnd == 1 else {
        begin(point.index)
        continue
      }
      end(point.index)
      if configurations.isEmpty { return operations[point.index] }
    }
    return nil
  }

  private mutating func begin(_ index: Int) {
    let place = open.firstIndex { $0 == nil } ?? open.count
    precondition(place < 64, "more operations are open at a time than a word has bits")
    if place == open.count { open.append(nil) }
    open[place] = index
    places[index] = place
  }

  private mutating func end(_ index: Int) {
    guard let place = places[index] else { return }
    let bit: UInt64 = 1 << UInt64(place)
    var after: Set<Configuration> = []
    var seen = configurations
    var rest = Array(configurations)
    while let found = rest.popLast() {
      var configuration = withAnswered(found)
      if configuration.happened & bit != 0 {
        configuration.happened &= ~bit
        after.insert(configuration)
        continue
      }
      // A kill: it need not have happened.
      if operations[index].answer == nil { after.insert(configuration) }
      for next in successors(of: configuration) where seen.insert(next).inserted {
        rest.append(next)
      }
    }
    configurations = after
    open[place] = nil
    places[index] = nil
  }

  /// What may happen next, of what is open.
  private func successors(of configuration: Configuration) -> [Configuration] {
    open.indices.compactMap { place in after(place, in: configuration) }
  }

  private func withAnswered(_ configuration: Configuration) -> Configuration {
    var all = configuration
    for (place, index) in open.enumerated() {
      guard let index, changesNothing[index] else { continue }
      if let next = after(place, in: configuration) { all.happened |= next.happened }
    }
    return all
  }

  /// Nil where it has happened, or would not have had its answer.
  private func after(_ place: Int, in configuration: Configuration) -> Configuration? {
    let bit: UInt64 = 1 << UInt64(place)
    guard let index = open[place], configuration.happened & bit == 0 else { return nil }
    var next = configuration
    let answer = next.model.answer(operations[index].request)
    if let emitted = operations[index].answer, emitted != answer { return nil }
    next.happened |= bit
    return next
  }
}
