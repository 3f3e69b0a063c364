internal import Platform

/// Verifies certificate chains and signatures with libcrypto, in the process that calls it.
///
/// Strangers choose the bytes that reach libcrypto, so the daemon runs this in a confined child
/// process.
package struct Verifier {
  private let library: CryptoLibrary
  /// The verified chains, oldest first.
  private var known: [KnownChain] = []

  /// The most chains that are kept.
  private static let knownMax = 32
  /// How long a chain is kept.
  private static let keptFor: Duration = .seconds(900)

  private struct KnownChain {
    let chain: SigningChain
    let signer: ChainSigner
    let until: SteadyInstant
  }

  /// Loads libcrypto; nil if it is missing.
  package init?() {
    guard let library = CryptoLibrary() else { return nil }
    self.library = library
  }

  /// Verifies the chain, its validity at the request's time, and the signature, in this order.
  package mutating func verdict(on request: VerificationRequest) -> VerificationVerdict {
    do throws(VerificationFailure) {
      let signer = try signer(of: request.chain, now: .now)
      guard signer.isValid(at: request.milliseconds) else { return .validity }
      return signer.verdict(on: request.signature, of: request.signed)
    } catch {
      return error.verdict
    }
  }

  private mutating func signer(
    of chain: SigningChain,
    now: SteadyInstant
  ) throws(VerificationFailure) -> ChainSigner {
    known.removeAll { $0.until <= now }
    if let entry = known.first(where: { $0.chain == chain }) { return entry.signer }
    let signer = try ChainSigner(of: chain, library)
    if known.count == Self.knownMax { known.removeFirst() }
    known.append(KnownChain(chain: chain, signer: signer, until: now + Self.keptFor))
    return signer
  }
}

/// Why a chain is refused.
struct VerificationFailure: Error {
  let verdict: VerificationVerdict
}
