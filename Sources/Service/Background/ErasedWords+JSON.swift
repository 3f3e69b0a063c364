import IdentityCore
import LineProtocol

extension ErasedWords {
  private static let deletion = Array("\(DeleteUser.name)".utf8)
  private static let notification = Array("\(NotifyStore.name)".utf8)

  /// Whether one of them occurs in the request or in the answer.
  func occur(in answer: IdempotentReply) -> Bool {
    if occur(inJSON: answer.result) { return true }
    // A deletion is remembered by digests, which are no JSON; a notification by that of its params.
    if answer.key.method == Self.deletion { return false }
    if answer.key.method == Self.notification { return occur(in: answer.key.idempotencyKey) }
    // A request without params has no parameters.
    if !answer.parameters.isEmpty && occur(inJSON: answer.parameters) { return true }
    return occur(in: answer.key.idempotencyKey)
  }

  /// Whether one of them is a string in it; true also for text that is no JSON.
  private func occur(inJSON text: [UInt8]) -> Bool {
    do throws(JSONError) {
      let document = JSONDocument()
      return isString(in: try document.read(text))
    } catch {
      return true
    }
  }

  /// Recurses at most as deep as the document allowed.
  private func isString(in value: JSONValue) -> Bool {
    if let text = value.string { return contains(text) }
    return value.elements.contains { isString(in: $0) }
      || value.members.contains { isString(in: $0.name) || isString(in: $0.value) }
  }
}
