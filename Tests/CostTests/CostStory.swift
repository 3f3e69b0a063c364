import TestSupport
import Testing

/// Requests whose costs must grow as their laws say, in the order in which they are played.
///
/// A story is played in a project of its own for each size. Later steps find what earlier ones
/// left behind, so that one preparation serves many laws.
struct CostStory: Sendable, CustomTestStringConvertible {
  /// What there is N of.
  let dimension: String
  /// A preset's name, or an object that changes some rules of one, as JSON.
  var rules = #""qonversion""#
  /// The sizes at which the laws are looked at, each twice the one before.
  var sizes = [16, 32, 64, 128]
  /// Whether each size has a daemon of its own, so that other sizes are no others to it.
  var isApart = false
  /// What is there before the first step; nobody counts it.
  let given: @Sendable (Int) -> [CostRequest]
  let steps: [CostStep]

  var testDescription: String { dimension }
}

/// A request without its project.
struct CostRequest: Sendable {
  let method: String
  /// The members of `params`, without braces.
  let params: String

  init(_ method: String, _ params: String = "") {
    self.method = method
    self.params = params
  }

  func line(in project: String) -> String {
    let rest = params.isEmpty ? "" : ",\(params)"
    return #"{"id":1,"method":"\#(method)","params":{"project":"\#(project)"\#(rest)}}"# + "\n"
  }
}

/// How the cost of a request may grow with the size of its story.
enum CostLaw: Sendable {
  /// Not at all.
  case constant
  /// In proportion.
  case linear
  /// In proportion to the events or links that it reads, each of which lists up to N users; or to
  /// what a customer holds, for every 128 of its purchases that end.
  case listed
}

/// One step of a story: a request whose cost counts, or one that only changes something.
struct CostStep: Sendable {
  let name: String
  let law: CostLaw?
  let request: @Sendable (CostSite) throws -> CostRequest

  /// A request whose cost does not depend on the size.
  static func constant(
    _ method: String,
    _ remark: String,
    _ params: @escaping @autoclosure @Sendable () -> String
  ) -> CostStep {
    CostStep(name: "\(method): \(remark)", law: .constant) { _ in CostRequest(method, params()) }
  }

  /// A request whose cost is in proportion to the size.
  static func linear(_ method: String, _ remark: String, _ params: String) -> CostStep {
    CostStep(name: "\(method): \(remark)", law: .linear) { _ in CostRequest(method, params) }
  }

  /// A request that reads or changes N events or links, each of which lists up to N users.
  static func listed(_ method: String, _ remark: String, _ params: String) -> CostStep {
    CostStep(name: "\(method): \(remark)", law: .listed) { _ in CostRequest(method, params) }
  }

  /// As above, with parameters that depend on the size, or on earlier answers.
  static func linear(
    _ method: String,
    _ remark: String,
    with params: @escaping @Sendable (CostSite) throws -> String
  ) -> CostStep {
    CostStep(name: "\(method): \(remark)", law: .linear) { CostRequest(method, try params($0)) }
  }

  /// Takes back the newest link that an event of this kind tells about, or the oldest.
  static func undo(
    _ kind: String,
    oldest: Bool = false,
    law: CostLaw = .linear
  ) -> CostStep {
    let age = oldest ? "oldest" : "newest"
    return CostStep(name: "user.link.undo: of the \(age) \(kind)", law: law) { site in
      let events = try site.events(kind)
      guard let event = oldest ? events.first : events.last else {
        throw ChildProcessError(reason: "no event \(kind) in \(site.project)")
      }
      return CostRequest("user.link.undo", #""event":\#(event)"#)
    }
  }

  /// A request that nobody counts.
  static func uncounted(_ method: String, _ params: String) -> CostStep {
    CostStep(name: method, law: nil) { _ in CostRequest(method, params) }
  }
}

/// A project in which a story is played.
struct CostSite {
  let project: String
  let size: Int
  let line: SocketLine

  @discardableResult
  func result(_ request: CostRequest) throws -> JSONTree {
    try line.call(String(request.line(in: project).dropLast()))["result"] ?? .null
  }

  /// Sends many requests, a stretch at a time: neither side waits for the other to read.
  func play(_ requests: [CostRequest]) throws {
    var rest = requests[...]
    while !rest.isEmpty {
      let stretch = rest.prefix(32)
      rest = rest.dropFirst(stretch.count)
      try line.send(Array(stretch.map { $0.line(in: project) }.joined().utf8))
      for _ in stretch { try line.nextResult() }
    }
  }

  /// Returns the ids of all events of a kind, oldest first, as JSON.
  func events(_ kind: String) throws -> [String] {
    try line.events(#""project":"\#(project)","kinds":["\#(kind)"]"#)
      .compactMap { $0["id"]?.description }
  }
}
