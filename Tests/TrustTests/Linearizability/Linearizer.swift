/// Searches for an order of a history's operations that explains every answer.
///
/// Each operation takes effect at an instant between its request and its end. An operation without
/// a reply, because of a kill, takes effect at such an instant or never.
///
/// This is the search of Wing and Gong with configurations. A configuration is a possible state,
/// together with the open operations that have taken effect in it. The search applies an operation
/// only when an end requires it. Operations that change nothing are applied as early as possible,
/// because they exclude no other order.
struct Linearizer<Model: SequentialModel> {
  private struct Configuration: Hashable {
    var model: Model
    /// The open operations that have taken effect, as bits by slot.
    var happened: UInt64 = 0
  }

  private let operations: [Operation<Model>]
  private let changesNothing: [Bool]
  private var configurations: Set<Configuration>
  /// The open operations by slot; an operation's end frees its slot.
  private var open: [Int?] = []
  private var places: [Int: Int] = [:]

  /// Returns the first operation, by its end, whose answer no order explains; nil if none.
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
    // Operations that end and begin at the same instant count as concurrent.
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
      // Without a reply, because of a kill, the operation need not have taken effect.
      if operations[index].answer == nil { after.insert(configuration) }
      for next in successors(of: configuration) where seen.insert(next).inserted {
        rest.append(next)
      }
    }
    configurations = after
    open[place] = nil
    places[index] = nil
  }

  /// Returns the configurations after one more open operation.
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

  /// Returns nil if the operation has taken effect, or would have had another answer.
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
