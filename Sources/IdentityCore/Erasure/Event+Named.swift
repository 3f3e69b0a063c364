// What chains, purchases and events name.
extension ChainKey {
  /// The name under which mentions of the chain stand.
  package var named: ChainKey { orderOfRenewal ?? self }
}

extension Purchase {
  /// The name of the chain that it replaces.
  var replaces: TransactionID? { hasRelations ? relations.replaces : nil }

  /// What it says of others.
  var named: [Mention.Named] {
    firstHolders.map { .user($0) } + (accountToken.map { [.token($0)] } ?? [])
      + (device.map { [.device($0)] } ?? [])
      + (replaces.map { [.chain(key.sibling($0).named)] } ?? [])
  }

  /// Whether the same users reported it, with the same token.
  func hasSameSource(as other: Purchase) -> Bool {
    user == other.user && besideUser == other.besideUser && accountToken == other.accountToken
      && device == other.device && replaces == other.replaces
      && claiming.furtherUsers == other.claiming.furtherUsers
  }
}

extension Event {
  /// The ids of users whom the event names, of any customer.
  var namedUsers: [UserID] {
    [subject.id] + [anonymousUser, to].compactMap(\.self) + (from ?? []) + (aliases ?? [])
      + (absorbed.map { [UserID($0)] } ?? []) + (purchase?.value.holders ?? [])
  }

  /// Whether it names nothing that another event of the same customer does not name.
  func namesNoMore(than other: Event) -> Bool {
    customer == other.customer && subject.id == other.subject.id && device == other.device
      && anonymousUser == nil && absorbed == nil && aliases == nil && from == nil && to == nil
      && purchase?.value.chain == other.purchase?.value.chain
      && purchase?.value.device == other.purchase?.value.device
      && purchase?.value.replaces == other.purchase?.value.replaces
  }

  var namedDevices: [DeviceID] { [device, purchase?.value.device].compactMap(\.self) }

  /// The chains that it names, under the names that it gives them.
  package var namedChains: [ChainKey] {
    guard let facts = purchase?.value else { return [] }
    return [facts.chain] + (facts.replaces.map { [facts.chain.sibling($0)] } ?? [])
  }

  /// The keys of the records of what the event names.
  func keysOfNamed(in number: ProjectNumber) -> [RecordKey] {
    namedUsers.map { .user(number, $0) } + namedDevices.map { .device(number, $0) }
      + namedChains.map { .purchase(number, $0) } + [.customer(number, customer)]
  }
}
