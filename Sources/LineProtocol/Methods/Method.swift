package import IdentityCore

/// One method of the protocol: its name, its params, and whom they concern.
///
/// A method is a file here, a case in `Request` and in the service's switch, and a JSON in
/// `Protocol/methods`; the compiler or a test finds a missing one.
package protocol Method: Sendable {
  /// As it stands on the wire.
  static var name: StaticString { get }
  /// In the order of the contract, the common ones last.
  static var parameters: [StaticString] { get }
  /// The least that a peer must be to call it.
  static var role: Role { get }
  /// Whether it may be one of several requests in one line.
  static var standsInBatch: Bool { get }
  /// Reads the params; what is wrong with one is an error that names it.
  init(_ given: Parameters) throws(RPCError)
  /// Itself, as one of all.
  consuming func asRequest() -> Request
}

extension Method {
  package static var standsInBatch: Bool { true }

  static func request(_ given: consuming Parameters) throws(RPCError) -> Request {
    try Self(given).asRequest()
  }
}

/// What a peer may do; each may do what those before it may.
package enum Role: String, CaseIterable, Comparable, Sendable {
  case read, write, admin

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .read: 0
    case .write: 1
    case .admin: 2
    }
  }
}

/// A method that works in a project.
package protocol ProjectMethod: Method {
  /// `default` where the request names none.
  var project: ProjectID { get }
}

/// A method that writes: it can be rehearsed, and retried without doing anything twice.
package protocol WritingMethod: ProjectMethod {
  /// Whether to rehearse it, and by which key it may be retried.
  var writing: Writing { get }
  /// What the core is sure to ask for: a decision that misses something is begun again.
  func keys(in project: ProjectNumber) -> [RecordKey]
}

extension WritingMethod {
  package func keys(in project: ProjectNumber) -> [RecordKey] { [] }
}

/// What every method that writes takes besides its own.
package struct Writing: Sendable {
  package var isDryRun: Bool
  package var idempotencyKey: [UInt8]?

  static let parameters: [StaticString] = ["project", "dryRun", "idempotencyKey"]

  init(_ given: borrowing Parameters) throws(RPCError) {
    isDryRun = try given.optional("dryRun")?.bool() ?? false
    idempotencyKey = try given.optional("idempotencyKey")?.identifier(of: Void.self).bytes
  }
}

extension Parameters {
  /// The project that a request names; `default` where it names none.
  func project() throws(RPCError) -> ProjectID {
    try optional("project")?.identifier() ?? Project.defaultID
  }

  /// The device or the user that a request is about.
  func subject() throws(RPCError) -> Subject {
    switch try exactlyOne("device", "userId") {
    case .first(let device): .device(try device.identifier())
    case .second(let user): .user(try user.userID())
    }
  }
}
