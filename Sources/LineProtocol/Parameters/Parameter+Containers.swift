extension Parameter {
  /// Returns the elements of a list of at most `max`, each with its path.
  package func list(max: Int) throws(RPCError) -> [Parameter] {
    guard value.kind == .array else { throw unexpected("a list") }
    guard value.count <= max else {
      throw invalid("\(value.count) elements, and at most \(max) are allowed").with("limit", max)
    }
    let path = field
    return value.elements.enumerated().map { index, element in
      Parameter(value: element, path: path, key: .position(index))
    }
  }

  /// Reads each element of a list of at most `max`.
  func list<Element>(
    max: Int,
    _ read: (Parameter) throws(RPCError) -> Element
  ) throws(RPCError) -> [Element] {
    try list(max: max).map { element throws(RPCError) in try read(element) }
  }

  /// Reads an object of strings with any names.
  func texts(max: Int) throws(RPCError) -> [(name: [UInt8], value: [UInt8])] {
    try members(max: max).map { name, value throws(RPCError) in (name, try value.bytes()) }
  }

  /// Reads an object with known member names, for example a purchase in `restore`.
  package func object(names: [StaticString], of owner: StaticString) throws(RPCError) -> Parameters
  {
    guard value.kind == .object else { throw unexpected("an object") }
    return try Parameters(object: value, at: field, of: owner, names: names)
  }

  /// Reads an object of the contract.
  func object(_ shape: Shape) throws(RPCError) -> Parameters {
    try object(names: shape.names, of: shape.owner)
  }

  /// Reads an object with any member names, for example the products of a catalogue.
  package func members(max: Int) throws(RPCError) -> [(name: [UInt8], value: Parameter)] {
    guard value.kind == .object else { throw unexpected("an object") }
    guard value.count <= max else {
      throw invalid("\(value.count) members, and at most \(max) are allowed").with("limit", max)
    }
    let path = field
    return value.members.map { member in
      let name = member.name.string ?? []
      return (name, Parameter(value: member.value, path: path, key: .text(name)))
    }
  }
}
