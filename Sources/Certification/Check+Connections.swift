// What a client makes of connections that are lost, and what it repeats.

extension Check {
  static let connections: [Check] =
    [
      Check(
        "keeps-connection",
        "ten calls, one after the other, take one connection",
        steps: (0..<10).map { _ in .ping(.anything) },
        sights: [.sent(10), .connections(1)]
      )
    ] + losses + repeats + [
      Check(
        "next-call",
        "after a lost connection the next call makes another",
        watches: "install",
        acts: [.end],
        steps: [install(.anything), install(.result)]
      ),
      Check(
        "lost-while-idle",
        "a connection that ended between two calls is made again, also for what writes",
        steps: [.ping(.anything), .hangUp, install(.result)]
      ),
      Check(
        "reset",
        "a reset of the connection is a lost one",
        watches: "install",
        steps: [install(.failure("lost"))]
      ).with { $0.resetsFirstConnection = true },
      Check(
        "timeout",
        "no answer in time is a timeout",
        acts: [.silence],
        steps: [.call(.ping("a"), seconds: 0.4, .failure("timeout"))],
        sights: [.sentAtMost(2)]
      ),
      Check(
        "no-daemon",
        "where nobody listens there is no daemon",
        steps: [.vanish, .ping(.failure("noDaemon"))]
      ),
      Check(
        "daemon-again",
        "a daemon that comes later is found by the next call",
        steps: [.vanish, .ping(.anything), .appear, .ping(.result)]
      ),
      Check(
        "path-too-long",
        "a path of 108 bytes is an error of its own",
        steps: [
          .open(path: "/" + String(repeating: "x", count: 107)), .ping(.failure("pathTooLong")),
        ]
      ),
      Check(
        "closes",
        "a client that is closed ends its connection",
        steps: [.ping(.anything), .close],
        sights: [.sent(1), .closed]
      ),
    ]

  private static let losses = [
    lost(
      "cut-reply",
      "a write whose reply is cut is lost, and not sent again",
      by: ScriptedReply([.part(Reply.result(#"{"device":"phone"}"#), bytes: 30), .close])
    ),
    lost(
      "no-reply",
      "a write whose connection ends before a reply is lost, and not sent again",
      by: .end
    ),
    lost(
      "cut-line-feed",
      "a reply without its line feed is cut",
      by: ScriptedReply([.part(Reply.result(#"{"device":"phone"}"#), bytes: nil), .close])
    ),
  ]

  private static let repeats = [
    Check(
      "repeats-reads",
      "what only reads is sent once more over another connection",
      acts: [.end],
      steps: [.ping(.result)],
      sights: [.sent(2), .connections(2)]
    ),
    Check(
      "repeats-with-key",
      "what has an `idempotencyKey` is sent once more",
      watches: "install",
      acts: [.end],
      steps: [keyed(.result)],
      sights: [.sent(2)]
    ),
    Check(
      "repeats-same",
      "what is sent once more is the same, its `idempotencyKey` too",
      watches: "install",
      acts: [.end],
      steps: [keyed(.anything)],
      sights: [.params(#"{"device":"phone","idempotencyKey":"k"}"#), .sameParams]
    ),
    Check(
      "repeats-dry-run",
      "a dry run is sent once more",
      watches: "install",
      acts: [.end],
      steps: [.call("install", #"{"device":"phone","dryRun":true}"#, .result)],
      sights: [.sent(2)]
    ),
    Check(
      "repeats-once",
      "what was sent once more is not sent a third time",
      acts: [.end],
      steps: [.ping(.failure("lost"))],
      sights: [.sentAtMost(2)]
    ).with { $0.isLastActRepeated = true },
  ]

  /// A write that is lost by what is done in the place of a reply, and is not sent again.
  private static func lost(_ name: String, _ wants: String, by act: ScriptedReply) -> Check {
    Check(
      name,
      wants,
      watches: "install",
      acts: [act],
      steps: [install(.failure("lost"))],
      sights: [.sent(1)]
    )
  }

  private static func install(_ expected: Expected) -> Step {
    .call("install", #"{"device":"phone"}"#, expected)
  }

  private static func keyed(_ expected: Expected) -> Step {
    .call("install", #"{"device":"phone","idempotencyKey":"k"}"#, expected)
  }
}
