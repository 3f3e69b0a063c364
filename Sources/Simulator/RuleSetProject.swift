import EntitledClient
import Presentation

/// The history under one rule set: a project of the daemon's, and what is known of it.
struct RuleSetProject {
  /// What came of a request.
  enum Answer: Equatable {
    case done
    /// The daemon's word for why not.
    case refused(String)

    var text: String {
      switch self {
      case .done: "done"
      case .refused(let kind): kind
      }
    }
  }

  let project: String
  /// What each may use; no entry for whom there is not.
  private(set) var access: [ComparedSubject: Set<ExactText>] = [:]
  /// The customer whose access somebody's is.
  private var customers: [ComparedSubject: ExactText] = [:]
  /// The same, from the other side.
  private var members: [ExactText: Set<ComparedSubject>] = [:]
  /// The devices by the ids that they have here.
  private var devices: [ExactText: ComparedSubject] = [:]
  /// Made-up ids of the history, and those that stand in their place here.
  private var names: [ExactText: JSON] = [:]
  private var clock: String
  private var cursor = "0"

  /// Makes the project.
  init(
    project: String,
    start: String?,
    definition: [JSON.Member],
    on daemon: inout Connection
  ) throws(ClientError) {
    self.project = project
    let clock: JSON = start.map { ["manual": .string($0)] } ?? "manual"
    let members: [JSON.Member] = [.init("project", .string(project)), .init("clock", clock)]
    _ = try daemon.call("project.define", .object(members + definition))
    self.clock = start ?? ""
  }

  /// Makes a request as it is meant here, and notices whose access may be another one afterwards.
  mutating func play(
    _ step: History.Step,
    _ people: Set<ComparedSubject>,
    on daemon: inout Connection
  ) throws(ClientError) -> (answer: Answer, touched: Set<ComparedSubject>) {
    if let moment = step.moment, moment > clock {
      _ = try call("clock.advance", [.init("to", .string(moment))], on: &daemon)
      clock = moment
    }
    var params = step.params.map { translated($0) }
    if step.isRenewal { params = try renewal(params, on: &daemon) }
    let result: JSON
    do throws(ClientError) {
      result = try call(step.method, params, on: &daemon)
    } catch {
      guard case .remote(let remote) = error else { throw error }
      return (.refused(remote.kind), try touched(by: step, people, on: &daemon))
    }
    if step.method == "clock.advance", let now = result["now"]?.text { clock = now }
    learn(step, result)
    return (.done, try touched(by: step, people, on: &daemon))
  }

  /// Asks what they may use now.
  mutating func look(at people: [ComparedSubject], on daemon: inout Connection) throws(ClientError)
  {
    // As many at a time as keep both sides busy.
    for start in stride(from: 0, to: people.count, by: 500) {
      let some = people[start..<min(start + 500, people.count)]
      var asked: [(person: ComparedSubject, access: RequestID, user: RequestID)] = []
      for person in some {
        let id = names[person.id] ?? .string(person.id.text)
        if case .device = person, let here = id.exact { devices[here] = person }
        let params = [JSON.Member(person.param, id)] + inProject
        let access = try daemon.send("checkEntitlements", .object(params))
        asked.append((person, access, try daemon.send("userInfo", .object(params))))
      }
      for (person, access, user) in asked {
        let found = try Self.result(of: access, on: &daemon)
        let listed = found?["entitlements"]?.members ?? []
        self.access[person] = found.map { _ in
          Set(listed.filter { $0.value["active"] == true }.map { ExactText($0.name) })
        }
        let info = try Self.result(of: user, on: &daemon)
        let customer = info?["user"]?["customerId"]?.exact
        if let before = customers[person] { members[before]?.remove(person) }
        if let customer { members[customer, default: []].insert(person) }
        customers[person] = customer
      }
    }
  }

  /// Nil where the daemon says that there is no such device or user.
  private static func result(
    of request: RequestID,
    on daemon: inout Connection
  ) throws(ClientError) -> JSON? {
    do throws(ClientError) {
      return try daemon.receive(request)
    } catch {
      guard case .remote = error else { throw error }
      return nil
    }
  }

  private var inProject: [JSON.Member] { [.init("project", .string(project))] }

  private func call(
    _ method: String,
    _ params: [JSON.Member],
    on daemon: inout Connection
  ) throws(ClientError) -> JSON {
    try daemon.call(method, .object(params + inProject))
  }

  private func translated(_ member: JSON.Member) -> JSON.Member {
    guard ["device", "userId", "anonymousId"].contains(member.name), let id = member.value.exact,
      let name = names[id]
    else { return member }
    return JSON.Member(member.name, name)
  }

  /// A store tells a renewal of a chain, and of nobody: here it is of whoever holds it here.
  private func renewal(
    _ params: [JSON.Member],
    on daemon: inout Connection
  ) throws(ClientError) -> [JSON.Member] {
    let chain = params.filter { ["store", "originalTransactionId"].contains($0.name) }
    let holder: JSON?
    do throws(ClientError) {
      // An update of nothing changes nothing, and shows the purchase.
      holder = try call("purchase.update", chain, on: &daemon)["purchase"]?["holders"]?
        .elements?.first
    } catch {
      guard case .remote = error else { throw error }
      return params
    }
    guard let holder else { return params }
    return params.filter { !["device", "userId"].contains($0.name) } + [.init("userId", holder)]
  }

  /// The made-up ids that the history's answer told, and those that stand in their place.
  private mutating func learn(_ step: History.Step, _ result: JSON) {
    guard let then = step.answer else { return }
    for path in [["device"], ["user", "anonymousId"], ["user", "customerId"]] {
      let (old, new) = (then.at(path)?.exact, result.at(path))
      if let old, let new, new.text != nil { names[old] = new }
    }
  }

  /// Whose access the newest events, or the request itself, may have changed.
  private mutating func touched(
    by step: History.Step,
    _ people: Set<ComparedSubject>,
    on daemon: inout Connection
  ) throws(ClientError) -> Set<ComparedSubject> {
    var touched = Set(step.people)
    while true {
      let page = try call("events.read", [.init("after", .string(cursor))], on: &daemon)
      for event in page["events"]?.elements ?? [] {
        // Of two who became one, both are named.
        for customer in [event["user"]?.exact, event["absorbed"]?.exact].compactMap(\.self) {
          touched.formUnion(members[customer] ?? [])
        }
        // Who is logged in may have been another customer's until now.
        if let device = event["device"]?.exact.flatMap({ devices[$0] }) { touched.insert(device) }
      }
      cursor = page["cursor"]?.text ?? cursor
      guard page["more"] == true else { break }
    }
    // A catalogue acts at once, and is told later; a deletion does not tell whose it was.
    return ["project.define", "user.delete"].contains(step.method) ? people : touched
  }
}

extension JSON {
  /// What stands at the end of a path of names.
  fileprivate func at(_ path: [String]) -> JSON? {
    path.reduce(self as JSON?) { $0?[$1] }
  }
}
