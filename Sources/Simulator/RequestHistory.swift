import EntitledClient
import LineProtocol
import Platform
import Presentation

/// Builds a history from request lines.
struct RequestHistory {
  private let parameters: (_ method: String) -> [String]
  private(set) var history = History()
  private var projects: Set<ExactText> = []
  /// The latest step for each request id, to match its reply.
  private var steps: [JSON: Int] = [:]
  private var earliest: String?

  /// Methods that change access or users.
  private static let played: Set = [
    "install", "identify", "logout", "purchase", "purchase.update", "restore", "grant", "revoke",
    "project.define", "clock.advance", "user.delete",
  ]

  /// Methods that change something but cannot be replayed, and why.
  private static let notPlayed = [
    "user.link.undo": "names an event of another feed",
    "store.notify": "depends on the project's stores, which a simulation does not have",
    "user.import": "brings records of another system",
  ]

  init(parameters: @escaping (_ method: String) -> [String]) {
    self.parameters = parameters
  }

  mutating func add(request: JSON, line: Int) {
    let method = request["method"]?.text ?? ""
    guard Self.played.contains(method) else {
      if let reason = Self.notPlayed[method] {
        history.notes.append("line \(line): \(method) \(reason)")
      }
      return
    }
    var params = named(request["params"], method)
    guard params.first(where: { $0.name == "dryRun" })?.value != true else { return }
    let project = params.first { $0.name == "project" }?.value.text ?? "default"
    projects.insert(ExactText(project))
    params.removeAll { ["project", "dryRun"].contains($0.name) }
    let all = JSON.object(params)
    let moment = request["at"]?.text.flatMap { MomentText.canonical($0) }
    for text in [
      moment, all["purchasedAt"]?.text, method == "clock.advance" ? all["to"]?.text : nil,
    ] {
      if let text, let moment = MomentText.canonical(text) {
        earliest = min(earliest ?? moment, moment)
      }
    }
    if method == "project.define" {
      if let text = all["clock"]?["manual"]?.text, history.start == nil {
        history.start = MomentText.canonical(text)
      }
      params.removeAll { ["rules", "clock", "webhooks"].contains($0.name) }
      guard params.contains(where: { $0.name != "idempotencyKey" }) else { return }
    }
    history.steps.append(
      History.Step(place: "line \(line)", moment: moment, method: method, params: params)
    )
    if let id = request["id"] { steps[id] = history.steps.count - 1 }
  }

  mutating func add(reply: JSON) {
    guard let id = reply["id"], let index = steps.removeValue(forKey: id) else { return }
    history.steps[index].answer = reply["result"]
    if reply["result"] != nil { allowRemovals(at: index) }
  }

  /// Lets a definition that was accepted leave out earlier products, as it did: other rules may
  /// record purchases of them, and earlier daemons did not ask.
  private mutating func allowRemovals(at index: Int) {
    let given = history.steps[index].params
    guard history.steps[index].method == "project.define",
      let products = given.first(where: { $0.name == "products" })?.value,
      !given.contains(where: { $0.name == "removed" })
    else { return }
    let earlier = history.steps[..<index].flatMap { step in
      step.params.filter { step.method == "project.define" && $0.name == "products" }
    }
    let names = earlier.flatMap { $0.value.members ?? [] }.map(\.name)
    // Names are compared by bytes.
    let removed = Set(names.filter { products[$0] == nil }.map { Array($0.utf8) })
      .map { JSON.string(String(decoding: $0, as: UTF8.self)) }
    guard !removed.isEmpty else { return }
    history.steps[index].params.append(.init("removed", .array(removed)))
  }

  func finished() throws(UsageError) -> History {
    guard projects.count == 1 else {
      let names = projects.sorted().map { String(quoting: $0.text) }.joined(separator: ", ")
      throw UsageError(
        "the history has requests of several projects: \(names)",
        hint: "give the lines of one project"
      )
    }
    var history = history
    // A history without timestamps is replayed at the current time.
    let isTimed = history.steps.contains { $0.moment != nil || $0.method == "clock.advance" }
    if history.start == nil, isTimed { history.start = earliest }
    return history
  }

  /// Returns params by name; those in an array are in contract order.
  private func named(_ params: JSON?, _ method: String) -> [JSON.Member] {
    guard let elements = params?.elements else { return params?.members ?? [] }
    return zip(parameters(method), elements).filter { !$0.1.isNull }.map { JSON.Member($0.0, $0.1) }
  }
}
