import LineProtocol
import TestSupport

/// Parses a text with a document of its own, which the value retains.
func json(_ text: String, depthMax: Int = 64) throws(JSONError) -> JSONValue {
  try JSONDocument(depthMax: depthMax).read(Array(text.utf8))
}

/// Returns the JSON that `write` writes.
func written(_ write: (inout JSONWriter) -> Void) -> String {
  var writer = JSONWriter()
  write(&writer)
  return text(writer.bytes)
}

/// Decodes valid UTF-8; compare bytes where Unicode equivalence matters.
func text(_ bytes: [UInt8]) -> String {
  String(decoding: bytes, as: UTF8.self)
}

func canonical(_ value: JSONValue) -> String {
  var bytes: [UInt8] = []
  value.canonicalBytes(into: &bytes)
  return text(bytes)
}

/// A few fixed seeds, and the seed that `ENTITLED_SEED` sets.
func seeds() -> [UInt64] {
  [0, 2, 3, 4, Seed.chosen()]
}
