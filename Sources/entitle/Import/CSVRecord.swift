/// A record of a CSV file under construction: one line, or several where quotes hold line ends.
struct CSVRecord {
  private var fields: [[UInt8]] = []
  private var field: [UInt8] = []
  private var isQuoted = false

  /// Whether a line has begun the record, and a quote is open.
  var isOpen: Bool { isQuoted }

  /// Takes the next line; returns the fields once the record is complete.
  mutating func take(_ line: [UInt8]) -> [[UInt8]]? {
    let quote = UInt8(ascii: "\"")
    var line = line[...]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if isQuoted { field.append(UInt8(ascii: "\n")) }
    var place = line.startIndex
    while place < line.endIndex {
      let byte = line[place]
      place += 1
      if isQuoted {
        guard byte == quote else {
          field.append(byte)
          continue
        }
        if place < line.endIndex, line[place] == quote {
          field.append(quote)
          place += 1
        } else {
          isQuoted = false
        }
      } else if byte == quote, field.isEmpty {
        isQuoted = true
      } else if byte == UInt8(ascii: ",") {
        fields.append(field)
        field = []
      } else {
        field.append(byte)
      }
    }
    guard !isQuoted else { return nil }
    defer { self = CSVRecord() }
    return fields + [field]
  }
}
