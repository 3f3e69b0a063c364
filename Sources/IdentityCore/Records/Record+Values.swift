// The value of a record, if it is of a type.
extension Record {
  var projectCounts: ProjectCounts? {
    if case .projectCounts(let value) = self { value } else { nil }
  }
  var device: Device? { if case .device(let value) = self { value } else { nil } }
  var user: User? { if case .user(let value) = self { value } else { nil } }
  var customer: Customer? { if case .customer(let value) = self { value } else { nil } }
  var purchase: Purchase? { if case .purchase(let value) = self { value } else { nil } }
  var account: StoreAccount? { if case .account(let value) = self { value } else { nil } }
  var properties: Properties? { if case .properties(let value) = self { value } else { nil } }
  var salt: Salt? { if case .salt(let value) = self { value } else { nil } }
  var tombstone: Tombstone? { if case .tombstone(let value) = self { value } else { nil } }
  var rollout: Rollout? { if case .rollout(let value) = self { value } else { nil } }
  var userTrail: UserTrail? { if case .userTrail(let value) = self { value } else { nil } }
  var purchaseTrail: PurchaseTrail? {
    if case .purchaseTrail(let value) = self { value } else { nil }
  }
  var chainName: ChainName? { if case .chainName(let value) = self { value } else { nil } }
  var consumer: Consumer? { if case .consumer(let value) = self { value } else { nil } }
  var webhooks: Webhooks? { if case .webhooks(let value) = self { value } else { nil } }
  var stores: StoreSettings? { if case .stores(let value) = self { value } else { nil } }
  var receivedNotifications: ReceivedNotifications? {
    if case .receivedNotifications(let value) = self { value } else { nil }
  }
  var accountToken: AccountToken? { if case .accountToken(let value) = self { value } else { nil } }
}
