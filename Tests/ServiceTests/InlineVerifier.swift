import Service
import StoreVerification

/// Verifies with libcrypto in this process at once, for tests of a service without threads.
final class InlineVerifier: NotificationVerifier {
  private var verifier = Verifier()

  func run(_ work: @escaping @Sendable (AppStoreVerification.Verify) -> Void) {
    work { [self] (request) throws(VerifierFault) in
      guard let verdict = verifier?.verdict(on: request) else { throw .missing }
      return verdict
    }
  }
}
