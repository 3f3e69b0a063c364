import EntitledClient
import IdentityCore
import StoreVerification
import TestSupport
import Testing

@testable import MintedStore

/// Every byte of what a store signs is changed, one at a time.
@Suite("Minted texts with a changed byte")
struct ChangedByteTests {
  /// A kind of signed text of the App Store.
  enum Kind: CaseIterable {
    case notification
    case transaction
    case renewal

    fileprivate var read: AppStoreTextKind {
      switch self {
      case .notification: .notification
      case .transaction: .transaction
      case .renewal: .renewal
      }
    }

    /// A text of this kind, with the certificates; as a notification the shortest one.
    fileprivate func text() throws -> String? {
      let buy = #"{"do":"buy","product":"monthly"}"#
      let sent = try minted(buy + "\n" + #"{"do":"test"}"#)
      guard self != .notification else {
        guard case .appStore(let body)? = sent.last?.content else { return nil }
        return body["signedPayload"]?.text
      }
      let data = try sent[0].appStorePayload()["data"]
      return data?[self == .renewal ? "signedRenewalInfo" : "signedTransactionInfo"]?.text
    }
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8
  )

  /// What stands in place of a byte: the next digit of base64url, which decodes to other bytes.
  private static func other(than byte: UInt8) -> UInt8 {
    digits.firstIndex(of: byte).map { digits[($0 + 1) % digits.count] } ?? digits[0]
  }

  @Test("The confined verifier takes no text of the App Store with one", arguments: Kind.allCases)
  func appStore(kind: Kind) throws {
    var child = VerifierChild(program: DaemonProcess.program("entitled"))
    let text = Array(try #require(try kind.text()).utf8)
    let trust = AppStoreTrust(
      apps: [.init(bundleID: Array("com.example".utf8), appleID: 1234)],
      otherRoots: [try #require(Base64.standard(TestAuthority.root.utf8))]
    )
    let verification = AppStoreVerification(trust, now: 0)
    func refusal(of text: [UInt8]) -> NotificationRefusal? {
      do throws(NotificationRefusal) {
        _ = try verification.payload(of: text, as: kind.read) { request throws(VerifierFault) in
          try child.verdict(on: request)
        }
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal(of: text) == nil)
    let pid = try #require(child.pid)
    // All have the same header, of which half a text consists.
    let start = kind == .notification ? 0 : text.firstIndex(of: UInt8(ascii: ".")) ?? 0
    var changed = text
    for place in start..<text.count {
      changed[place] = Self.other(than: text[place])
      let refusal = refusal(of: changed)
      if case .unverified = refusal {
      } else {
        Issue.record("byte \(place): \(String(describing: refusal))")
      }
      changed[place] = text[place]
    }
    #expect(refusal(of: text) == nil)
    #expect(child.pid == pid, "the verifier has ended and was started again")
  }

  /// A body that Stripe signed, and the header with the signature.
  private struct SignedEvent {
    let body: [UInt8]
    let header: [UInt8]
    private static let now: Int64 = 1_767_225_600

    init() throws {
      let sent = try minted(#"{"do":"buy","product":"monthly"}"#, .stripe)
      let params = try #require(sent.last).params(secondsNow: Self.now)
      body = Array(try #require(params["payload"]?.text).utf8)
      header = Array(try #require(params["headers"]?["Stripe-Signature"]?.text).utf8)
    }

    func isRight(_ header: [UInt8], _ body: [UInt8]) -> Bool {
      do throws(NotificationRefusal) {
        let secrets = [Array("whsec_test".utf8)]
        try StripeSignature.verify(header, of: body, secrets: secrets, now: Self.now)
        return true
      } catch {
        return false
      }
    }
  }

  /// Returns a copy for each byte and each of three bits, with that bit changed.
  private static func changes(of bytes: [UInt8]) -> some Sequence<(place: Int, bytes: [UInt8])> {
    bytes.indices.lazy.flatMap { place in
      ([1, 0x20, 0x80] as [UInt8]).map { bit in
        var changed = bytes
        changed[place] ^= bit
        return (place, changed)
      }
    }
  }

  @Test("No event of Stripe with one has a right signature")
  func stripe() throws {
    let event = try SignedEvent()
    #expect(event.isRight(event.header, event.body))
    for (place, changed) in Self.changes(of: event.body) where event.isRight(event.header, changed)
    { Issue.record("byte \(place) of the body") }
    for (place, changed) in Self.changes(of: event.header) where event.isRight(changed, event.body)
    { Issue.record("byte \(place) of the header") }
  }

  @Test("No signature that is made without the secret is right")
  func guessed() throws {
    let event = try SignedEvent()
    let time = try #require(event.header.split(separator: UInt8(ascii: ",")).first)
    var random = SplitMix(state: 7)
    for _ in 0..<2000 {
      let digits = Array("0123456789abcdef".utf8)
      let signature = (0..<64).map { _ in digits[Int.random(in: 0..<16, using: &random)] }
      let header = Array(time) + Array(",v1=".utf8) + signature
      if event.isRight(header, event.body) {
        Issue.record("\(String(decoding: header, as: UTF8.self)) is taken")
      }
    }
  }
}
