package import EntitledClient
import Presentation

/// Queries the daemon for a customer's picture or timeline.
package struct CustomerReader {
  let question: PictureOptions
  let ask: Asking

  /// Creates a reader; it calls `ask` once per request.
  package init(question: PictureOptions, ask: @escaping Asking) {
    self.question = question
    self.ask = ask
  }

  /// Returns the picture of the customer and its neighbours.
  package func picture() throws(ClientError) -> Picture {
    let first = try record(of: try userID())
    let described = try ask("project.describe", question.projectMembers)
    let catalogue = described["project"]?["products"]
    var people = [first]
    var unknown: [ExactText] = []
    var omitted: [String] = []
    var neighbours = Self.neighbours(of: first)
    var next = 0
    while next < neighbours.count {
      let id = neighbours[next]
      next += 1
      if people.contains(where: { $0.has(id) }) { continue }
      guard people.count + unknown.count < PictureLimits.customersMax else {
        omitted.append("up to \(neighbours.count - next + 1) more customers")
        break
      }
      do throws(ClientError) {
        let record = try record(of: id)
        people.append(record)
        // What the customer has lost may have gone further.
        let further = record.steps.filter {
          $0.isLoss && $0.chain.map(first.lost.contains) ?? false
        }
        neighbours += further.compactMap(\.to).filter { !neighbours.contains($0) }
      } catch {
        guard error.isUnknownUser else { throw error }
        unknown.append(id)
      }
    }
    var builder = PictureBuilder(
      project: question.project ?? "default",
      isOfMoment: question.moment != nil,
      people: people,
      unknown: unknown,
      catalogue: catalogue
    )
    return builder.picture(omitted)
  }

  /// Returns the customer's events, oldest first.
  package func events() throws(ClientError) -> [JSON] {
    let user = try ask("userInfo", [question.person] + question.projectMembers)
    guard let id = user["user"]?["id"] else { throw Self.strange("userInfo") }
    return try events(of: id, after: "0")
  }

  private func events(of id: JSON, after start: JSON) throws(ClientError) -> [JSON] {
    var events: [JSON] = []
    var cursor = start
    while true {
      let page = try ask(
        "events.read",
        [.init("user", id), .init("after", cursor)] + question.projectMembers
      )
      guard let listed = page["events"]?.elements, let next = page["cursor"],
        let hasMore = page["more"]?.bool
      else { throw Self.strange("events.read") }
      events += listed
      guard hasMore else { return events }
      cursor = next
    }
  }

  /// Returns the device's current user, or the given id.
  private func userID() throws(ClientError) -> ExactText {
    guard question.person.name == "device" else {
      return ExactText(question.person.value.text ?? "")
    }
    let found = try ask("userInfo", [question.person] + question.projectMembers)
    guard let id = found["user"]?["id"]?.exact else { throw Self.strange("userInfo") }
    return id
  }

  private func record(of id: ExactText) throws(ClientError) -> CustomerRecord {
    let user: [JSON.Member] = [.init("userId", .string(id.text))] + question.projectMembers
    let export = try ask("user.export", user)
    guard var record = CustomerRecord(export: export) else { throw Self.strange("user.export") }
    if export["moreEvents"]?.bool == true, let cursor = export["cursor"] {
      let later = JSON.array(try events(of: .string(id.text), after: cursor))
      guard record.add(events: later) else { throw Self.strange("events.read") }
    }
    if let moment = question.moment {
      let answer = try ask("checkEntitlements", user + [.init("at", moment)])
      guard let entitlements = CustomerRecord.Entitlement.all(answer["entitlements"]),
        let at = answer["at"]?.text
      else { throw Self.strange("checkEntitlements") }
      record.entitlements = entitlements
      record.at = at
    }
    return record
  }

  /// Returns the ids of others who share a device or purchase, or were part of a transfer.
  private static func neighbours(of record: CustomerRecord) -> [ExactText] {
    var ids = record.purchases.flatMap(\.holders)
    for device in record.devices {
      ids += [device.anonymousID] + (device.identityID.map { [$0] } ?? [])
    }
    for step in record.steps where step.chain != nil {
      ids += step.from + (step.to.map { [$0] } ?? [])
    }
    var seen: Set<ExactText> = []
    return ids.filter { !record.has($0) && seen.insert($0).inserted }
  }

  private static func strange(_ method: String) -> ClientError {
    .protocolViolation(reason: "the answer of \(method) is not what this program knows")
  }
}

extension ClientError {
  /// Whether the daemon does not know the user, for example after a deletion.
  fileprivate var isUnknownUser: Bool {
    if case .remote(let error) = self { error.kind == "unknownUser" } else { false }
  }
}
