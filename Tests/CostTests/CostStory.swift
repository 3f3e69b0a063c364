import TestSupport
import Testing

/// A sequence of requests whose costs must grow according to their laws.
///
/// Each size has a project of its own. Later steps use the data of earlier ones, so that one
/// preparation serves many laws.
struct CostStory: Sendable, CustomTestStringConvertible {
  /// The kind of data of which there are N.
  let dimension: String
  /// A preset's name, or an object that changes some of its rules, as JSON.
  var rules = #""qonversion""#
  /// The sizes to measure, each twice the previous one.
  var sizes = [16, 32, 64, 128]
  /// Whether each size has a daemon of its own, without the data of other sizes.
  var isApart = false
  /// The requests before the first step, which are not counted.
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
  /// Independent of the size.
  case constant
  /// Proportional to the size.
  case linear
  /// Proportional to the events or links that it reads, each of which lists up to N users.
  ///
  /// Or, for every 128 purchases of a customer that end, proportional to what the customer holds.
  case listed
}

/// A step of a story: a request whose cost counts, or one that only changes data.
struct CostStep: Sendable {
  let name: String
  let law: CostLaw?
  /// Whether the daemon is asked for what the request needs.
  var asksFirst = false
  let request: @Sendable (CostSite) throws -> CostRequest

  /// A request whose cost does not depend on the size.
  static func constant(
    _ method: String,
    _ remark: String,
    _ params: @escaping @autoclosure @Sendable () -> String
  ) -> CostStep {
    CostStep(name: "\(method): \(remark)", law: .constant) { _ in CostRequest(method, params()) }
  }

  /// A request whose cost is proportional to the size.
  static func linear(_ method: String, _ remark: String, _ params: String) -> CostStep {
    CostStep(name: "\(method): \(remark)", law: .linear) { _ in CostRequest(method, params) }
  }

  /// A request that reads or changes N events or links, each of which lists up to N users.
  static func listed(_ method: String, _ remark: String, _ params: String) -> CostStep {
    CostStep(name: "\(method): \(remark)", law: .listed) { _ in CostRequest(method, params) }
  }

  /// The same with params that depend on the size or on earlier replies.
  static func linear(
    _ method: String,
    _ remark: String,
    with params: @escaping @Sendable (CostSite) throws -> String
  ) -> CostStep {
    CostStep(name: "\(method): \(remark)", law: .linear) { CostRequest(method, try params($0)) }
  }

  /// Undoes the newest link that an event of this kind names, or the oldest.
  static func undo(
    _ kind: String,
    oldest: Bool = false,
    law: CostLaw = .linear
  ) -> CostStep {
    let age = oldest ? "oldest" : "newest"
    let name = "user.link.undo: of the \(age) \(kind)"
    return CostStep(name: name, law: law, asksFirst: true) { site in
      let events = try site.events(kind)
      guard let event = oldest ? events.first : events.last else {
        throw ChildProcessError(reason: "no event \(kind) in \(site.project)")
      }
      return CostRequest("user.link.undo", #""event":\#(event)"#)
    }
  }

  /// A request whose cost does not count.
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

  /// Sends the requests in batches of 32, so that no buffer fills up.
  func play(_ requests: [CostRequest]) throws {
    var rest = requests[...]
    while !rest.isEmpty {
      let stretch = rest.prefix(32)
      rest = rest.dropFirst(stretch.count)
      try line.send(Array(stretch.map { $0.line(in: project) }.joined().utf8))
      for _ in stretch { try line.nextResult() }
    }
  }

  /// Returns the ids of all events of a kind as JSON, oldest first.
  func events(_ kind: String) throws -> [String] {
    try line.events(#""project":"\#(project)","kinds":["\#(kind)"]"#)
      .compactMap { $0["id"]?.description }
  }
}
