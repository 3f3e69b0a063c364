// How a client matches replies to calls, and what it does with replies that match none.

extension Check {
  static let matching = [
    Check(
      "replies-by-id",
      "replies in another order reach the right calls",
      acts: [
        ScriptedReply(3, [2, 0, 1].map { .line(Reply.result(#"{"found":"for \#($0)"}"#, id: $0)) })
      ],
      steps: [
        .calls(
          (0..<3).map { .ping("\($0)") },
          .like(
            #"{"answers":[{"result":{"found":"for 0"}},{"result":{"found":"for 1"}},"#
              + #"{"result":{"found":"for 2"}}]}"#
          )
        )
      ]
    ),
    Check(
      "late-reply",
      "a reply to a timed-out call does not answer the next call",
      acts: [
        .result(#"{"found":"connected"}"#),
        ScriptedReply(
          2,
          [
            .line(Reply.result(#"{"found":"late"}"#)),
            .line(Reply.result(#"{"found":"mine"}"#, id: 1)),
          ]
        ),
      ],
      // The first call connects, so that the second one is sent before its time is over.
      steps: [
        .ping(.result),
        .call(.ping("a"), seconds: 0.4, .anything),
        .ping(.like(#"{"result":{"found":"mine"}}"#)),
      ]
    ),
    Check(
      "notifications",
      "a message without an `id` is no call's reply",
      acts: [
        ScriptedReply([
          .line(#"{"jsonrpc":"2.0","method":"event","params":{"subscription":"1"}}"#),
          .line(Reply.result(#"{"found":"here"}"#)),
          .line(#"{"jsonrpc":"2.0","method":"newer","params":{}}"#),
        ]),
        .result(#"{"found":"there"}"#),
      ],
      steps: [
        .ping(.like(#"{"result":{"found":"here"}}"#)),
        .ping(.like(#"{"result":{"found":"there"}}"#)),
      ]
    ),
    Check(
      "unknown-id",
      "an `id` that the client never sent is a violation",
      acts: [ScriptedReply([.line(#"{"jsonrpc":"2.0","id":123456789,"result":{"found":"it"}}"#)])],
      steps: [.call(.ping("a"), seconds: 5, .failure("violation"))],
      sights: [.sentAtMost(2)]
    ),
    Check(
      "garbage",
      "a line that is not JSON is a violation",
      acts: [ScriptedReply([.bytes(Array("\u{1}{ no JSON\n".utf8))])],
      steps: [.call(.ping("a"), seconds: 5, .failure("violation"))],
      sights: [.sentAtMost(2)]
    ),
    Check(
      "no-result-or-error",
      "a reply with neither a result nor an error is a violation",
      acts: [ScriptedReply([.line(#"{"jsonrpc":"2.0","id":$0}"#)])],
      steps: [.call(.ping("a"), seconds: 5, .failure("violation"))],
      sights: [.sentAtMost(2)]
    ),
  ]

  static let sessions = [
    Check(
      "session",
      "a purchase follows its user to a second device, with the real daemon",
      steps: [
        .call(
          "project.define",
          #"{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}}"#,
          .result
        ),
        .call("install", #"{"device":"phone"}"#, .like(#"{"result":{"device":"phone"}}"#)),
        .call(
          "purchase",
          #"{"device":"phone","product":"monthly","store":"appStore","transactionId":"1000","#
            + #""expiresAt":"2099-01-01T00:00:00Z"}"#,
          .like(#"{"result":{"outcome":"recorded"}}"#)
        ),
        .call("identify", #"{"device":"phone","userId":"ann"}"#, .result),
        .call("install", #"{"device":"pad"}"#, .result),
        .call("identify", #"{"device":"pad","userId":"ann"}"#, .result),
        .call(
          "checkEntitlements",
          #"{"device":"pad"}"#,
          .like(#"{"result":{"userId":"ann","entitlements":{"premium":{"productId":"monthly"}}}}"#)
        ),
      ]
    )
  ]
}
