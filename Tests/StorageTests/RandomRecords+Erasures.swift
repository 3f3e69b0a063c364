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
    let stages: [Erasure.Stage] = [
      .events(after: integer()), .records(one(), after: bytes()), .answers(after: bytes()), .traces,
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
}
