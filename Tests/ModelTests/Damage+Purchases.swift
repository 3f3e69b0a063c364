import IdentityCore
import Storage

// Damage to purchases, trails and a project's own records.
extension Damage {
  private static func purchase(
    _ name: String,
    _ change: @escaping @Sendable (inout Purchase, ExaminedStore) throws -> [String]
  ) -> Damage {
    Damage(name) { store in
      let key = RecordKey.purchase(shop, chain)
      guard case .purchase(var purchase)? = try store.load(key) else { return ["no purchase"] }
      let findings = try change(&purchase, store)
      try store.put([key: .purchase(purchase)])
      return findings.map { finding in
        finding.hasPrefix("*")
          ? "project \"default\": \(finding.dropFirst())"
          : "project \"default\": purchase \"1\" of \"appStore\": \(finding)"
      }
    }
  }

  static let toPurchases = [
    purchase("an end that was told before its time") { purchase, store in
      purchase.emittedUntil = Moment(milliseconds: 1_800_000_000_000)
      return try purchase.holders.flatMap { id in
        let key = RecordKey.customer(shop, id)
        guard case .customer(var customer)? = try store.load(key) else { return ["no customer"] }
        customer.emitted = OneOrMany(customer.emitted.filter { $0 != "pro" })
        try store.put([key: .customer(customer)])
        let (told, given) =
          customer.emitted.isEmpty ? ("nothing", "\"pro\"") : ("\"gift\"", "\"gift\", \"pro\"")
        return [
          "*customer \"\(id)\": events reported \(told), but its records give \(given)",
          "*customer \"\(id)\": by its last event \"pro\" is active, and by its record it is not",
        ]
      }
    },
    purchase("a holder that does not list it") { purchase, store in
      let id = try user(anonymousUser(of: "tablet", in: store), in: store).customer
      purchase.holders.append(id)
      return ["its holder \"\(id)\" does not list it"]
    },
    purchase("a holder that is missing") { purchase, _ in
      purchase.holders.append("x")
      return ["its holder \"x\" is missing"]
    },
    purchase("a holder that is no holder") { purchase, _ in
      let id = purchase.holders.removeLast()
      return [
        "*customer \"\(id)\": its purchase \"1\" of \"appStore\" does not list it as a holder"
      ]
    },
    purchase("somebody who holds it twice") { purchase, _ in
      purchase.holders.append(purchase.holders[0])
      return ["a user holds it twice"]
    },
    purchase("another account") { purchase, _ in
      purchase.origin.account = .named("zoe")
      return [
        "its account \"zoe\" does not list it",
        "*account \"ann\": its purchase \"1\" of \"appStore\" came from another account",
      ]
    },
    purchase("a transaction twice") { purchase, _ in
      purchase.earlier.append(purchase.latest)
      return ["its history has a transaction twice"]
    },
    purchase("a history out of order") { purchase, _ in
      var older = purchase.latest
      older.id = "0"
      older.purchasedAt = Moment(milliseconds: older.purchasedAt.milliseconds - 1)
      purchase.earlier.append(purchase.latest)
      purchase.latest = older
      return ["its history is out of order"]
    },
    purchase("an event that is to come") { purchase, store in
      purchase.origin.recordedIn = 999
      let newest = try projectCounts(in: store).events
      return ["it names event 999, but the newest is \(newest)"]
    },
    Damage("an account that lists what is missing") { store in
      let key = AccountKey.named("bob")
      let account = StoreAccount(
        key: key,
        purchases: [ChainKey(store: "web", originalTransaction: "9")]
      )
      try store.put([.account(shop, key): .account(account)])
      return ["project \"default\": account \"bob\": its purchase \"9\" of \"web\" is missing"]
    },
    Damage("a purchase that is there and was erased") { store in
      let salt = Salt(bytes: [1, 2, 3])
      let digest = salt.digest(of: chain)
      try store.put([
        .salt(shop): .salt(salt),
        .tombstone(shop, digest): .tombstone(Tombstone(digest: digest, erasedAt: start)),
      ])
      return [
        "project \"default\": purchase \"1\" of \"appStore\": it exists, but so does the"
          + " tombstone of its erased chain"
      ]
    },
  ]

