internal import CCrypto
internal import EntitledClient
internal import IdentityCore

/// Signs as the App Store does, with the key of the test store.
///
/// It is safe because it owns the key that its only pointer leads to.
@safe final class AppStoreSigner {
  private var functions: ccrypto_signing

  /// Loads libcrypto; nil if it is missing.
  init?() {
    var functions = unsafe ccrypto_signing()
    guard let key = Base64.standard(TestAuthority.key.utf8) else { return nil }
    // SAFETY: the array is valid during the call, which receives its size.
    guard unsafe ccrypto_open_signing(&functions, key, key.count) != 0 else { return nil }
    unsafe self.functions = functions
  }

  deinit {
    // SAFETY: the key was made in `init`, and this object is its only owner.
    unsafe ccrypto_close_signing(&functions)
  }

  /// Returns the payload as a JSON Web Signature with the test store's chain.
  func signed(_ payload: JSON) -> String {
    let signed = "\(Self.header).\(Base64Text.url(payload.bytes))"
    let bytes = Array(signed.utf8)
    var signature = [UInt8](repeating: 0, count: 64)
    // SAFETY: both arrays are valid during the call; it writes 64 bytes.
    let isSigned = unsafe ccrypto_sign(&functions, bytes, bytes.count, &signature)
    precondition(isSigned != 0, "AppStoreSigner: libcrypto cannot sign with the test key")
    return "\(signed).\(Base64Text.url(signature))"
  }

  private static let header = Base64Text.url(
    (["alg": "ES256", "x5c": .array(TestAuthority.chain.map { .string($0) })] as JSON).bytes
  )
}
