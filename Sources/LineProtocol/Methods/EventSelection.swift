package import IdentityCore

/// Which events a reader asks for, and from where on.
package struct EventSelection: Sendable {
  static let parameters: [StaticString] = ["after", "limit", "user", "kinds", "consumer"]

  /// How many are told at once, unless asked otherwise.
  package static let limitDefault = 100
  package static let limitMax = 1000

  package let start: Start
  package let limit: Int
  package let user: UserID?
  package let kinds: [Event.Kind]?
  package let project: ProjectID

  /// Behind which event it begins.
  package enum Start: Sendable {
    case after(Int64)
    /// Behind what this one has acknowledged.
    case consumer(ConsumerID)
  }

  init(_ given: Parameters) throws(RPCError) {
    let after = try given.optional("after")?.cursor()
    limit = Int(
      try given.optional("limit")?.int(1...Int64(Self.limitMax)) ?? Int64(Self.limitDefault)
    )
    user = try given.optional("user")?.userID()
    kinds = try given.optional("kinds")?.eventKinds()
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

  /// Writes the result: the events, which the caller adds, where to go on, and whether there is
  /// more, in a member that another method may name.
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
  /// The error that a cursor lies beyond the newest event.
  package static func noSuchEvent(newest: Int64, field: String) -> RPCError {
    RPCError(
      .invalidParams,
      "\(field.dropFirst()): there is no such event yet; the newest is \(newest)",
      field: field,
      hint: "use a cursor from an earlier reply, or leave it out"
    )
  }
}

extension Parameter {
  /// A place in the feed: a running number in a string.
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

  /// A list of kinds; one that is named twice counts once.
  func eventKinds() throws(RPCError) -> [Event.Kind] {
    try list(max: 100).map { kind throws(RPCError) in try kind.choice() }
  }
}
