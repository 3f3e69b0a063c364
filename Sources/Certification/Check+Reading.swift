// What a client reads: lines however they come, and values as they were sent.

extension Check {
  static let reading: [Check] =
    [
      Check(
        "byte-by-byte",
        "a reply whose bytes come one at a time is one reply",
        acts: [ScriptedReply([.pieces(Reply.result(#"{"found":"piecemeal"}"#), bytes: 1)])],
        steps: [.ping(.exactly(#"{"result":{"found":"piecemeal"}}"#))]
      ),
      Check(
        "split-character",
        "a reply that is cut within characters is one reply",
        acts: [ScriptedReply([.pieces(Reply.result(#"{"found":"中文中文中文中文"}"#), bytes: 5)])],
        steps: [.ping(.exactly(#"{"result":{"found":"中文中文中文中文"}}"#))]
      ),
      Check(
        "replies-together",
        "two replies that come at once are two replies",
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
      read("large-reply", "a reply of 1 MiB comes whole", #"{"found":"\#(large(1 << 20))"}"#),
    ] + values + [
      read(
        "deep-reply",
        "sixty lists in one another are read",
        #"{"found":\#(String(repeating: "[", count: 60))1\#(String(repeating: "]", count: 60))}"#
      ),
      Check(
        "unknown-members",
        "members that nobody knows are ignored",
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
    read("reads-unicode", "letters beyond ASCII are read as they are", #"{"found":"Жизнь"}"#),
    read("reads-astral", "characters beyond U+FFFF are read as they are", #"{"found":"😀 𝒳"}"#),
    read(
      "reads-escapes",
      "escapes, pairs of surrogates too, are one character each",
      #"{"found":"\u00DF\uD83D\uDE00\/\b\f\"\\"}"#
    ),
    read("reads-nul", "U+0000 is a character like others", #"{"found":"a\u0000b"}"#),
    read(
      "reads-separators",
      "U+2028, U+2029 and U+0085 end no line",
      "{\"found\":\"a\u{2028}b\u{2029}c\u{85}d\"}"
    ),
    read("reads-null", "null is there, and is null", #"{"found":null,"in":{"it":null}}"#),
    read("reads-absent", "what is absent stays absent", #"{"pong":1}"#),
    read(
      "reads-falsy",
      "false, 0 and what is empty are not null",
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
    read("reads-booleans", "true is no number", #"{"found":true}"#),
    read(
      "reads-moments",
      "a moment keeps its milliseconds",
      #"{"at":"2026-11-21T07:47:00.010Z"}"#
    ),
    read(
      "reads-names",
      "names of members are read as they are",
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
