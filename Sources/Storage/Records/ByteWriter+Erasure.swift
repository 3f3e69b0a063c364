import IdentityCore

// Encodes erasures in progress, and the tombstones of finished ones.

extension ByteWriter {
  mutating func erasures(_ erasures: Erasures) {
    list(erasures.underway) { $1.erasure($0) }
  }

  mutating func tombstone(_ tombstone: Tombstone) {
    moment(tombstone.erasedAt)
    if let chain = tombstone.chain { bytes(chain.bytes) }
  }

  private mutating func erasure(_ erasure: Erasure) {
    id(erasure.project)
    id(erasure.tombstone)
    moment(erasure.startedAt)
    signed(erasure.lastEvent)
    list(erasure.users) { $1.id($0) }
    list(erasure.devices) { $1.id($0) }
    // A transaction stands among the chains as one of no store.
    list(erasure.chains + erasure.transactions.map { ChainKey(store: "", originalTransaction: $0) })
    {
      $1.chain($0)
    }
    list(erasure.accountTokens) { $1.id($0) }
    switch erasure.stage {
    case .events(let after):
      byte(1)
      signed(after)
    case .answers(let after):
      byte(2)
      bytes(after)
    case .traces: byte(3)
    case .records(let type, let after):
      byte(4)
      byte(type.rawValue)
      bytes(after)
    }
    bytes(erasure.result)
    flag(erasure.remembered != nil)
    if let remembered = erasure.remembered {
      bytes(remembered.key.method)
      bytes(remembered.key.idempotencyKey)
      bytes(remembered.parameters)
    }
  }
}

extension ByteReader {
  mutating func erasures() throws(CodecError) -> Erasures {
    Erasures(underway: try list { reader throws(CodecError) in try reader.erasure() })
  }

  mutating func tombstone(
    _ digest: Digest,
    withChain hasChain: Bool
  ) throws(CodecError) -> Tombstone {
    let erasedAt = try moment()
    let chain = hasChain ? Digest(try byteList()) : nil
    return Tombstone(digest: digest, erasedAt: erasedAt, chain: chain)
  }

  private mutating func erasure() throws(CodecError) -> Erasure {
    let project: ProjectID = try id()
    let tombstone: UserID = try id()
    let startedAt = try moment()
    let lastEvent = try signed()
    var erasure = Erasure(
      project: project,
      tombstone: tombstone,
      startedAt: startedAt,
      users: try list { reader throws(CodecError) in try reader.id() }
    )
    erasure.lastEvent = lastEvent
    erasure.devices = try list { reader throws(CodecError) in try reader.id() }
    let chains = try list { reader throws(CodecError) in try reader.chain() }
    let first = chains.firstIndex { $0.store.bytes.isEmpty } ?? chains.endIndex
    erasure.chains = Array(chains[..<first])
    erasure.transactions = chains[first...].map(\.originalTransaction)
    erasure.accountTokens = try list { reader throws(CodecError) in try reader.id() }
    erasure.stage = try stage()
    erasure.result = try storedLine()
    if try flag() {
      let key = IdempotencyKey(method: try byteList(), idempotencyKey: try byteList())
      erasure.remembered = Erasure.Retry(key: key, parameters: try byteList())
    }
    return erasure
  }

  private mutating func stage() throws(CodecError) -> Erasure.Stage {
    switch try byte() {
    case 1: return .events(after: try signed())
    case 2: return .answers(after: try byteList())
    case 3: return .traces
    case 4:
      let code = try byte()
      guard let type = Erasure.LinkedType(rawValue: code) else {
        throw error(.unknownCode(code, of: "LinkedType"))
      }
      return .records(type, after: try byteList())
    case let other: throw error(.unknownCode(other, of: "Stage"))
    }
  }
}
