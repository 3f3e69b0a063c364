extension Request {
  /// A method, the bytes of its name, and its index in `methods`.
  typealias Known = (name: [UInt8], method: any Method.Type, number: MethodNumber)

  /// The methods, indexed by the length of the name.
  private static let byLength: [[Known]] = {
    let named = methods.enumerated().map { number, method in
      (Array("\(method.name)".utf8), method, MethodNumber(number)) as Known
    }
    let lengthMax = named.map(\.name.count).max() ?? 0
    return (0...lengthMax).map { length in named.filter { $0.name.count == length } }
  }()

  /// Returns the method with this name, and the shared copy of the name.
  static func known(_ name: Span<UInt8>) -> Known? {
    guard name.count < byLength.count else { return nil }
    return byLength[name.count].first { known in
      ByteComparison.isSame(known.name.span, from: 0, name, 0..<name.count)
    }
  }

  /// Returns the method with this name, or throws an error that suggests similar names.
  ///
  /// If the name is itself a parameter, the caller passes the error's kind and field.
  package static func method(
    named name: [UInt8],
    orThrow kind: ErrorKind = .unknownMethod,
    field: String? = nil
  ) throws(RPCError) -> any Method.Type {
    if let known = known(name.span) { return known.method }
    let nearest = NearestNames.nearest(
      to: name,
      among: methods.map { "\($0.name)" },
      synonyms: synonyms
    )
    let error = RPCError(
      kind,
      "entitled \(Contract.version) has no method \(String(quoting: name))",
      field: field,
      hint: NearestNames.question(nearest)
    )
    throw nearest.isEmpty ? error : error.with("nearest", nearest)
  }

  /// What other systems call our methods, in lower case without separators.
  package static let synonyms = [
    "login": "identify", "signin": "identify", "userlogin": "identify", "alias": "identify",
    "createalias": "identify", "userlogout": "logout", "signout": "logout", "reset": "logout",
    "restorepurchases": "restore", "syncpurchases": "restore", "synchronize": "restore",
    "configure": "install", "customerinfo": "checkEntitlements",
    "getcustomerinfo": "checkEntitlements", "entitlements": "checkEntitlements",
    "setattributes": "setUserProperty", "setuserproperties": "setUserProperty",
  ]

  /// Reads the params for a method that `method(named:)` found.
  package init(_ method: any Method.Type, _ params: JSONValue?) throws(RPCError) {
    self = try method.request(
      Parameters(params, of: method.name, names: method.parameters)
    )
  }
}

/// The index of a method in `Request.methods`.
package struct MethodNumber: Hashable, Sendable {
  package let value: UInt8

  package init(_ index: Int) { value = UInt8(index) }

  /// Returns the number of a method.
  package init(of method: any Method.Type) {
    self.init(Request.methods.firstIndex { $0 == method } ?? 0)
  }
}
