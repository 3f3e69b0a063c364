import LineProtocol

/// Something that takes bytes from strangers: whatever they are, it must come to an end, and what
/// it says must be true.
///
/// These files are compiled twice: for the tests, which replay what is kept, and by `.ci/fuzz` with
/// a fuzzer around them. So they import no test library.
enum FuzzTarget: String, CaseIterable {
  /// The reader of JSON.
  case json
  /// A stream that is cut into lines, and the envelopes of requests.
  case envelope
  /// A method's name, a blank, and its params.
  case params
  /// Lines from a client to a service.
  case conversation

  /// Throws what is wrong with how the bytes were taken.
  func take(_ bytes: [UInt8]) throws(FuzzFinding) {
    switch self {
    case .json: try FuzzedReader.take(bytes)
    case .envelope: try FuzzedStream.take(bytes)
    case .params: try FuzzedService().take(paramsIn: bytes)
    case .conversation: try FuzzedService().take(linesIn: bytes)
    }
  }
}

/// A promise that was broken, in a sentence.
struct FuzzFinding: Error {
  var sentence: String

  init(_ sentence: String) { self.sentence = sentence }

  /// Throws when something is not so.
  static func expect(_ isSo: Bool, _ sentence: @autoclosure () -> String) throws(FuzzFinding) {
    if !isSo { throw FuzzFinding(sentence()) }
  }
}
