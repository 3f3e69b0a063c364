/// The types of record, each in a table of its own.
package enum RecordType: String, CaseIterable, Sendable {
  case directory, project, projectCounts, device, user, customer, purchase, account, answer,
    properties
  case salt, tombstone, erasures
  case definition, rollout
  case userTrail, purchaseTrail
  case consumer, webhooks
  case chainName
  case accountToken, unclaimed
  case stores, receivedNotifications
  case mention
}
