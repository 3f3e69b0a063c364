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
    // Nearly every name is one of a few, and need not be copied.
    if let known = method.withPlainString({ Request.known($0)?.name }) { return known }
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
