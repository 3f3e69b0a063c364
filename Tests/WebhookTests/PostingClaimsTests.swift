import EntitledClient
import Foundation
import TestSupport
import Testing

@testable import entitledWebhook

@Suite("A program posts only with a claim, and from the position that it finds after it")
struct PostingClaimsTests {
  private static func destination(_ claims: PostingClaims) throws -> Destination {
    let found = try claims.call { daemon throws(ClientError) in
      try daemon.destinations(of: "default")
    }
    return try #require(found.first)
  }

  private static func options(_ run: WebhookRun) -> Options {
    var options = Options()
    options.socket = run.daemon.socket
    return options
  }

  @Test("A copy that takes over does not post again what the other copy has posted")
  func takeover() throws {
    let run = try WebhookRun(WebServer())
    let options = Self.options(run)
    let claims = PostingClaims(SocketSearch(given: run.daemon.socket))
    let pipeline = try #require(
      WebhookPipeline(try Self.destination(claims), claims, options)
    )
    try #require(pipeline.start())
    defer { pipeline.stop() }
    try run.live(1...3)
    let newest = try run.newest()
    while pipeline.undeliveredCount < newest { usleep(1000) }
    // What the other copy does.
    try run.call(
      "events.acknowledge",
      #"{"consumer":"\#(pipeline.destination.consumer)","cursor":"\#(newest)"}"#
    )
    #expect(try claims.claim("default"))
    // The workers try again five times a second.
    usleep(600_000)
    #expect(run.server.requests.count == 0)
    pipeline.change(to: try Self.destination(claims))
    claims.allowPosts()
    try run.live(4...5)
    try run.waitUntilDelivered()
    #expect(try run.takenCursors().sorted() == Array((newest + 1)...(try run.newest())))
  }

  @Test("An acknowledgement that brings the position of another program drops the events up to it")
  func foreignPosition() throws {
    let run = try WebhookRun(WebServer())
    let claims = PostingClaims(SocketSearch(given: run.daemon.socket))
    let pipeline = try #require(
      WebhookPipeline(try Self.destination(claims), claims, Self.options(run))
    )
    try run.live(1...2)
    #expect(try claims.claim("default"))
    claims.allowPosts()
    let read = try (1...Int64(try run.newest())).compactMap { cursor in
      try claims.event(at: cursor, in: "default")
    }
    pipeline.enqueue(read, through: "\(read.count)")
    guard case .deliver(let entry, _) = pipeline.nextJob() else {
      Issue.record("there is nothing to deliver")
      return
    }
    #expect(pipeline.isWanted(entry))
    pipeline.noteAcknowledged(entry.cursor + 1)
    #expect(!pipeline.isWanted(entry))
    #expect(pipeline.undeliveredCount == read.count - 2)
  }

  @Test(
    "A slow read for a post delays only its own project",
    arguments: ["revenuecat", "qonversion"]
  )
  func slowRead(format: String) throws {
    let folder = try ScratchFolder()
    let daemon = try DaemonProcess(["--store", "memory:"])
    // Requests of the slow project for a customer never return, until the test lets them.
    let relay = try HeldRequests(at: folder.file("relay"), before: daemon.socket) {
      $0.contains("user.export") && $0.contains("slow")
    }
    defer { relay.close() }
    let line = try daemon.connect()
    let servers = (slow: try WebServer(), fast: try WebServer())
    for (project, url) in [("slow", servers.slow.url), ("fast", servers.fast.url)] {
      try line.result(
        "project.define",
        #"{"project":"\#(project)","rules":"revenuecat","webhooks":[{"url":"\#(url)","#
          + #""secret":"\#(WebhookRun.secret)","format":"\#(format)"}],"#
          + #""products":{"month":{"kind":"subscription","entitlements":["pro"]}}}"#
      )
    }
    func buy(_ transaction: Int) throws {
      for project in ["slow", "fast"] {
        let device = #""project":"\#(project)","device":"d\#(transaction)""#
        try line.result("install", "{\(device)}")
        try line.result("identify", #"{\#(device),"userId":"ann\#(transaction)"}"#)
        try line.result(
          "purchase",
          #"{\#(device),"product":"month","store":"appStore","transactionId":"\#(transaction)","#
            + #""expiresAt":"2099-01-01T00:00:00Z"}"#
        )
      }
    }
    try buy(1)
    let hooks = try ChildProcess(
      DaemonProcess.program("entitled-webhook"),
      ["--socket", relay.socket, "--pause-max", "0.05"],
      environment: ["no_proxy": "*"],
      descriptors: [0, 2, 2]
    )
    // The slow project is asked first, and once it is, the other one goes on all the same.
    while relay.heldCount == 0 { usleep(2000) }
    try buy(2)
    while servers.fast.taken.count < 2 {
      try #require(hooks.poll() == nil)
      usleep(2000)
    }
    #expect(servers.slow.requests.isEmpty)
    relay.release()
    while servers.slow.taken.count < 2 {
      try #require(hooks.poll() == nil)
      usleep(2000)
    }
    hooks.kill(SIGTERM)
    #expect(hooks.wait() == 0)
  }

  @Test("A connection that replaces a lost one has no claim, whatever was asked on it first")
  func replacedConnection() throws {
    let run = try WebhookRun(WebServer())
    try run.live(1...1)
    let claims = PostingClaims(SocketSearch(given: run.daemon.socket))
    #expect(try claims.claim("default"))
    claims.allowPosts()
    let event = try #require(try claims.event(at: 1, in: "default"))
    run.daemon.kill()
    try run.daemon.restart()
    #expect(throws: ClientError.self) { try claims.event(at: 1, in: "default") }
    #expect(throws: ClientError.self) { try claims.event(at: 1, in: "default") }
    #expect(!claims.has("default"))
    #expect(try claims.claim("default"))
    #expect(throws: ClientError.self) { try claims.event(at: 1, in: "default") }
    claims.allowPosts()
    #expect(try claims.event(at: 1, in: "default") == event)
  }
}
