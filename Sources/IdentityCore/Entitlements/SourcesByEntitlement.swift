/// The winning source of each entitlement.
struct SourcesByEntitlement: Sendable {
  private var all: [AccessSources.AccessSource] = []
  /// The index of each entitlement, used only when there are too many for a linear search.
  private var indexes: [EntitlementID: Int] = [:]

  private static let linearSearchMax = 8

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
    guard let index = index(of: accessSource.id) else { return add(accessSource) }
    if sources.beats(accessSource, all[index]) { all[index] = accessSource }
  }

  var sorted: [AccessSources.AccessSource] {
    all.count > 1 ? all.sorted { $0.id < $1.id } : all
  }

  /// The ids of the active entitlements, sorted; an active source beats an inactive one.
  var active: [EntitlementID] {
    let ids = all.compactMap { $0.rank.isActive ? $0.id : nil }
    return ids.count > 1 ? ids.sorted() : ids
  }

  private func index(of id: EntitlementID) -> Int? {
    all.count <= Self.linearSearchMax ? all.firstIndex { $0.id == id } : indexes[id]
  }

  private mutating func add(_ accessSource: consuming AccessSources.AccessSource) {
    all.append(accessSource)
    guard all.count > Self.linearSearchMax else { return }
    let first = indexes.isEmpty ? 0 : all.count - 1
    for index in first..<all.count { indexes[all[index].id] = index }
  }
}
