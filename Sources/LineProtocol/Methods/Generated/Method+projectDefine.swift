// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension DefineProject {
  package static let name: StaticString = "project.define"
  package static let summary: StaticString = "Creates a project, or changes the given parts of its definition."
  package static let parameters: [StaticString] = [
    "project", "rules", "products", "entitlements", "environment", "clock", "webhooks", "stores",
    "removed", "dryRun", "idempotencyKey"
  ]
  package static let role = Role.admin
  /// The most of `products`.
  package static let productsMax = 10000
  /// The most of `entitlements`.
  package static let entitlementsMax = 10000
  /// The most of `webhooks`.
  package static let webhooksMax = 10
  /// The most of `removed`.
  package static let removedMax = 10000

  package consuming func asRequest() -> Request { .defineProject(self) }
}
