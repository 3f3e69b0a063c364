package import EntitledClient

extension JSON {
  /// A string for comparison as an ID; nil for other values.
  package var exact: ExactText? { text.map { ExactText($0) } }

  /// Reads every element of an array; nil if `read` fails for one, or if this is not an array.
  package func all<Value>(_ read: (JSON) -> Value?) -> [Value]? {
    guard let elements else { return nil }
    let values = elements.compactMap(read)
    return values.count == elements.count ? values : nil
  }
}

extension Chain {
  /// Reads `store` and `originalTransactionId` of a purchase, an event or an entitlement.
  package init?(_ json: JSON) {
    guard let store = json["store"]?.exact, let first = json["originalTransactionId"]?.exact else {
      return nil
    }
    self.init(store: store, first: first)
  }
}
