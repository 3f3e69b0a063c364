/// An id, compared and ordered by its bytes.
struct Name: Hashable, Comparable, CustomStringConvertible {
  let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var description: String { text }

  var scalarsCount: Int { text.unicodeScalars.count }

  func begins(with prefix: Name) -> Bool { bytes.starts(with: prefix.bytes) }

  static func < (left: Name, right: Name) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
