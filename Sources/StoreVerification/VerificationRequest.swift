/// What the verifier checks: a chain of certificates, and a signature by its first.
package struct VerificationRequest: Equatable, Sendable {
  /// The certificate that signed, and the one that signed it, as DER.
  package var chain: SigningChain
  /// The time at which all certificates must be valid, in milliseconds since 1970.
  package var milliseconds: Int64
  /// Two numbers of 32 bytes each.
  package var signature: [UInt8]
  /// The bytes that the signature covers.
  package var signed: [UInt8]

  package init(
    chain: SigningChain,
    milliseconds: Int64,
    signature: [UInt8],
    signed: [UInt8]
  ) {
    self.chain = chain
    self.milliseconds = milliseconds
    self.signature = signature
    self.signed = signed
  }
}

/// Two certificates, and the roots of which one must have signed the second.
package struct SigningChain: Hashable, Sendable {
  package var leaf: [UInt8]
  package var intermediate: [UInt8]
  package var roots: [[UInt8]]
  /// Whether the certificates must keep every rule of RFC 5280, such as having key identifiers.
  package var isStrict: Bool

  package init(leaf: [UInt8], intermediate: [UInt8], roots: [[UInt8]], isStrict: Bool) {
    self.leaf = leaf
    self.intermediate = intermediate
    self.roots = roots
    self.isStrict = isStrict
  }
}

/// The verifier's answer; the daemon and its child process exchange the raw value.
package enum VerificationVerdict: UInt8, Sendable {
  case good
  /// A certificate is not readable.
  case certificate
  /// No chain of three leads to a root.
  case chain
  /// Apple's extension is missing in a certificate.
  case `extension`
  /// A certificate is not valid at the time.
  case validity
  case signature
  /// libcrypto has no memory, or the request is not readable.
  case failed
}

// The form of a request between the daemon and its child process: numbers of 4 or 8 bytes, the
// lowest byte first.
extension VerificationRequest {
  /// The most bytes of an encoded request; a store's notification has at most 256 KiB.
  package static let bytesMax = 1 << 20

  /// The request's bytes.
  package var encoded: [UInt8] {
    var bytes: [UInt8] = [chain.isStrict ? 1 : 0]
    Self.append(UInt64(bitPattern: milliseconds), to: &bytes)
    for part in [chain.leaf, chain.intermediate, signature, signed] + chain.roots {
      Self.append(UInt32(part.count), to: &bytes)
      bytes += part
    }
    return bytes
  }

  /// The request's bytes after their number, as the child process reads them.
  var framed: [UInt8] {
    let bytes = encoded
    var frame: [UInt8] = []
    frame.reserveCapacity(bytes.count + 4)
    Self.append(UInt32(bytes.count), to: &frame)
    return frame + bytes
  }

  /// Reads the number before a request; nil if it is too large.
  static func length(_ bytes: [UInt8]) -> Int? {
    var rest = bytes[...]
    let length = take(UInt32.self, from: &rest).map { Int($0) }
    return length.flatMap { $0 <= bytesMax ? $0 : nil }
  }

  /// Decodes a request; nil if the bytes are not one.
  package init?(_ bytes: [UInt8]) {
    guard let first = bytes.first, first <= 1 else { return nil }
    var rest = bytes.dropFirst()
    guard let milliseconds = Self.take(UInt64.self, from: &rest) else { return nil }
    var parts: [[UInt8]] = []
    while !rest.isEmpty {
      guard let count = Self.take(UInt32.self, from: &rest), count <= rest.count else { return nil }
      parts.append(Array(rest.prefix(Int(count))))
      rest = rest.dropFirst(Int(count))
    }
    guard parts.count >= 4, parts[2].count == 64 else { return nil }
    let chain = SigningChain(
      leaf: parts[0],
      intermediate: parts[1],
      roots: Array(parts[4...]),
      isStrict: first == 1
    )
    self.init(
      chain: chain,
      milliseconds: Int64(bitPattern: milliseconds),
      signature: parts[2],
      signed: parts[3]
    )
  }

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private static func take<Number: FixedWidthInteger>(
    _ type: Number.Type,
    from rest: inout ArraySlice<UInt8>
  ) -> Number? {
    let count = Number.bitWidth / 8
    guard rest.count >= count else { return nil }
    var number: Number = 0
    for byte in rest.prefix(count).reversed() { number = number << 8 | Number(byte) }
    rest = rest.dropFirst(count)
    return number
  }
}
