import Foundation
import IdentityCore
import Platform
import StoreVerification
import TestSupport
import Testing

/// Apple's own test data, with the verdicts of Apple's own library.
@Suite(
  "App Store test data",
  .enabled(if: PublicSuites.areThere, Comment(rawValue: PublicSuites.absence))
)
struct AppStoreSuiteTests {
  private struct Chains: Decodable {
    struct Case: Decodable {
      var name: String
      var roots: [String]
      var x5c: [String]
      var at: Int64
      var strict: Bool
      var verdict: String
    }

    var certificates: [String: String]
    var cases: [Case]
  }

  private struct Verdicts: Decodable {
    struct Case: Decodable {
      var file: String?
      var text: String?
      var `as`: String
      var environment: String
      var bundleId: String
      var appAppleId: Int64
      var verdict: String
    }

    var cases: [Case]
  }

  private static func decoded<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value
  {
    try JSONDecoder().decode(type, from: Data(try PublicSuites.read("appstore/\(name)")))
  }

  @Test func `each chain of certificates gets the verdict of Apple's library`() throws {
    var verifier = try #require(Verifier())
    let suite = try Self.decoded(Chains.self, "chains.json")
    #expect(suite.cases.count == 12)
    for example in suite.cases {
      let x5c = example.x5c.map { suite.certificates[$0] ?? String($0.dropFirst()) }
      let roots = example.roots.map { suite.certificates[$0] ?? String($0.dropFirst()) }
      let reason: UnverifiedReason?
      if example.strict && example.roots == ["testRoot"] {
        // A project's own roots are never strict, so this case asks the verifier itself.
        let der = (x5c + roots).compactMap { Data(base64Encoded: $0).map(Array.init) }
        let chain = SigningChain(
          leaf: der[0],
          intermediate: der[1],
          roots: [der[3]],
          isStrict: true
        )
        let verdict = verifier.verdict(on: Self.request(chain, at: example.at * 1000))
        reason = verdict == .chain ? .chain : nil
      } else {
        reason = Self.refusal(of: x5c, roots: roots, at: example.at * 1000, &verifier)
      }
      let isRight =
        switch example.verdict {
        // The chain is good; the signature of these texts never is.
        case "OK": reason == .signature
        case "INVALID_CHAIN_LENGTH": reason == .chainLength
        case "INVALID_CERTIFICATE": reason == .certificate
        case "VERIFICATION_FAILURE":
          reason == .chain || reason == .extension || reason == .validity
        default: false
        }
      #expect(isRight, "\(example.name): \(String(describing: reason))")
    }
  }

  private static func request(_ chain: SigningChain, at milliseconds: Int64) -> VerificationRequest
  {
    VerificationRequest(
      chain: chain,
      milliseconds: milliseconds,
      signature: Array(repeating: 1, count: 64),
      signed: Array("x".utf8)
    )
  }

  /// Verifies an unsigned transaction that claims these certificates.
  private static func refusal(
    of x5c: [String],
    roots: [String],
    at milliseconds: Int64,
    _ verifier: inout Verifier
  ) -> UnverifiedReason? {
    let header = try? JSONEncoder().encode(Header(alg: "ES256", x5c: x5c))
    let payload =
      #"{"environment":"Sandbox","bundleId":"com.example","transactionId":"1","#
      + #""signedDate":\#(milliseconds)}"#
    let text = [Array(header ?? Data()), Array(payload.utf8), Array(repeating: 1, count: 64)]
      .map { Base64URL.text(of: $0) }.joined(separator: ".")
    let trust = AppStoreTrust(
      apps: [.init(bundleID: Array("com.example".utf8), appleID: nil)],
      otherRoots: roots.map { Data(base64Encoded: $0).map(Array.init) ?? [] }
    )
    return outcome(of: Array(text.utf8), trust, &verifier)
  }

  private struct Header: Encodable {
    var alg: String
    var x5c: [String]
  }

  /// Returns why a text is refused, or nil.
  static func outcome(
    of text: [UInt8],
    as kind: AppStoreTextKind = .transaction,
    _ trust: AppStoreTrust,
    _ verifier: inout Verifier
  ) -> UnverifiedReason? {
    do throws(NotificationRefusal) {
      let verification = AppStoreVerification(trust, now: 1_761_962_975_000)
      _ = try verification.payload(of: text, as: kind) { request in verifier.verdict(on: request) }
      return nil
    } catch .unverified(let reason) {
      return reason
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  @Test func `each signed text gets the verdict of Apple's library`() throws {
    var verifier = try #require(Verifier())
    let root = try PublicSuites.read("appstore/certs/testCA.der")
    let suite = try Self.decoded(Verdicts.self, "verdicts.json")
    #expect(suite.cases.count == 12)
    let kinds: [String: AppStoreTextKind] = [
      "notification": .notification, "transaction": .transaction, "renewalInfo": .renewal,
    ]
    for example in suite.cases {
      var text =
        try example.file.map { try PublicSuites.read("appstore/\($0)") }
        ?? Array((example.text ?? "").utf8)
      text = text.filter({ $0 > 32 })
      let kind = try #require(kinds[example.as])
      let environment = try #require(AppStoreTrust.Environment(rawValue: example.environment))
      let trust = AppStoreTrust(
        apps: [.init(bundleID: Array(example.bundleId.utf8), appleID: example.appAppleId)],
        environments: [environment],
        otherRoots: [root]
      )
      let reason = Self.outcome(of: text, as: kind, trust, &verifier)
      #expect(
        Self.isRight(reason, example.verdict),
        """
        \(example.file ?? example.text ?? ""), \(example.environment): \
        \(String(describing: reason))
        """
      )
    }
  }

  private static func isRight(_ reason: UnverifiedReason?, _ verdict: String) -> Bool {
    switch verdict.prefix(while: { $0 != "," }) {
    case "OK": reason == nil
    case "INVALID_CHAIN_LENGTH": reason == .chainLength || reason == .unsignedEnvironment
    case "INVALID_ENVIRONMENT": reason == .environment
    // Apple's library compares the app before the environment, and the number of an app that the
    // caller expects in production even where the text is not from there.
    case "INVALID_APP_IDENTIFIER": reason == .app || reason == .environment
    case "VERIFICATION_FAILURE": reason == .malformed || reason == .chainLength
    default: false
    }
  }

  @Test func `a text is refused after a change of any byte`() throws {
    var verifier = try #require(Verifier())
    let text = try PublicSuites.read("appstore/mock_signed_data/transactionInfo").filter { $0 > 32 }
    let trust = AppStoreTrust(
      apps: [.init(bundleID: Array("com.example".utf8), appleID: nil)],
      otherRoots: [try PublicSuites.read("appstore/certs/testCA.der")]
    )
    #expect(Self.outcome(of: text, trust, &verifier) == nil)
    for place in text.indices {
      var changed = text
      changed[place] ^= 1
      #expect(Self.outcome(of: changed, trust, &verifier) != nil, "byte \(place)")
    }
  }
}

/// Encodes what the tests sign or forge.
enum Base64URL {
  static func text(of bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}
