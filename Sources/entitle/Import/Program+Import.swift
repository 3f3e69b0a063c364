import EntitledClient
import Glibc
import Platform
import Presentation
import Simulator

// The `import` command: takes in the customers of a file, one from each line.
extension Program {
  /// How many lines are on their way at once.
  private static let inFlightMax = 32

  /// A line without an outcome yet.
  private struct SentLine {
    let number: Int
    let notes: [String]
    let request: Result<RequestID, UsageError>

    init(entry: ImportEntries.Entry, request: Result<RequestID, UsageError>) {
      (number, notes, self.request) = (entry.number, entry.notes, request)
    }
  }

  /// What an import reads from and writes to.
  private struct ImportRun: ~Copyable {
    var lines: InputLines
    var daemon: Connection
    var entries: ImportEntries
    var report = ImportReport()
    /// Receives an entry for each line of the input; nil without `--report`.
    var file: BufferedFile?
    let isText: Bool
    /// The lines that wait for their outcome.
    var sent: [SentLine] = []
    /// When the progress was shown last.
    var shown = ContinuousClock.now
  }

  func importCustomers(
    _ path: String,
    _ members: [JSON.Member],
    from format: ImportFormat?,
    report: String?,
    products: JSONSource?,
    _ options: Options
  ) throws -> RunResult {
    let isText = isTerminal && !options.isJSON
    // A line may be longer than the daemon takes: it is refused, and the next ones are read.
    let lines = try InputLines(path, lineBytesMax: 64 << 20)
    var daemon = try connection(options)
    let entries = try self.entries(format, members, productNames(in: products), &daemon)
    var run = ImportRun(
      lines: lines,
      daemon: daemon,
      entries: entries,
      file: try report.map { (path) throws(UsageError) in try BufferedFile(path) },
      isText: isText
    )
    run.report.bytesCount = run.lines.bytesCount
    run.report.isDryRun = members.contains { $0.name == "dryRun" && $0.value == true }
    let end: RunResult?
    do {
      end = try importLines(&run)
    } catch {
      // The report contains the lines before; if the daemon is gone, those whose outcome is known.
      _ = try? concludeAll(&run)
      run.file?.flush()
      if showsProgress { complain("\r\u{1B}[K") }
      throw error
    }
    run.file?.flush()
    if showsProgress { complain("\r\u{1B}[K") }
    if let end { return end }
    let failure = run.file?.failure
    return RunResult(
      failure != nil ? .writeFailed : run.report.refusedCount == 0 ? .done : .refused,
      output: run.report.summary(asText: isText),
      complaints: failure.map { "entitle: \(Printable.escaped($0))\n" } ?? ""
    )
  }

  /// Returns the reader of a format, which may need the project's anonymous ids.
  private func entries(
    _ format: ImportFormat?,
    _ members: [JSON.Member],
    _ products: [String: String],
    _ daemon: inout Connection
  ) throws(ClientError) -> ImportEntries {
    guard format != nil else { return ImportEntries(nil, common: members) }
    let project = members.filter { $0.name == "project" }
    let described = try daemon.call("project.describe", .object(project))
    let prefix = described["project"]?["rules"]?["anonymousPrefix"]?.text ?? ""
    var products = products
    let catalogue = described["project"]?["products"]
    for product in catalogue?.members ?? [] {
      guard let plan = product.value["basePlan"]?.text else { continue }
      let name = "\(product.name):\(plan)"
      // The project may have a product of that name.
      if products[name] == nil, catalogue?[name] == nil { products[name] = product.name }
    }
    return ImportEntries(format, common: members, anonymousPrefix: prefix, products: products)
  }

  /// Reads the project's names of products by those of the file.
  private func productNames(in source: JSONSource?) throws -> [String: String] {
    guard let source else { return [:] }
    var names: [String: String] = [:]
    let members = try source.json(for: "--products").members
    for member in members ?? [.init("", .null)] {
      guard let product = member.value.text else {
        throw UsageError(
          "--products is no JSON object of texts",
          hint: #"for example {"monthly:p1m": "monthly"}"#
        )
      }
      names[member.name] = product
    }
    return names
  }

  /// Takes in all lines; returns a result if the output cannot be written.
  private func importLines(_ run: inout ImportRun) throws -> RunResult? {
    while let line = try run.lines.next() {
      run.report.bytesRead += line.count + 1
      let entry = try run.entries.take(line)
      guard let entry else { continue }
      switch entry.params {
      case .failure(let error): run.sent.append(SentLine(entry: entry, request: .failure(error)))
      case .success(let params):
        let id = try run.daemon.send("user.import", params)
        run.sent.append(SentLine(entry: entry, request: .success(id)))
      }
      guard run.sent.count >= Self.inFlightMax else { continue }
      if let end = try conclude(run.sent.removeFirst(), &run) { return end }
    }
    if let end = try concludeAll(&run) { return end }
    run.report.unreadColumns = run.entries.unreadColumns
    try run.entries.finish()
    return nil
  }

  /// Waits for the outcomes of all lines; returns a result if the program must end.
  private func concludeAll(_ run: inout ImportRun) throws -> RunResult? {
    while !run.sent.isEmpty {
      if let end = try conclude(run.sent.removeFirst(), &run) { return end }
    }
    return nil
  }

  /// Waits for the outcome of a line, and writes it to the report.
  ///
  /// Prints it if there is something to say of it. Returns a result if the program must end.
  private func conclude(
    _ sent: SentLine,
    _ run: inout ImportRun
  ) throws -> RunResult? {
    let line: ImportReport.Line
    switch sent.request {
    case .failure(let error):
      line = .init(number: sent.number, outcome: .refused, reason: error.message)
    case .success(let id):
      do throws(ClientError) {
        line = ImportReport.line(
          sent.number,
          imported: try run.daemon.receive(id),
          unused: sent.notes
        )
      } catch {
        guard case .remote(let remote) = error, !ImportReport.endingKinds.contains(remote.kind)
        else { throw error }
        line = .init(number: sent.number, outcome: .refused, reason: remote.message)
      }
    }
    run.report.count(line)
    run.file?.write("\(line.json)\n")
    showProgress(&run)
    guard line.reason != nil else { return nil }
    let text = run.isText ? Printable.escaped(line.text) + "\n" : "\(line.json)\n"
    return failed(write(Array(text.utf8)))
  }

  /// Shows the progress at most five times a second.
  private func showProgress(_ run: inout ImportRun) {
    guard showsProgress else { return }
    let now = ContinuousClock.now
    guard run.report.linesCount == 1 || now - run.shown > .milliseconds(200) else { return }
    run.shown = now
    complain(run.report.progress)
  }
}
