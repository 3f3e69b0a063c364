import Foundation
import IdentityCore
import LineProtocol
import Service
import Storage
import StoreVerification
import TestSupport
import Testing

@Suite("Notifications that wait for their verification")
struct VerificationTests {
  /// Keeps all work until the test runs it.
  private final class StuckVerifier: NotificationVerifier {
    private var work: [@Sendable (AppStoreVerification.Verify) -> Void] = []

    func run(_ work: @escaping @Sendable (AppStoreVerification.Verify) -> Void) {
      self.work.append(work)
    }

    func finish(throwing fault: VerifierFault) {
      for body in work { body { (_) throws(VerifierFault) in throw fault } }
      work = []
    }
  }

  private static let define = #"""
    {"id":0,"method":"project.define","params":{"environment":"any","stores":{"appStore":\#
    {"apps":[{"bundleId":"com.example"}],"environments":["Sandbox"],\#
    "roots":["MAswAgUAMAIFAAMBAA=="]}}}}
    """#

  /// A payload in the form that reaches the verifier, with any signature.
  private static let signed: String = {
    let payload =
      #"{"notificationType":"TEST","notificationUUID":"u","signedDate":1767225600000,"#
      + #""data":{"bundleId":"com.example","environment":"Sandbox"}}"#
    let header = #"{"alg":"ES256","x5c":["AAAA","AAAA","AAAA"]}"#
    let parts = [header, payload, String(repeating: "s", count: 64)].map {
      Data($0.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        .replacing("=", with: "")
    }
    let body = #"{"signedPayload":"\#(parts.joined(separator: "."))"}"#
    return #"{"id":1,"method":"store.notify","params":{"store":"appStore","payload":"#
      + "\(JSONTree.string(body))}}"
  }()

  private func reply(_ session: ClientSession, of service: Service) throws -> [JSONTree] {
    let bytes = service.takeReadyReplies(of: session)
    return try bytes.split(separator: 0x0A).map { try JSONTree(Array($0)) }
  }

  private func send(_ line: String, _ session: ClientSession, to service: Service) {
    service.beginTurn(now: Moment(milliseconds: 1_795_000_000_000), uptime: .zero)
    service.handle(Array(line.utf8).span, in: session)
    service.endTurn()
    _ = service.releaseDurable()
  }

  private func connection() -> ClientSession {
    ClientSession(caller: Caller(uid: 1, gid: 1, pid: 1, role: .admin))
  }

  @Test("At most 256 wait, and only lines behind them on their connection wait as well")
  func waiting() throws {
    let (store, verifier) = (MemoryStore(), StuckVerifier())
    let service = try Service(
      reader: store.openReader(),
      committer: InlineCommitter(store),
      verifier: verifier,
      now: Moment(milliseconds: 1_795_000_000_000)
    )
    let others = connection()
    send(Self.define, others, to: service)
    #expect(try reply(others, of: service).first?["result"] != nil)
    let callers = (0..<257).map { _ in connection() }
    for caller in callers {
      send(Self.signed, caller, to: service)
      send(#"{"id":2,"method":"server.ping"}"#, caller, to: service)
    }
    let refused = try reply(callers[256], of: service)
    #expect(refused.first?["error"]?["data"]?["kind"] == "overloaded")
    #expect(refused.first?["error"]?["data"]?["httpStatus"] == .number("503"))
    #expect(refused.count == 2)
    for caller in callers.dropLast() { #expect(try reply(caller, of: service).isEmpty) }
    send(#"{"id":3,"method":"server.ping"}"#, others, to: service)
    #expect(try reply(others, of: service).count == 1)
    verifier.finish(throwing: .failed)
    service.beginTurn(now: Moment(milliseconds: 1_795_000_000_000), uptime: .zero)
    while service.hasWork {
      while service.workOn() {}
      service.beginTurn(now: Moment(milliseconds: 1_795_000_000_000), uptime: .zero)
    }
    service.endTurn()
    _ = service.releaseDurable()
    for caller in callers.dropLast() {
      let replies = try reply(caller, of: service)
      #expect(replies.count == 2)
      #expect(replies.first?["error"]?["data"]?["kind"] == "verifierFailed")
      #expect(replies.last?["id"] == .number("2"))
    }
  }

  @Test("A service without libcrypto says so")
  func missing() throws {
    let store = MemoryStore()
    let service = try Service(
      reader: store.openReader(),
      committer: InlineCommitter(store),
      now: Moment(milliseconds: 1_795_000_000_000)
    )
    let caller = connection()
    for line in [Self.define, Self.signed, #"{"id":2,"method":"server.ping"}"#] {
      send(line, caller, to: service)
    }
    service.beginTurn(now: Moment(milliseconds: 1_795_000_000_000), uptime: .zero)
    while service.workOn() {}
    service.endTurn()
    _ = service.releaseDurable()
    let replies = try reply(caller, of: service)
    #expect(replies.count == 3)
    #expect(replies[1]["error"]?["code"] == .number("1502"))
  }
}

@Suite(
  "Signed notifications of the App Store's test data",
  .enabled(if: PublicSuites.areThere, Comment(rawValue: PublicSuites.absence))
)
struct SignedNotificationTests {
  private static func line() throws -> InProcessLine {
    let line = try InProcessLine()
    let root = Data(try PublicSuites.read("appstore/certs/testCA.der")).base64EncodedString()
    try line.result(
      "project.define",
      #"{"environment":"any","stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"#
        + #""environments":["Sandbox"],"roots":["\#(root)"]}}}"#
    )
    return line
  }

  private static func body() throws -> String {
    let text = try PublicSuites.read("appstore/mock_signed_data/testNotification").filter {
      $0 > 32
    }
    return #"{"signedPayload":"\#(String(decoding: text, as: UTF8.self))"}"#
  }

  @Test("A test notification is verified and ignored, and counts once")
  func verified() throws {
    let line = try Self.line()
    let params = #"{"store":"appStore","payload":\#(JSONTree.string(try Self.body()))}"#
    let first = try line.result("store.notify", params)
    #expect(first["outcome"] == "ignored" && first["why"] == "test")
    #expect(first["notification"]?["type"] == "TEST")
    #expect(try line.result("store.notify", params)["outcome"] == "repeated")
  }

  @Test("A change of any byte is refused with a reason, or leaves no signed text")
  func flipped() throws {
    let line = try Self.line()
    let body = Array(try Self.body().utf8)
    let text = 18..<body.count - 2
    for place in text {
      var changed = body
      changed[place] ^= 1
      let payload = JSONTree.string(String(decoding: changed, as: UTF8.self))
      let error = try line.refusal(
        of: #"{"id":1,"method":"store.notify","params":{"store":"appStore","payload":\#(payload)}}"#
      )
      #expect(error["data"]?["kind"] == "unverified", "byte \(place)")
    }
    try line.result("server.ping", "{}")
  }

  @Test("Giant and nested payloads are refused, and the daemon goes on")
  func hostile() throws {
    let line = try Self.line()
    let nested = String(repeating: "[", count: 100_000)
    let wide = "{" + (0..<20_000).map { #""a\#($0)":1"# }.joined(separator: ",") + "}"
    let dots = String(repeating: ".", count: 200_000)
    for payload in [
      nested, wide, dots, #"{"signedPayload":"\#(dots)"}"#, "\u{0}", "{\"a\":\"\\u0000\"}",
    ] {
      let error = try line.refusal(
        of: #"{"id":1,"method":"store.notify","params":{"store":"appStore","payload":"#
          + "\(JSONTree.string(payload))}}"
      )
      #expect(error["data"]?["reason"] == "malformed")
    }
    let long = String(repeating: "x", count: 262_145)
    let error = try line.refusal(
      of: #"{"id":1,"method":"store.notify","params":{"store":"appStore","payload":"\#(long)"}}"#
    )
    #expect(error["data"]?["limit"] == .number("262144"))
  }
}
