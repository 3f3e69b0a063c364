import EntitledClient
import LineProtocol
import Platform

/// The columns of a CSV file by their names.
struct CSVColumns {
  fileprivate let places: [String: Int]
  /// The number of columns; several may have the same name.
  fileprivate let count: Int

  /// Reads the header of a format's file.
  init(_ header: [[UInt8]], of format: ImportFormat) throws(UsageError) {
    var places: [String: Int] = [:]
    for (place, name) in header.enumerated() {
      places[String(decoding: name, as: UTF8.self)] = place
    }
    for names in format.neededColumns where !names.contains(where: { places[$0] != nil }) {
      throw UsageError(
        "line 1 has no column \(names.joined(separator: " or "))",
        hint: "give \(format.fileDescription), as CSV with its header"
      )
    }
    self.places = places
    count = header.count
  }

  /// Returns the names that are not among the given ones, in the order of the file.
  func names(without known: Set<String>) -> [String] {
    places.filter { !known.contains($0.key) }.sorted { $0.value < $1.value }.map(\.key)
  }
}

/// The values of one line, and which of them could not be used.
struct CSVValues {
  private let columns: CSVColumns
  private let fields: [[UInt8]]
  private(set) var notes: [String] = []

  init(_ fields: [[UInt8]], _ columns: CSVColumns) throws(UsageError) {
    guard fields.count == columns.count else {
      throw UsageError("\(fields.count) fields, but the header has \(columns.count)")
    }
    // Replaced bytes would make two ids one.
    guard fields.allSatisfy({ String(validating: $0, as: UTF8.self) != nil }) else {
      throw UsageError("the line is not UTF-8")
    }
    (self.fields, self.columns) = (fields, columns)
  }

  /// Returns a value; nil if it is empty, or if there is no such column.
  func text(_ name: String) -> String? {
    guard let place = columns.places[name], !fields[place].isEmpty else { return nil }
    return String(decoding: fields[place], as: UTF8.self)
  }

  func required(_ name: String) throws(UsageError) -> String {
    guard let text = text(name) else { throw UsageError("\(name) is empty") }
    return text
  }

  /// Returns a time, which is UTC where it names no offset; notes one that cannot be read.
  mutating func moment(_ name: String) -> Entitled.Moment? {
    guard let text = text(name) else { return nil }
    if let moment = Self.moment(text) { return moment }
    notes.append("\(name) is no time: \(String(quoting: text))")
    return nil
  }

  func requiredMoment(_ name: String) throws(UsageError) -> Entitled.Moment {
    let text = try required(name)
    guard let moment = Self.moment(text) else {
      throw UsageError("\(name) is no time: \(String(quoting: text))")
    }
    return moment
  }

  /// Returns a time on which access depends; refuses one that cannot be read.
  func decidingMoment(_ name: String) throws(UsageError) -> Entitled.Moment? {
    text(name) == nil ? nil : try requiredMoment(name)
  }

  /// Reads a time as programs write it: with a blank for the T, with ` UTC`, or with `+00`.
  private static func moment(_ text: String) -> Entitled.Moment? {
    var bytes = Array(text.utf8)
    if bytes.count > 10, bytes[10] == UInt8(ascii: " ") { bytes[10] = UInt8(ascii: "T") }
    if bytes.suffix(4).elementsEqual(" UTC".utf8) { bytes.removeLast(4) }
    let isSign: (UInt8) -> Bool = { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    if bytes.count > 10, let sign = bytes[10...].lastIndex(where: isSign) {
      switch bytes.count - sign {
      case 3: bytes += Array(":00".utf8)
      case 5: bytes.insert(UInt8(ascii: ":"), at: sign + 3)
      default: break
      }
    }
    let joined = String(decoding: bytes, as: UTF8.self)
    return Entitled.Moment(joined) ?? Entitled.Moment("\(joined)Z")
  }

  /// Returns whether a column says true; an empty one says false.
  func flag(_ name: String) throws(UsageError) -> Bool {
    guard let text = text(name) else { return false }
    switch text.lowercased() {
    case "true", "t", "1": return true
    case "false", "f", "0": return false
    default: throw UsageError("\(name) is neither true nor false: \(String(quoting: text))")
    }
  }

  /// Returns a list, as JSON or with commas.
  func list(_ name: String) -> [String] {
    guard let text = text(name) else { return [] }
    if let elements = (try? JSON(parsing: Array(text.utf8)))?.elements {
      return elements.compactMap(\.text)
    }
    return text.split(separator: ",").map { String($0.trimmingPrefix(" ")) }
  }

  /// Records why a value could not be used.
  mutating func note(_ text: String) { notes.append(text) }
}
