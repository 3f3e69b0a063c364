package import IdentityCore

/// A method of the protocol: its name and its params.
///
/// Each method is a JSON file in `Protocol/methods`, from which `clients/generate` makes its type
/// and its case in `Request`. By hand are the writer of its result, its checks, and its case in the
/// service's switch, which the compiler asks for.
package protocol Method: Sendable {
  /// The name on the wire.
  static var name: StaticString { get }
  /// What the method does, in a sentence.
  static var summary: StaticString { get }
  /// The names of the parameters in the order of the contract; common parameters come last.
  static var parameters: [StaticString] { get }
  /// The lowest role that may call the method.
  static var role: Role { get }
  /// Whether the method may be part of a batch.
  static var standsInBatch: Bool { get }
  /// Reads the params; throws an error that names the invalid parameter.
  init(_ given: Parameters) throws(RPCError)
  /// Returns the method as a case of `Request`.
  consuming func asRequest() -> Request
}

extension Method {
  package static var standsInBatch: Bool { true }

  /// Checks the params against each other; a method that has something to check replaces it.
  @inline(__always)
  func check() throws(RPCError) {}

  static func request(_ given: consuming Parameters) throws(RPCError) -> Request {
    try Self(given).asRequest()
  }
}

/// The permissions of a peer; each role includes those before it.
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

/// A method that works within a project.
package protocol ProjectMethod: Method {
  /// The project; `default` if the request names none.
  var project: ProjectID { get }
}

/// A method that writes; it supports dry runs and idempotent retries.
package protocol WritingMethod: ProjectMethod {
  /// The options for a dry run and for idempotent retries.
  var writing: Writing { get }
  /// Returns the records that the core certainly needs.
  ///
  /// Loading them first avoids a second attempt; a shared store brings them with the lock.
  func keys(in project: ProjectNumber) -> [RecordKey]
}

extension WritingMethod {
  package func keys(in project: ProjectNumber) -> [RecordKey] { [] }
}

/// The parameters that all writing methods share.
package struct Writing: Sendable {
  package var isDryRun: Bool
  package var idempotencyKey: [UInt8]?

  init(_ given: borrowing Parameters) throws(RPCError) {
    isDryRun = try given.optional("dryRun")?.bool() ?? false
    idempotencyKey = try given.optional("idempotencyKey")?.identifier(of: Void.self).bytes
  }
}

extension Parameters {
  /// Reads the project id; `default` if the request names none.
  func project() throws(RPCError) -> ProjectID {
    try optional("project")?.identifier() ?? Project.defaultID
  }

  /// Reads the user or device, of which the request may name at most one.
  func optionalSubject() throws(RPCError) -> Subject? {
    optional("device") == nil && optional("userId") == nil ? nil : try subject()
  }

  /// Reads the device or the user that a request is about.
  func subject() throws(RPCError) -> Subject {
    switch try exactlyOne("device", "userId") {
    case .first(let device): .device(try device.identifier())
    case .second(let user): .user(try user.userID())
    }
  }
}
