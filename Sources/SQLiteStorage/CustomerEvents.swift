import IdentityCore
import Storage

/// Looks up which events are a customer's: in its own row, and in the table of findings.
struct CustomerEvents {
  private let selectFindings: Statement
  private let selectPlaces: Statement

  init(_ connection: Connection) throws(SQLiteError) {
    selectFindings = try connection.prepare(TurnSQL.selectFindings)
    selectPlaces = try connection.prepare(TurnSQL.selectPlacesOfCustomer)
  }

  /// The cursors of the first ones behind an event, up to another one.
  func cursors(
    of customer: CustomerID,
    in project: ProjectNumber,
    after: Int64,
    through newest: Int64,
    _ limit: Int
  ) throws(StorageError) -> [Int64] {
    var cursors: [Int64]
    let findings: CustomerFindings
    do throws(SQLiteError) {
      // In this order: what goes from the row to the table meanwhile is then found in both.
      findings = try self.findings(of: customer, in: project)
      cursors = try spread(of: customer, in: project, after: after, through: newest, limit)
    } catch {
      throw error.storageError
    }
    do throws(CodecError) {
      cursors += try findings.cursors().filter { $0 > after && $0 <= newest }
    } catch {
      throw .failed(error.description)
    }
    return Array(Set(cursors).sorted().prefix(limit))
  }

  private func findings(
    of customer: CustomerID,
    in project: ProjectNumber
  ) throws(SQLiteError) -> CustomerFindings {
    var findings = CustomerFindings()
    let cells: [Statement.Cell] = [.integer(Int64(project.value)), .bytes(customer.bytes)]
    try selectFindings.forEachRow(cells) { row in
      findings = CustomerFindings(bytes: row.bytes(0))
      return .stop
    }
    return findings
  }

  /// Those of the table.
  private func spread(
    of customer: CustomerID,
    in project: ProjectNumber,
    after: Int64,
    through newest: Int64,
    _ limit: Int
  ) throws(SQLiteError) -> [Int64] {
    var cursors: [Int64] = []
    let cells: [Statement.Cell] = [
      .bytes(customer.bytes),
      .integer(EventPlace(after: after, in: project).number),
      .integer(EventPlace(after: newest, in: project).number),
      .integer(Int64(limit)),
    ]
    try selectPlaces.forEachRow(cells) { row in
      cursors.append(EventPlace(row.integer(0)).cursor)
      return .next
    }
    return cursors
  }
}
