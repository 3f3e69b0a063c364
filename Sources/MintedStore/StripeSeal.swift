internal import IdentityCore

/// Makes the header `Stripe-Signature`.
enum StripeSeal {
  static func header(of body: String, secret: String, seconds: Int64) -> String {
    let digest = HMAC.digest(of: Array("\(seconds).\(body)".utf8), key: Array(secret.utf8))
    let digits = Array("0123456789abcdef".utf8)
    let text = digest.bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return "t=\(seconds),v1=\(String(decoding: text, as: UTF8.self))"
  }
}
