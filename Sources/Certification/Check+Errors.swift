// What a client makes of errors.

extension Check {
  static let errors: [Check] =
    [
      emitted("error-kind", "the `kind` of an error can be looked at", #""kind":"blockedUserId""#),
      emitted("error-code", "the `code` of an error can be looked at", #""code":1102"#),
      emitted(
        "error-message",
        "the daemon's `message` comes as it is",
        #""message":"\#(message)""#
      ),
      emitted("error-hint", "the `hint` says what to do", #""hint":"\#(hint)""#),
      emitted("error-field", "the `field` can be looked at", #""field":"/userId""#),
      emitted("error-data", "all of `data` can be looked at", #""data":{"holder":"ann"}"#),
      Check(
        "error-retryable",
        "`retryable` can be looked at",
        acts: [
          .error(
            #"{"code":1402,"message":"too much","data":{"kind":"overloaded","hint":"Wait.","#
              + #""retryable":true}}"#
          )
        ],
        steps: [.ping(.like(#"{"error":{"retryable":true}}"#))]
      ),
      Check(
        "error-unknown-kind",
        "an error of a kind that the client does not know is an error of the daemon",
        acts: [
          .error(
            #"{"code":1999,"message":"new","data":{"kind":"somethingNewer","hint":"Update.","#
              + #""retryable":false}}"#
          )
        ],
        steps: [.ping(.like(#"{"error":{}}"#))]
      ),
      Check(
        "error-without-id",
        "an error whose `id` is null, as of too many connections, reaches the one who asked",
        acts: [
          ScriptedReply([
            .line(
              #"{"jsonrpc":"2.0","id":null,"error":{"code":1403,"message":"too many","data":"#
                + #"{"kind":"tooManyConnections","hint":"Close some.","retryable":false}}}"#
            ),
            .close,
          ])
        ],
        // Written, so that nothing repeats it.
        steps: [.call("install", #"{"device":"phone"}"#, .like(#"{"error":{}}"#))]
      ).with { $0.watches = "install" },
      Check(
        "error-of-one",
        "of three requests under way one fails, and the others do not",
        acts: [
          ScriptedReply(
            3,
            [
              .line(Reply.result(#"{"found":"first"}"#)), .line(Reply.error(blocked, id: 1)),
              .line(Reply.result(#"{"found":"third"}"#, id: 2)),
            ]
          )
        ],
        steps: [
          .calls(
            (0..<3).map { .ping("\($0)") },
            .like(#"{"answers":[{"result":{}},{"error":{}},{"result":{"found":"third"}}]}"#)
          )
        ]
      ),
      Check(
        "error-keeps-connection",
        "an error of the daemon does not end the connection",
        acts: [.error(blocked), .result(#"{"found":"here"}"#)],
        steps: [.ping(.anything), .ping(.result)],
        sights: [.connections(1)]
      ),
    ]

  private static let message = "\\\"null\\\" is a blocked user id"
  private static let hint = "Send an id that is this user's alone."
  private static let blocked =
    #"{"code":1102,"message":"\#(message)","data":{"kind":"blockedUserId","field":"/userId","#
    + #""hint":"\#(hint)","holder":"ann","retryable":false}}"#

  private static func emitted(_ name: String, _ wants: String, _ member: String) -> Check {
    Check(
      name,
      wants,
      acts: [.error(blocked)],
      steps: [.ping(.like(#"{"error":{\#(member)}}"#))]
    )
  }
}
