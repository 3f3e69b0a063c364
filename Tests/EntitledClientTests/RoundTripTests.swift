import EntitledClient
import EntitledTesting
import Testing

@Suite("What the daemon answers goes back in as parameters")
struct RoundTripTests {
  private let daemon: TestDaemon
  private let late = Entitled.Moment(millisecondsSince1970: 4_070_908_800_000)

  private var client: Client { daemon.client }

  /// Defines a project, and a copy of it as it describes itself.
  init() async throws {
    daemon = try TestDaemon.local()
    try await client.projectDefine(
      rules: .object(.init(preset: .revenuecat, anonymousPrefix: "", blockedUserIds: [])),
      products: ["monthly": .init(kind: .value(.subscription), entitlements: ["premium"])],
      entitlements: ["gift"],
      webhooks: [.init(url: "https://example.com/", secret: "a-secret-of-32-letters-and-digits")],
      stores: .init(
        stripe: .value(.init(secret: "whsec_x", product: .price)),
        custom: ["kiosk"]
      )
    )
    let was = try await client.projectDescribe().project
    try await client.projectDefine(
      project: "copy",
      rules: .object(was.rules),
      products: was.products,
      entitlements: was.entitlements,
      environment: was.environment,
      clock: .word(was.clock.kind),
      webhooks: client.projectWebhooks().webhooks,
      stores: client.projectStores().stores
    )
  }

  @Test("A description defines another project")
  func description() async throws {
    let was = try await client.projectDescribe().project
    let copy = try await client.projectDescribe(project: "copy").project
    #expect(was.rules.preset == .revenuecat)
    #expect(was.rules.anonymousPrefix == "")
    #expect(copy.rules == was.rules)
    #expect(copy.products == was.products)
    #expect(copy.entitlements == was.entitlements)
    #expect(copy.environment == was.environment)
    #expect(copy.stores == was.stores)
    #expect(copy.webhooks == was.webhooks)
    let stores = try await client.projectStores().stores
    #expect(try await client.projectStores(project: "copy").stores == stores)
  }

  @Test("An export is imported into another project")
  func export() async throws {
    try await client.install(device: "phone", storeAccount: "apple-ann", platform: "ios")
    try await client.purchase(
      device: "phone",
      product: "monthly",
      store: "kiosk",
      transactionId: "1",
      expiresAt: late,
      attributes: ["a": "b"]
    )
    try await client.identify(device: "phone", userId: "ann")
    try await client.grant(userId: "ann", entitlement: "gift")
    try await client.setUserProperty(userId: "ann", key: "$email", value: "ann@example.org")
    let there = try await client.userExport(userId: "ann", withoutEvents: true)
    try await client.userImport(
      user: there.user,
      firstId: there.firstId,
      lastId: there.lastId,
      ids: there.ids,
      devices: there.devices,
      accountTokens: there.accountTokens,
      purchases: there.purchases,
      claims: there.claims,
      grants: there.grants,
      properties: there.properties,
      overridden: there.overridden,
      project: "copy"
    )
    let here = try await client.userExport(userId: "ann", withoutEvents: true, project: "copy")
    #expect(here.purchases.count == 1)
    #expect(here.user == there.user)
    #expect(here.ids == there.ids)
    #expect(here.devices == there.devices)
    #expect(here.purchases == there.purchases)
    #expect(here.grants == there.grants)
    #expect(here.properties == there.properties)
    #expect(here.entitlements == there.entitlements)
  }

  @Test("What another system knows, which is less, is imported")
  func less() async throws {
    let begin = Entitled.Moment(millisecondsSince1970: 1_767_225_600_000)
    try await client.userImport(
      ids: [.init(id: "bob", kind: .identified)],
      purchases: [
        .init(
          store: "web",
          originalTransactionId: "2",
          holders: ["bob"],
          transactions: [
            .init(
              transactionId: "2",
              product: "monthly",
              purchasedAt: begin,
              expiresAt: .value(late)
            )
          ]
        )
      ]
    )
    let found = try await client.checkEntitlements(userId: "bob").entitlements
    #expect(found["premium"]?.active == true)
  }
}
