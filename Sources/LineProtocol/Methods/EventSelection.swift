package import IdentityCore

/// The events that a reader requests, and where they begin.
package struct EventSelection: Sendable {
  package let start: Start
  package let limit: Int
  package let user: UserID?
  package let kinds: [Event.Kind]?
  package let project: ProjectID

  /// The position after which the selection begins.
  package enum Start: Sendable {
    case after(Int64)
    /// The cursor that this consumer has acknowledged.
    case consumer(ConsumerID)
  }

  init(_ given: Parameters) throws(RPCError) {
    let after = try given.optional("after")?.cursor()
    limit = try given.optional("limit")?.integer(1...ReadEvents.limitMax) ?? 100
    user = try given.optional("user")?.userID()
    kinds = try given.optional("kinds")?.list(max: ReadEvents.kindsMax) {
      kind throws(RPCError) in try kind.choice()
    }
    let consumer = given.optional("consumer")
    if let consumer {
      guard after == nil else {
        throw RPCError(
          .invalidParams,
          "both \"after\" and \"consumer\" are given",
          field: "/consumer",
          hint: "give exactly one of after and consumer"
        )
      }
      start = .consumer(try consumer.identifier())
    } else {
      start = .after(after ?? 0)
    }
    project = try given.project()
  }

  /// Writes the result: the next cursor, whether there are more events, and the events.
  ///
  /// The caller adds the events, and may rename the member that says whether there are more.
  package static func write(
    cursor: Int64,
    more: Bool,
    as name: StaticString = "more",
    to writer: inout JSONWriter,
    events: (inout JSONWriter) -> Void
  ) {
    writer.key("events")
    writer.beginArray()
    events(&writer)
    writer.endArray()
    writer.member("cursor", String(cursor))
    writer.member(name, more)
  }
}

extension RPCError {
  /// Returns the error for a cursor beyond the newest event.
  package static func noSuchEvent(newest: Int64, field: String) -> RPCError {
    .invalid(
      field,
      "there is no such event yet; the newest is \(newest)",
      hint: "use a cursor from an earlier reply, or leave it out"
    )
  }

  /// Returns the error for the cursor of an event that a restore of a backup has lost.
  package static func lostEvent(newestKept: Int64, field: String) -> RPCError {
    .invalid(
      field,
      "this event was lost when a backup was restored, or a standby took"
        + " over; the newest event before it is \(newestKept)",
      hint: "correct what you keep of later events, and continue with the cursor"
        + " \"\(newestKept)\", which misses and repeats none"
    )
  }
}

extension Parameter {
  /// Reads a cursor: a sequence number in a string.
  func cursor() throws(RPCError) -> Int64 {
    let text = try bytes()
    let isNumber =
      !text.isEmpty && text.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      && (text.count == 1 || text[0] != UInt8(ascii: "0"))
    guard isNumber, let cursor = Int64(String(decoding: text, as: UTF8.self)) else {
      throw invalid(
        "expected a cursor such as \"42\", found \(String(quoting: text))",
        hint: "use a cursor from an earlier reply as it is, or \"0\" for the beginning"
      )
    }
    return cursor
  }
}
