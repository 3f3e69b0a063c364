import IdentityCore
import LineProtocol
import Storage
import TestSupport
import Testing

@testable import Service

/// Links from other records to a deleted customer, of which no event tells.
enum ErasedLink: CaseIterable, CustomTestStringConvertible {
  case token, tokenOfPurchase, login, deviceOfPurchase, deviceOfUnclaimed, deviceOfUser
  case successor, successorOfItem, replacedKey, replacedRenewal, aliasOfOthers

  var testDescription: String {
    switch self {
    case .token: "a token, registered after its purchase had found another holder"
    case .tokenOfPurchase: "a token that another customer's purchase got later"
    case .login: "an imported login"
    case .deviceOfPurchase: "the device of an imported purchase"
    case .deviceOfUnclaimed: "the device of an imported purchase without a holder"
    case .deviceOfUser: "the device of an imported anonymous id"
    case .successor: "the purchase that took over one of others, and stands before it in the list"
    case .successorOfItem: "the same, beside the first item of others' purchase"
    case .replacedKey: "a further key of the purchase, which others' purchase replaces"
    case .replacedRenewal: "a renewal's order, which others' purchase replaces"
    case .aliasOfOthers: "the purchase by which two others became one"
    }
  }

  /// The calls that make the link, and the user to delete.
  fileprivate var story: (calls: [String], user: String) {
    switch self {
    case .token:
      let calls = [
        #""purchase","params":{\#(Self.purchase),"accountToken":"ERASED"}"#,
        #""install","params":{"device":"b","userId":"bob"}"#,
        #""purchase","params":{\#(Self.purchase),"device":"b"}"#,
        #""install","params":{"device":"a","userId":"ann","accountToken":"ERASED"}"#,
      ]
      return (calls, "ann")
    case .tokenOfPurchase:
      let calls = [
        #""install","params":{"device":"b","userId":"bob"}"#,
        #""purchase","params":{\#(Self.purchase),"device":"b"}"#,
        #""purchase","params":{\#(Self.purchase),"accountToken":"ERASED"}"#,
        #""install","params":{"device":"a","userId":"ERASED"}"#,
      ]
      return (calls, "ERASED")
    case .login:
      let device =
        #"{"device":"pad","anonymousId":"\#(Self.made)1","identityId":"ERASED","#
        + #""createdAt":"2026-01-01T00:00:00Z"}"#
      let calls = [
        #""user.import","params":{"ids":[{"id":"ERASED","kind":"identified"}]}"#,
        Self.anonymous("1", of: "pad", devices: device),
        #""identify","params":{"device":"pad","userId":"bob"}"#,
      ]
      return (calls, "ERASED")
    case .deviceOfPurchase: return (Self.owner + [Self.importing("bob")], "\(Self.made)1")
    case .deviceOfUnclaimed: return (Self.owner + [Self.importing(nil)], "\(Self.made)1")
    case .deviceOfUser:
      return ([Self.anonymous("2", of: "ERASED", devices: "")] + Self.owner, "\(Self.made)1")
    case .successor, .successorOfItem, .replacedKey, .replacedRenewal, .aliasOfOthers:
      return (chainCalls, "ann")
    }
  }

  private static let transaction =
    #"{"transactionId":"t","product":"x","purchasedAt":"2026-01-01T00:00:00Z"}"#

