// How a client sends: its lines, its ids, and values exactly as the caller gave them.

extension Check {
  static let sending: [Check] =
    [
      framing("line-feed", "a line ends with one line feed, without a carriage return", .lineEnds),
      framing("no-empty-lines", "the client sends no empty lines", .noEmptyLines),
      framing("jsonrpc", "`jsonrpc` is \"2.0\", or is left out", .version),
      framing("id-kind", "an `id` is a string or a whole number", .idKinds),
      Check(
        "ids-differ",
        "requests under way at the same time have different ids",
        acts: [ScriptedReply(5, (0..<5).map { .line(Reply.result(#"{"pong":1}"#, id: $0)) })],
        steps: [.calls((0..<5).map { .ping("\($0)") }, .anything)],
        sights: [.underWay(5), .idsDiffer]
      ),
    ] + values + [
      Check(
        "large-sent",
        "a line of 300 kB arrives complete",
        acts: [.result(#"{"pong":1}"#)],
        steps: [.call("server.ping", #"{"echo":"\#(large(300_000))"}"#, .result)],
        sights: [.params(#"{"echo":"\#(large(300_000))"}"#)]
      ),
      Check(
        "pipelining",
        "eight requests are under way at once on one connection",
        acts: [ScriptedReply(8, (0..<8).map { .line(Reply.result(#"{"pong":1}"#, id: $0)) })],
        steps: [.calls((0..<8).map { .ping("\($0)") }, .anything)],
        sights: [.underWay(8), .connections(1)]
      ),
      Check(
        "reads-while-sending",
        "the client reads while it sends a lot, since a daemon with unread replies stops reading",
        acts: [ScriptedReply([.real])],
        steps: [.calls((0..<4).map { _ in .ping(large(400_000)) }, .anything)],
        sights: [.readsWhileSending, .sent(4)]
      ),
    ]

  private static let values = [
    echo("text-unicode", "letters beyond ASCII arrive unchanged", #""中文, Ж and ß""#),
    echo("text-astral", "characters beyond U+FFFF arrive unchanged", #""😀 𝒳""#),
    echo(
      "text-controls",
      "control characters, including U+0000, arrive unchanged",
      #""a\u0000b\u0001\u001f\t\n\r\b\fc""#
    ),
    echo(
      "text-separators",
      "U+2028, U+2029 and U+0085 arrive unchanged, and end no line",
      #""a\u2028b\u2029c\u0085d""#
    ),
    echo("text-quotes", "quotes and backslashes arrive unchanged", #""say \"\\no\\\" /""#),
    echo(
      "text-unnormalized",
      "a composed and a decomposed letter stay different",
      #""\u00e9 e\u0301""#
    ),
    sent(
      "text-blanks",
      "the client does not trim blanks around an id",
      "install",
      #"{"device":"  phone  "}"#
    ),
    sent(
      "null-sent",
      "the client sends a null that the caller gives, because it clears a field",
      "purchase.update",
      #"{"store":"appStore","originalTransactionId":"1000","expiresAt":null}"#
    ),
    sent(
      "absent-not-sent",
      "the client does not send params that the caller left out",
      "install",
      #"{"device":"phone"}"#
    ),
    echo(
      "zero-and-empty-sent",
      "the client sends false, 0 and empty values",
      #"{"a":false,"b":0,"c":"","d":[],"e":{}}"#
    ),
    sent(
      "decimals-sent",
      "a decimal in a string stays a string",
      "purchase",
      #"{"device":"phone","product":"monthly","store":"web","transactionId":"1","price":"0.10"}"#
    ),
    echo("integers-sent", "whole numbers of 53 bits are exact", #"{"a":1,"b":9007199254740991}"#),
    echo("lists-sent", "a list keeps its order", #"["c","a","b","a"]"#),
    echo(
      "names-sent",
      "names of members arrive unchanged, including an empty name",
      #"{"":"1","__proto__":"2","a b":"3","ß":"4"}"#
    ),
  ]

  private static func framing(_ name: String, _ wants: String, _ sight: Expectation) -> Check {
    Check(
      name,
      wants,
      acts: [.result(#"{"pong":1}"#), .result(#"{"pong":1}"#)],
      steps: [.call("server.ping", nil, .anything), .ping(.anything)],
      sights: [.sent(2), sight]
    )
  }

  private static func echo(_ name: String, _ wants: String, _ value: String) -> Check {
    sent(name, wants, "server.ping", #"{"echo":\#(value)}"#)
  }

  private static func sent(
    _ name: String,
    _ wants: String,
    _ method: String,
    _ params: String
  ) -> Check {
    Check(
      name,
      wants,
      watches: method,
      acts: [.result(#"{"pong":1}"#)],
      steps: [.call(method, params, .result)],
      sights: [.params(params)]
    )
  }

  static func large(_ count: Int) -> String { String(repeating: "x", count: count) }
}
