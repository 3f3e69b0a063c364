import Foundation
import IdentityCore
import TestSupport
import Testing

@testable import Storage

@Suite("The memory of records")
struct FootprintTests {
  /// Runs in a process of its own, so that only the records take memory.
  @Test(
    "The estimated size of a device matches the growth of the process",
    .enabled(if: !DaemonProcess.isSanitized, "not with a sanitizer: run .ci/test")
  )
  func estimate() async throws {
    await #expect(processExitsWith: .success) {
      let (ids, recordCache) = (IDInterner(), RecordCache(bytesMax: .max))
      func addDevices(_ numbers: Range<Int>) throws {
        for number in numbers {
          for (key, record) in Self.records(number) {
            let bytes = RecordCodec.encode(record, for: key)
            recordCache.insert(try RecordCodec.decode(bytes, for: key, sharing: ids), for: key)
          }
        }
      }
      // The first records include everything that is allocated once.
      let count = 10_000
      try addDevices(0..<1000)
      let (residentBefore, bytesBefore) = (try Self.residentBytes(), recordCache.bytes)
      try addDevices(1000..<1000 + count)
      let growth = try Self.residentBytes() - residentBefore
      let estimate = recordCache.bytes - bytesBefore
      #expect(recordCache.count == (1000 + count) * 5)
      #expect(growth * 8 / 10...growth * 12 / 10 ~= estimate)
      #expect(estimate < count * 1600)
    }
  }

  /// The process's memory without file pages.
  private static func residentBytes() throws -> Int {
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ")
    return try (#require(Int(pages[1])) - #require(Int(pages[2]))) * 4096
  }

  /// A typical device, with ids of realistic length.
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
      )
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
