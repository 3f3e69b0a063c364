import EntitledClient
import EntitledTesting
import Foundation

func greeting(_ client: Client, _ user: String) async throws(ClientError) -> String {
  let found = try await client.checkEntitlements(userId: user, ifUnknown: .nothing).entitlements
  return found["premium"]?.active == true ? "welcome back" : "try premium"
}

// With Swift Testing: a @Test, #expect and #expect(throws:).
func expect(_ wanted: String, _ found: String) { precondition(found == wanted, found) }

let daemon = try TestDaemon()
let client = daemon.client
try await client.projectDefine(products: ["monthly": .init(entitlements: ["premium"])])
expect("try premium", try await greeting(client, "ann"))
try await client.purchase(
  userId: "ann",
  product: "monthly",
  store: "web",
  transactionId: "1",
  expiresAt: Entitled.Moment(Date.now.addingTimeInterval(30 * 86_400).ISO8601Format())
)
expect("welcome back", try await greeting(client, "ann"))
try await client.clockAdvance(by: "P31D")
expect("try premium", try await greeting(client, "ann"))
daemon.kill()
if let said = try? await greeting(client, "ann") { preconditionFailure(said) }
