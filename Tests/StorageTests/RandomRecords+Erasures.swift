import IdentityCore

extension RandomRecords {
  mutating func uncleared() -> Erasures.Uncleared {
    let erasure = erasure()
    var uncleared = Erasures.Uncleared(
      project: erasure.project,
      tombstone: erasure.tombstone,
      erasedAt: erasure.startedAt
    )
    (uncleared.result, uncleared.remembered) = (erasure.result, erasure.remembered)
    return uncleared
  }

  mutating func erasure() -> Erasure {
    var erasure = Erasure(
      project: id(),
      tombstone: id(),
      startedAt: moment(),
      users: list { $0.id() }
    )
    erasure.lastEvent = integer()
    erasure.devices = list { $0.id() }
    erasure.chains = list { $0.chain() }.filter { !$0.store.bytes.isEmpty }
    erasure.transactions = list { $0.id() }
    erasure.accountTokens = list { $0.id() }
    let search = Erasure.Search(customers: list { $0.id() }, shared: list { $0.chain() })
    let stages: [Erasure.Stage] = [
      .indexing(after: integer(), search),
      .mentions(from: Int(integer() & 0xFFFF), search),
      .events(of: Int(integer() & 0xFFFF), after: integer(), search), .answers(after: bytes()),
      .traces,
    ]
    erasure.stage = stages.randomElement(using: &generator) ?? .traces
    erasure.result = line()
    erasure.remembered = optional {
      Erasure.Retry(
        key: IdempotencyKey(method: $0.bytes(), idempotencyKey: $0.bytes()),
        parameters: $0.bytes()
      )
    }
    return erasure
  }

  mutating func mention(_ project: ProjectNumber) -> (key: RecordKey, record: Record) {
    let named: [Mention.Named] = [.user(id()), .device(id()), .chain(chain()), .token(id())]
    let places: [Mention.Place] = [.events(id()), .purchase(chain())]
    let mention = Mention(
      named.randomElement(using: &generator) ?? .anything,
      in: places.randomElement(using: &generator) ?? .events(id())
    )
    return (.mention(project, mention), .mention(mention))
  }
}
