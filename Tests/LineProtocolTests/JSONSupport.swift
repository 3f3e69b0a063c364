import LineProtocol
import TestSupport

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

/// A few seeds that never change, and the one that `ENTITLED_SEED` chooses.
func seeds() -> [UInt64] {
  [0, 2, 3, 4, Seed.chosen()]
}
