import IdentityCore
import LineProtocol
import Storage
import TestSupport
import Testing

@testable import Service

@Suite("Pending bytes over all sessions")
struct UncommittedReplyTests {
  private let store = MemoryStore()
  private let committer: StagedCommitter
  private let line: InProcessLine
  private let others: [ClientSession]

  private var service: Service { line.service }

  init() throws {
    committer = try StagedCommitter(store)
    line = try InProcessLine(store: store, committer: committer)
    others = (0..<3).map { number in
      ClientSession(caller: Caller(uid: 0, gid: 0, pid: Int32(number), role: .admin))
    }
    try committer.commit()
    line.release()
  }

  /// Makes each session but the last create a device and then send a ping.
  private func ask() {
    service.beginTurn(now: line.now, uptime: .zero)
    for (number, session) in others.dropLast().enumerated() {
      for text in [
        #"{"id":1,"method":"install","params":{"device":"d\#(number)"}}"#,
        #"{"id":2,"method":"server.ping"}"#,
      ] {
        service.handle(Array(text.utf8).span, in: session)
      }
    }
    service.endTurn()
    _ = service.releaseDurable()
  }

  private func limit(to bytes: Int) {
    var limits = ServiceLimits()
    limits.uncommittedReplyBytesMax = bytes
    service.adopt(limits, furtherLimits: [])
  }

  @Test("At the limit lines are taken; beyond it they wait until the disk has caught up")
  func limit() throws {
    ask()
    let bytes = others.reduce(0) { $0 + $1.owedBytes }
    #expect(bytes > 0 && service.replyQueue.bytes == bytes)
    limit(to: bytes)
    #expect(service.backlog(of: others[2]) == 0)
    limit(to: bytes - 1)
    #expect(service.backlog(of: others[2]) == .max)
    try committer.commit()
    for session in service.releaseDurable() { _ = service.takeReadyReplies(of: session) }
    #expect(service.backlog(of: others[2]) == 0)
    #expect(service.replyQueue.bytes == 0)
  }

  @Test("Replies to a disconnected client are not counted")
  func gone() throws {
    ask()
    let bytes = others[1].owedBytes
    service.forget(others[0])
    #expect(others[0].owedBytes == 0 && service.replyQueue.bytes == bytes)
    try committer.commit()
    for session in service.releaseDurable() { service.forget(session) }
    #expect(service.replyQueue.bytes == 0)
    // The request itself was carried out.
    try line.result("userInfo", #"{"device":"d0"}"#)
  }

  @Test("Replies that are decided again after a failed commit are counted again")
  func rolledBack() {
    ask()
    committer.fail(.full)
    let settled = service.releaseDurable()
    let bytes = others.reduce(0) { $0 + $1.owedBytes }
    #expect(bytes > 0 && service.replyQueue.bytes == bytes)
    for session in settled { _ = service.takeReadyReplies(of: session) }
    #expect(service.replyQueue.bytes == 0)
  }
}
