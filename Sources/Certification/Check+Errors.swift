// How a client handles errors.

extension Check {
  static let errors: [Check] =
    [
      emitted(
        "error-kind",
        "the caller can read the `kind` of an error",
        #""kind":"blockedUserId""#
      ),
      emitted("error-code", "the caller can read the `code` of an error", #""code":1102"#),
      emitted(
        "error-message",
        "the caller gets the daemon's `message` unchanged",
        #""message":"\#(message)""#
      ),
      emitted("error-hint", "the caller can read the `hint`", #""hint":"\#(hint)""#),
      emitted("error-field", "the caller can read the `field`", #""field":"/userId""#),
      emitted("error-data", "the caller can read all of `data`", #""data":{"holder":"ann"}"#),
      Check(
        "error-retryable",
        "the caller can read `retryable`",
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
        "an error of an unknown kind is an error of the daemon",
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
        "an error whose `id` is null, such as `tooManyConnections`, reaches the caller",
        acts: [
          ScriptedReply([
            .line(
              #"{"jsonrpc":"2.0","id":null,"error":{"code":1403,"message":"too many","data":"#
                + #"{"kind":"tooManyConnections","hint":"Close some.","retryable":false}}}"#
            ),
            .close,
          ])
        ],
        // A write, so that the client does not resend it.
        steps: [.call("install", #"{"device":"phone"}"#, .like(#"{"error":{}}"#))]
      ).with { $0.watches = "install" },
      Check(
        "error-of-one",
        "of three requests under way, only the failing request fails",
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
