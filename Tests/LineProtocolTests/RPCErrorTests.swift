import IdentityCore
import LineProtocol
import Testing

@Suite("Errors on the wire")
struct RPCErrorTests {
  @Test("The table of kinds and codes never changes")
  func table() {
    let codes: [(String, Int)] = [
      ("parseError", -32700), ("invalidRequest", -32600), ("messageTooLarge", -32600),
      ("batchTooLarge", -32600), ("notInBatch", -32600), ("unknownMethod", -32601),
      ("invalidParams", -32602), ("internalError", -32603), ("permissionDenied", 1000),
      ("unknownDevice", 1100), ("unknownUser", 1101), ("blockedUserId", 1102),
      ("userIdTooLong", 1103), ("reservedUserId", 1104), ("alreadyAnonymous", 1105),
      ("unknownProject", 1200), ("unknownPurchase", 1201), ("purchaseHeldByAnother", 1202),
      ("unknownEntitlement", 1203), ("notAManualGrant", 1204), ("clockNotManual", 1205),
      ("cannotUndo", 1206), ("unknownConsumer", 1207), ("unknownWebhook", 1208),
      ("productInUse", 1209), ("idempotencyConflict", 1300), ("storageFull", 1400),
      ("storageFailed", 1401), ("overloaded", 1402), ("tooManyConnections", 1403),
      ("shuttingDown", 1404), ("storageUnavailable", 1405), ("unverified", 1500),
      ("storeNotConfigured", 1501), ("verifierMissing", 1502), ("verifierFailed", 1503),
    ]
    #expect(ErrorKind.allCases.map(\.rawValue) == codes.map(\.0))
    #expect(ErrorKind.allCases.map(\.code) == codes.map(\.1))
    let retryable: [ErrorKind] = [
      .storageFull, .overloaded, .shuttingDown, .storageUnavailable, .storeNotConfigured,
      .verifierMissing, .verifierFailed,
    ]
    #expect(ErrorKind.allCases.filter(\.isRetryable) == retryable)
  }

  @Test("An error omits missing members, but always has a hint and retryable")
  func smallest() {
    let error = RPCError(.internalError, "a \"bug\"")
    #expect(
      written { error.write(to: &$0) }
        == "{\"code\":-32603,\"message\":\"a \\\"bug\\\"\","
        + "\"data\":{\"kind\":\"internalError\","
        + "\"hint\":\"look for the reference in the daemon's log, and report it\","
        + "\"retryable\":false}}"
    )
  }

  @Test("An error lists field, hint and details in order")
  func fullest() {
    let holder: UserID = "ada"
    var error = RPCError(
      .purchaseHeldByAnother,
      "another holds it",
      field: "/userId",
      hint: "restore it"
    )
    .with("holder", holder).with("rule", "keep").with("limit", 3).with("nearest", ["a", "b"])
    .with("offset") { $0.null() }
    error.isRetryable = true
    #expect(
      written { error.write(to: &$0) }
        == "{\"code\":1202,\"message\":\"another holds it\",\"data\":{"
        + "\"kind\":\"purchaseHeldByAnother\",\"field\":\"/userId\",\"hint\":\"restore it\","
        + "\"retryable\":true,\"holder\":\"ada\",\"rule\":\"keep\",\"limit\":3,"
        + "\"nearest\":[\"a\",\"b\"],\"offset\":null}}"
    )
  }

  @Test("A kind has a default hint, which an error can replace")
  func hints() {
    #expect(RPCError(.unknownDevice, "m").hint == ErrorKind.unknownDevice.hint)
    #expect(RPCError(.unknownDevice, "m", hint: "h").hint == "h")
    #expect(RPCError(.unknownDevice, "m").hint?.contains("install") == true)
  }

  @Test("A parse error reports its offset")
  func parseError() throws {
    let error = #expect(throws: JSONError.self) { try json("[1,]") }
    let output = written { RPCError(error ?? JSONError(offset: 0, reason: "")).write(to: &$0) }
    #expect(output.hasPrefix("{\"code\":-32700,\"message\":\"byte 3: "))
    #expect(output.hasSuffix("\"retryable\":false,\"offset\":3}}"))
  }
}
