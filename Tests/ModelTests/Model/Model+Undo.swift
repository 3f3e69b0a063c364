import TestSupport

/// `user.link.undo`: what the same requests would have made without the link.
extension Model {
  mutating func undo(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let target = try target(of: params["event"]?.name ?? Name(""))
    if isUndone(target) { throw cannotUndo("undone") }
    let present = try replay(without: undone, from: target.step)
    // If a replay of everything is not what is there, the model cannot judge the undo.
    guard present.model.hasHolders(of: self) else { throw ModelError(Self.unjudged) }
    let reverted = try replay(without: undone.union([target]), from: target.step)
    if isIdle(target) && reverted.model.hasHolders(of: present.model) {
      throw cannotUndo("noLink")
    }
    if let step = reverted.lostAlias {
      var error = cannotUndo("laterAlias")
      error.step = step
      throw error
    }
    keptSteps = Set(
      present.found.filter { place, found in
        reverted.found[place] != found && place.step >= target.step
          && target != place.undo
      }
      .map(\.key.step)
    )
    let changed = reverted.model.changes(since: self)
    let moved = Set(purchases.map(\.name).filter { reverted.model.isMoved($0, since: self) })
    let before = self
    takeOver(reverted.model)
    undone.insert(target)
    for index in purchases.indices where moved.contains(purchases[index].name) {
      purchases[index].certain = []
      // Who held it before stays first.
      let former = before.purchases.first { $0.name == purchases[index].name }
      let held = Set(former.map { before.holdingUsers(of: $0).joined().map(\.self) } ?? [])
      let holders = purchases[index].holders
      let kept = holders.filter { !held.isDisjoint(with: aliases(of: $0)) }
      purchases[index].holders = kept + holders.filter { !kept.contains($0) }
    }
    nameSplitCustomers()
    events = made.events
    return .object(["undone": params["event"] ?? .null, "purchases": .array(changed)])
  }

  /// The kind of the error if the model cannot say what the daemon must do.
  static let unjudged = "unjudged"

  private func cannotUndo(_ obstacle: String) -> ModelError {
    var error = ModelError("cannotUndo", "/event")
    error.obstacle = obstacle
    return error
  }

  /// Finds the link that an event reports.
  private func target(of event: Name) throws(ModelError) -> ModelUndo {
    guard let position = eventIDs.firstIndex(of: event), position < feed.count else {
      throw cannotUndo("unknownEvent")
    }
    let kind = feed[position]["kind"]?.text ?? ""
    let step = past.firstIndex { $0.events.contains(position) }
    let method = step.map { past[$0].method } ?? ""
    let kinds = [
      "identified", "usersAliased", "subscriptionTransferred", "oneTimePurchaseTransferred",
      "purchaseRenewed", "purchaseUpdated",
    ]
    guard kinds.contains(kind), let step else { throw cannotUndo("otherKind") }
    let ids = ["userId", "anonymousId"].compactMap { feed[position][$0]?.text }
    if ids.contains(where: { $0.hasPrefix("erased_") }) { throw cannotUndo("unclear") }
    if method == "user.link.undo" { throw cannotUndo("isUndo") }
    let chain = [feed[position]["store"]?.name, feed[position]["originalTransactionId"]?.name]
      .compactMap { $0 }
    switch kind {
    case "identified":
      guard method == "identify" else { throw cannotUndo("noLink") }
      return .login(step: step)
    case "usersAliased":
      let before = past[step].events.lowerBound..<position
      var earlier = before.filter { feed[$0]["kind"] == "usersAliased" }.count
      // The alias of a login comes before those of what it claims.
      if past[step].events.contains(where: { feed[$0]["outcome"] == "aliased" }) {
        if earlier == 0 { return .login(step: step) }
        earlier -= 1
      }
      let aliases = past[step].links.indices.filter { index in
        if case .aliased = past[step].links[index].kind { true } else { false }
      }
      guard aliases.indices.contains(earlier) else { throw ModelError(Self.unjudged) }
      return .link(step: step, index: aliases[earlier])
    case "purchaseRenewed", "purchaseUpdated":
      let index = past[step].links.firstIndex { $0.chain == chain && $0.kind == .presented }
      guard let index else { throw cannotUndo("noLink") }
      return .link(step: step, index: index)
    default:
      if method == "identify" && !past[step].links.contains(where: \.isMove) {
        return .moveOfLogin(step: step, chain: chain)
      }
      let index = past[step].links.firstIndex { $0.chain == chain && $0.isMove }
      guard let index else { throw ModelError(Self.unjudged) }
      return .link(step: step, index: index)
    }
  }

