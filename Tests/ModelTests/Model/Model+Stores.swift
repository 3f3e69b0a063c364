import TestSupport

/// The names of stores.
extension Model {
  private static let knownStores = [
    "appStore", "macAppStore", "playStore", "amazon", "huawei", "samsung", "roku", "microsoft",
    "paddle", "stripe", "web",
  ]

  /// Refuses a store that is neither known nor named by the project.
  func checkStore(_ store: Name?, _ field: String) throws(ModelError) {
    let isKnown = Self.knownStores.contains { Name($0) == store }
    guard isKnown || customStores.contains(where: { $0 == store }) else {
      throw ModelError("invalidParams", field)
    }
  }

  /// Refuses names that could be taken for known stores.
  func checkCustomStores(_ names: [Name]) throws(ModelError) {
    let reserved = (Self.knownStores + ["manual"]).map { $0.lowercased() }
    for (position, name) in names.enumerated() where reserved.contains(name.text.lowercased()) {
      throw ModelError("invalidParams", "/stores/custom/\(position)")
    }
  }

  /// Replaces the project's own stores; one that a purchase has must stay.
  mutating func defineStores(_ names: [Name]) throws(ModelError) {
    let lost = customStores.contains { store in
      !names.contains(store) && purchases.contains { $0.store == store }
    }
    if lost { throw ModelError("invalidParams", "/stores/custom") }
    customStores = names
  }
}
