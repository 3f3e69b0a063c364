// The stores that a purchase may name. An unknown name is refused, because a misspelled store would
// record the same payment as a second, independent purchase.
extension StoreName {
  /// The stores that every project knows.
  package static let known: [StoreName] = [
    "appStore", "playStore", "stripe", "web", "amazon", "huawei", "macAppStore", "microsoft",
    "paddle", "roku", "samsung",
  ]

  /// The most custom stores of a project.
  package static let customMax = 20
}

extension Draft {
  /// Refuses a store that neither every project nor this one knows.
  func checkStore(
    _ store: StoreName,
    of place: StoreRefusal.Place = .request
  ) throws(DecisionStop) {
    if StoreName.known.contains(store) || project.customStores.contains(store) { return }
    throw .refused(.store(.unknown(store, custom: project.customStores, of: place)))
  }
}

extension ProjectCounts {
  /// The number of purchases of a custom store.
  package func purchases(of store: StoreName) -> Int64 {
    customStores.first { $0.store == store }?.purchases ?? 0
  }

  /// Counts a purchase that is new, or removed with `change` -1.
  mutating func countPurchase(of store: StoreName, _ change: Int64 = 1) {
    purchases += change
    if !StoreName.known.contains(store) { countCustom(store, change) }
  }

  mutating func countCustom(_ store: StoreName, _ change: Int64) {
    let index = customStores.firstIndex { $0.store >= store } ?? customStores.count
    if index == customStores.count || customStores[index].store != store {
      customStores.insert(CustomStore(store: store), at: index)
    }
    customStores[index].purchases += change
    if customStores[index].purchases == 0 { customStores.remove(at: index) }
  }
}
