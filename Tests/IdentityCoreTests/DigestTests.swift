import IdentityCore
import Testing

@Suite("Hashes")
struct DigestTests {
  private func hexadecimal(_ digest: Digest) -> String {
    digest.bytes.map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }

  @Test(
    "SHA-256 of the standard's examples, and around the end of a block",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 55),
        "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
      ),
      (
        String(repeating: "a", count: 64),
        "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
      ),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ]
  )
  func vectors(text: String, digest: String) {
    #expect(hexadecimal(SHA256.digest(of: Array(text.utf8))) == digest)
  }

  @Test(
    "The digest does not depend on how the bytes are split",
    arguments: [1, 7, 63, 64, 65, 200]
  )
  func pieces(size: Int) {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0) }
    var hash = SHA256()
    for start in stride(from: 0, to: bytes.count, by: size) {
      hash.update(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    #expect(hash.finish() == SHA256.digest(of: bytes))
  }

  // RFC 4231, cases 1, 2 and 6.
  @Test("HMAC of the standard's examples, with short and long keys")
  func keyed() {
    let hi = HMAC.digest(of: Array("Hi There".utf8), key: [UInt8](repeating: 0x0b, count: 20))
    #expect(
      hexadecimal(hi) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    )
    let jefe = HMAC.digest(
      of: Array("what do ya want for nothing?".utf8),
      key: Array("Jefe".utf8)
    )
    #expect(
      hexadecimal(jefe) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
    let long = HMAC.digest(
      of: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      key: [UInt8](repeating: 0xaa, count: 131)
    )
    #expect(
      hexadecimal(long) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    )
  }
}
