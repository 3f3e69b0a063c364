/// A received line: the reply to a request, or a notification.
enum Reply {
  /// The reply to the request with this `id`; null if the daemon could not read the `id`.
  case answer(id: JSON, Result<JSON, RemoteError>)
  case notice(Notice)

  init(_ line: [UInt8]) throws(Violation) {
    let reply: JSON
    do throws(JSON.ParsingError) {
      reply = try JSON(parsing: line)
    } catch {
      throw Violation(reason: "the reply is not JSON: byte \(error.offset): \(error.reason)")
    }
    guard reply.members != nil, let id = reply["id"] else {
      guard let method = reply["method"]?.text, let params = reply["params"] else {
        throw Violation(reason: "a line is not a reply")
      }
      self = .notice(Notice(method: method, params: params))
      return
    }
    self = .answer(id: id, try Self.content(of: reply))
  }

  private static func content(of reply: JSON) throws(Violation) -> Result<JSON, RemoteError> {
    switch (reply["result"], reply["error"]) {
    case (let result?, nil): return .success(result)
    case (nil, let json?):
      guard let error = RemoteError(json) else {
        throw Violation(reason: "the reply has an error that is not one of entitled: \(json)")
      }
      return .failure(error)
    case (nil, nil), (_?, _?):
      throw Violation(reason: "the reply has neither a result nor an error, or both")
    }
  }

  /// Returns the violation for a reply that matches no request.
  static func stranger(_ id: JSON) -> Violation {
    Violation(reason: "a reply came with the id \(id), which matches no request")
  }
}
