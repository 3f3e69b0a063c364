// How a client handles lost connections, and which requests it resends.

extension Check {
  static let connections: [Check] =
    [
      Check(
        "keeps-connection",
        "ten calls in sequence use the same connection",
        steps: (0..<10).map { _ in .ping(.anything) },
        sights: [.sent(10), .connections(1)]
      )
    ] + losses + repeats + [
      Check(
        "next-call",
        "after a lost connection the next call reconnects",
        watches: "install",
        acts: [.end],
        steps: [install(.anything), install(.result)]
      ),
      Check(
        "lost-while-idle",
        "after a connection ended between two calls the next call reconnects, even for a write",
        steps: [.ping(.anything), .hangUp, install(.result)]
      ),
      Check(
        "connection-reset",
        "a reset connection is a lost connection",
        watches: "install",
        steps: [install(.failure("lost"))]
      ).with { $0.resetsFirstConnection = true },
      Check(
        "timeout",
        "no reply in time is a timeout",
        acts: [.silence],
        // The first call connects, so that the second one is sent before its time is over.
        steps: [install(.anything), .call(.ping("a"), seconds: 0.4, .failure("timeout"))],
        sights: [.sentAtMost(2)]
      ),
      Check(
        "no-daemon",
        "without a listener, the failure is `noDaemon`",
        steps: [.vanish, .ping(.failure("noDaemon"))]
      ),
      Check(
        "daemon-again",
        "the next call finds a daemon that started later",
        steps: [.vanish, .ping(.anything), .appear, .ping(.result)]
      ),
      Check(
        "path-too-long",
        "a path of 108 bytes is a distinct error",
        steps: [
          .open(path: "/" + String(repeating: "x", count: 107)), .ping(.failure("pathTooLong")),
        ]
      ),
      Check(
        "closes",
        "closing the client ends its connection",
        steps: [.ping(.anything), .close],
        sights: [.sent(1), .closed]
      ),
    ]

  private static let losses = [
    lost(
      "cut-reply",
      "a write whose reply is cut off is lost, and the client does not resend it",
      by: ScriptedReply([.part(Reply.result(#"{"device":"phone"}"#), bytes: 30), .close])
    ),
    lost(
      "no-reply",
      "a write without a reply is lost, and the client does not resend it",
      by: .end
    ),
    lost(
      "cut-line-feed",
      "a reply without its line feed counts as cut off",
      by: ScriptedReply([.part(Reply.result(#"{"device":"phone"}"#), bytes: nil), .close])
    ),
  ]

  private static let repeats = [
    Check(
      "repeats-reads",
      "the client resends a read over a new connection",
      acts: [.end],
      steps: [.ping(.result)],
      sights: [.sent(2), .connections(2)]
    ),
    Check(
      "repeats-with-key",
      "the client resends a write with an `idempotencyKey`",
      watches: "install",
      acts: [.end],
      steps: [keyed(.result)],
      sights: [.sent(2)]
    ),
    Check(
      "repeats-same",
      "the client resends the same request, with the same `idempotencyKey`",
      watches: "install",
      acts: [.end],
      steps: [keyed(.anything)],
      sights: [.params(#"{"device":"phone","idempotencyKey":"k"}"#), .sameParams]
    ),
    Check(
      "repeats-dry-run",
      "the client resends a dry run",
      watches: "install",
      acts: [.end],
      steps: [.call("install", #"{"device":"phone","dryRun":true}"#, .result)],
      sights: [.sent(2)]
    ),
    Check(
      "repeats-once",
      "the client resends a request only once",
      acts: [.end],
      steps: [.ping(.failure("lost"))],
      sights: [.sentAtMost(2)]
    ).with { $0.isLastActRepeated = true },
  ]

  /// A write that is lost because of `act`, and that the client must not resend.
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
