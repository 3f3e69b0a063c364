// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension ImportUser {
  package static let name: StaticString = "user.import"
  package static let parameters: [StaticString] = [
    "user", "firstId", "lastId", "ids", "customerId", "devices", "accountTokens", "purchases",
    "claims", "grants", "properties", "overridden", "entitlements", "at", "onConflict", "project",
    "dryRun", "idempotencyKey"
  ]
  package static let role = Role.admin
  /// The most of `ids`.
  package static let idsMax = 10000
  /// The most of `devices`.
  package static let devicesMax = 10000
  /// The most of `accountTokens`.
  package static let accountTokensMax = 10000
  /// The most of `purchases`.
  package static let purchasesMax = 10000
  /// The most of `claims`.
  package static let claimsMax = 10000
  /// The most of `grants`.
  package static let grantsMax = 10000
  /// The most of `properties`.
  package static let propertiesMax = 10000
  /// The most of `overridden`.
  package static let overriddenMax = 10000

  package consuming func asRequest() -> Request { .importUser(self) }
}
