import Glibc
import LineProtocol
import Platform
import SocketServer

/// The server side of a check: listens, records the traffic, and sends scripted replies.
final class ScriptedServer {
  private let path: String
  private let check: Check
  private let inProcessDaemon: InProcessDaemon
  private var listener: ListeningSocket?
  private var peers: [Peer] = []
  private var actsDone = 0
  /// Watched requests without a reply yet.
  private var gathered: [ReceivedLine] = []
  private var gatheredAt = ContinuousClock.now

  /// All lines, in the order of arrival.
  private(set) var lines: [ReceivedLine] = []
  /// The largest number of watched requests that arrived before a reply.
  private(set) var underWayMost = 0
  /// Whether a client did not read what the server sent.
  private(set) var wasStuck = false

  init(path: String, check: Check, inProcessDaemon: InProcessDaemon) throws(SocketError) {
    self.path = path
    self.check = check
    self.inProcessDaemon = inProcessDaemon
    try appear()
  }

  /// Whether no client is connected.
  var isDeserted: Bool { peers.allSatisfy { $0.hasEnded || $0.number == nil } }

  func appear() throws(SocketError) {
    listener = try ListeningSocket(path: path, access: .owner)
  }

  func vanish() {
    listener = nil
    hangUp()
  }

  func hangUp() {
    for peer in peers { peer.close() }
  }

  /// Serves what arrives within 100 ms; returns early if `other` is readable.
  func turn(beside other: Int32?) {
    var descriptors: [(Int32, Polling.Interest)] = []
    if let number = listener?.descriptor.number { descriptors.append((number, .reading)) }
    if let other { descriptors.append((other, .reading)) }
    let open = peers.indices.filter { !peers[$0].hasEnded && peers[$0].number != nil }
    descriptors += open.compactMap { index in peers[index].number.map { ($0, .reading) } }
    let ready = Polling.wait(for: descriptors, milliseconds: 100)
    for index in open where peers[index].number.map(ready.contains) ?? false { read(index) }
    admit()
    stopGathering()
  }

  private func admit() {
    while let client = try? listener?.accept() { peers.append(Peer(client)) }
  }

  private func read(_ index: Int) {
    if check.resetsFirstConnection, index == 0 { return peers[index].close() }
    peers[index].read()
    while let bytes = peers[index].nextLine() {
      let line = ReceivedLine(connection: index, bytes: bytes)
      lines.append(line)
      handle(line)
    }
  }

  private func handle(_ line: ReceivedLine) {
    guard line.isRequest(of: check.watches), let act = nextAct else { return answer(line) }
    gathered.append(line)
    gatheredAt = .now
    let requests = gathered.flatMap(\.requests)
    underWayMost = max(underWayMost, requests.count)
    if requests.count >= act.count { play(act.moves) }
  }

  private var nextAct: ScriptedReply? {
    if actsDone < check.acts.count { return check.acts[actsDone] }
    return check.isLastActRepeated ? check.acts.last : nil
  }

  private func play(_ moves: [DaemonAction]) {
    let lines = gathered
    gathered = []
    actsDone += 1
    for move in moves { make(move, for: lines) }
  }

  private func make(_ move: DaemonAction, for lines: [ReceivedLine]) {
    let requests = Self.inOrder(lines)
    let ids = requests.map { $0.id ?? Array("null".utf8) }
    switch move {
    case .real:
      for line in lines { answer(line) }
    case .line(let text):
      send(Self.line(text, ids), for: requests, naming: text)
    case .together(let texts):
      send(texts.flatMap { Self.line($0, ids) }, for: requests, naming: "")
    case .pieces(let text, let count):
      let whole = Self.line(text, ids)
      for start in stride(from: 0, to: whole.count, by: count) {
        send(Array(whole[start...].prefix(count)), for: requests, naming: text)
      }
    case .part(let text, let count):
      let whole = Self.line(text, ids)
      send(Array(whole.prefix(count ?? whole.count - 1)), for: requests, naming: text)
    case .bytes(let bytes):
      send(bytes, for: requests, naming: "")
    case .close:
      for line in lines { peers[line.connection].close() }
    }
  }

  /// Returns the requests sorted by their `echo` param.
  ///
  /// A client may send simultaneous calls in any order.
  private static func inOrder(_ lines: [ReceivedLine]) -> [ReceivedRequest] {
    let requests = lines.flatMap(\.requests).map { ($0.param("echo") ?? [], $0) }
    return requests.enumerated().sorted { left, right in
      if left.element.0 == right.element.0 { return left.offset < right.offset }
      return left.element.0.lexicographicallyPrecedes(right.element.0)
    }.map(\.element.1)
  }

  /// Sends to the connection of the request that a text names, or of the first request.
  private func send(_ bytes: [UInt8], for requests: [ReceivedRequest], naming text: String) {
    let named = requests.indices.first { text.contains("$\($0)") } ?? 0
    guard requests.indices.contains(named) else { return }
    send(bytes, to: requests[named].connection)
  }

  private func answer(_ line: ReceivedLine) {
    let bytes = line.bytes.last == 0x0D ? Array(line.bytes.dropLast()) : line.bytes
    guard !bytes.isEmpty else { return }
    send(inProcessDaemon.answer(bytes, on: line.connection), to: line.connection)
  }

  private func send(_ bytes: [UInt8], to index: Int) {
    // Wait until the client has read the earlier pieces, so that each piece arrives alone.
    guard peers[index].awaitReader(waitLimits: WaitLimits.reading) else {
      wasStuck = true
      return peers[index].close()
    }
    guard peers[index].number != nil else { return }
    if !peers[index].send(bytes, waitLimits: WaitLimits.reader) {
      // Unread bytes show that the client is still connected but does not read.
      wasStuck = wasStuck || peers[index].number.map(Polling.unreadBytes) ?? 0 > 0
      peers[index].close()
    }
  }

  /// Stops waiting for more simultaneous requests after the limit.
  private func stopGathering() {
    guard !gathered.isEmpty, ContinuousClock.now > gatheredAt + WaitLimits.gathering else { return }
    play([.real])
  }

  private static func line(_ text: String, _ ids: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), let digit = rest.first, (0x30...0x39).contains(digit) {
        rest.removeFirst()
        let place = Int(digit - 0x30)
        bytes += place < ids.count ? ids[place] : Array("null".utf8)
      } else {
        bytes.append(byte)
      }
    }
    return bytes + [0x0A]
  }
}

/// Timeouts that only a faulty client or driver reaches.
enum WaitLimits {
  /// For a driver's reply, in addition to the time of the task itself.
  static let driver: Duration = .seconds(15)
  /// For a driver's exit.
  static let end: Duration = .seconds(2)
  /// For a client that does not read.
  static let reader: Duration = .seconds(5)
  /// For a client to read each piece.
  static let reading: Duration = .seconds(5)
  /// For requests that should be under way at once.
  static let gathering: Duration = .seconds(3)
}
