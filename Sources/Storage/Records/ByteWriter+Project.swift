import IdentityCore

// Encodes a project and its counts.

extension ByteWriter {
  mutating func project(_ project: Project) {
    number(UInt64(project.number.value))
    moment(project.createdAt)
    number(UInt64(project.instance))
    code(project.preset)
    rules(project.rules)
    terms(project.terms)
    switch project.clock {
    case .system: moment(Moment?.none)
    case .manual(let now): moment(Moment?.some(now))
    }
    signed(project.definitions)
    signed(project.emittedDefinitions)
    list(project.customStores) { $1.id($0) }
    list(project.feedGaps) { gap, writer in
      writer.signed(gap.after)
      writer.signed(gap.through)
    }
  }

  mutating func definition(_ definition: Definition) {
    moment(definition.at)
    bytes(definition.request)
    terms(definition.before)
  }

  private mutating func terms(_ terms: AccessDefinition) {
    list(terms.catalogue.products.sorted { $0.key < $1.key }) { product, writer in
      writer.id(product.key)
      writer.code(product.value.kind)
      writer.list(product.value.entitlements) { $1.id($0) }
    }
    list(terms.catalogue.grantable) { $1.id($0) }
    code(terms.environment)
  }

  mutating func projectCounts(_ projectCounts: ProjectCounts) {
    signed(projectCounts.devices)
    signed(projectCounts.users)
    signed(projectCounts.customers)
    signed(projectCounts.purchases)
    signed(projectCounts.events)
    signed(projectCounts.customersErased)
    signed(projectCounts.absorbedCustomers)
    signed(projectCounts.properties)
    signed(projectCounts.userTrails)
    signed(projectCounts.purchaseTrails)
    signed(projectCounts.chainNames)
    signed(projectCounts.accountTokens)
    signed(projectCounts.unclaimed)
    list(projectCounts.customStores) { custom, writer in
      writer.id(custom.store)
      writer.signed(custom.purchases)
    }
    guard let latest = projectCounts.emissions.latest else { return }
    moment(latest)
    list(projectCounts.emissions.marks) { mark, writer in
      writer.signed(mark.cursor)
      writer.moment(mark.moment)
    }
  }

  private mutating func rules(_ rules: Rules) {
    bytes(rules.anonymousPrefix)
    code(rules.onIdentifyNew)
    code(rules.onIdentifyKnown)
    code(rules.onSwitch)
    code(rules.onLogout)
    code(rules.onAnonymousLogout)
    code(rules.purchaseHolders)
    code(rules.onRestore)
    code(rules.anonymousHolders)
    code(rules.oneTimePurchases)
    code(rules.unclaimedPurchases)
    signed(Int64(rules.userIDLengthMax))
    list(rules.blockedUserIDs) { $1.id($0) }
  }
}

extension ByteReader {
  mutating func project(_ id: ProjectID) throws(CodecError) -> Project {
    Project(
      id: id,
      number: ProjectNumber(try number(as: UInt32.self)),
      createdAt: try moment(),
      instance: try number(as: UInt32.self),
      preset: try code(),
      rules: try rules(),
      catalogue: try catalogue(),
      environment: try code(),
      clock: try optionalMoment().map { .manual($0) } ?? .system,
      definitions: try signed(),
      emittedDefinitions: try signed(),
      customStores: try list { reader throws(CodecError) in try reader.id() },
      feedGaps: try list { reader throws(CodecError) in
        FeedGap(after: try reader.signed(), through: try reader.signed())
      }
    )
  }

  mutating func definition(_ number: Int64) throws(CodecError) -> Definition {
    Definition(
      number: number,
      at: try moment(),
      request: try optionalByteList(),
      before: AccessDefinition(catalogue: try catalogue(), environment: try code())
    )
  }

  mutating func projectCounts(withTimes hasTimes: Bool) throws(CodecError) -> ProjectCounts {
    var projectCounts = ProjectCounts()
    projectCounts.devices = try signed()
    projectCounts.users = try signed()
    projectCounts.customers = try signed()
    projectCounts.purchases = try signed()
    projectCounts.events = try signed()
    projectCounts.customersErased = try signed()
    projectCounts.absorbedCustomers = try signed()
    projectCounts.properties = try signed()
    projectCounts.userTrails = try signed()
    projectCounts.purchaseTrails = try signed()
    projectCounts.chainNames = try signed()
    projectCounts.accountTokens = try signed()
    projectCounts.unclaimed = try signed()
    projectCounts.customStores = try list { reader throws(CodecError) in
      ProjectCounts.CustomStore(store: try reader.id(), purchases: try reader.signed())
    }
    guard hasTimes else { return projectCounts }
    projectCounts.emissions.latest = try moment()
    projectCounts.emissions.marks = try list { reader throws(CodecError) in
      EmissionTimes.Mark(cursor: try reader.signed(), moment: try reader.moment())
    }
    return projectCounts
  }

  private mutating func catalogue() throws(CodecError) -> Catalogue {
    var products: [ProductID: Product] = [:]
    var last: ProductID?
    for _ in 0..<(try number()) {
      let id: ProductID = try id()
      if let last, last >= id { throw error(.unsorted) }
      last = id
      products[id] = Product(
        kind: try optionalCode(),
        entitlements: try list { reader throws(CodecError) in try reader.id() }
      )
    }
    return Catalogue(
      products: products,
      grantable: try list { reader throws(CodecError) in try reader.id() }
    )
  }

  private mutating func rules() throws(CodecError) -> Rules {
    Rules(
      anonymousPrefix: try byteList(),
      onIdentifyNew: try code(),
      onIdentifyKnown: try code(),
      onSwitch: try code(),
      onLogout: try code(),
      onAnonymousLogout: try code(),
      purchaseHolders: try code(),
      onRestore: try code(),
      anonymousHolders: try code(),
      oneTimePurchases: try code(),
      unclaimedPurchases: try code(),
      userIDLengthMax: Int(try signed()),
      blockedUserIDs: try list { reader throws(CodecError) in try reader.id() }
    )
  }
}
