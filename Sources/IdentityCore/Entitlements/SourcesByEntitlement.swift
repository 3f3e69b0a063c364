/// The winning source of each entitlement.
struct SourcesByEntitlement: Sendable {
  private var all: [AccessSources.AccessSource] = []
  /// The index of each entitlement, used only when there are too many for a linear search.
  private var places: [EntitlementID: Int] = [:]

  private static let lookedThrough = 8

  init() {}

  /// Finds the winners among all sources.
  init(_ sources: AccessSources) {
    sources.forEach { consider($0, among: sources) }
  }

  var count: Int { all.count }

  mutating func consider(
    _ accessSource: consuming AccessSources.AccessSource,
    among sources: AccessSources
  ) {
    guard let place = place(of: accessSource.id) else { return add(accessSource) }
    if sources.beats(accessSource, all[place]) { all[place] = accessSource }
  }

  var sorted: [AccessSources.AccessSource] {
    all.count > 1 ? all.sorted { $0.id < $1.id } : all
  }

  /// The ids of the active entitlements, sorted; an active source beats an inactive one.
  var active: [EntitlementID] {
    let ids = all.compactMap { $0.claim.isActive ? $0.id : nil }
    return ids.count > 1 ? ids.sorted() : ids
  }

  private func place(of id: EntitlementID) -> Int? {
    all.count <= Self.lookedThrough ? all.firstIndex { $0.id == id } : places[id]
  }

  private mutating func add(_ accessSource: consuming AccessSources.AccessSource) {
    all.append(accessSource)
    guard all.count > Self.lookedThrough else { return }
    let first = places.isEmpty ? 0 : all.count - 1
    for place in first..<all.count { places[all[place].id] = place }
  }
}
