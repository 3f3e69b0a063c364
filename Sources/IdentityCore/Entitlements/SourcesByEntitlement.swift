/// Who speaks for each entitlement so far.
struct SourcesByEntitlement: Sendable {
  private var all: [AccessSources.AccessSource] = []
  /// Where each is, from the first moment on at which they are too many to look through.
  private var places: [EntitlementID: Int] = [:]

  private static let lookedThrough = 8

  init() {}

  /// Of all that there is.
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

  /// The ids of what may be used, sorted: what is active beats what is not.
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
