package import IdentityCore

extension Parameter {
  /// Reads the name of a store; the error for a text that is no name says what it may mean.
  package func store() throws(RPCError) -> StoreName {
    do throws(RPCError) {
      return StoreName(try word())
    } catch {
      var error = error
      let nearest = StoreName.nearest(to: try bytes())
      guard let request = NearestNames.request(nearest) else { throw error }
      error.hint = request
      throw error.with("nearest", nearest)
    }
  }
}

extension StoreName {
  /// Returns the stores that a name may mean, among those that every project knows and `custom`.
  package static func nearest(to name: [UInt8], custom: [StoreName] = []) -> [String] {
    NearestNames.nearest(to: name, amongIDs: known + custom, synonyms: synonyms)
  }

  /// Other words for known stores, in lower case without separators.
  private static let synonyms = [
    "apple": "appStore", "applestore": "appStore", "appleappstore": "appStore", "ios": "appStore",
    "iosappstore": "appStore", "itunes": "appStore", "itunesstore": "appStore",
    "storekit": "appStore", "iphone": "appStore", "ipad": "appStore",
    "mac": "macAppStore", "macos": "macAppStore", "macstore": "macAppStore", "osx": "macAppStore",
    "google": "playStore", "googleplay": "playStore", "googleplaystore": "playStore",
    "googlestore": "playStore", "play": "playStore", "android": "playStore",
    "amazonappstore": "amazon", "amazonstore": "amazon", "amazoniap": "amazon", "fire": "amazon",
    "appgallery": "huawei", "huaweiappgallery": "huawei", "huaweistore": "huawei",
    "galaxy": "samsung", "galaxystore": "samsung", "samsunggalaxystore": "samsung",
    "samsungstore": "samsung", "rokuchannelstore": "roku", "rokustore": "roku",
    "microsoftstore": "microsoft", "windows": "microsoft", "windowsstore": "microsoft",
    "xbox": "microsoft", "paddlebilling": "paddle", "stripebilling": "stripe",
    "website": "web", "webstore": "web",
  ]
}
