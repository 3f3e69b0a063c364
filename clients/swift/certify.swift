// The driver of `entitled --certify` for this client; Protocol/certify.md describes the tasks.

import EntitledClient
import Glibc

func report(_ error: ClientError) -> JSON {
  switch error {
  case .remote(let refusal):
    let members: JSON = [
      "kind": .string(refusal.kind), "code": .number(.init(refusal.code)),
      "message": .string(refusal.message), "hint": refusal.hint.map { .string($0) } ?? .null,
      "field": refusal.field.map { .string($0) } ?? .null,
      "retryable": .bool(refusal.isRetryable), "data": refusal.data,
    ]
    return ["error": members]
  case .timeout: return ["failure": "timeout"]
  case .closed: return ["failure": "lost"]
  case .protocolViolation: return ["failure": "violation"]
  case .noConnection(let tried):
    if case .tooLong = tried.first?.reason { return ["failure": "pathTooLong"] }
    return ["failure": "noDaemon"]
  case .permission: return ["failure": "permission"]
  }
}

func answer(_ client: Client, _ call: JSON, _ limit: Duration) async -> JSON {
  do {
    let params = call["params"] ?? .object([])
    return ["result": try await client.call(call["method"]?.text ?? "", params, timeout: limit)]
  } catch {
    return report(error)
  }
}

func answers(_ client: Client, _ calls: [JSON], _ limit: Duration) async -> JSON {
  await withTaskGroup(of: (Int, JSON).self) { group in
    for (index, call) in calls.enumerated() {
      group.addTask { (index, await answer(client, call, limit)) }
    }
    var found: [Int: JSON] = [:]
    for await (index, each) in group { found[index] = each }
    return ["answers": .array(calls.indices.compactMap { found[$0] })]
  }
}

func perform(_ client: Client, _ task: JSON) async throws(ClientError) -> JSON {
  let limit = Duration.seconds(Double(task["seconds"]?.description ?? "") ?? 0)
  switch task["do"]?.text {
  case "open": return [:]
  case "close":
    client.close()
    return [:]
  case "call": return await answer(client, task, limit)
  case "calls": return await answers(client, task["calls"]?.elements ?? [], limit)
  case "feed":
    var events = client.events().makeAsyncIterator()
    var cursors: [JSON] = []
    while cursors.count < task["count"]?.int64 ?? 0, let event = try await events.next() {
      cursors.append(event.cursor.map { .string($0) } ?? .null)
    }
    return ["cursors": .array(cursors)]
  default: return ["skipped": "this client has no such task"]
  }
}

var client = Client()
while let line = readLine() {
  let task = try JSON(parsing: line)
  if task["do"] == "open" {
    client.close()
    client = Client(path: task["socket"]?.text ?? "")
  }
  do {
    print(try await perform(client, task))
  } catch {
    print(report(error))
  }
  fflush(stdout)
}
