internal import EntitledClient
internal import IdentityCore

/// Something that happened in a store, with the purchase as it was afterwards.
struct Occurrence {
  enum Change {
    case bought(isAgain: Bool)
    case renewed(isRecovery: Bool)
    case failedToRenew
    case graceEnded
    case expired
    case canceled
    case uncanceled
    case upgraded
    case downgraded
    case refunded
    case refundReversed
    case revoked
    case extended
    case paused
    case resumed
    case priceIncreased
    case tested
    case raw(type: String, subtype: String?, object: JSON?)
  }

  let at: Moment
  let change: Change
  /// Nil only for `tested` and `raw` before the first purchase.
  let purchase: MintedPurchase?
  /// The place of the transaction among those of the purchase.
  let place: Int
  /// The line of the script; 0 for what the store does by itself.
  let line: Int
  /// From 1, within the script.
  let number: Int

  var transaction: MintedTransaction? { purchase?.transactions[place] }
}
