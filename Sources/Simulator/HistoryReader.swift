import EntitledClient
import LineProtocol
package import Platform
import Presentation

/// Reads a history: request lines with or without replies, or events of a feed.
package struct HistoryReader {
  private var requests: RequestHistory
  private var events: [(event: JSON, place: String)] = []

  /// Reads a history; `parameters` returns a method's parameter names in contract order.
  package static func read(
    _ bytes: [UInt8],
    parameters: @escaping (_ method: String) -> [String]
  ) throws(UsageError) -> History {
    var reader = HistoryReader(requests: RequestHistory(parameters: parameters))
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      guard !isBlank else { continue }
      let json: JSON
      do throws(JSON.ParsingError) {
        json = try JSON(parsing: Array(line))
      } catch {
        throw UsageError(
          "line \(index + 1) of the history: byte \(error.offset): \(error.reason)",
          hint: "a history has one JSON object on each line: a request, its reply, or an event"
        )
      }
      try reader.read(json, line: index + 1)
    }
    return try reader.finished()
  }

  private init(requests: RequestHistory) {
    self.requests = requests
  }

  private mutating func read(_ json: JSON, line: Int) throws(UsageError) {
    if let entries = json.elements {
      for entry in entries { try read(entry, line: line) }
    } else if json["method"]?.text != nil {
      requests.add(request: json, line: line)
    } else if let listed = json["events"]?.elements ?? json["result"]?["events"]?.elements {
      for event in listed { events.append((event, location(of: event, line))) }
    } else if json["result"] != nil || json["error"] != nil {
      requests.add(reply: json)
    } else if json["kind"]?.text != nil, json["at"]?.text != nil {
      events.append((json, location(of: json, line)))
    } else {
      throw UsageError(
        "line \(line) of the history is not a request, a reply or an event",
        hint: "write requests as on the wire, or export the feed: entitle watch after=0"
      )
    }
  }

  private func location(of event: JSON, _ line: Int) -> String {
    event["cursor"]?.text.map { "event \(Printable.escaped($0))" } ?? "line \(line)"
  }

  private func finished() throws(UsageError) -> History {
    // A log of both directions may contain the same changes again as events.
    guard requests.history.steps.isEmpty else { return try requests.finished() }
    guard !events.isEmpty else {
      throw UsageError(
        "the history has no request that changes something, and no event",
        hint: "write requests as on the wire, or export the feed: entitle watch after=0"
      )
    }
    return try FeedHistory.read(events)
  }
}
