/// A request line with placeholders for a few ten-digit numbers.
struct LineTemplate {
  static let digitsCount = 10

  private let text: [UInt8]
  /// Offsets of the numbers.
  private let places: [Int]

  /// Creates a template; `%` stands for a number, and a line feed is added.
  init(_ text: String) {
    var bytes: [UInt8] = []
    var places: [Int] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "%") {
        places.append(bytes.count)
        bytes += [UInt8](repeating: UInt8(ascii: "0"), count: Self.digitsCount)
      } else {
        bytes.append(byte)
      }
    }
    self.text = bytes + [0x0A]
    self.places = places
  }

  /// Appends the line with these numbers, in the order of the placeholders.
  func append(to bytes: inout [UInt8], _ first: Int, _ second: Int, _ third: Int = 0) {
    let start = bytes.count
    bytes.append(contentsOf: text)
    var span = bytes.mutableSpan
    for (index, place) in places.enumerated() {
      var number = index == 0 ? first : index == 1 ? second : third
      var position = start + place + Self.digitsCount
      for _ in 0..<Self.digitsCount {
        position -= 1
        span[position] = UInt8(ascii: "0") + UInt8(number % 10)
        number /= 10
      }
    }
  }
}
