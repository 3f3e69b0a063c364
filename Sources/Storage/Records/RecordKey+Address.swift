package import IdentityCore

extension RecordKey {
  /// Decodes the key of an address; returns nil for an address without a key.
  package init?(_ address: RecordAddress) {
    guard let key = Self.key(address.type, address.project, address.id),
      RecordAddress(key) == address
    else { return nil }
    self = key
  }

  private static func key(
    _ type: RecordType,
    _ project: ProjectNumber,
    _ id: [UInt8]
  ) -> RecordKey? {
    switch type {
    case .directory: .directory
    case .project: .project(ProjectID(id))
    case .projectCounts: .projectCounts(project)
    case .device: .device(project, DeviceID(id))
    case .user: .user(project, UserID(id))
    case .customer: .customer(project, CustomerID(id))
    case .purchase: ChainKey(addressBytes: id).map { .purchase(project, $0) }
    case .account: AccountKey(addressBytes: id).map { .account(project, $0) }
    case .answer: (try? IdempotencyKey(addressBytes: id)).map { .answer(project, $0) }
    case .properties: .properties(project, CustomerID(id))
    case .salt: .salt(project)
    case .tombstone: .tombstone(project, Digest(id))
    case .erasures: .erasures
    case .definition: Int64(addressBytes: id).map { .definition(project, $0) }
    case .rollout: .rollout(project)
    case .userTrail: .userTrail(project, UserID(id))
    case .purchaseTrail: ChainKey(addressBytes: id).map { .purchaseTrail(project, $0) }
    case .consumer: .consumer(project, ConsumerID(id))
    case .webhooks: .webhooks(project)
    case .stores: .stores(project)
    case .receivedNotifications:
      UInt16(addressBytes: id).map { .receivedNotifications(project, $0) }
    case .chainName: ChainKey(addressBytes: id).map { .chainName(project, $0) }
    case .accountToken: .accountToken(project, AccountTokenID(id))
    case .unclaimed: ChainKey(sortedBytes: id).map { .unclaimed(project, $0) }
    case .mention: Mention(addressBytes: id).map { .mention(project, $0) }
    }
  }
}
