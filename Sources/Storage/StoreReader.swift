package import IdentityCore

/// Reads durable data.
package protocol StoreReader {
  /// Reads what a query asks for.
  func content(of query: StoreQuery) throws(StorageError) -> StoreContent
}

extension StoreReader {
  /// Returns the record for each key, in the order of the keys; nil for a key without a record.
  package func load(_ keys: [RecordKey]) throws(StorageError) -> [Record?] {
    guard case .records(let records) = try content(of: .records(keys)) else { throw .mismatch }
    return records
  }

  /// Returns a page of a project's events, in order.
  package func events(_ query: EventQuery) throws(StorageError) -> EventPage {
    guard case .events(let page) = try content(of: .events(query)) else { throw .mismatch }
    return page
  }

  /// Returns the records of a project that are due through a moment, in order.
  package func due(
    in project: ProjectNumber,
    through moment: Moment,
    limit: Int
  ) throws(StorageError) -> [DueRecord] {
    let query = StoreQuery.due(project, through: moment, limit: limit)
    guard case .due(let records) = try content(of: query) else { throw .mismatch }
    return records
  }

  /// Returns the devices on which a user is logged in, in byte order.
  package func devices(
    of user: UserID,
    in project: ProjectNumber
  ) throws(StorageError) -> [DeviceID] {
    let query = StoreQuery.devices(project, of: user)
    guard case .devices(let ids) = try content(of: query) else { throw .mismatch }
    return ids
  }

  /// Returns the remembered answers of a project after an id, in the order of their ids.
  package func answers(
    in project: ProjectNumber,
    after id: [UInt8],
    limit: Int
  ) throws(StorageError) -> [IdempotentReply] {
    try page(of: .answer, in: project, after: id, limit: limit).compactMap { paged in
      if case .answer(let answer) = paged.record { answer } else { nil }
    }
  }

  /// Returns records of a type after an id, in the order of their ids.
  package func page(
    of type: RecordType,
    in project: ProjectNumber,
    after id: [UInt8],
    limit: Int
  ) throws(StorageError) -> [PagedRecord] {
    let query = StoreQuery.page(type, project, after: id, limit: limit)
    guard case .page(let records) = try content(of: query) else { throw .mismatch }
    return records
  }

  /// Returns the ids of a project's customers after `id`, or from the first, in byte order.
  package func customers(
    in project: ProjectNumber,
    after id: CustomerID?,
    limit: Int
  ) throws(StorageError) -> [CustomerID] {
    let query = StoreQuery.customers(project, after: id, limit: limit)
    guard case .customers(let ids) = try content(of: query) else { throw .mismatch }
    return ids
  }

  /// Returns the first consumers of all projects, by project and id.
  package func consumers(limit: Int) throws(StorageError) -> [ConsumerAddress] {
    let query = StoreQuery.consumers(limit: limit)
    guard case .consumers(let found) = try content(of: query) else { throw .mismatch }
    return found
  }

  /// Returns a project's unclaimed purchases after `chain`, or from the first, in order.
  package func unclaimed(
    in project: ProjectNumber,
    after chain: ChainKey?,
    limit: Int
  ) throws(StorageError) -> [ChainKey] {
    let query = StoreQuery.unclaimed(project, after: chain, limit: limit)
    guard case .unclaimed(let chains) = try content(of: query) else { throw .mismatch }
    return chains
  }
}

extension StorageError {
  fileprivate static var mismatch: StorageError {
    .failed("the store answered another question than was asked")
  }
}
