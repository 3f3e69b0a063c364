/// The types of record, each in a table of its own, with the codes that are on disk.
package enum RecordType: UInt8, StableCode, Sendable {
  case directory = 1
  case project = 2
  case projectCounts = 3
  case device = 4
  case user = 5
  case customer = 6
  case purchase = 7
  case account = 8
  case answer = 9
  case properties = 10
  case salt = 11
  case tombstone = 12
  case erasures = 13
  case definition = 14
  case rollout = 15
  case userTrail = 16
  case purchaseTrail = 17
  case consumer = 18
  case webhooks = 19
  case chainName = 20
  case accountToken = 21
  case unclaimed = 22
  case stores = 23
  case receivedNotifications = 24
  case mention = 25

  package var code: UInt8 { rawValue }
}

extension RecordType {
  /// What a store has to know about a type.
  package var row: Row {
    switch self {
    case .directory: Row("directory", of: .directory)
    case .project: Row("projects", of: .itself)
    case .projectCounts: Row("tallies")
    case .device: Row("devices", column: .user)
    case .user: Row("users")
    case .customer: Row("customers", column: .due, isListed: true)
    case .purchase: Row("purchases", column: .due)
    case .account: Row("accounts")
    case .answer: Row("answers", column: .answeredAt, isListed: true)
    case .properties: Row("properties")
    case .salt: Row("salts")
    case .tombstone: Row("tombstones")
    case .erasures: Row("erasures", of: .directory)
    case .definition: Row("definitions")
    case .rollout: Row("rollouts")
    case .userTrail: Row("user_trails")
    case .purchaseTrail: Row("purchase_trails")
    case .consumer: Row("consumers")
    case .webhooks: Row("webhooks")
    case .chainName: Row("chain_names")
    case .accountToken: Row("account_tokens")
    case .unclaimed: Row("unclaimed", isListed: true)
    case .stores: Row("stores")
    case .receivedNotifications: Row("received_notifications")
    case .mention: Row("mentions", isListed: true)
    }
  }

  /// A row of the table of all types.
  package struct Row: Sendable {
    /// The name of the table in a database.
    package let table: String
    package let log: Log
    /// The further column by which the records are found.
    package let column: Column?
    /// Whether requests go through all records of the type, in the order of their addresses.
    package let isListed: Bool

    fileprivate init(
      _ table: String,
      of log: Log = .project,
      column: Column? = nil,
      isListed: Bool = false
    ) {
      (self.table, self.log) = (table, log)
      (self.column, self.isListed) = (column, isListed)
    }
  }

  /// The log of a shared store that orders the changes of a record.
  package enum Log: Sendable {
    /// That of the creation of projects and of the erasures.
    case directory
    /// That of the record's project.
    case project
    /// That of the project which the record is.
    case itself
  }

  /// A column that only some tables have.
  package enum Column: Sendable {
    /// The user who is logged in on a device.
    case user
    /// The moment of the next scheduled change.
    case due
    /// The moment of a remembered answer.
    case answeredAt
  }
}
