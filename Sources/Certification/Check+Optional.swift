// Features that not every client offers: feeds and batches.

extension Check {
  static let feeds = [
    Check(
      "feed",
      "a feed returns the events in order",
      watches: "events.wait",
      acts: [.result(page([9, 10])), .result(page([11]))],
      steps: [.feed(count: 3, .like(#"{"cursors":["9","10","11"]}"#))]
    ),
    Check(
      "feed-cursor",
      "a feed goes on after the cursor of the previous reply",
      watches: "events.wait",
      acts: [.result(page([1, 2])), .result(page([3]))],
      steps: [.feed(count: 3, .anything)],
      sights: [.param(request: 1, name: "after", #""2""#)]
    ),
    Check(
      "feed-after-loss",
      "a feed goes on after a lost connection",
      watches: "events.wait",
      acts: [.result(page([1, 2])), .end, .result(page([3]))],
      steps: [.feed(count: 3, .like(#"{"cursors":["1","2","3"]}"#))]
    ),
  ]

  static let batches = [
    Check(
      "batch",
      "a batch is one line",
      acts: [ScriptedReply(3, [.line(batch([0, 1, 2]))])],
      steps: [.batch(three, .anything)],
      sights: [.batch(3)]
    ),
    Check(
      "batch-order",
      "the replies of a batch may come in any order",
      acts: [ScriptedReply(3, [.line(batch([2, 0, 1]))])],
      steps: [
        .batch(
          three,
          .like(
            #"{"answers":[{"result":{"found":"for 0"}},{"result":{"found":"for 1"}},"#
              + #"{"result":{"found":"for 2"}}]}"#
          )
        )
      ]
    ),
    Check(
      "batch-error",
      "an error in a batch concerns only its own entry",
      acts: [ScriptedReply(3, [.line(secondRefused)])],
      steps: [.batch(three, .like(#"{"answers":[{"result":{}},{"error":{}},{"result":{}}]}"#))]
    ),
  ]

  private static let secondRefused: String = {
    let found = #"{"found":"it"}"#
    let refusal =
      #"{"code":1100,"message":"no such device","data":{"kind":"unknownDevice","#
      + #""hint":"install","retryable":false}}"#
    let entries = [
      Reply.result(found), Reply.error(refusal, id: 1), Reply.result(found, id: 2),
    ]
    return "[\(entries.joined(separator: ","))]"
  }()

  private static let three: [Call] = [.ping("a"), .ping("b"), .ping("c")]

  private static func batch(_ ids: [Int]) -> String {
    let entries = ids.map { Reply.result(#"{"found":"for \#($0)"}"#, id: $0) }
    return "[\(entries.joined(separator: ","))]"
  }

  /// The result of `events.wait` with these events.
  private static func page(_ numbers: [Int]) -> String {
    let events = numbers.map { number in
      #"{"cursor":"\#(number)","id":"e\#(number)","kind":"userCreated","#
        + #""at":"2026-01-01T00:00:00.000Z","project":"default","user":"QON_1","#
        + #""anonymousId":"QON_1","cause":{"method":"install","id":1},"device":null}"#
    }
    return #"{"events":[\#(events.joined(separator: ","))],"cursor":"\#(numbers.last ?? 0)","#
      + #""more":false}"#
  }
}
