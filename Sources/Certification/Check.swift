/// One thing that a client has to get right: what its driver is told to do, what the daemon
/// answers, and what must come of it.
package struct Check: Sendable {
  /// What it is called in reports.
  package let name: String
  /// What it is about, as a heading.
  package var group = ""
  /// One sentence for people.
  package let wants: String
  /// Whether a driver may skip it, because its client does not offer such a thing.
  package var isOptional = false
  /// The method whose requests the acts answer; everything else is answered as usual.
  var watches: String
  /// What is done with requests, some at a time; the real daemon answers those that come later.
  var acts: [ScriptedReply] = []
  /// Whether the last act is done again and again.
  var isLastActRepeated = false
  /// Whether the first connection is closed with what came over it unread.
  var resetsFirstConnection = false
  var steps: [Step]
  /// What must be seen of the client on the wire.
  var sights: [Expectation] = []

  init(
    _ name: String,
    _ wants: String,
    watches: String = "server.ping",
    acts: [ScriptedReply] = [],
    steps: [Step],
    sights: [Expectation] = []
  ) {
    self.name = name
    self.wants = wants
    self.watches = watches
    self.acts = acts
    self.steps = steps
    self.sights = sights
  }

  /// All of them, in the order in which they are run.
  package static let all: [Check] =
    group("What it sends", sending)
    + group("What it reads", reading)
    + group("Matching replies to calls", matching)
    + group("Errors", errors)
    + group("Connections", connections)
    + group("A session", sessions)
    + group("Feeds", feeds.map(\.optional))
    + group("Batches", batches.map(\.optional))

  private static func group(_ name: String, _ checks: [Check]) -> [Check] {
    checks.map { check in
      var check = check
      check.group = name
      return check
    }
  }

  private var optional: Check {
    var check = self
    check.isOptional = true
    return check
  }

  /// With another change, for the few that need more than an initialiser's usual words.
  func with(_ change: (inout Check) -> Void) -> Check {
    var check = self
    change(&check)
    return check
  }
}

/// What is done with the next requests of the watched method.
struct ScriptedReply: Sendable {
  /// How many requests must have come before anything is done.
  var count: Int
  var moves: [DaemonAction]

  init(_ count: Int, _ moves: [DaemonAction]) {
    self.count = count
    self.moves = moves
  }

  init(_ moves: [DaemonAction]) {
    self.init(1, moves)
  }

  /// One reply with this result.
  static func result(_ json: String) -> ScriptedReply { ScriptedReply([.line(Reply.result(json))]) }

  /// One reply with this error.
  static func error(_ json: String) -> ScriptedReply { ScriptedReply([.line(Reply.error(json))]) }

  /// No answer.
  static let silence = ScriptedReply([])

  /// Nothing but the end of the connection.
  static let end = ScriptedReply([.close])
}

/// One thing that the daemon does to its client.
///
/// In a text, `$0`, `$1` are the ids of the requests.
enum DaemonAction: Sendable {
  /// What the real daemon answers.
  case real
  /// A line, alone.
  case line(String)
  /// Several lines at once.
  case together([String])
  /// A line in pieces of so many bytes, each when the one before was read.
  case pieces(String, bytes: Int)
  /// So many bytes of a line; all but its line feed where there is no number.
  case part(String, bytes: Int?)
  /// Bytes that are no text.
  case bytes([UInt8])
  /// Ends the connections of these requests.
  case close
}

/// What comes next: something for the driver, or something that happens to the daemon.
enum Step: Sendable {
  /// A new client in the place of the old one; the daemon's own socket where there is no path.
  case open(path: String?)
  case close
  case call(Call, seconds: Double?, Expected)
  /// All sent before any answer is waited for.
  case calls([Call], Expected)
  case batch([Call], Expected)
  case feed(count: Int, Expected)
  /// The daemon closes all connections.
  case hangUp
  /// Nobody listens any more.
  case vanish
  /// The daemon listens again.
  case appear

  static func call(_ method: String, _ params: String? = nil, _ expected: Expected) -> Step {
    .call(Call(method, params), seconds: nil, expected)
  }

  static func ping(_ expected: Expected) -> Step {
    .call("server.ping", #"{"echo":"a"}"#, expected)
  }
}

/// A method and its params as JSON.
struct Call: Sendable {
  var method: String
  var params: String?

  init(_ method: String, _ params: String?) {
    self.method = method
    self.params = params
  }

  static func ping(_ echo: String) -> Call { Call("server.ping", #"{"echo":"\#(echo)"}"#) }
}

/// What a driver must say that came of a step.
enum Expected: Sendable {
  case anything
  /// These members, and perhaps more.
  case like(String)
  /// This value, and nothing besides.
  case exactly(String)

  static let result = like(#"{"result":{}}"#)

  static func failure(_ word: String) -> Expected { .like(#"{"failure":"\#(word)"}"#) }
}

/// What must be seen of a client.
enum Expectation: Sendable {
  /// Each line ends with one line feed, and no carriage return stands before it.
  case lineEnds
  /// No line is empty.
  case noEmptyLines
  /// `jsonrpc` is "2.0", or is left out.
  case version
  /// An `id` is a string or a whole number.
  case idKinds
  /// No two requests of a connection have the same `id`.
  case idsDiffer
  /// The params of the first watched request.
  case params(String)
  /// One param of a watched request, from 0.
  case param(request: Int, name: String, String)
  /// All watched requests have equal params.
  case sameParams
  /// How many watched requests came.
  case sent(Int)
  /// As often, or less often, but once.
  case sentAtMost(Int)
  /// How many connections brought watched requests.
  case connections(Int)
  /// So many requests came before any of them was answered.
  case underWay(Int)
  /// What was sent to the client was read while it sent.
  case readsWhileSending
  /// The client has closed its connections.
  case closed
  /// A line held a batch of so many.
  case batch(Int)
}

/// Lines that answer.
enum Reply {
  static func result(_ json: String, id: Int = 0) -> String {
    #"{"jsonrpc":"2.0","id":$\#(id),"result":\#(json)}"#
  }

  static func error(_ json: String, id: Int = 0) -> String {
    #"{"jsonrpc":"2.0","id":$\#(id),"error":\#(json)}"#
  }
}
