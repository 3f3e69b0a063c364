import LineProtocol
import TestSupport

/// Calls a writing method with its first example in the contract.
struct WritingExample: CustomStringConvertible {
  let method: String
  private let example: JSONTree

  /// An example of every writing method.
  static let all: [WritingExample] = Repository.files(in: "Protocol/methods", ending: ".json")
    .compactMap { file in
      do {
        return try WritingExample(file: file)
      } catch {
        preconditionFailure("\(file): \(error)")
      }
    }

  private init?(file: String) throws {
    let contract = try JSONTree(Repository.bytes("Protocol/methods/\(file)"))
    guard case .array(let params)? = contract["params"],
      case .array(let all)? = contract["examples"],
      params.contains(where: { $0["name"]?.text == "idempotencyKey" }),
      let first = all.first, let name = contract["name"]?.text
    else { return nil }
    method = name
    example = first
  }

  var description: String { method }

  /// Makes the preceding calls; returns the line of the call itself, with a key that shows later
  /// whether it was stored.
  func prepare(on line: SocketLine) throws -> String {
    var captures: [String: JSONTree] = [:]
    if case .array(let given)? = example["given"] {
      for call in given {
        let params = (call["params"] ?? .null).filled(with: captures)
        let result = try line.result(call["method"]?.text ?? "", params.description)
        guard let expected = call["result"] else { continue }
        let reason = Template(quoted: expected).mismatch(with: result, captures: &captures)
        if let reason { throw ChildProcessError(reason: "\(method): \(reason)") }
      }
    }
    var params: [JSONTree.Member] = []
    if case .object(let members) = (example["params"] ?? .null).filled(with: captures) {
      params = members
    }
    params.append(JSONTree.Member(name: "idempotencyKey", value: .string("k")))
    return #"{"id":1,"method":"\#(method)","params":\#(JSONTree.object(params))}"#
  }
}
