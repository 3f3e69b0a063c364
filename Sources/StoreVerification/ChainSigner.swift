internal import CCrypto

/// The functions of libcrypto.
///
/// It is safe because its only pointer is a constant of the library's, which nothing frees.
@safe final class CryptoLibrary {
  fileprivate let functions: ccrypto

  /// Loads libcrypto; nil if it is missing.
  init?() {
    var functions = unsafe ccrypto()
    // SAFETY: the structure outlives the call, which fills it.
    guard unsafe ccrypto_open(&functions) != 0 else { return nil }
    unsafe self.functions = functions
  }

  /// Calls `body` with the functions, for the duration of the call.
  fileprivate func withFunctions<Result>(_ body: (UnsafePointer<ccrypto>) -> Result) -> Result {
    // SAFETY: the structure is constant, and the pointer is valid during the call.
    unsafe withUnsafePointer(to: functions) { unsafe body($0) }
  }
}

/// The key of a chain's first certificate, after the chain was verified.
///
/// It is safe because it owns the key that its only pointer leads to.
@safe final class ChainSigner {
  private let library: CryptoLibrary
  private var signer: ccrypto_signer

  /// Verifies the chain, but not its dates.
  init(of chain: SigningChain, _ library: CryptoLibrary) throws(VerificationFailure) {
    self.library = library
    var signer = unsafe ccrypto_signer()
    let verdict = unsafe Self.verify(chain, library, into: &signer)
    guard verdict == .good else { throw VerificationFailure(verdict: verdict) }
    unsafe self.signer = signer
  }

  deinit {
    // SAFETY: the key was made in `init`, and this object is its only owner.
    unsafe library.withFunctions { unsafe ccrypto_free_signer($0, &signer) }
  }

  /// Returns whether all certificates are valid at a time in milliseconds since 1970, both bounds
  /// included, as RFC 5280 defines validity.
  func isValid(at milliseconds: Int64) -> Bool {
    let second = Double(milliseconds) / 1000
    return unsafe Double(signer.not_before) <= second && second <= Double(signer.not_after)
  }

  /// Verifies a signature of 64 bytes over the bytes.
  func verdict(on signature: [UInt8], of bytes: [UInt8]) -> VerificationVerdict {
    guard signature.count == 64 else { return .failed }
    // SAFETY: the arrays are valid during the call, which receives their sizes.
    let verdict = unsafe library.withFunctions { functions in
      unsafe bytes.withUnsafeBufferPointer { bytes in
        let signed = unsafe ccrypto_bytes(start: bytes.baseAddress, count: bytes.count)
        return unsafe ccrypto_verify_signature(functions, &signer, signed, signature)
      }
    }
    return VerificationVerdict(verdict)
  }

  private static func verify(
    _ chain: SigningChain,
    _ library: CryptoLibrary,
    into signer: inout ccrypto_signer
  ) -> VerificationVerdict {
    // One array holds all certificates, so that one pointer is enough.
    let parts = [chain.leaf, chain.intermediate] + chain.roots
    let bytes = parts.flatMap(\.self)
    // SAFETY: each part lies within the array, which is valid during the calls.
    let verdict = unsafe bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      let places = unsafe parts.map { part in
        defer { start += part.count }
        return unsafe ccrypto_bytes(
          start: bytes.baseAddress.map { unsafe $0 + start },
          count: part.count
        )
      }
      return unsafe library.withFunctions { functions in
        unsafe places.withUnsafeBufferPointer { places in
          unsafe ccrypto_verify_chain(
            functions,
            places[0],
            places[1],
            places.baseAddress.map { unsafe $0 + 2 },
            chain.roots.count,
            chain.isStrict ? 1 : 0,
            &signer
          )
        }
      }
    }
    return VerificationVerdict(verdict)
  }
}

extension VerificationVerdict {
  /// Translates libcrypto's answer.
  fileprivate init(_ verdict: ccrypto_verdict) {
    self =
      switch verdict {
      case CCRYPTO_GOOD: .good
      case CCRYPTO_BAD_CERTIFICATE: .certificate
      case CCRYPTO_BAD_CHAIN: .chain
      case CCRYPTO_BAD_EXTENSION: .extension
      case CCRYPTO_BAD_SIGNATURE: .signature
      default: .failed
      }
  }
}