  /// Calls that link ann's purchase `ERASED` with others' records.
  private var chainCalls: [String] {
    switch self {
    case .successor:
      [
        Self.install("phone"), Self.bought("REPLACED", by: #""device":"phone""#),
        Self.login("phone", "ann"),
        Self.bought("ERASED", by: #""userId":"ann","replaces":"REPLACED""#),
      ]
    case .successorOfItem:
      [
        #""user.import","params":{"ids":[{"id":"ann","kind":"identified"}],"purchases":["#
          + #"{"store":"playStore","originalTransactionId":"A","#
          + #""transactions":[\#(Self.transaction)]},"#
          + #"{"store":"playStore","originalTransactionId":"ITEM","firstItem":"A","#
          + #""transactions":[\#(Self.transaction)]}]}"#,
        Self.install("pad"), Self.login("pad", "bob"),
        #""restore","params":{"device":"pad","purchases":[{"store":"playStore","#
          + #""originalTransactionId":"ITEM"}]}"#,
        Self.bought("ERASED", by: #""userId":"ann","replaces":"A""#),
      ]
    case .replacedKey:
      [
        Self.bought("ann-sub", by: #""userId":"ann","keys":["ERASED"]"#),
        Self.bought("bob-sub", by: #""userId":"bob","replaces":"ERASED""#),
      ]
    case .replacedRenewal:
      [
        Self.bought("GPA.ERASED", by: #""userId":"ann""#),
        Self.bought(
          "bob-sub",
          by: #""userId":"bob","replaces":"GPA.ERASED..5","idempotencyKey":"k""#
        ),
      ]
    default:
      [
        #""project.define","params":{"rules":"revenuecat"}"#,
        Self.install("phone"), Self.install("tablet"), Self.install("other"),
        Self.bought("ERASED", by: #""device":"phone""#), Self.restore("tablet"),
        Self.login("phone", "bob"), Self.login("other", "ann"), Self.restore("other"),
      ]
    }
  }

  private static func install(_ device: String) -> String {
    #""install","params":{"device":"\#(device)"}"#
  }

  private static func login(_ device: String, _ user: String) -> String {
    #""identify","params":{"device":"\#(device)","userId":"\#(user)"}"#
  }

  private static func bought(_ chain: String, by rest: String) -> String {
    #""purchase","params":{"product":"x","store":"playStore","transactionId":"of-\#(chain)","#
      + #""originalTransactionId":"\#(chain)",\#(rest)}"#
  }

  private static func restore(_ device: String) -> String {
    #""restore","params":{"device":"\#(device)","purchases":[{"store":"playStore","#
      + #""originalTransactionId":"ERASED"}]}"#
  }

  private static let made = "QON_"
  private static let purchase = #""product":"x","store":"appStore","transactionId":"1""#
  /// The calls that make a customer whose device is to be erased.
  private static let owner = [
    anonymous(
      "1",
      of: "ERASED",
      devices: #"{"device":"ERASED","anonymousId":"\#(Self.made)1","#
        + #""createdAt":"2026-01-01T00:00:00Z"}"#
    )
  ]

  private static func anonymous(_ name: String, of device: String, devices: String) -> String {
    let id = #"{"id":"\#(Self.made)\#(name)","kind":"anonymous","device":"\#(device)"}"#
    return #""user.import","params":{"ids":[\#(id)],"devices":[\#(devices)]}"#
  }

  /// Imports a purchase that was made on the device, in a store account.
  private static func importing(_ holder: String?) -> String {
    let ids = holder.map { #"{"id":"\#($0)","kind":"identified"}"# } ?? ""
    let bought = #"{"transactionId":"1","product":"x","purchasedAt":"2026-01-01T00:00:00Z"}"#
    let purchase =
      #"{"store":"appStore","originalTransactionId":"1","device":"ERASED","#
      + #""storeAccount":"apple","transactions":[\#(bought)]}"#
    return #""user.import","params":{"ids":[\#(ids)],"purchases":[\#(purchase)]}"#
  }
}

@Suite("An erasure finds links that no event tells of")
struct ErasedLinksTests {
  private let committer: RecordingCommitter
  private let line: InProcessLine

  init() throws {
    committer = try RecordingCommitter()
    line = try InProcessLine(store: committer.store, committer: committer)
    try call(
      #""project.define","params":{"rules":{"onSwitch":"switch"},"products":"#
        + #"{"x":{"kind":"subscription","entitlements":["X"]}}}"#
    )
  }

  private func call(_ text: String) throws {
    let reply = try line.call(#"{"id":1,"method":\#(text)}"#)
    #expect(reply["result"] != nil, "\(text): \(reply)")
  }

  /// The records that contain the erased id.
  private var traces: [String] {
    committer.state.records.compactMap { key, record in
      let bytes = key.id + RecordCodec.encode(record, for: key)
      return String(decoding: bytes, as: UTF8.self).contains("ERASED") ? "\(key)" : nil
    }
  }

  @Test("After a deletion, no record contains the id", arguments: ErasedLink.allCases)
  func forgotten(link: ErasedLink) throws {
    for text in link.story.calls { try call(text) }
    #expect(traces.count > 0)
    try call(#""user.delete","params":{"userId":"\#(link.story.user)"}"#)
    #expect(traces == [])
  }

  @Test("A purchase that a store reports again after the deletion carries no token")
  func reportedAgain() throws {
    let report = ErasedLink.tokenOfPurchase.story.calls[2]
    try call(#""install","params":{"device":"a","userId":"ERASED"}"#)
    try call(report)
    try call(#""user.delete","params":{"userId":"ERASED"}"#)
    for _ in 1...2 {
      try call(report)
      #expect(traces == [])
    }
    #expect(committer.state.records.keys.contains { $0.type == .purchase })
  }

  @Test("Many such links are found in several steps")
  func many() throws {
    let (calls, user) = ErasedLink.deviceOfPurchase.story
    for number in 0..<2500 {
      try call(
        calls[1].replacing(#"Id":"1""#, with: #"Id":"\#(number)""#)
          .replacing("bob", with: "bob-\(number)")
      )
    }
    try call(calls[0])
    #expect(traces.count > 2502)
    try call(#""user.delete","params":{"userId":"\#(user)"}"#)
    #expect(traces == [])
  }
}