  /// Whether an undo has reverted the target: by itself, with its login, or all moves of a login.
  private func isUndone(_ target: ModelUndo) -> Bool {
    if undone.contains(target) { return true }
    switch target {
    case .link: return false
    case .moveOfLogin(let step, _): return undone.contains(.login(step: step))
    case .login(let step):
      let moves = past[step].events.filter {
        feed[$0]["kind"]?.text?.hasSuffix("Transferred") ?? false
      }
      let chains = moves.map { position in
        [feed[position]["store"]?.name, feed[position]["originalTransactionId"]?.name]
          .compactMap { $0 }
      }
      return !chains.isEmpty
        && chains.allSatisfy { undone.contains(.moveOfLogin(step: step, chain: $0)) }
    }
  }

  /// Whether the target linked nothing by itself when it was made.
  private func isIdle(_ target: ModelUndo) -> Bool {
    switch target {
    case .login(let step):
      past[step].events.contains {
        feed[$0]["kind"] == "identified" && feed[$0]["outcome"] == "switched"
      }
    case .moveOfLogin: false
    case .link(let step, let index): past[step].links[index].kind == .presented
    }
  }
}

// Replays.
extension Model {
  /// A link of a step.
  struct LinkPlace: Hashable {
    var step: Int
    var link: ModelScript.Place

    /// The undo that would revert it; nil for an import, which none reverts.
    var undo: ModelUndo? {
      if case .own(let index) = link { .link(step: step, index: index) } else { nil }
    }
  }

  /// What a replay of the requests leads to.
  struct Replay {
    var model: Model
    var found: [LinkPlace: Set<Set<Name>>] = [:]
    /// The step of an alias that does not find the same customers.
    var lostAlias: Int?
  }

  /// Answers all requests again since the first undone link, without the undone ones.
  private func replay(
    without undone: Set<ModelUndo>,
    from start: Int
  ) throws(ModelError) -> Replay {
    let first = min(start, undone.map(\.step).min() ?? start)
    guard first >= unjudgedSteps else { throw ModelError(Self.unjudged) }
    var now = self
    (now.past, now.script) = ([], nil)
    var replay = Replay(model: past[first].before)
    replay.model.splits = splits
    for position in first..<past.count where past[position].method != "user.link.undo" {
      let step = past[position]
      var script = ModelScript(
        step: position,
        links: step.links,
        importedUsers: step.importedUsers,
        joinedChains: step.joinedChains,
        skippedChains: step.skippedChains,
        undone: undone
      )
      script.worlds = ModelWorlds(present: now, past: step.before)
      replay.model.script = script
      let params = JSONTree.object(step.params.members.filter { $0.name != "idempotencyKey" })
      let reply = replay.model.answer(step.method, params, id: step.id, made: step.made)
      // A revocation may find no grant; any other refusal leaves the two worlds too far apart.
      if reply.error != nil && step.method != "revoke" { throw ModelError(Self.unjudged) }
      // Without the link, the same call may have deleted further users.
      if let deleted = step.deleted, reply.result != deleted { throw ModelError(Self.unjudged) }
      guard reply.error == nil, let played = replay.model.script else { continue }
      for (index, found) in played.found {
        replay.found[LinkPlace(step: position, link: index)] = found
      }
      if played.isLost && replay.lostAlias == nil { replay.lostAlias = position }
    }
    replay.model.script = nil
    return replay
  }

  /// The users of each customer who holds a purchase.
  func holdingUsers(of purchase: ModelPurchase) -> Set<Set<Name>> {
    Set(purchase.holders.map { Set(aliases(of: $0)) })
  }

  /// Whether both models have the same customers and the same holders.
  func hasHolders(of other: Model) -> Bool {
    let (mine, theirs) = (groups, other.groups)
    guard mine == theirs, purchases.count == other.purchases.count else { return false }
    return purchases.allSatisfy { purchase in
      guard let same = other.purchases.first(where: { $0.name == purchase.name }) else {
        return false
      }
      return holdingUsers(of: purchase) == other.holdingUsers(of: same)
    }
  }

  private var groups: Set<Set<Name>> {
    Set(customers.indices.filter { !customers[$0].isAbsorbed }.map { Set(aliases(of: $0)) })
  }

  /// Whether a customer without an earlier holder has the purchase now, or one loses it of which no
  /// user keeps it.
  private func isMoved(_ chain: [Name], since before: Model) -> Bool {
    guard let purchase = purchases.first(where: { $0.name == chain }),
      let former = before.purchases.first(where: { $0.name == chain })
    else { return false }
    let (held, now) = (before.holdingUsers(of: former), holdingUsers(of: purchase))
    if now.contains(where: { $0.isDisjoint(with: held.joined()) }) { return true }
    let kept = held.filter { !$0.isDisjoint(with: now.joined()) }
    let lost = held.subtracting(kept).joined()
    return groups.contains { $0.isDisjoint(with: kept.joined()) && !$0.isDisjoint(with: lost) }
  }

