/// What a step of a script does.
enum MintAction: String, CaseIterable {
  case buy
  case renew
  case failToRenew
  case recover
  case expire
  case cancel
  case uncancel
  case upgrade
  case downgrade
  case refund
  case reverseRefund
  case revoke
  case extend
  case pause
  case resume
  case priceIncrease
  case test
  case raw

  /// The members that a step of this action may have, in addition to `at`, `do` and `purchase`.
  var members: [String] {
    switch self {
    case .buy:
      [
        "product", "kind", "period", "trial", "intro", "accountToken", "offerCode", "price",
        "currency", "country", "environment", "familyShared",
      ]
    case .failToRenew: ["grace"]
    case .expire: ["reason"]
    case .upgrade, .downgrade: ["product", "period", "price"]
    case .refund, .reverseRefund, .revoke: ["transaction"]
    case .extend: ["by"]
    case .pause: ["for"]
    case .priceIncrease: ["price", "accepted"]
    case .raw: ["type", "subtype", "transaction", "object"]
    case .renew, .recover, .cancel, .uncancel, .resume, .test: []
    }
  }
}
