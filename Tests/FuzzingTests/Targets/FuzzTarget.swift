import LineProtocol

/// A component that takes untrusted bytes, must terminate, and must keep its invariants.
///
/// These files are compiled twice: for the tests, which replay the corpus, and by `.ci/fuzz`
/// together with a fuzzer. So they import no test library.
enum FuzzTarget: String, CaseIterable {
  /// The JSON parser.
  case json
  /// The line splitter and the envelopes of requests.
  case envelope
  /// A method's name, a blank, and its params.
  case params
  /// Lines from a client to a service.
  case conversation
  /// What a store is said to have sent.
  case notification
  /// A request to the process that verifies signatures.
  case verifier

  /// Processes the bytes; throws if an invariant is broken.
  func take(_ bytes: [UInt8]) throws(FuzzFinding) {
    switch self {
    case .json: try FuzzedReader.take(bytes)
    case .envelope: try FuzzedStream.take(bytes)
    case .params: try FuzzedService().take(paramsIn: bytes)
    case .conversation: try FuzzedService().take(linesIn: bytes)
    case .notification: try FuzzedNotification.take(bytes)
    case .verifier: try FuzzedVerifier.take(bytes)
    }
  }
}

/// A broken invariant, as a sentence.
struct FuzzFinding: Error {
  var sentence: String

  init(_ sentence: String) { self.sentence = sentence }

  /// Throws if the condition is false.
  static func expect(_ isSo: Bool, _ sentence: @autoclosure () -> String) throws(FuzzFinding) {
    if !isSo { throw FuzzFinding(sentence()) }
  }
}
