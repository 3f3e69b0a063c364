import EntitledClient
import Platform
import Presentation

/// What a replay has done so far, and how it reports each line.
struct NotificationReplay {
  /// A line whose reply is not printed yet.
  struct Sent {
    var number: Int
    var request: Result<RequestID, UsageError>
  }

  let isText: Bool
  let showsProgress: Bool
  private(set) var count = 0
  private(set) var errorsCount = 0

  /// Reads a line: the params of `store.notify`, or what Apple sends or lists in its history.
  static func params(
    of line: [UInt8],
    _ common: [JSON.Member]
  ) -> Result<JSON, UsageError> {
    guard let json = try? JSON(parsing: line), let members = json.members else {
      return .failure(UsageError("the line is not a JSON object"))
    }
    if json["store"] != nil {
      let further = common.filter { member in !members.contains { $0.name == member.name } }
      return .success(.object(members + further))
    }
    guard let payload = json["signedPayload"] else {
      return .failure(
        UsageError("the line has neither \"store\", as a param, nor Apple's \"signedPayload\"")
      )
    }
    let body = JSON.object([JSON.Member("signedPayload", payload)])
    let given = [
      JSON.Member("store", .string("appStore")), JSON.Member("payload", .string("\(body)")),
    ]
    return .success(.object(given + common))
  }

  mutating func text(ofLine number: Int, result: JSON) -> String {
    count += 1
    guard isText else { return "\(line(number, JSON.Member("result", result)))\n" }
    let notification = result["notification"]
    let words = [
      "\(number)", result["outcome"]?.text, result["why"]?.text,
      notification?["type"]?.text, notification?["subtype"]?.text,
    ]
    let purchases = (result["purchases"]?.elements ?? []).map { purchase in
      let fields = (purchase["fields"]?.elements ?? []).compactMap(\.text)
      let changed = fields.isEmpty ? "" : " (\(fields.joined(separator: ", ")))"
      return "\(purchase["transactionId"]?.text ?? "") \(purchase["outcome"]?.text ?? "")\(changed)"
    }
    // What to fetch, for example "subscription id=sub_1".
    let question = result["ask"]?.members?.compactMap { member in
      member.value.text.map { member.name == "kind" ? $0 : "\(member.name)=\($0)" }
    }
    let asked = question.map { [$0.joined(separator: " ")] } ?? []
    let text = (words.compactMap { $0 } + asked + purchases).joined(separator: "  ")
    return Printable.escaped(text) + "\n"
  }

  mutating func text(ofLine number: Int, refused error: RemoteError) -> String {
    count += 1
    errorsCount += 1
    if isText { return Printable.escaped("\(number)  error  \(error.message)") + "\n" }
    let members: [JSON.Member] = [
      JSON.Member("code", .number(JSON.Number(error.code))),
      JSON.Member("message", .string(error.message)),
    ]
    let data = JSON.Member("data", error.data)
    return "\(line(number, JSON.Member("error", .object(members + [data]))))\n"
  }

  mutating func text(ofLine number: Int, failed reason: String) -> String {
    count += 1
    errorsCount += 1
    if isText { return "\(number)  error  \(reason)\n" }
    let error = JSON.object([JSON.Member("message", .string(reason))])
    return "\(line(number, JSON.Member("error", error)))\n"
  }

  private func line(_ number: Int, _ member: JSON.Member) -> JSON {
    .object([JSON.Member("line", .number(JSON.Number(Int64(number)))), member])
  }

  /// Returns the progress line, now and then; nil if standard error is no terminal.
  func progress() -> String? {
    guard showsProgress, count % 50 == 1 else { return nil }
    return "\rstore: \(count) notifications, \(errorsCount) errors\u{1B}[K"
  }
}
