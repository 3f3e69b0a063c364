import EntitledClient
import Platform

/// Makes the calls of `user.import` from the lines of a file.
struct ImportEntries {
  /// A call of `user.import`, and the number of the line at which its entry begins.
  struct Entry {
    let number: Int
    let params: Result<JSON, UsageError>
    /// The values that could not be used.
    var notes: [String] = []
  }

  private let format: ImportFormat?
  /// The params of every call.
  private let common: [JSON.Member]
  /// The beginning of the project's anonymous ids.
  private let anonymousPrefix: String
  /// The project's names of products by those of the file.
  private let products: [String: String]
  /// The product of each transaction so far, both as hashes: a file may have millions of lines.
  private var bought: [Int: Int] = [:]
  private var number = 0
  private(set) var columns: CSVColumns?
  private var record = CSVRecord()
  private var recordNumber = 0
  private var recordBytes = 0

  /// The longest line that a daemon takes by default, less what the call adds.
  private static let lineBytesMax = (1 << 20) - 1024
  private static let tooLong = UsageError("the line has more than \(lineBytesMax) bytes")

  init(
    _ format: ImportFormat?,
    common: [JSON.Member],
    anonymousPrefix: String = "",
    products: [String: String] = [:]
  ) {
    (self.format, self.common, self.anonymousPrefix) = (format, common, anonymousPrefix)
    self.products = products
  }

  /// Takes the next line; returns the entry that it completes, if it completes one.
  mutating func take(_ line: [UInt8]) throws(UsageError) -> Entry? {
    number += 1
    // The mark that some programs put at the beginning of a file.
    if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { return try take(unmarked: line[3...]) }
    return try take(unmarked: line[...])
  }

  private mutating func take(unmarked text: ArraySlice<UInt8>) throws(UsageError) -> Entry? {
    let line = Array(text)
    let isEmpty = !line.contains { $0 > UInt8(ascii: " ") }
    guard let format else {
      if isEmpty { return nil }
      let params = customer(line)
      // A file of another kind would be refused line by line.
      let isTooLong = line.count > Self.lineBytesMax
      if number == 1, !isTooLong, case .failure(let error) = params { throw error }
      return Entry(number: number, params: params)
    }
    if !record.isOpen {
      if isEmpty { return nil }
      (recordNumber, recordBytes) = (number, 0)
    }
    recordBytes += line.count
    let isTooLong = recordBytes > Self.lineBytesMax
    guard let fields = record.take(line) else {
      guard !isTooLong else {
        throw UsageError("line \(recordNumber): a quote is not closed within 1,023 KiB")
      }
      return nil
    }
    guard let columns else {
      columns = try CSVColumns(fields, of: format)
      return nil
    }
    do throws(UsageError) {
      if isTooLong { throw Self.tooLong }
      let values = try CSVValues(fields, columns)
      let row = try format.row(values, anonymousPrefix: anonymousPrefix, products: products)
      if let bought = row.bought { try note(bought.product, of: bought.transaction) }
      let params = JSON.object(row.params + common)
      return Entry(number: recordNumber, params: .success(params), notes: row.notes)
    } catch {
      return Entry(number: recordNumber, params: .failure(error))
    }
  }

  /// Refuses a second product of a transaction, which would take the place of the first one.
  private mutating func note(_ product: String, of transaction: String) throws(UsageError) {
    let known = bought.updateValue(product.hashValue, forKey: transaction.hashValue)
    guard let known, known != product.hashValue else { return }
    bought[transaction.hashValue] = known
    throw UsageError("an earlier line has another product for this transaction")
  }

  /// The columns of a list of claims that say nothing to the daemon.
  var unreadColumns: [String] {
    guard format == .claims else { return [] }
    return columns?.names(without: ClaimRow.knownColumns) ?? []
  }

  /// Returns an error if the file ends within an entry.
  func finish() throws(UsageError) {
    if let format, columns == nil, !record.isOpen {
      throw UsageError(
        "the file has no header",
        hint: "give \(format.fileDescription), as CSV with its header"
      )
    }
    guard record.isOpen else { return }
    throw UsageError("line \(recordNumber): a quote is not closed")
  }

  /// Reads a line: a customer as `entitle export` writes it.
  private func customer(_ line: [UInt8]) -> Result<JSON, UsageError> {
    guard line.count <= Self.lineBytesMax else {
      return .failure(Self.tooLong)
    }
    guard let json = try? JSON(parsing: line), let members = json.members else {
      return .failure(
        UsageError(
          "line \(number) is no JSON object",
          hint: "give a file of entitle export, or --from \(ImportFormat.choice) for CSV"
        )
      )
    }
    // A daemon would refuse each line of a log of events by itself.
    let names = Set(members.map(\.name))
    if names.isSuperset(of: ["cursor", "kind", "at"]), !names.contains("ids") {
      return .failure(
        UsageError(
          "line \(number) is an event, not a customer",
          hint: "give a file of entitle export; entitle simulate plays events"
        )
      )
    }
    // An answer of `user.export` has the customer's events, which are not taken in.
    let own = members.filter { member in
      !["events", "cursor", "moreEvents"].contains(member.name)
        && !common.contains { $0.name == member.name }
    }
    return .success(.object(own + common))
  }
}
