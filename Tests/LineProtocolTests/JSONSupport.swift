import LineProtocol

/// Reads a text by itself; the value keeps its document.
func json(_ text: String, depthMax: Int = 64) throws(JSONError) -> JSONValue {
  try JSONDocument(depthMax: depthMax).read(Array(text.utf8))
}

/// What `write` writes.
func written(_ write: (inout JSONWriter) -> Void) -> String {
  var writer = JSONWriter()
  write(&writer)
  return text(writer.bytes)
}

/// Bytes that are UTF-8, as text; compare bytes where Unicode equivalence matters.
func text(_ bytes: [UInt8]) -> String {
  String(decoding: bytes, as: UTF8.self)
}

func canonical(_ value: JSONValue) -> String {
  var bytes: [UInt8] = []
  value.canonicalBytes(into: &bytes)
  return text(bytes)
}

/// A small generator (SplitMix64) that a seed determines.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// A few seeds that never change, and one that nobody has tried.
func seeds() -> [UInt64] {
  [0, 1, 2, 3, .random(in: 0...UInt64.max)]
}
