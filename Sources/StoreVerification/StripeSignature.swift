internal import IdentityCore

/// Verifies the header `Stripe-Signature` of a webhook.
///
/// The header is `t=SECONDS,v1=HEX`, with one `v1` for each secret in use. A `v1` is an HMAC-SHA256
/// of the seconds, a dot and the body. The key is the whole secret in UTF-8, with its `whsec_`.
package enum StripeSignature {
  /// The most seconds between the signature and now.
  package static let secondsMax: Int64 = 300

  /// Throws unless one of the secrets signed the body; `now` is the system's, in seconds since
  /// 1970.
  package static func verify(
    _ header: [UInt8],
    of body: [UInt8],
    secrets: [[UInt8]],
    now: Int64,
    secondsMax: Int64 = secondsMax
  ) throws(NotificationRefusal) {
    var time: ArraySlice<UInt8>?
    var signatures: [[UInt8]] = []
    for entry in header.split(separator: UInt8(ascii: ",")) {
      let parts = entry.split(separator: UInt8(ascii: "="), maxSplits: 1)
      guard parts.count == 2 else { continue }
      if parts[0].elementsEqual("t".utf8) { time = parts[1] }
      if parts[0].elementsEqual("v1".utf8) { signatures.append(Array(parts[1])) }
    }
    guard let time, let seconds = Int64(String(decoding: time, as: UTF8.self)), seconds >= 0,
      !signatures.isEmpty
    else { throw .unverified(.malformed) }
    let signed = Array(time) + [UInt8(ascii: ".")] + body
    let isGenuine = secrets.contains { secret in
      let right = hexadecimal(HMAC.digest(of: signed, key: secret).bytes)
      return signatures.contains { isSame($0, right) }
    }
    guard isGenuine else { throw .unverified(.signature) }
    // An eavesdropper must not be able to send an old webhook again.
    guard now.subtractingReportingOverflow(seconds).partialValue <= secondsMax else {
      throw .unverified(.age)
    }
  }

  /// Compares in a time that does not depend on where the bytes differ.
  private static func isSame(_ given: [UInt8], _ right: [UInt8]) -> Bool {
    guard given.count == right.count else { return false }
    return zip(given, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }
}
