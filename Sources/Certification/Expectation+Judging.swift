import LineProtocol

extension Expectation {
  /// Compares the expectation with a client's traffic; returns nil if it is met.
  func difference(on wire: ScriptedServer, watching method: String) -> Difference? {
    let requests = wire.lines.flatMap(\.requests)
    let watched = requests.filter { $0.method == method }
    switch self {
    case .lineEnds, .noEmptyLines, .batch: return framing(wire.lines)
    case .version, .idKinds, .idsDiffer: return envelope(requests)
    case .params, .param, .sameParams: return params(watched)
    case .sent(let count):
      return Self.expect(watched.count == count, "\(method) sent \(times(count))") {
        "it was sent \(times(watched.count))"
      }
    case .sentAtMost(let count):
      let isRight = 1...count ~= watched.count
      return Self.expect(isRight, "\(method) sent once, and at most \(times(count))") {
        "it was sent \(times(watched.count))"
      }
    case .connections(let count):
      let found = Set(watched.map(\.connection)).count
      return Self.expect(found == count, "requests on \(count) connection(s)") { "\(found)" }
    case .underWay(let count):
      return Self.expect(wire.underWayMost >= count, "\(count) requests under way at once") {
        "\(wire.underWayMost)"
      }
    case .readsWhileSending:
      return Self.expect(!wire.wasStuck, "that replies are read while requests are sent") {
        "a client that sends and does not read"
      }
    case .closed:
      return Self.expect(wire.isDeserted, "that the connection ends") { "it is still open" }
    }
  }

  private func framing(_ lines: [ReceivedLine]) -> Difference? {
    switch self {
    case .lineEnds:
      Self.expect(lines.allSatisfy { $0.bytes.last != 0x0D }, "a line feed") {
        "a carriage return and a line feed"
      }
    case .noEmptyLines:
      Self.expect(lines.allSatisfy { !$0.bytes.isEmpty && $0.bytes != [0x0D] }, "no empty line") {
        "an empty line"
      }
    case .batch(let count):
      Self.expect(
        lines.contains { $0.isBatch && $0.requests.count == count },
        "a line that is a list of \(count) requests"
      ) { "\(lines.count) line(s), and none that is" }
    default: nil
    }
  }

  private func envelope(_ requests: [ReceivedRequest]) -> Difference? {
    switch self {
    case .version:
      let other = requests.compactMap(\.version).first { $0 != Array(#""2.0""#.utf8) }
      return Self.expect(other == nil, #""jsonrpc":"2.0", or none"#) { Self.text(other) }
    case .idKinds:
      let other = requests.first { !Self.isPlain($0.id) }
      return Self.expect(other == nil, "a string or a whole number as id") {
        other?.id.map { "the id \(Self.text($0))" } ?? "no id"
      }
    case .idsDiffer:
      let all = requests.map { "\($0.connection) \(Self.text($0.id))" }
      return Self.expect(Set(all).count == all.count, "ids that differ") {
        requests.map { Self.text($0.id) }.joined(separator: ", ")
      }
    default: return nil
    }
  }

  private func params(_ watched: [ReceivedRequest]) -> Difference? {
    switch self {
    case .params(let wanted):
      let found = watched.first?.params
      let isEqual = found.map { JSONPattern.areEqual($0, Array(wanted.utf8)) } ?? false
      return Self.expect(isEqual, "the params \(wanted)") { Self.text(found) }
    case .param(let index, let name, let wanted):
      let found = watched.indices.contains(index) ? watched[index].param(name) : nil
      let isEqual = found.map { JSONPattern.areEqual($0, Array(wanted.utf8)) } ?? false
      return Self.expect(isEqual, "\(name) is \(wanted) in request \(index + 1)") {
        Self.text(found)
      }
    case .sameParams:
      let all = watched.compactMap(\.params)
      let other = all.first { !JSONPattern.areEqual($0, all[0]) }
      return Self.expect(other == nil, "\(Self.text(all.first)) again") { Self.text(other) }
    default: return nil
    }
  }

  private static func expect(
    _ isRight: Bool,
    _ wanted: String,
    _ got: () -> String
  ) -> Difference? {
    isRight ? nil : Difference(wanted: wanted, got: got())
  }

  /// Whether an id is a string, or a number without a fraction or an exponent.
  private static func isPlain(_ id: [UInt8]?) -> Bool {
    guard let id, let first = id.first else { return false }
    return first == UInt8(ascii: "\"")
      || id.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
  }

  private static func text(_ bytes: [UInt8]?) -> String {
    bytes.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
  }

  private func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}
