import Foundation
import IdentityCore
import TestSupport
import Testing

/// A daemon whose project has a webhook, and the copies of the program that post to it.
final class WebhookRun {
  static let secret = "a secret that nobody may see"
  let daemon: DaemonProcess
  let server: WebServer
  /// The running copies, oldest first.
  private var children: [ChildProcess] = []

  init(
    _ server: WebServer,
    format: String = "entitled",
    _ definition: String =
      #""rules":"purchasely","products":{"month":{"kind":"subscription","entitlements":["pro"]}}"#
  ) throws {
    self.server = server
    daemon = try DaemonProcess()
    try define(
      #"{"url":"\#(server.url)","secret":"\#(Self.secret)","format":"\#(format)"}"#,
      definition
    )
  }

  func define(_ webhooks: String, _ others: String = #""environment":"production""#) throws {
    try call("project.define", #"{"webhooks":[\#(webhooks)],\#(others)}"#)
  }

  @discardableResult
  func call(_ method: String, _ params: String) throws -> JSONTree {
    try daemon.connect().result(method, params)
  }

  /// Emits events for these users, each with a login and a purchase.
  func live(_ users: ClosedRange<Int>) throws {
    let line = try daemon.connect()
    for user in users {
      try line.result("install", #"{"device":"d\#(user)","userId":"u\#(user)"}"#)
      try line.result(
        "purchase",
        #"{"device":"d\#(user)","product":"month","store":"appStore","transactionId":"\#(user)"}"#
      )
    }
  }

  /// Returns the cursor of the newest event.
  func newest() throws -> Int {
    let counts = try call("project.describe", "{}")["project"]?["counts"]
    guard case .number(let events)? = counts?["events"] else { return 0 }
    return Int(events) ?? 0
  }

  // Running the program.

  /// No post fails only because the machine is slow: tests count the posts.
  private let pace = ["--pause-max", "0.05", "--timeout", "10"]

  private func launch(_ options: [String]) throws -> ChildProcess {
    let log = unsafe open(
      daemon.folder.file("hooks"),
      O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC,
      0o600
    )
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { for descriptor in [log, null] { close(descriptor) } }
    return try ChildProcess(
      DaemonProcess.program("entitled-webhook"),
      ["--socket", daemon.socket] + options,
      environment: ["no_proxy": "*"],
      descriptors: [null, null, log]
    )
  }

  /// Starts a copy of the program.
  func start(_ options: String...) throws {
    children.append(try launch(pace + options))
  }

  /// Ends all copies; returns the highest exit code.
  @discardableResult
  func stop(_ signal: Int32 = SIGTERM) -> Int32 {
    for child in children { child.kill(signal) }
    defer { children = [] }
    return children.map { $0.wait() }.max() ?? 0
  }

  /// Kills a copy: the one with the process id `pid`, or else the one at `index`.
  func kill(pid: Int? = nil, at index: Int = 0) throws {
    let index = pid.flatMap { pid in children.firstIndex { Int($0.pid) == pid } } ?? index
    let child = children.remove(at: index)
    child.kill(SIGKILL)
    child.wait()
  }

  func signal(_ number: Int32) { for child in children { child.kill(number) } }

  /// Runs the program with --once; returns its exit code.
  func once(_ options: String...) throws -> Int32 {
    try launch(pace + ["--once"] + options).wait()
  }

  /// Runs the program with --test; returns its exit code.
  func test() throws -> Int32 {
    try launch(["--timeout", "5", "--test"]).wait()
  }

  /// Returns the state of the webhook.
  func state() throws -> JSONTree {
    try #require(try call("webhook.list", "{}")["webhooks"]?[0])
  }

  /// Returns the process that posts.
  func poster() throws -> Int? {
    try call("webhook.list", "{}")["poster"]?["pid"]?.integer
  }

  /// Waits until every event is delivered and acknowledged.
  func waitUntilDelivered() throws {
    try waitUntil { try state()["backlog"]?.integer == 0 }
  }

  var log: String {
    (try? String(contentsOfFile: daemon.folder.file("hooks"), encoding: .utf8)) ?? ""
  }

  // Checking what arrived.

  /// Waits for a condition, as long as the program runs.
  func waitUntil(_ isSo: () throws -> Bool) rethrows {
    while try !isSo() {
      if let code = children.lazy.compactMap({ $0.poll() }).first {
        Issue.record("entitled-webhook ended with \(code): \(log)")
        return
      }
      usleep(2000)
    }
  }

  /// Returns the cursors of the accepted posts, in order.
  func takenCursors() throws -> [Int] { try server.taken.map { try Self.cursor($0) } }

  static func cursor(_ request: WebServer.Request) throws -> Int {
    guard let cursor = Int(try JSONTree(request.body)["cursor"]?.text ?? "") else {
      throw CocoaError(.coderValueNotFound)
    }
    return cursor
  }

  /// Expects that every event arrived, signed, in order for each user.
  func expectAll(through newest: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
    var arrived: Set<Int> = []
    var last: [String: Int] = [:]
    for request in server.taken {
      let cursor = try Self.cursor(request)
      guard arrived.insert(cursor).inserted else { continue }
      let user = try JSONTree(request.body)["user"]?.text ?? ""
      #expect(last[user] ?? 0 < cursor, "of \(user)", sourceLocation: sourceLocation)
      last[user] = cursor
    }
    #expect(arrived == Set(1...newest), sourceLocation: sourceLocation)
    for request in server.requests {
      #expect(Self.isSigned(request), sourceLocation: sourceLocation)
    }
  }

  static func isSigned(_ request: WebServer.Request, with secret: String = secret) -> Bool {
    guard let id = request.headers["webhook-id"], let time = request.headers["webhook-timestamp"],
      let signatures = request.headers["webhook-signature"]
    else { return false }
    let digest = HMAC.digest(
      of: Array("\(id).\(time).".utf8) + request.body,
      key: Array(secret.utf8)
    )
    let expected = "v1,\(Data(digest.bytes).base64EncodedString())"
    return signatures.split(separator: " ").contains { $0 == expected }
  }
}

extension JSONTree {
  /// A number without a fraction.
  var integer: Int? {
    if case .number(let text) = self { Int(text) } else { nil }
  }
}
