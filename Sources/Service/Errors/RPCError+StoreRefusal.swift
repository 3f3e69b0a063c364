import IdentityCore
import LineProtocol

extension RPCError {
  /// Converts the core's refusal of a store to a protocol error.
  init(_ refusal: StoreRefusal) {
    switch refusal {
    case .unknown(let store, let custom, let position):
      let nearest = NearestNames.nearest(
        to: store.bytes,
        amongIDs: StoreName.known + custom,
        synonyms: Self.storeSynonyms
      )
      self.init(
        .invalidParams,
        "\(quoted(store)) is no store",
        field: position.map { "/purchases/\($0)/store" } ?? "/store",
        hint: NearestNames.request(nearest)
          ?? "List it in stores.custom of project.define, if the project sells there."
      )
      if !nearest.isEmpty { self = with("nearest", nearest) }
    case .inUse(let store):
      self.init(
        .invalidParams,
        "stores/custom: the project has purchases of \(quoted(store))",
        field: "/stores/custom",
        hint: "keep \(quoted(store)) in the list"
      )
    }
  }

  /// Other words for known stores, in lower case without separators.
  private static let storeSynonyms = [
    "apple": "appStore", "ios": "appStore",
    "google": "playStore", "googleplay": "playStore", "android": "playStore",
  ]
}
