/// One request of a line, single or as an entry of a batch.
package struct RequestEntry {
  /// The token of the request's id, echoed byte for byte: `1`, `"a"`, `null`, `1e2`.
  ///
  /// Nil for a notification, which is executed but never answered. An invalid request always has an
  /// id, which is `null` if none could be read.
  package let id: [UInt8]?

  package let content: Content

  /// The number of the method; nil if there is no such method.
  package let method: MethodNumber?

  /// The request's method and params, or the error that refuses it.
  package enum Content {
    /// A call; `params` is an object or an array, and nil if the member is missing or null.
    case call(method: [UInt8], params: JSONValue?)

    /// An invalid request, which is not executed: the reply is this error.
    case invalid(RPCError)
  }

  /// The longest `id` that is accepted, in bytes of its token.
  package static let idBytesMax = 256

  static let nullID: [UInt8] = Array("null".utf8)

  /// Reads the envelope, and ignores members that it does not know.
  init(_ value: JSONValue) {
    var id: [UInt8]?
    var number: MethodNumber?
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
      let method: [UInt8]
      (method, number) = try envelope.readMethod()
      content = .call(method: method, params: try envelope.readParams())
      self.id = id
    } catch {
      content = .invalid(error)
      self.id = id ?? Self.nullID
    }
    method = number
  }
}

/// The four members of a request.
private struct Envelope {
  private let object: JSONValue
  /// The indexes of the values of `members` on the tape.
  private let places: (version: Int?, id: Int?, method: Int?, params: Int?)

  private static let members: [StaticString] = ["jsonrpc", "id", "method", "params"]

  init(_ object: JSONValue) {
    self.object = object
    var places: (version: Int?, id: Int?, method: Int?, params: Int?)
    _ = object.placeMembers(among: Self.members, mustKnow: false) { name, place in
      switch name {
      case 0: places.version = place
      case 1: places.id = place
      case 2: places.method = place
      default: places.params = place
      }
    }
    self.places = places
  }

  private var version: JSONValue? { value(at: places.version) }
  private var id: JSONValue? { value(at: places.id) }
  private var method: JSONValue? { value(at: places.method) }
  private var params: JSONValue? { value(at: places.params) }

  private func value(at place: Int?) -> JSONValue? {
    guard let place else { return nil }
    return object.sibling(at: place)
  }

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
        "id: \(id.rawCount) bytes, and at most \(RequestEntry.idBytesMax) are allowed"
      ).with("limit", RequestEntry.idBytesMax)
    }
    return id.rawBytes
  }

  /// Reads the method; checks the version first, so that its error takes precedence.
  func readMethod() throws(RPCError) -> (name: [UInt8], number: MethodNumber?) {
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
    // Most names are known, and need no copy.
    if let known = method.withPlainString({ Request.known($0) }) {
      return (known.name, known.number)
    }
    guard let name = method.string else {
      throw RPCError(.invalidRequest, "method: expected a string, found \(method.kind.noun)")
    }
    return (name, Request.known(name.span)?.number)
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
