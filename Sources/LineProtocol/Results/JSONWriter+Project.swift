import IdentityCore

extension JSONWriter {
  mutating func members(ofProject view: ProjectView) {
    let project = view.project
    member("id", project.id)
    object("rules") { writer in
      writer.member("preset", project.preset)
      var rules = project.rules
      // The empty id is always blocked.
      rules.blockedUserIDs = Set(rules.blockedUserIDs).union([""]).sorted()
      writer.members(ofRules: rules)
    }
    member("products", project.catalogue.products)
    member("entitlements", project.catalogue.grantable.sorted())
    member("environment", project.environment.rawValue)
    key("clock")
    beginObject()
    switch project.clock {
    case .system: member("kind", text: "system")
    case .manual(let now):
      member("kind", text: "manual")
      member("now", now)
    }
    endObject()
    // Readers of a project do not see the secrets.
    list("webhooks", view.webhooks.all) { webhook, writer in
      writer.member("url", webhook.url)
      writer.member("format", webhook.format.rawValue)
    }
    key("stores")
    stores(view.stores, custom: project.customStores, showsSecrets: false)
    member("createdAt", project.createdAt)
    member("counts", view.projectCounts, of: view.project)
  }

  /// Writes a catalogue in the form that `project.define` accepts.
  mutating func member(_ name: StaticString, _ products: [ProductID: Product]) {
    key(name)
    beginObject()
    for (id, product) in products.sorted(by: { $0.key < $1.key }) {
      key(id.bytes)
      beginObject()
      member("kind", product.kind?.rawValue)
      member("entitlements", product.entitlements)
      if let basePlan = product.basePlan { member("basePlan", basePlan) }
      endObject()
    }
    endObject()
  }

  mutating func member(
    _ name: StaticString,
    _ projectCounts: ProjectCounts,
    of project: Project
  ) {
    key(name)
    beginObject()
    member("devices", projectCounts.devices)
    member("users", projectCounts.users)
    member("customers", projectCounts.customers - projectCounts.absorbedCustomers)
    member("purchases", projectCounts.purchases)
    member("unclaimed", projectCounts.unclaimed)
    member("events", project.eventCount(after: 0, through: projectCounts.events))
    endObject()
  }
}
