import TestSupport

// Undos that the daemon refuses because a deletion erased what they would need.
extension HistoryRun {
  /// Returns why the daemon may not call an undo unclear: no deletion has erased a user or a chain
  /// that is linked with its event, directly or through others.
  static func unclearDifference(
    _ event: Name?,
    in model: Model,
    erased: Set<[Name]>
  ) -> String? {
    guard let position = model.eventIDs.firstIndex(where: { $0 == event }) else {
      return "it is unclear, and the model has no such event"
    }
    var links = LinkedNames()
    for event in model.feed { links.join(LinkedNames.names(in: event)) }
    for state in model.past.map(\.before) + [model] {
      for purchase in state.purchases {
        let holders = purchase.holders.flatMap { state.aliases(of: $0) }
        links.join([purchase.name] + holders.map { [$0] })
      }
      for customer in state.customers.indices {
        links.join((state.customers[customer].ids + state.aliases(of: customer)).map { [$0] })
      }
    }
    let names = LinkedNames.names(in: model.feed[position])
    let isTouched = links.group(of: names.first ?? []).contains { name in
      erased.contains(name) || name.first?.text.hasPrefix("erased_") ?? false
    }
    if isTouched { return nil }
    return "it is unclear, and no deletion has erased what is linked with the event"
  }
}

/// Users and chains, and which of them are linked.
private struct LinkedNames {
  private var groups: [Int: Set<[Name]>] = [:]
  private var numbers: [[Name]: Int] = [:]

  /// Links all of these names with each other.
  mutating func join(_ names: [[Name]]) {
    let number = groups.count
    var joined = Set(names)
    for name in names {
      if let known = numbers[name] { joined.formUnion(groups[known] ?? []) }
    }
    groups[number] = joined
    for name in joined { numbers[name] = number }
  }

  func group(of name: [Name]) -> Set<[Name]> { numbers[name].flatMap { groups[$0] } ?? [name] }

  /// The users and the chain that an event names.
  static func names(in event: JSONTree) -> [[Name]] {
    let lists = ["from", "holders", "aliases"].flatMap { event[$0]?.elements ?? [] }
    let users = ["user", "userId", "anonymousId", "to", "absorbed"].compactMap { event[$0] }
    let chain = ["store", "originalTransactionId"].compactMap { event[$0]?.name }
    return (lists + users).compactMap(\.name).map { [$0] } + (chain.count == 2 ? [chain] : [])
  }
}
