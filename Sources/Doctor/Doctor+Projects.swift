import IdentityCore
import Storage

// Projects, and the records that each project has once.
extension Doctor {
  /// Reads the projects' own records, on which all other checks rely.
  func readProjects() throws(StorageError) {
    let directory = try find(.directory) { record -> Directory? in
      if case .directory(let directory) = record { directory } else { nil }
    }
    var count: Int64 = 0
    try forEachRecord(of: .project) { stored throws(StorageError) in
      count += 1
      // An unreadable project is reported with the other records.
      guard case .project(let project)? = try? stored.decoded().record else { return }
      let subject = "project \(quoted(project.id))"
      if !directory.mayBe({ $0.projects.contains(project.id) }) {
        report(Finding(subject, "the list of projects does not have it"))
      }
      if let other = projects[project.number]?.project.id {
        report(Finding(subject, "project \(quoted(other)) has the same number"))
        return
      }
      projects[project.number] = ProjectFile(project)
    }
    if case .found(let directory) = directory {
      for id in directory.projects {
        let project = try find(.project(id)) { $0 }
        if project.isMissing {
          report(Finding("the list of projects", "\(quoted(id)) is listed, but missing"))
        }
      }
    }
    try readCounts()
    try readTerms()
    try readErasures()
  }

  private func readCounts() throws(StorageError) {
    for number in projects.keys {
      let projectCounts = try find(.projectCounts(number)) { record -> ProjectCounts? in
        if case .projectCounts(let projectCounts) = record { projectCounts } else { nil }
      }
      if case .found(let projectCounts) = projectCounts {
        projects[number]?.projectCounts = projectCounts
        projects[number]?.hasCounts = true
      }
      let salt = try find(.salt(number)) { record -> Salt? in
        if case .salt(let salt) = record { salt } else { nil }
      }
      if case .found(let salt) = salt { projects[number]?.salt = salt }
    }
  }

  /// Reads the pending definitions and their progress.
  private func readTerms() throws(StorageError) {
    try forEachRecord(of: .definition) { stored throws(StorageError) in
      guard case .definition(let definition)? = try? stored.decoded().record else { return }
      projects[stored.key.project]?.definitions[definition.number] = definition
    }
    for (number, file) in projects {
      let rollout = try find(.rollout(number)) { record -> Rollout? in
        if case .rollout(let rollout) = record { rollout } else { nil }
      }
      if case .found(let rollout) = rollout { projects[number]?.rollout = rollout }
      let project = file.project
      guard project.isRollingOut else {
        if project.emittedDefinitions > project.definitions {
          report(number, "the project", "events reported more definitions than it had")
        }
        if !rollout.isMissing {
          report(number, "the project", "it is reporting a definition, but has none")
        }
        continue
      }
      for change in (project.emittedDefinitions + 1)...project.definitions
      where file.definitions[change] == nil {
        let body = try scan.body(at: .definition(number, change))
        guard body == nil else { continue }
        report(number, "the project", "its definition number \(change) is missing")
        // The number of definitions may be damaged.
        break
      }
    }
  }

  func check(_ definition: Definition, in number: ProjectNumber) {
    guard let project = projects[number]?.project else { return }
    if definition.number <= project.emittedDefinitions || definition.number > project.definitions {
      report(
        number,
        "definition \(definition.number)",
        "the project does not need it"
      )
    }
  }

  private func readErasures() throws(StorageError) {
    let erasures = try find(.erasures) { record -> Erasures? in
      if case .erasures(let erasures) = record { erasures } else { nil }
    }
    guard case .found(let erasures) = erasures else { return }
    for erasure in erasures.underway {
      guard let number = projects.first(where: { $0.value.project.id == erasure.project })?.key
      else {
        report(
          Finding("the erasures under way", "project \(quoted(erasure.project)) is missing")
        )
        continue
      }
      let transactions = erasure.chains.map(\.originalTransaction.bytes)
      projects[number]?.erasing.formUnion(
        erasure.users.map(\.bytes) + erasure.devices.map(\.bytes) + transactions
      )
    }
  }

  func check(_ tombstone: Tombstone, in number: ProjectNumber) {
    guard projects[number]?.salt == nil, projects[number]?.unreadable.contains(.salt) != true
    else { return }
    report(number, "a tombstone", "the project has no salt, so the tombstone matches no chain")
  }

  func check(_ known: ReceivedNotifications, in number: ProjectNumber) {
    guard projects[number]?.salt == nil, projects[number]?.unreadable.contains(.salt) != true
    else { return }
    report(number, "the received notifications", "the project has no salt, so they match none")
  }

  /// A project for production must not trust what anyone can sign.
  func check(_ settings: StoreSettings, in number: ProjectNumber) {
    guard projects[number]?.project.environment == .production, let appStore = settings.appStore,
      !appStore.otherRoots.isEmpty || !appStore.environments.allSatisfy(\.isSigned)
    else { return }
    report(number, "the stores", "the environment is production, but the App Store is not Apple's")
  }

  /// Compares the stored counts with the counted records.
  func compareCounts() {
    for (number, file) in projects {
      let projectCounts = file.projectCounts
      guard !file.unreadable.contains(.projectCounts) else { continue }
      let isEmpty =
        [.device, .customer, .purchase].allSatisfy { file.count(of: $0) == 0 } && file.events == 0
      guard file.hasCounts || !isEmpty else { continue }
      var counts: [(String, stored: Int64, counted: Int64)] = [
        ("devices", projectCounts.devices, file.count(of: .device)),
        ("purchases", projectCounts.purchases, file.count(of: .purchase)),
        ("customers with properties", projectCounts.properties, file.count(of: .properties)),
        ("trails of users", projectCounts.userTrails, file.count(of: .userTrail)),
        ("account tokens", projectCounts.accountTokens, file.count(of: .accountToken)),
        ("unclaimed purchases", projectCounts.unclaimed, file.count(of: .unclaimed)),
        ("trails of purchases", projectCounts.purchaseTrails, file.count(of: .purchaseTrail)),
        ("names of purchases", projectCounts.chainNames, file.count(of: .chainName)),
        (
          "events", file.project.eventCount(after: 0, through: projectCounts.events),
          file.project.eventCount(after: 0, through: file.newestEvent)
        ),
      ]
      if !file.unreadable.contains(.user) {
        counts.append(("users", projectCounts.users, file.users))
      }
      if !file.unreadable.contains(.customer) {
        counts.append(("customers, absorbed ones too", projectCounts.customers, file.customersMade))
        let absorbed = file.customersMade - file.count(of: .customer)
        counts.append(("absorbed customers", projectCounts.absorbedCustomers, absorbed))
      }
      if !file.unreadable.contains(.purchase) {
        let stored = projectCounts.customStores.map(\.store)
        for store in Set(stored).union(file.customStores.keys).sorted() {
          let counted = file.customStores[store] ?? 0
          counts.append(("purchases of \(store)", projectCounts.purchases(of: store), counted))
        }
      }
      for (name, stored, counted) in counts where stored != counted {
        report(number, "the counts", "\(stored) \(name) stored, but counted \(counted)")
      }
    }
  }
}
