/// One request of a line.
package struct RequestEntry {
  /// The very token that came, for the reply: `1`, `"a"`, `null`, `1e2`.
  ///
  /// Nil for a notification, which is carried out and never answered. An invalid request always has
  /// one, which is `null` where none could be read.
  package let id: [UInt8]?

  package let content: Content

  /// What the request asks for, as far as its envelope says.
  package enum Content {
    /// `params` is an object or an array; nil when it is left out, or null.
    case call(method: [UInt8], params: JSONValue?)

    /// Answered with this, and not carried out.
    case invalid(RPCError)
  }

  /// The longest `id` that is echoed, in bytes of its token.
  package static let idBytesMax = 256

  static let nullID: [UInt8] = Array("null".utf8)

  /// Reads the envelope; members that it does not know are ignored.
  init(_ value: JSONValue) {
    var id: [UInt8]?
    do throws(RPCError) {
      guard value.kind == .object else {
        throw RPCError(
          .invalidRequest,
          "expected a request object, found \(value.kind.noun)",
          hint: "send {\"id\":1,\"method\":\"server.ping\"}"
        )
      }
      let envelope = Envelope(value)
      id = try envelope.readID()
      content = .call(method: try envelope.readMethod(), params: try envelope.readParams())
      self.id = id
    } catch {
      content = .invalid(error)
      self.id = id ?? Self.nullID
    }
  }
}

/// The four members that a request may have.
private struct Envelope {
  private let object: JSONValue
  /// Where the values of `members` stand.
  private var places: [4 of Int?] = .init(repeating: nil)

  private static let members: [StaticString] = ["jsonrpc", "id", "method", "params"]

  init(_ object: JSONValue) {
    self.object = object
    for member in object.members {
      guard let index = member.name.place(among: Self.members) else { continue }
      places[index] = member.value.place
    }
  }

  private var version: JSONValue? { places[0].map(object.sibling) }
  private var id: JSONValue? { places[1].map(object.sibling) }
  private var method: JSONValue? { places[2].map(object.sibling) }
  private var params: JSONValue? { places[3].map(object.sibling) }

  func readID() throws(RPCError) -> [UInt8]? {
    guard let id else { return nil }
    switch id.kind {
    case .string, .number, .null: break
    case .object, .array, .true, .false:
      throw RPCError(
        .invalidRequest,
        "id: expected a string, a number or null, found \(id.kind.noun)"
      )
    }
    guard id.rawCount <= RequestEntry.idBytesMax else {
      throw RPCError(
        .invalidRequest,
        "id: \(id.rawCount) bytes, and at most \(RequestEntry.idBytesMax) are echoed"
      ).with("limit", RequestEntry.idBytesMax)
    }
    return id.rawBytes
  }

  /// Also checks the version, so that it is judged before the method.
  func readMethod() throws(RPCError) -> [UInt8] {
    if let version, !version.equals("2.0") {
      throw RPCError(
        .invalidRequest,
        "jsonrpc: expected \"2.0\"",
        hint: "leave it out, or write \"jsonrpc\":\"2.0\""
      )
    }
    guard let method else {
      throw RPCError(
        .invalidRequest,
        "missing \"method\"",
        hint: "server.describe lists the methods"
      )
    }
    guard let name = method.string else {
      throw RPCError(.invalidRequest, "method: expected a string, found \(method.kind.noun)")
    }
    return name
  }

  func readParams() throws(RPCError) -> JSONValue? {
    guard let params else { return nil }
    switch params.kind {
    case .object, .array: return params
    case .null: return nil
    case .string, .number, .true, .false:
      throw RPCError(
        .invalidRequest,
        "params: expected an object or an array, found \(params.kind.noun)"
      )
    }
  }
}
