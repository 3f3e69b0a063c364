// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension JSONWriter {
  /// Writes the members of `Entitlement`.
  mutating func members(ofEntitlement value: Entitlement) {
    let facts = value.facts
    member("id", value.id)
    member("active", value.isActive)
    member("state", value.state)
    member("productId", facts?.product)
    member("source", value.sourceName)
    member("renewState", value.renewState)
    member("grantType", value.grantType)
    member("periodType", facts?.periodType)
    member("startedAt", value.startedAt)
    member("expiresAt", value.expiresAt)
    member("gracePeriodExpiresAt", facts?.gracePeriodExpiresAt)
    member("firstPurchasedAt", facts?.firstPurchasedAt)
    member("lastPurchasedAt", facts?.lastPurchasedAt)
    member("trialStartedAt", facts?.trialStartedAt)
    member("autoRenewDisabledAt", facts?.autoRenewDisabledAt)
    member("renewsCount", value.renewsCount)
    member("environment", facts?.environment)
    member("store", facts?.key.store)
    member("transactionId", facts?.transaction)
    member("originalTransactionId", facts?.key.originalTransaction)
  }
}
