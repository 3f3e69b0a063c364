import Service
import StoreVerification

/// Verifies with libcrypto in this process at once, for tests of a service without threads.
final class InlineVerifier: NotificationVerifier {
  private var verifier = Verifier()

  func run(_ work: @escaping @Sendable (AppStoreVerification.Verify) -> Void) {
    work { [self] (requests) throws(VerifierFault) in
      guard verifier != nil else { throw .missing }
      return requests.compactMap { verifier?.verdict(on: $0) }
    }
  }
}