  /// Lists the purchases of which users lost or gained access, by chain.
  private func changes(since before: Model) -> [JSONTree] {
    purchasesInOrder.compactMap { index in
      let purchase = purchases[index]
      guard let former = before.purchases.first(where: { $0.name == purchase.name }) else {
        return nil
      }
      let users = Set(holdingUsers(of: purchase).joined())
      let shown = Set(purchase.holders.map(self.shown))
      guard users != Set(before.holdingUsers(of: former).joined()), !purchase.holders.isEmpty,
        shown != Set(former.holders.map(before.shown))
      else { return nil }
      return .object([
        "store": .name(purchase.store), "originalTransactionId": .name(purchase.original),
        "product": .name(purchase.product), "kind": .string(kind(of: purchase)),
        "from": .names(former.holders.map(before.shown)),
      ])
    }
  }

  /// Becomes another model, with this one's history.
  private mutating func takeOver(_ other: Model) {
    var next = other
    (next.past, next.undone, next.feed, next.answers) = (past, undone, feed, answers)
    (next.eventIDs, next.made, next.cause) = (eventIDs, made, cause)
    (next.unjudgedSteps, next.keptSteps) = (unjudgedSteps, keptSteps)
    self = next
  }

  /// Gives customers that never were on their own the ids that the daemon made.
  private mutating func nameSplitCustomers() {
    for index in customers.indices where customers[index].ids[0].text.hasPrefix("?") {
      let members = aliases(of: index)
      let event = made.events.first { event in
        event["kind"] == "linkUndone"
          && event["aliases"]?.elements?.compactMap(\.name) == members
      }
      guard let id = event?["user"]?.name else { continue }
      let placeholder = customers[index].ids[0]
      customers[index].ids[0] = id
      customers[index].age = past.count
      splits[placeholder] = (id, past.count)
    }
  }
}

// Links in a replay.
extension Model {
  /// Records a link that just happened; in a replay, nothing.
  mutating func note(_ kind: ModelLink.Kind, _ index: Int, _ asked: Name) {
    guard script == nil else { return }
    links.append(ModelLink(kind: kind, chain: purchases[index].name, user: asked))
  }

  /// Repeats the result that a restore or purchase had for a purchase; nil if nothing is left.
  mutating func repeatLink(_ index: Int, by user: Int, _ asked: Name) -> RestoreResult? {
    let chain = purchases[index].name
    guard let links = script?.moves(of: chain, by: asked) else { return nil }
    var result: RestoreResult?
    for link in links {
      switch script?.links[link].kind {
      case .moved(let isShared):
        let found = holdingUsers(of: purchases[index])
        script?.found[.own(link)] = found
        if purchases[index].holders.contains(users[user].customer) { continue }
        result = .moved(losing: isShared ? [] : purchases[index].holders)
      case .aliased(let side):
        let own = users[user].customer
        let others = Set(side.compactMap { self.user($0) }.map { users[$0].customer })
        let found = Set(others.union([own]).map { Set(aliases(of: $0)) })
        script?.found[.own(link)] = found
        if others == [own] { continue }
        guard others.count == 1, let other = others.first,
          purchases[index].holders.contains(other)
        else {
          script?.isLost = true
          continue
        }
        alias(present: user, with: other)
        result = .repeated
      default: continue
      }
    }
    return result
  }

  /// Whether the request that a replay repeats moved a purchase to a user.
  func isMoved(_ index: Int, to asked: Name) -> Bool {
    let moves = script?.moves(of: purchases[index].name, by: asked) ?? []
    return !moves.isEmpty
  }

  /// A holder who presents a later transaction keeps the purchase, whatever is undone.
  mutating func present(_ index: Int, by buyer: Int, _ asked: Name?) {
    let (user, asked) = (users[buyer], asked ?? users[buyer].id)
    guard var played = script else {
      if purchases[index].holders.contains(user.customer),
        !purchases[index].certain.contains(asked)
      {
        note(.presented, index, asked)
        purchases[index].certain.insert(asked)
      }
      return
    }
    guard let link = played.presentation(of: purchases[index].name, by: asked),
      !played.isUndone(link)
    else { return }
    played.found[.own(link)] = holdingUsers(of: purchases[index])
    script = played
    if purchases[index].holders.contains(user.customer) { return }
    purchases[index].holders.append(user.customer)
  }

  /// Whether a replay leaves out what the login of this request linked.
  var isLoginUndone: Bool {
    guard let script else { return false }
    return script.undone.contains(.login(step: script.step))
  }

  /// Whether a replay leaves out that this login moved a purchase.
  func isMoveUndone(_ index: Int) -> Bool {
    guard let script else { return false }
    return script.undone.contains(.moveOfLogin(step: script.step, chain: purchases[index].name))
  }
}
