import EntitledClient
import Platform

// The `export` command: writes every customer of a project, then the unclaimed purchases.
extension Program {
  /// How many customers are on their way at once.
  private static let inFlightMax = 32
  private static let pageLimit: Int64 = 1000
  private static let chunkBytesMax = 1 << 16

  /// What an export has read and written.
  private struct ExportRun: ~Copyable {
    var daemon: Connection
    let project: [JSON.Member]
    var pending: [UInt8] = []
    var count = 0
  }

  func export(_ project: [JSON.Member], _ options: Options) throws -> RunResult {
    var run = ExportRun(daemon: try connection(options), project: project)
    let end = try exportAll(&run)
    if showsProgress && !isTerminal { complain("\r\u{1B}[K") }
    return end ?? RunResult(.done)
  }

  private func exportAll(_ run: inout ExportRun) throws(ClientError) -> RunResult? {
    if let end = try exportCustomers(&run) { return end }
    if let end = try exportUnclaimed(&run) { return end }
    return writeOut(&run)
  }

  /// Writes the customers in the order of their ids; returns a result if writing fails.
  private func exportCustomers(_ run: inout ExportRun) throws(ClientError) -> RunResult? {
    try pages(of: "user.list", &run) { page, run throws(ClientError) in
      var sent: [RequestID] = []
      for id in page["customerIds"]?.elements ?? [] {
        let params: [JSON.Member] = [.init("userId", id), .init("withoutEvents", true)]
        sent.append(try run.daemon.send("user.export", .object(params + run.project)))
        guard sent.count >= Self.inFlightMax else { continue }
        if let end = try add(sent.removeFirst(), &run) { return end }
      }
      for request in sent {
        if let end = try add(request, &run) { return end }
      }
      return nil
    }
  }

  /// Adds the answer about a customer, without the moment of the answer.
  private func add(
    _ request: RequestID,
    _ run: inout ExportRun
  ) throws(ClientError) -> RunResult? {
    let customer: JSON
    do throws(ClientError) {
      customer = try run.daemon.receive(request)
    } catch {
      // The customer was deleted since the list was read.
      if case .remote(let remote) = error, remote.kind == "unknownUser" { return nil }
      throw error
    }
    return write(.object((customer.members ?? []).filter { $0.name != "at" }), &run)
  }

  private func exportUnclaimed(_ run: inout ExportRun) throws(ClientError) -> RunResult? {
    try pages(of: "store.unclaimed", &run) { page, run throws(ClientError) in
      for purchase in page["purchases"]?.elements ?? [] {
        if let end = write(["ids": [], "purchases": [purchase]], &run) { return end }
      }
      return nil
    }
  }

  /// Hands each page of a list to `body` until that returns a result.
  private func pages(
    of method: String,
    _ run: inout ExportRun,
    _ body: (JSON, inout ExportRun) throws(ClientError) -> RunResult?
  ) throws(ClientError) -> RunResult? {
    var after: [JSON.Member] = []
    while true {
      let params =
        [JSON.Member("limit", .number(JSON.Number(Self.pageLimit)))] + after + run.project
      let page = try run.daemon.call(method, .object(params))
      if let end = try body(page, &run) { return end }
      guard page["more"]?.bool == true, let cursor = page["cursor"] else { return nil }
      after = [JSON.Member("after", cursor)]
    }
  }

  private func write(_ line: JSON, _ run: inout ExportRun) -> RunResult? {
    run.pending += isTerminal ? Array(shownJSON(line).utf8) : line.bytes
    run.pending.append(UInt8(ascii: "\n"))
    run.count += 1
    if showsProgress, !isTerminal, run.count % 100 == 1 {
      complain("\rexport: \(run.count) lines\u{1B}[K")
    }
    return run.pending.count < Self.chunkBytesMax ? nil : writeOut(&run)
  }

  private func writeOut(_ run: inout ExportRun) -> RunResult? {
    let bytes = run.pending
    run.pending.removeAll(keepingCapacity: true)
    return ended(write(bytes))
  }
}
