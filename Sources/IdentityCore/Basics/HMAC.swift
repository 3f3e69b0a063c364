/// HMAC of RFC 2104 with SHA-256: a digest that cannot be computed without the key.
package enum HMAC {
  /// Returns the digest of the bytes under the key.
  package static func digest(of bytes: [UInt8], key: [UInt8]) -> Digest {
    var block = key.count > SHA256.blockBytes ? SHA256.digest(of: key).bytes : key
    block += [UInt8](repeating: 0, count: SHA256.blockBytes - block.count)
    var inner = SHA256()
    inner.update(block.map { $0 ^ 0x36 })
    inner.update(bytes)
    var outer = SHA256()
    outer.update(block.map { $0 ^ 0x5c })
    outer.update(inner.finish().bytes)
    return outer.finish()
  }
}
