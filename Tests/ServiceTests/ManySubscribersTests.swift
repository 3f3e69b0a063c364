import LineProtocol
import Service
import TestSupport
import Testing

@Suite("Many subscribers, in process")
struct ManySubscribersTests {
  private static let subscribersCount = 96
  private static let eventsCount = 400

  /// Keeps what each session was sent.
  private final class Receivers: EventSink {
    var received: [ObjectIdentifier: [UInt8]] = [:]
    var count = 0

    func room(for session: ClientSession) -> SinkCapacity { .bytes(.max) }

    func send(_ lines: [UInt8], to session: ClientSession) {
      received[ObjectIdentifier(session), default: []] += lines
      count += lines.count
    }
  }

  @Test("A burst reaches all of them in order, and no turn sends more than its share")
  func burst() throws {
    let line = try InProcessLine()
    let receivers = Receivers()
    let sessions = (0..<Self.subscribersCount).map { _ in
      ClientSession(caller: Caller(uid: 1000, gid: 1000, pid: 1, role: .read))
    }
    let subscribe = Array(#"{"id":1,"method":"events.subscribe"}"#.utf8)
    for session in sessions {
      line.service.beginTurn(now: line.now, uptime: line.uptime)
      line.service.handle(subscribe.span, in: session)
      try notify(receivers, of: line)
      #expect(try JSONTree(line.service.takeReadyReplies(of: session))["result"] != nil)
    }
    // They have caught up with the empty feed.
    try notify(receivers, of: line)

    let service = line.service
    service.beginTurn(now: line.now, uptime: line.uptime)
    for number in 0..<Self.eventsCount {
      let install = #"{"method":"install","params":{"device":"\#(number)"}}"#
      service.handle(Array(install.utf8).span, in: line.session)
    }
    var (turns, longest) = (0, 0)
    repeat {
      receivers.count = 0
      try notify(receivers, of: line)
      longest = max(longest, receivers.count)
      turns += 1
      service.beginTurn(now: line.now, uptime: line.uptime)
    } while service.hasFeedWork && turns < 100

    let first = try #require(receivers.received[ObjectIdentifier(sessions[0])])
    let cursors = try first.split(separator: 0x0A).map {
      try JSONTree(Array($0))["params"]?["cursor"]
    }
    #expect(cursors == (1...Self.eventsCount).map { .string("\($0)") })
    for session in sessions {
      #expect(receivers.received[ObjectIdentifier(session)] == first)
    }
    // All of it is more than 10 MB.
    #expect(first.count * Self.subscribersCount > 10 << 20)
    #expect(longest < 5 << 20)
    #expect(turns > 2)
  }

  private func notify(_ receivers: Receivers, of line: InProcessLine) throws {
    line.service.endTurn()
    _ = line.service.releaseDurable()
    #expect(line.service.notifySubscribers(through: receivers).isEmpty)
  }
}
