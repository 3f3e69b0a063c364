/// Every way in which a request can fail: the closed table of the protocol.
///
/// The raw value is the contract, and a `code` never changes its meaning.
package enum ErrorKind: String, CaseIterable, Sendable {
  case parseError
  case invalidRequest
  case messageTooLarge
  case batchTooLarge
  case notInBatch
  case unknownMethod
  case invalidParams
  case internalError
  case permissionDenied
  case unknownDevice
  case unknownUser
  case blockedUserId
  case userIdTooLong
  case reservedUserId
  case alreadyAnonymous
  case unknownProject
  case unknownPurchase
  case purchaseHeldByAnother
  case unknownEntitlement
  case notAManualGrant
  case clockNotManual
  case cannotUndo
  case unknownConsumer
  case idempotencyConflict
  case storageFull
  case storageFailed
  case overloaded
  case tooManyConnections
  case shuttingDown

  /// The number on the wire; several kinds may share one.
  package var code: Int {
    switch self {
    case .parseError: -32700
    case .invalidRequest, .messageTooLarge, .batchTooLarge, .notInBatch: -32600
    case .unknownMethod: -32601
    case .invalidParams: -32602
    case .internalError: -32603
    case .permissionDenied: 1000
    case .unknownDevice: 1100
    case .unknownUser: 1101
    case .blockedUserId: 1102
    case .userIdTooLong: 1103
    case .reservedUserId: 1104
    case .alreadyAnonymous: 1105
    case .unknownProject: 1200
    case .unknownPurchase: 1201
    case .purchaseHeldByAnother: 1202
    case .unknownEntitlement: 1203
    case .notAManualGrant: 1204
    case .clockNotManual: 1205
    case .cannotUndo: 1206
    case .unknownConsumer: 1207
    case .idempotencyConflict: 1300
    case .storageFull: 1400
    case .storageFailed: 1401
    case .overloaded: 1402
    case .tooManyConnections: 1403
    case .shuttingDown: 1404
    }
  }

  /// Whether the very same request may succeed a little later.
  package var isRetryable: Bool {
    switch self {
    case .storageFull, .overloaded, .shuttingDown: true
    default: false
    }
  }

  /// What to do about it, where that is always the same.
  package var hint: String? {
    switch self {
    case .parseError:
      "send one JSON text a line, as in {\"id\":1,\"method\":\"server.ping\"}"
    case .messageTooLarge: "split the request, or raise the daemon's limit"
    case .batchTooLarge: "split the batch; lines may be sent without waiting for replies"
    case .notInBatch: "send it as a line of its own"
    case .unknownMethod: "server.describe lists the methods"
    case .unknownDevice: "make the device known with install first"
    case .unknownUser: "identify a device with this user id first"
    case .alreadyAnonymous: "there is nobody to log out; identify comes first"
    case .unknownProject: "project.list shows the projects, project.define makes one"
    case .unknownPurchase: "record it with purchase first"
    case .notAManualGrant: "only what grant gave can be revoked"
    case .clockNotManual: "choose the manual clock with project.define, before the first device"
    case .unknownConsumer: "a consumer is made by events.acknowledge"
    case .idempotencyConflict: "use a new idempotencyKey for a new request"
    case .storageFull: "make room on the disk; reading goes on meanwhile"
    case .overloaded: "wait a moment, then send it again"
    case .tooManyConnections: "close connections, or send more on each; one is enough for many"
    case .shuttingDown: "connect again in a moment"
    case .invalidRequest, .invalidParams, .internalError, .permissionDenied, .blockedUserId,
      .userIdTooLong, .reservedUserId, .purchaseHeldByAnother, .unknownEntitlement, .cannotUndo,
      .storageFailed:
      nil
    }
  }
}