  static let toTrails = [
    Damage("a step that another event tells") { store in
      guard case .userTrail(var trail)? = try store.load(.userTrail(shop, "ada")) else {
        return ["no trail"]
      }
      trail.steps[0].cursor = 1
      try store.put([.userTrail(shop, "ada"): .userTrail(trail)])
      return [
        "project \"default\": the trail of user \"ada\": event 1 should be granted, but is"
          + " userCreated"
      ]
    },
    Damage("a passage that is told by what is missing") { store in
      guard case .purchaseTrail(var trail)? = try store.load(.purchaseTrail(shop, chain)) else {
        return ["no trail"]
      }
      trail.holderChanges[0].cursor = 999
      try store.put([.purchaseTrail(shop, chain): .purchaseTrail(trail)])
      return [
        "project \"default\": the trail of purchase \"1\" of \"appStore\": it names event 999,"
          + " which is missing"
      ]
    },
    Damage("a trail of nobody") { store in
      try store.put([.userTrail(shop, "x"): .userTrail(UserTrail(user: "x"))])
      return [
        "project \"default\": the counts: 2 trails of users stored, but counted 3",
        "project \"default\": the trail of user \"x\": there is no such user",
      ]
    },
  ]

  static let toProjects = [
    Damage("a project that is not listed") { store in
      try store.put([.directory: .directory(Directory())])
      return ["project \"default\": the list of projects does not have it"]
    },
    Damage("a project that is listed and not there") { store in
      var directory = Directory()
      directory.projects = ["default", "x"]
      try store.put([.directory: .directory(directory)])
      return ["the list of projects: \"x\" is listed, but missing"]
    },
    Damage("a negative count of events") { store in
      var projectCounts = try projectCounts(in: store)
      let events = projectCounts.events
      projectCounts.events = -1
      try store.put([.projectCounts(shop): .projectCounts(projectCounts)])
      return [
        "project \"default\": consumer \"mailer\": its position is event 2, after the newest event"
          + " -1",
        "project \"default\": purchase \"1\" of \"appStore\": it names event 3, but the newest is"
          + " -1",
        "project \"default\": the counts: -1 events stored, but counted \(events)",
      ]
    },
    Damage("counts") { store in
      var projectCounts = try projectCounts(in: store)
      let events = projectCounts.events
      projectCounts.devices += 1
      projectCounts.users -= 1
      projectCounts.events += 1
      try store.put([.projectCounts(shop): .projectCounts(projectCounts)])
      return [
        "project \"default\": the counts: 3 devices stored, but counted 2",
        "project \"default\": the counts: 2 users stored, but counted 3",
        "project \"default\": the counts: \(events + 1) events stored, but"
          + " counted \(events)",
      ]
    },
    Damage("the newest event before a gap of a restore") { store in
      var projectCounts = try projectCounts(in: store)
      let events = projectCounts.events
      guard case .project(var project)? = try store.load(.project("default")) else {
        throw StorageError.failed("no project")
      }
      projectCounts.events += 1000
      project.feedGaps = [FeedGap(after: events, through: projectCounts.events)]
      try store.put([
        .projectCounts(shop): .projectCounts(projectCounts),
        .project("default"): .project(project),
      ])
      for table in ["events", "customer_events"] {
        try store.execute("DELETE FROM \(table) WHERE place & 0xFFFFFFFFFFF = \(events)")
      }
      return [
        "project \"default\": the counts: \(events) events stored, but counted \(events - 1)"
      ]
    },
    Damage("a count of purchases of a custom store") { store in
      var projectCounts = try projectCounts(in: store)
      projectCounts.customStores = [.init(store: "kiosk", purchases: 2)]
      try store.put([.projectCounts(shop): .projectCounts(projectCounts)])
      return [
        "project \"default\": the counts: 2 purchases of kiosk stored, but counted 0"
      ]
    },
    Damage("a purchase of a store that the project does not have") { store in
      let kiosk = ChainKey(store: "kiosk", originalTransaction: "7")
      let transaction = Transaction(id: "7", product: "month", purchasedAt: start)
      let purchase = Purchase(
        key: kiosk,
        createdAt: start,
        user: "ada",
        holders: [],
        latest: transaction
      )
      var projectCounts = try projectCounts(in: store)
      projectCounts.purchases += 1
      try store.put([
        .purchase(shop, kiosk): .purchase(purchase),
        .projectCounts(shop): .projectCounts(projectCounts),
      ])
      return [
        "project \"default\": purchase \"7\" of \"kiosk\": the project has no such store",
        "project \"default\": the counts: 0 purchases of kiosk stored, but counted 1",
      ]
    },
    Damage("a consumer ahead of the feed") { store in
      let newest = try projectCounts(in: store).events
      let consumer = Consumer(id: "mailer", cursor: newest + 1)
      try store.put([.consumer(shop, "mailer"): .consumer(consumer)])
      return [
        "project \"default\": consumer \"mailer\": its position is event \(newest + 1), after the"
          + " newest event \(newest)"
      ]
    },
    Damage("a webhook's position without a webhook") { store in
      let consumer = Consumer(id: "webhook-9", cursor: 0)
      try store.put([.consumer(shop, consumer.id): .consumer(consumer)])
      return ["project \"default\": consumer \"webhook-9\": no webhook has it"]
    },
    Damage("a webhook with the number of another, and no position") { store in
      guard case .webhooks(var webhooks)? = try store.load(.webhooks(shop)) else {
        return ["no webhooks"]
      }
      webhooks.all.append(webhooks.all[0])
      webhooks.all[0].number = 2
      webhooks.all[1].number = 2
      try store.put([.webhooks(shop): .webhooks(webhooks)])
      let missing = "project \"default\": the webhooks: consumer \"webhook-2\" is missing"
      let wrong = "project \"default\": the webhooks: number 2 is not one that the daemon gave"
      return [
        "project \"default\": consumer \"webhook-1\": no webhook has it", missing, missing, wrong,
        wrong,
      ]
    },
    Damage("a tombstone without a salt") { store in
      let digest = Digest([7])
      let tombstone = Tombstone(digest: digest, erasedAt: start)
      try store.put([.tombstone(shop, digest): .tombstone(tombstone)])
      return [
        "project \"default\": a tombstone: the project has no salt, so the tombstone"
          + " matches no chain"
      ]
    },
    Damage("a change of terms that is told already") { store in
      let terms = AccessDefinition(
        catalogue: Catalogue(products: [:], grantable: []),
        environment: .any
      )
      let change = Definition(number: 7, at: start, request: nil, before: terms)
      try store.put([.definition(shop, 7): .definition(change)])
      return ["project \"default\": definition 7: the project does not need it"]
    },
    Damage("the telling of a change that there is not") { store in
      try store.put([.rollout(shop): .rollout(Rollout(reached: "x"))])
      return [
        "project \"default\": the project: it is reporting a definition, but has none"
      ]
    },
    Damage("an erasure in no project") { store in
      let erasure = Erasure(project: "x", tombstone: "y", startedAt: start, users: [])
      try store.put([.erasures: .erasures(Erasures(underway: [erasure]))])
      return ["the erasures under way: project \"x\" is missing"]
    },
  ]
  private static func projectCounts(in store: ExaminedStore) throws -> ProjectCounts {
    guard case .projectCounts(let projectCounts)? = try store.load(.projectCounts(shop)) else {
      throw StorageError.failed("no tally")
    }
    return projectCounts
  }
}
