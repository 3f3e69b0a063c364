package import EntitledClient

extension JSON {
  /// A string, as ids are compared; nil for the rest.
  package var exact: ExactText? { text.map { ExactText($0) } }

  /// What every element of an array is; nil when one of them is something else, or for no array.
  package func all<Value>(_ read: (JSON) -> Value?) -> [Value]? {
    guard let elements else { return nil }
    let values = elements.compactMap(read)
    return values.count == elements.count ? values : nil
  }
}

extension Chain {
  /// Of whatever has a store and an original transaction: purchases, events, entitlements.
  package init?(_ json: JSON) {
    guard let store = json["store"]?.exact, let first = json["originalTransactionId"]?.exact else {
      return nil
    }
    self.init(store: store, first: first)
  }
}
