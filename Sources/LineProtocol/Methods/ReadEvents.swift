package import IdentityCore

/// `events.read`: a stretch of a project's events.
package struct ReadEvents: ProjectMethod {
  package static let name: StaticString = "events.read"
  package static let parameters: [StaticString] = ["after", "limit", "user", "kinds", "project"]
  package static let role = Role.read

  /// How many are told at once, unless asked otherwise.
  package static let limitDefault = 100
  package static let limitMax = 1000

  package let after: Int64
  package let limit: Int
  package let user: UserID?
  package let kinds: [Event.Kind]?
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    after = try given.optional("after")?.cursor() ?? 0
    limit = Int(
      try given.optional("limit")?.int(1...Int64(Self.limitMax)) ?? Int64(Self.limitDefault)
    )
    user = try given.optional("user")?.userID()
    kinds = try given.optional("kinds")?.list(max: Event.Kind.allCases.count)
      .map { kind throws(RPCError) in try kind.choice() }
    project = try given.project()
  }

  /// The error that a cursor lies beyond the newest event.
  package static func beyond(_ newest: Int64) -> RPCError {
    RPCError(
      .invalidParams,
      "after: there is no such event yet; the newest is \(newest)",
      field: "/after",
      hint: "go on from a cursor that a reply gave, or leave it out"
    )
  }
}

extension Parameter {
  /// A place in the feed: a running number in a string.
  fileprivate func cursor() throws(RPCError) -> Int64 {
    let text = try bytes()
    let isNumber =
      !text.isEmpty && text.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      && (text.count == 1 || text[0] != UInt8(ascii: "0"))
    guard isNumber, let cursor = Int64(String(decoding: text, as: UTF8.self)) else {
      throw invalid(
        "expected a cursor such as \"42\", found \(String(quoting: text))",
        hint: "take the cursor of a reply as it is, or \"0\" for the beginning"
      )
    }
    return cursor
  }
}
