package import IdentityCore

/// `project.define`: creates a project, or changes the given parts of it.
package struct DefineProject: WritingMethod {
  /// The most entitlements of a product.
  fileprivate static let entitlementsPerProductMax = 100

  package let project: ProjectID
  package let definition: ProjectDefinition
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    project = try given.project()
    var definition = ProjectDefinition()
    if let rules = given.optional("rules") {
      (definition.preset, definition.rules) = try rules.rules()
    }
    definition.products = try given.optional("products")?.products()
    if let removed = given.optional("removed") {
      definition.removed = try removed.removedProducts(besides: definition.products)
    }
    definition.grantable =
      try given.optional("entitlements")?.entitlements(max: Self.entitlementsMax)
    definition.environment = try given.optional("environment")?.choice()
    definition.clock = try given.optional("clock")?.clock()
    definition.webhooks = try given.optional("webhooks")?.webhooks(max: Self.webhooksMax)
    if let stores = given.optional("stores") { try definition.readStores(stores) }
    self.definition = definition
    writing = try Writing(given)
  }

  /// Writes the result: the project after the change, and what it changes for customers.
  package static func write(_ defined: DefinedProject, to writer: inout JSONWriter) {
    writer.object("project") { $0.members(ofProject: defined.view) }
    writer.object("changes") { writer in
      if let changes = defined.accessChanges {
        writer.member("customers", changes.customers)
        writer.member("gained", countsOf: changes.gained)
        writer.member("lost", countsOf: changes.lost)
      }
      writer.member("counted", defined.accessChanges != nil)
    }
  }

  /// Returns the error for rules that contradict each other.
  package static func conflict(_ reason: String) -> RPCError {
    RPCError(.invalidParams, "rules: \(reason)", field: "/rules")
  }
}

private enum ClockName: String, CaseIterable {
  case system, manual
}

extension Parameter {
  fileprivate func products() throws(RPCError) -> [ProductID: Product] {
    var products: [ProductID: Product] = [:]
    for (name, value) in try members(max: DefineProject.productsMax) {
      let id = ProductID(name)
      guard 1...255 ~= id.scalarCount else {
        throw value.invalid(
          "the product's id has \(id.scalarCount) characters, and 1 to 255 are allowed"
        )
      }
      guard value.value.kind != .array else {
        throw value.unexpected("an object", hint: "write {\"entitlements\":[\"premium\"]}")
      }
      let members = try value.object(.product)
      products[id] = Product(
        kind: try members.optional("kind")?.choice(),
        entitlements: try members.required("entitlements")
          .entitlements(max: DefineProject.entitlementsPerProductMax),
        basePlan: try members.optional("basePlan")?.identifier(of: Void.self).bytes
      )
    }
    return products
  }

  /// Reads the products that the new catalogue may leave out.
  ///
  /// Unknown ones are accepted: a call that is repeated finds them removed.
  fileprivate func removedProducts(
    besides products: [ProductID: Product]?
  ) throws(RPCError) -> Set<ProductID> {
    guard let products else {
      throw invalid(
        "it names what products leaves out, and the call has no products",
        hint: "send products with all other products of the project"
      )
    }
    var removed: Set<ProductID> = []
    for element in try list(max: DefineProject.removedMax) {
      let id: ProductID = try element.identifier()
      if products[id] != nil {
        throw element.invalid(
          "products defines \(String(quoting: id.bytes)), too",
          hint: "leave it out of products to remove it, or out of removed to keep it"
        )
      }
      removed.insert(id)
    }
    return removed
  }

  /// Reads a list of entitlements, each once: a repeated one would compete with itself.
  fileprivate func entitlements(max: Int) throws(RPCError) -> [EntitlementID] {
    var seen: Set<EntitlementID> = []
    return try list(max: max).map { id throws(RPCError) in try id.identifier() }
      .filter { seen.insert($0).inserted }
  }

  fileprivate func clock() throws(RPCError) -> ProjectDefinition.Clock {
    if value.kind == .object {
      return .manual(
        try object(.clockChoiceObject).required("manual").moment()
      )
    }
    return switch try choice(of: ClockName.self) {
    case .system: .system
    case .manual: .manual(nil)
    }
  }

  /// Reads the name of a preset, or a preset with changes to it.
  fileprivate func rules() throws(RPCError) -> (Preset, Rules) {
    if value.kind == .string {
      let preset: Preset = try choice()
      return (preset, preset.rules)
    }
    guard value.kind == .object else { throw unexpected("a preset's name or an object of rules") }
    let given = try object(.rulesChoiceObject)
    let preset: Preset = try given.optional("preset")?.choice() ?? .standard
    var rules = preset.rules
    try rules.read(given)
    return (preset, rules)
  }
}

extension JSONWriter {
  fileprivate mutating func member(
    _ name: StaticString,
    countsOf counts: [EntitlementID: Int]
  ) {
    object(name) { writer in
      for (id, count) in counts.sorted(by: { $0.key < $1.key }) {
        writer.key(id.bytes)
        writer.int(count)
      }
    }
  }
}
