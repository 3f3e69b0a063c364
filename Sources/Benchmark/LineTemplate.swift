/// A request line that is ready but for a few numbers, each of ten digits.
struct LineTemplate {
  static let digitsCount = 10

  private let text: [UInt8]
  /// Where each number's digits begin.
  private let places: [Int]

  /// `%` stands for a number; a line feed is added.
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

  /// Adds the line with these numbers, as many as there are places for.
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
