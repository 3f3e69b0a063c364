import StoreVerification

/// A request as the verifier's child process reads it: certificates and a signature of strangers.
enum FuzzedVerifier {
  static func take(_ bytes: [UInt8]) throws(FuzzFinding) {
    guard let request = VerificationRequest(bytes) else { return }
    try FuzzFinding.expect(request.encoded == bytes, "the request has another encoding")
    guard var verifier = Verifier() else { throw FuzzFinding("libcrypto is missing") }
    let first = verifier.verdict(on: request)
    // The second verdict comes from a chain that is kept.
    try FuzzFinding.expect(verifier.verdict(on: request) == first, "another verdict")
  }
}
