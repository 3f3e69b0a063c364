import IdentityCore
import Storage
import Testing

@Suite("Record addresses")
struct RecordKeyTests {
  private static let number = ProjectNumber(7)

  @Test(
    "Each key has a stable id",
    arguments: [
      (.directory, .directory, 0, ""),
      (.project("default"), .project, 0, "default"),
      (.projectCounts(number), .projectCounts, 7, ""),
      (.device(number, "phone"), .device, 7, "phone"),
      (.user(number, "ada"), .user, 7, "ada"),
      (.customer(number, "ada"), .customer, 7, "ada"),
      (
        .purchase(number, ChainKey(store: "appStore", originalTransaction: "1:2")), .purchase, 7,
        "appStore:1:2"
      ),
      (.properties(number, "ada"), .properties, 7, "ada"),
      (.salt(number), .salt, 7, ""),
      (.tombstone(number, Digest([65])), .tombstone, 7, "A"),
      (.erasures, .erasures, 0, ""),
      (.definition(number, 5), .definition, 7, "\u{A}"), (.rollout(number), .rollout, 7, ""),
      (.userTrail(number, "ada"), .userTrail, 7, "ada"),
      (
        .purchaseTrail(number, ChainKey(store: "appStore", originalTransaction: "1:2")),
        .purchaseTrail, 7, "appStore:1:2"
      ),
      (.consumer(number, "mailer"), .consumer, 7, "mailer"),
      (.webhooks(number), .webhooks, 7, ""), (.stores(number), .stores, 7, ""),
      (.receivedNotifications(number, 0x4142), .receivedNotifications, 7, "AB"),
      (
        .chainName(number, ChainKey(store: "appStore", originalTransaction: "1:2")),
        .chainName, 7, "appStore:1:2"
      ),
      (
        .mention(number, Mention(.user("ada"), in: .events("bob"))), .mention, 7,
        "\u{1}\u{3}ada\u{1}bob"
      ),
      (
        .mention(
          number,
          Mention(
            .chain(ChainKey(store: "s", originalTransaction: "1")),
            in: .purchase(ChainKey(store: "s", originalTransaction: "2"))
          )
        ), .mention, 7, "\u{3}\u{1}s\u{1}1\u{2}\u{1}s2"
      ),
      (.account(number, .named("phone")), .account, 7, "nphone"),
      (.account(number, .device("phone")), .account, 7, "dphone"),
      (
        .answer(number, IdempotencyKey(method: Array("grant".utf8), idempotencyKey: [65])), .answer,
        7,
        "\u{5}grantA"
      ),
    ] as [(RecordKey, RecordType, UInt32, String)]
  )
  func stable(key: RecordKey, type: RecordType, project: UInt32, id: String) {
    #expect(key.type == type)
    #expect(key.project == ProjectNumber(project))
    #expect(key.id == Array(id.utf8))
  }

  @Test("The parts of a key are read from its id")
  func parts() throws {
    for method in ["", "grant", String(repeating: "m", count: 300)] {
      for key in ["", "k", "\u{5}grant"] {
        let key = IdempotencyKey(method: Array(method.utf8), idempotencyKey: Array(key.utf8))
        #expect(IdempotencyKey(RecordKey.answer(Self.number, key)) == key)
      }
    }
    #expect(IdempotencyKey(RecordKey(.answer, Self.number, [5, 97])) == nil)
    let chain = ChainKey(store: "appStore", originalTransaction: "1:2")
    #expect(ChainKey(RecordKey.purchase(Self.number, chain)) == chain)
    #expect(ChainKey(RecordKey(.purchase, Self.number, [97])) == nil)
    #expect(ChainKey(unclaimedID: chain.unclaimedID) == chain)
    for account in [AccountKey.named("phone"), .device("phone")] {
      #expect(AccountKey(RecordKey.account(Self.number, account)) == account)
    }
    #expect(AccountKey(RecordKey(.account, Self.number, [97])) == nil)
  }

  @Test("Distinct ids have distinct keys")
  func injective() {
    // Every split of a few bytes into the two parts of a key.
    var keys: Set<RecordKey> = []
    var count = 0
    func insert(_ key: RecordKey) {
      keys.insert(key)
      count += 1
    }
    for text in ["", "a", ":", "n", "d", "aa", "a:", ":a", "::", "nd", "dn", "\u{1}a", "a\u{1}"] {
      let bytes = Array(text.utf8)
      insert(.account(Self.number, .named(StoreAccountID(bytes))))
      insert(.account(Self.number, .device(DeviceID(bytes))))
      insert(.user(Self.number, UserID(bytes)))
      for cut in 0...bytes.count {
        let (front, back) = (Array(bytes[..<cut]), Array(bytes[cut...]))
        insert(.answer(Self.number, IdempotencyKey(method: front, idempotencyKey: back)))
        guard !front.contains(UInt8(ascii: ":")) else { continue }
        let chain = ChainKey(store: StoreName(front), originalTransaction: TransactionID(back))
        insert(.purchase(Self.number, chain))
      }
    }
    #expect(keys.count == count)
  }
}
