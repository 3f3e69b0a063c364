import EntitledClient
import Presentation

/// A replay of the history under one rule set, in a project of its own.
struct RuleSetProject {
  /// The outcome of a request.
  enum Answer: Equatable {
    case done
    /// The kind of the daemon's error.
    case refused(String)

    var text: String {
      switch self {
      case .done: "done"
      case .refused(let kind): kind
      }
    }
  }

  let project: String
  /// The active entitlements of each subject; no entry if the subject does not exist.
  private(set) var access: [ComparedSubject: Set<ExactText>] = [:]
  /// The customer of each subject.
  private var customers: [ComparedSubject: ExactText] = [:]
  /// The subjects of each customer.
  private var members: [ExactText: Set<ComparedSubject>] = [:]
  /// Devices by their ids in this project.
  private var devices: [ExactText: ComparedSubject] = [:]
  /// Generated ids of the history, mapped to their ids in this project.
  private var names: [ExactText: JSON] = [:]
  private var clock: String
  private var cursor = "0"

  /// Defines the project.
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

  /// Replays a request; returns the subjects whose access it may have changed.
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
    mapIDs(step, result)
    return (.done, try touched(by: step, people, on: &daemon))
  }

  /// Reads the current access of these subjects.
  mutating func readAccess(of people: [ComparedSubject], on daemon: inout Connection)
    throws(ClientError)
  {
    // Batches of this size keep both the client and the daemon busy.
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

  /// Returns nil if the daemon reports an error, such as an unknown device or user.
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

  /// Directs a renewal to the chain's holder in this project.
  private func renewal(
    _ params: [JSON.Member],
    on daemon: inout Connection
  ) throws(ClientError) -> [JSON.Member] {
    let chain = params.filter { ["store", "originalTransactionId"].contains($0.name) }
    let holder: JSON?
    do throws(ClientError) {
      // An empty update changes nothing and returns the purchase.
      holder = try call("purchase.update", chain, on: &daemon)["purchase"]?["holders"]?
        .elements?.first
    } catch {
      guard case .remote = error else { throw error }
      return params
    }
    guard let holder else { return params }
    return params.filter { !["device", "userId"].contains($0.name) } + [.init("userId", holder)]
  }

  /// Maps the generated ids of the original reply to those of the new reply.
  private mutating func mapIDs(_ step: History.Step, _ result: JSON) {
    guard let then = step.answer else { return }
    for path in [["device"], ["user", "anonymousId"], ["user", "customerId"]] {
      let (old, new) = (then.at(path)?.exact, result.at(path))
      if let old, let new, new.text != nil { names[old] = new }
    }
  }

  /// Returns the subjects whose access the request or its events may have changed.
  private mutating func touched(
    by step: History.Step,
    _ people: Set<ComparedSubject>,
    on daemon: inout Connection
  ) throws(ClientError) -> Set<ComparedSubject> {
    var touched = Set(step.people)
    while true {
      let page = try call("events.read", [.init("after", .string(cursor))], on: &daemon)
      for event in page["events"]?.elements ?? [] {
        // The event of a merge names both customers.
        for customer in [event["user"]?.exact, event["absorbed"]?.exact].compactMap(\.self) {
          touched.formUnion(members[customer] ?? [])
        }
        // The device may have belonged to another customer before.
        if let device = event["device"]?.exact.flatMap({ devices[$0] }) { touched.insert(device) }
      }
      cursor = page["cursor"]?.text ?? cursor
      guard page["more"] == true else { break }
    }
    // A new catalogue acts before its events; the events of a deletion do not name the user.
    return ["project.define", "user.delete"].contains(step.method) ? people : touched
  }
}

extension JSON {
  /// Returns the value at a path of member names.
  fileprivate func at(_ path: [String]) -> JSON? {
    path.reduce(self as JSON?) { $0?[$1] }
  }
}
