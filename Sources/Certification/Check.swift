/// A check of one requirement for clients.
///
/// It holds the driver's tasks, the daemon's replies, and the expected outcome.
package struct Check: Sendable {
  /// The name in reports.
  package let name: String
  /// The heading under which reports list it.
  package var group = ""
  /// The requirement, in a sentence.
  package let wants: String
  /// Whether a driver may skip it because its client does not offer the feature.
  package var isOptional = false
  /// The method whose requests `acts` answer; the real daemon answers all others.
  var watches: String
  /// Scripted replies to the watched requests; the real daemon answers all later requests.
  var acts: [ScriptedReply] = []
  /// Whether the last scripted reply repeats.
  var isLastActRepeated = false
  /// Whether the server closes the first connection without reading from it.
  var resetsFirstConnection = false
  var steps: [Step]
  /// The expectations of the traffic on the socket.
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

  /// All checks, in the order of their run.
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

  /// Returns a copy with a change that the initializer does not offer.
  func with(_ change: (inout Check) -> Void) -> Check {
    var check = self
    change(&check)
    return check
  }
}

/// A scripted reaction to the next requests of the watched method.
struct ScriptedReply: Sendable {
  /// Number of requests that must arrive before the first action.
  var count: Int
  var moves: [DaemonAction]

  init(_ count: Int, _ moves: [DaemonAction]) {
    self.count = count
    self.moves = moves
  }

  init(_ moves: [DaemonAction]) {
    self.init(1, moves)
  }

  /// Returns a single reply with this result.
  static func result(_ json: String) -> ScriptedReply { ScriptedReply([.line(Reply.result(json))]) }

  /// Returns a single reply with this error.
  static func error(_ json: String) -> ScriptedReply { ScriptedReply([.line(Reply.error(json))]) }

  /// Sends no reply.
  static let silence = ScriptedReply([])

  /// Closes the connection without a reply.
  static let end = ScriptedReply([.close])
}

/// An action of the scripted daemon.
///
/// In a text, `$0`, `$1` and so on stand for the ids of the requests.
enum DaemonAction: Sendable {
  /// Sends the real daemon's reply.
  case real
  /// Sends a line.
  case line(String)
  /// Sends several lines at once.
  case together([String])
  /// Sends a line in pieces of `bytes` bytes, each after the client has read the previous piece.
  case pieces(String, bytes: Int)
  /// Sends the first bytes of a line; if `bytes` is nil, all but the line feed.
  case part(String, bytes: Int?)
  /// Sends raw bytes.
  case bytes([UInt8])
  /// Closes the connections of these requests.
  case close
}

/// The next step: a task for the driver, or an event on the daemon's side.
enum Step: Sendable {
  /// Replaces the client; a nil path stands for the scripted daemon's socket.
  case open(path: String?)
  case close
  case call(Call, seconds: Double?, Expected)
  /// Sends all calls before the client waits for any reply.
  case calls([Call], Expected)
  case batch([Call], Expected)
  case feed(count: Int, Expected)
  /// The daemon closes all connections.
  case hangUp
  /// The daemon stops listening and closes all connections.
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

/// The reply that a driver must give to a step.
enum Expected: Sendable {
  case anything
  /// A value with at least these members.
  case like(String)
  /// Exactly this value.
  case exactly(String)

  static let result = like(#"{"result":{}}"#)

  static func failure(_ word: String) -> Expected { .like(#"{"failure":"\#(word)"}"#) }
}

/// An expectation of a client's traffic on the socket.
enum Expectation: Sendable {
  /// Each line ends with a line feed, without a carriage return before it.
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
  /// A param of a watched request; the first request is 0.
  case param(request: Int, name: String, String)
  /// All watched requests have equal params.
  case sameParams
  /// The exact number of watched requests.
  case sent(Int)
  /// At least one watched request, and at most this many.
  case sentAtMost(Int)
  /// The number of connections with watched requests.
  case connections(Int)
  /// At least this many watched requests arrived before the first reply.
  case underWay(Int)
  /// The client read replies while it sent requests.
  case readsWhileSending
  /// The client has closed its connections.
  case closed
  /// A line held a batch of this many requests.
  case batch(Int)
}

/// Builds lines that answer a request.
enum Reply {
  static func result(_ json: String, id: Int = 0) -> String {
    #"{"jsonrpc":"2.0","id":$\#(id),"result":\#(json)}"#
  }

  static func error(_ json: String, id: Int = 0) -> String {
    #"{"jsonrpc":"2.0","id":$\#(id),"error":\#(json)}"#
  }
}
