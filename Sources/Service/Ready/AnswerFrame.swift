import LineProtocol

/// Where the values stand in an answer.
///
/// Answers of one form differ in their values alone: most of their bytes need to be kept only once.
struct AnswerFrame {
  /// Where the values stand, quotes and all, in their order.
  private(set) var values: [Range<Int>] = []

  /// Of JSON without blanks, as answers are.
  init(of json: [UInt8]) {
    var index = 0
    while index < json.count {
      let end = Self.endOfToken(in: json, from: index)
      if Self.isValue(json, index, end) { values.append(index..<end) }
      index = end
    }
  }

  /// Behind the value that begins at a byte; nil where none does.
  static func endOfValue(in json: [UInt8], from start: Int) -> Int? {
    guard start < json.count else { return nil }
    let end = endOfToken(in: json, from: start)
    return isValue(json, start, end) ? end : nil
  }

  private static func endOfToken(in json: [UInt8], from start: Int) -> Int {
    var index = start
    switch json[start] {
    case UInt8(ascii: "\""):
      index += 1
      while index < json.count, json[index] != UInt8(ascii: "\"") {
        index += json[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(index + 1, json.count)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      while index < json.count, !isPunctuation(json[index]) { index += 1 }
      return index
    default: return start + 1
    }
  }

  /// A string that a colon follows is a name.
  private static func isValue(_ json: [UInt8], _ start: Int, _ end: Int) -> Bool {
    guard !isPunctuation(json[start]) else { return false }
    return end == json.count || json[end] != UInt8(ascii: ":")
  }

  static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ":"), UInt8(ascii: ","):
      true
    default: false
    }
  }
}
