package import IdentityCore
package import Storage

// What the store has read for the request that is decided; anything else is asked for.
extension SharedStore: StoreReader {
  package func load(_ keys: [RecordKey]) throws(StorageError) -> [Record?] {
    try loadUnderLock(keys)
    _ = try found(.records(keys))
    throw Self.mismatch
  }

  package func events(_ query: EventQuery) throws(StorageError) -> EventPage {
    guard case .events(let page) = try found(.events(query)) else { throw Self.mismatch }
    return page
  }

  package func due(
    in project: ProjectNumber,
    through moment: Moment,
    limit: Int
  ) throws(StorageError) -> [DueRecord] {
    let query = StoreQuery.due(project, through: moment, limit: limit)
    guard case .due(let records) = try found(query) else { throw Self.mismatch }
    return records
  }

  package func devices(
    of user: UserID,
    in project: ProjectNumber
  ) throws(StorageError) -> [DeviceID] {
    guard case .devices(let ids) = try found(.devices(project, of: user)) else {
      throw Self.mismatch
    }
    return ids
  }

  package func answers(
    in project: ProjectNumber,
    after address: [UInt8],
    limit: Int
  ) throws(StorageError) -> [IdempotentReply] {
    let query = StoreQuery.answers(project, after: address, limit: limit)
    guard case .answers(let answers) = try found(query) else { throw Self.mismatch }
    return answers
  }

  package func customers(
    in project: ProjectNumber,
    after id: CustomerID?,
    limit: Int
  ) throws(StorageError) -> [CustomerID] {
    let query = StoreQuery.customers(project, after: id, limit: limit)
    guard case .customers(let ids) = try found(query) else { throw Self.mismatch }
    return ids
  }

  package func consumers(limit: Int) throws(StorageError) -> [ConsumerAddress] {
    guard case .consumers(let found) = try found(.consumers(limit: limit)) else {
      throw Self.mismatch
    }
    return found
  }

  package func unclaimed(
    in project: ProjectNumber,
    after chain: ChainKey?,
    limit: Int
  ) throws(StorageError) -> [ChainKey] {
    let query = StoreQuery.unclaimed(project, after: chain, limit: limit)
    guard case .unclaimed(let chains) = try found(query) else { throw Self.mismatch }
    return chains
  }

  private static var mismatch: StorageError {
    .failed("the store answered another question than was asked")
  }
}
