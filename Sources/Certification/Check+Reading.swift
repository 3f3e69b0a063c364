// How a client reads: lines that arrive in any pieces, and values exactly as sent.

extension Check {
  static let reading: [Check] =
    [
      Check(
        "byte-by-byte",
        "a reply whose bytes arrive singly is one reply",
        acts: [ScriptedReply([.pieces(Reply.result(#"{"found":"piecemeal"}"#), bytes: 1)])],
        steps: [.ping(.exactly(#"{"result":{"found":"piecemeal"}}"#))]
      ),
      Check(
        "split-character",
        "a reply that arrives split within characters is one reply",
        acts: [ScriptedReply([.pieces(Reply.result(#"{"found":"中文中文中文中文"}"#), bytes: 5)])],
        steps: [.ping(.exactly(#"{"result":{"found":"中文中文中文中文"}}"#))]
      ),
      Check(
        "replies-together",
        "two replies that arrive together are two replies",
        acts: [
          ScriptedReply(
            2,
            [
              .together([
                Reply.result(#"{"found":"first"}"#), Reply.result(#"{"found":"second"}"#, id: 1),
              ])
            ]
          )
        ],
        steps: [
          .calls(
            [.ping("a"), .ping("b")],
            .like(
              #"{"answers":[{"result":{"found":"first"}},{"result":{"found":"second"}}]}"#
            )
          )
        ]
      ),
      read("large-reply", "a reply of 1 MiB arrives complete", #"{"found":"\#(large(1 << 20))"}"#),
    ] + values + [
      read(
        "deep-reply",
        "the client reads sixty nested lists",
        #"{"found":\#(String(repeating: "[", count: 60))1\#(String(repeating: "]", count: 60))}"#
      ),
      Check(
        "unknown-members",
        "the client ignores unknown members",
        acts: [
          ScriptedReply([
            .line(
              #"{"jsonrpc":"2.0","newer":{"a":[1]},"id":$0,"result":{"found":"here","newer":[]}}"#
            )
          ])
        ],
        steps: [.ping(.like(#"{"result":{"found":"here"}}"#))]
      ),
    ]

  private static let values = [
    read("reads-unicode", "the client reads letters beyond ASCII unchanged", #"{"found":"Жизнь"}"#),
    read(
      "reads-astral",
      "the client reads characters beyond U+FFFF unchanged",
      #"{"found":"😀 𝒳"}"#
    ),
    read(
      "reads-escapes",
      "each escape, including a surrogate pair, is one character",
      #"{"found":"\u00DF\uD83D\uDE00\/\b\f\"\\"}"#
    ),
    read("reads-nul", "U+0000 is a character like any other", #"{"found":"a\u0000b"}"#),
    read(
      "reads-separators",
      "U+2028, U+2029 and U+0085 end no line",
      "{\"found\":\"a\u{2028}b\u{2029}c\u{85}d\"}"
    ),
    read(
      "reads-null",
      "a null member is present, and is null",
      #"{"found":null,"in":{"it":null}}"#
    ),
    read("reads-absent", "an absent member stays absent", #"{"pong":1}"#),
    read(
      "reads-zero-and-empty",
      "false, 0 and empty values are not null",
      #"{"a":false,"b":0,"c":"","d":[],"e":{}}"#
    ),
    read("reads-empty-result", "a result without members is a result", "{}"),
    read(
      "reads-decimals",
      "digits in a string stay a string",
      #"{"price":"0.10","cursor":"9007199254740993","device":"007"}"#
    ),
    read(
      "reads-integers",
      "whole numbers of 53 bits are exact",
      #"{"a":9007199254740991,"b":-9007199254740991}"#
    ),
    read("reads-booleans", "true is not a number", #"{"found":true}"#),
    read(
      "reads-moments",
      "a timestamp keeps its milliseconds",
      #"{"at":"2026-11-21T07:47:00.010Z"}"#
    ),
    read(
      "reads-names",
      "the client reads names of members unchanged",
      #"{"__proto__":"a","constructor":"b","":"c","a b":"d","ß":"e"}"#
    ),
    read("reads-lists", "a list keeps its order", #"{"found":["c","a","b","a"]}"#),
  ]

  private static func read(_ name: String, _ wants: String, _ result: String) -> Check {
    Check(
      name,
      wants,
      acts: [.result(result)],
      steps: [.ping(.exactly(#"{"result":\#(result)}"#))]
    )
  }
}
