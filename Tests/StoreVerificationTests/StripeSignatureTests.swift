import Foundation
import StoreVerification
import TestSupport
import Testing

/// Stripe's own test data, with the verdicts of Stripe's own library.
@Suite(
  "Stripe's signatures",
  .enabled(if: PublicSuites.areThere, Comment(rawValue: PublicSuites.absence))
)
struct StripeSignatureTests {
  private struct Signatures: Decodable {
    struct Case: Decodable {
      var name: String
      var header: String
      var payload: String
      var secret: String
      var now: Int64
      var toleranceSeconds: Int64
      var verdict: String
    }

    var cases: [Case]
  }

  private static func outcome(of example: Signatures.Case, secrets: [String]) -> Bool {
    do throws(NotificationRefusal) {
      try StripeSignature.verify(
        Array(example.header.utf8),
        of: Array(example.payload.utf8),
        secrets: secrets.map { Array($0.utf8) },
        now: example.now,
        secondsMax: example.toleranceSeconds
      )
      return true
    } catch {
      return false
    }
  }

  @Test func `each header gets the verdict of Stripe's library`() throws {
    let suite = try JSONDecoder().decode(
      Signatures.self,
      from: Data(try PublicSuites.read("stripe/signatures.json"))
    )
    #expect(suite.cases.count == 11)
    for example in suite.cases {
      let isVerified = Self.outcome(of: example, secrets: [example.secret])
      #expect(isVerified == (example.verdict == "OK"), "\(example.name)")
      #expect(Self.outcome(of: example, secrets: ["other", example.secret]) == isVerified)
      #expect(!Self.outcome(of: example, secrets: []), "\(example.name)")
    }
  }
}
