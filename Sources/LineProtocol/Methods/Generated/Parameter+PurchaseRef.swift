// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension Parameter {
  /// Reads the object `PurchaseRef`.
  func purchaseRef() throws(RPCError) -> ChainKey {
    let given = try object(.purchaseRef)
    return ChainKey(
      store: try given.required("store").store(),
      originalTransaction: try given.required("originalTransactionId").identifier()
    )
  }
}
