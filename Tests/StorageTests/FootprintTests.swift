import Foundation
import IdentityCore
import TestSupport
import Testing

@testable import Storage

@Suite("What records weigh in memory")
struct FootprintTests {
  /// In a process of its own, where nobody else takes memory meanwhile.
  @Test(
    "a device with all that belongs to it weighs by estimate what the process grows by",
    .enabled(if: !DaemonProcess.isSanitized)
  )
  func estimate() async throws {
    await #expect(processExitsWith: .success) {
      let (ids, recordCache) = (IDInterner(), RecordCache(bytesMax: .max))
      func bring(_ numbers: Range<Int>) throws {
        for number in numbers {
          for (key, record) in Self.records(number) {
            let bytes = RecordCodec.encode(record, for: key)
            recordCache.bring(try RecordCodec.decode(bytes, for: key, sharing: ids), for: key)
          }
        }
      }
      // Whatever is made once is made by the first of them.
      let count = 10_000
      try bring(0..<1000)
      let (residentBefore, bytesBefore) = (try Self.residentBytes(), recordCache.bytes)
      try bring(1000..<1000 + count)
      let growth = try Self.residentBytes() - residentBefore
      let estimate = recordCache.bytes - bytesBefore
      #expect(recordCache.count == (1000 + count) * 5)
      #expect(growth * 8 / 10...growth * 12 / 10 ~= estimate)
      #expect(estimate < count * 1500)
    }
  }

  /// Without what comes from files.
  private static func residentBytes() throws -> Int {
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ")
    return try (#require(Int(pages[1])) - #require(Int(pages[2]))) * 4096
  }

  /// The usual device, with ids as long as real ones are.
  private static func records(_ number: Int) -> [(RecordKey, Record)] {
    let (project, moment) = (ProjectNumber(1), Moment(milliseconds: 1_700_000_000_000))
    let digits = String(String(1_000_000 + number).dropFirst())
    let device = DeviceID("7c9e6679-7425-40de-944b-0000\(digits)00")
    let user = UserID("$anonymous:0123456789abcdef0123456\(digits)")
    let customer = CustomerID(user)
    let chain = ChainKey(store: "appStore", originalTransaction: TransactionID("2000000\(digits)"))
    let account = AccountKey.device(device)
    let purchase = Purchase(
      key: chain,
      product: "monthly",
      environment: .production,
      createdAt: moment,
      device: device,
      user: user,
      account: account,
      recordedIn: 7,
      holders: [customer],
      latest: Transaction(
        id: chain.originalTransaction,
        product: "monthly",
        purchasedAt: moment,
        expiresAt: moment
      ),
      expiresAt: moment
    )
    return [
      (
        .device(project, device),
        .device(Device(id: device, anonymousUser: user, platform: "iOS", createdAt: moment))
      ),
      (
        .user(project, user),
        .user(User(id: user, idOrigin: .anonymous(device), customer: customer, createdAt: moment))
      ),
      (
        .customer(project, customer),
        .customer(
          Customer(
            id: customer,
            ordinal: 1,
            createdAt: moment,
            members: [Customer.Member(id: user, isAnonymous: true)],
            held: [chain],
            emitted: ["pro"]
          )
        )
      ),
      (
        .account(project, account),
        .account(StoreAccount(key: account, purchases: [chain]))
      ),
      (.purchase(project, chain), .purchase(purchase)),
    ]
  }
}
