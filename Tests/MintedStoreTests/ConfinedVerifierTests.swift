import EntitledClient
import IdentityCore
import StoreVerification
import TestSupport
import Testing

@testable import MintedStore

/// The daemon's verifier is confined, and its certificates have the curves of Apple's.
@Suite("A minted text, for the confined verifier")
struct ConfinedVerifierTests {
  @Test("The confined verifier accepts the chain and the signature, and no changed ones")
  func verdicts() throws {
    var child = VerifierChild(program: DaemonProcess.program("entitled"))
    let text = try #require(AppStoreSigner()).signed(["signedDate": 1_767_225_600_000])
    let parts = text.split(separator: ".")
    let signature = try #require(Base64.url(parts[2].utf8))
    let chain = try TestAuthority.chain.map { try #require(Base64.standard($0.utf8)) }
    func request(_ signed: String, milliseconds: Int64 = 1_767_225_600_000) -> VerificationRequest {
      VerificationRequest(
        chain: SigningChain(
          leaf: chain[0],
          intermediate: chain[1],
          roots: [chain[2]],
          isStrict: true
        ),
        milliseconds: milliseconds,
        signature: signature,
        signed: Array(signed.utf8)
      )
    }
    let signed = "\(parts[0]).\(parts[1])"
    for _ in 0..<3 { #expect(try child.verdict(on: request(signed)) == .good) }
    #expect(try child.verdict(on: request(signed + "A")) == .signature)
    #expect(try child.verdict(on: request(signed, milliseconds: 0)) == .validity)
  }
}
