import IdentityCore

extension Draft.Installation {
  /// Whether the app has to check the user's entitlements again; nil for no.
  var shouldRefresh: Bool? { claimed.isEmpty ? nil : true }
}
