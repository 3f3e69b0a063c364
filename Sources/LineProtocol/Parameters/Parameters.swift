/// The params of a request, or the members of an object in them, with known names.
///
/// A method reads them like this:
///
///     let given = try Parameters(params, of: "identify", names: ["device", "userId", "project"])
///     let device: DeviceID = try given.required("device").identifier()
///     let at = try given.optional("at")?.moment()
///     let expiresAt: Moment?? =
///       switch given.nullable("expiresAt") {
///       case .absent: nil
///       case .null: .some(nil)
///       case .value(let value): try value.moment()
///       }
package struct Parameters {
  private let method: StaticString
  private let names: [StaticString]

  /// The JSON pointer of the object; empty for the params.
  private let path: String

  /// The object or array that the request contains.
  private let given: JSONValue?

  /// The given members: the mark and the index of each name, and the index of its value's node.
  ///
  /// Most requests give only a few of many parameters.
  private var members: [(mark: UInt64, name: Int, place: Int)] = []

  /// The union of the given names' marks; it shows quickly that a parameter is missing.
  private var marks: UInt64 = 0

  /// Reads params by name from an object, or in the order of `names` from an array.
  ///
  /// Null counts as missing, except for a parameter that the method reads with `nullable`.
  package init(
    _ params: JSONValue?,
    of method: StaticString,
    names: [StaticString]
  ) throws(RPCError) {
    self.init(params, method: method, names: names, path: "")
    guard let params else { return }
    if params.kind == .array {
      try fill(fromElementsOf: params)
    } else {
      try fill(fromMembersOf: params)
    }
  }

  /// Reads an object within the params.
  init(
    object: JSONValue,
    at path: String,
    of owner: StaticString,
    names: [StaticString]
  ) throws(RPCError) {
    self.init(object, method: owner, names: names, path: path)
    try fill(fromMembersOf: object)
  }

  private init(
    _ given: JSONValue?,
    method: StaticString,
    names: [StaticString],
    path: String
  ) {
    self.given = given
    self.method = method
    self.names = names
    self.path = path
  }

  /// Returns a parameter, or throws if it is missing.
  package func required(_ name: StaticString) throws(RPCError) -> Parameter {
    guard let value = value(of: name), !value.isNull else {
      let parameter = path.isEmpty ? "parameter" : "member"
      throw RPCError(
        .invalidParams,
        "missing \(parameter) \"\(Parameter.label(path, name))\"",
        field: "\(path)/\(name)",
        hint: "\(method) takes \(namesListed)"
      )
    }
    return Parameter(value: value, path: path, key: .name(name))
  }

  /// Returns a parameter, or nil if it is missing or null.
  ///
  /// Null counts as missing because many languages write null for a missing value.
  @inline(__always)
  package func optional(_ name: StaticString) -> Parameter? {
    assertTaken(name)
    return marks & name.mark == 0 ? nil : find(name)
  }

  private func find(_ name: StaticString) -> Parameter? {
    guard let value = value(of: name), !value.isNull else { return nil }
    return Parameter(value: value, path: path, key: .name(name))
  }

  /// Returns a parameter for which null and absence have different meanings.
  package func nullable(_ name: StaticString) -> NullableParameter<Parameter> {
    guard let value = value(of: name) else { return .absent }
    return value.isNull ? .null : .value(Parameter(value: value, path: path, key: .name(name)))
  }

  /// The given one of two alternative parameters.
  package enum OneOfTwo {
    case first(Parameter)
    case second(Parameter)
  }

  /// Returns the given one of two parameters; throws if both or neither are given.
  package func exactlyOne(
    _ first: StaticString,
    _ second: StaticString
  ) throws(RPCError) -> OneOfTwo {
    switch (optional(first), optional(second)) {
    case (let value?, nil): return .first(value)
    case (nil, let value?): return .second(value)
    case (nil, nil):
      throw RPCError(
        .invalidParams,
        "missing parameter \"\(first)\" or \"\(second)\"",
        field: "\(path)/\(first)",
        hint: "give exactly one of \(first) and \(second)"
      )
    case (_?, _?):
      throw RPCError(
        .invalidParams,
        "both \"\(first)\" and \"\(second)\" are given",
        field: "\(path)/\(second)",
        hint: "give exactly one of \(first) and \(second)"
      )
    }
  }

  private mutating func fill(fromElementsOf array: JSONValue) throws(RPCError) {
    guard array.count <= names.count else {
      throw RPCError(
        .invalidParams,
        "\(array.count) parameters are given, and at most \(names.count) are allowed",
        hint: "\(method) takes \(namesListed)"
      )
    }
    for (index, value) in array.elements.enumerated() where !value.isNull {
      add(index, at: value.place)
    }
  }

  private mutating func fill(fromMembersOf object: JSONValue) throws(RPCError) {
    members.reserveCapacity(min(object.count, names.count))
    let unknown = object.placeMembers(among: names, mustKnow: true) { name, place in
      add(name, at: place)
    }
    if let unknown { throw unknownName(unknown.string ?? []) }
  }

  @inline(__always)
  private mutating func add(_ name: Int, at place: Int) {
    let mark = names[name].mark
    members.append((mark, name, place))
    marks |= mark
  }

  private func unknownName(_ name: [UInt8]) -> RPCError {
    let nearest = NearestNames.nearest(to: name, among: names.map { "\($0)" })
    let question = NearestNames.question(nearest).map { $0 + " " } ?? ""
    let place = path.isEmpty ? "" : " in \(path.dropFirst())"
    let error = RPCError(
      .invalidParams,
      "unknown \(path.isEmpty ? "parameter" : "member") \(String(quoting: name))\(place)",
      field: path + Parameter.Key.text(name).pointer,
      hint: "\(question)\(method) takes \(namesListed)"
    )
    return nearest.isEmpty ? error : error.with("nearest", nearest)
  }

  private var namesListed: String {
    names.isEmpty ? "no parameters" : names.map { "\($0)" }.joined(separator: ", ")
  }

  private func value(of name: StaticString) -> JSONValue? {
    assertTaken(name)
    let mark = name.mark
    guard marks & mark != 0 else { return nil }
    let member = members.first { $0.mark == mark && names[$0.name].matches(name) }
    guard let member else { return nil }
    return given?.sibling(at: member.place)
  }

  private func assertTaken(_ name: StaticString) {
    assert(
      names.contains { $0.matches(name) },
      "Parameters: \(method) has no parameter \(name)"
    )
  }
}
