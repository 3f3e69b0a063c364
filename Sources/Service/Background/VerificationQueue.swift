import IdentityCore
import LineProtocol
import StoreNotifications
package import StoreVerification
import Storage

/// Verifies App Store payloads outside of the loop, one after the other.
package protocol NotificationVerifier: AnyObject {
  /// Runs `work` soon, after all earlier work, with a function that verifies signatures, and wakes
  /// the loop when it is done.
  func run(_ work: @escaping @Sendable (AppStoreVerification.Verify) -> Void)
}

/// A verifier that verifies nothing, for a service that has none.
final class MissingVerifier: NotificationVerifier {
  func run(_ work: @escaping @Sendable (AppStoreVerification.Verify) -> Void) {
    work { (_) throws(VerifierFault) in throw .missing }
  }
}

/// The sessions whose notifications are being verified, in order.
final class VerificationQueue {
  private let verifier: any NotificationVerifier
  private let results = ResultQueue<VerifiedNotification>()
  private var waiting: [ClientSession] = []

  /// The most notifications that wait.
  static let waitingMax = 256

  init(_ verifier: any NotificationVerifier) {
    self.verifier = verifier
  }

  var hasWork: Bool { !waiting.isEmpty && !results.isEmpty }

  /// Begins to verify the notification of a session's request.
  func begin(_ verification: Verification, for session: ClientSession) {
    waiting.append(session)
    let results = results
    verifier.run { verify in
      let result: Result<StoreReport, NotificationRefusal>
      do throws(NotificationRefusal) {
        result = .success(
          try AppStoreNotification.report(
            of: verification.payload,
            trust: verification.trust,
            now: verification.now,
            buyer: verification.buyer,
            verify: verify
          )
        )
      } catch {
        result = .failure(error)
      }
      results.append(VerifiedNotification(verification: verification, result: result))
    }
  }

  /// The sessions that wait.
  var sessions: [ClientSession] { waiting }

  /// Refuses a notification while too many wait.
  func checkRoom() throws(NotificationRefusal) {
    guard waiting.count < Self.waitingMax else { throw .verifier(.overloaded) }
  }

  /// Removes and returns the next session whose notification is verified, or refused.
  func takeNext() -> ClientSession? {
    guard let result = results.takeFirst() else { return nil }
    let session = waiting.removeFirst()
    session.verified = result
    return session
  }
}

/// A payload that waits for its verification.
struct Verification: Sendable {
  var payload: [UInt8]
  var trust: AppStoreTrust
  var buyer: Subject?
  /// The system's time in milliseconds, for a payload that does not say when it was signed.
  var now: Int64

  /// Whether the other one has the same result.
  func isSame(as other: Verification) -> Bool {
    trust == other.trust && buyer == other.buyer && payload.count == other.payload.count
      && ByteComparison.isSame(payload.span, from: 0, other.payload.span, payload.indices)
  }
}

/// What became of a verification.
struct VerifiedNotification: Sendable {
  var verification: Verification
  var result: Result<StoreReport, NotificationRefusal>
}
