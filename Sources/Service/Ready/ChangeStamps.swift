import IdentityCore

/// Which records were changed of late, and when, counted in changes.
///
/// Of each set of records that share a place the last three are known exactly. Of the others it is
/// known that they were not changed after the newest that had to be forgotten: whoever read such a
/// one before that looks again, which costs no more than that look.
struct ChangeStamps {
  private static let setBits: UInt32 = 14

  /// Three hashes, their three changes, and the newest change that was forgotten: half of a line of
  /// the processor's cache.
  private struct Set {
    var hashes: (UInt32, UInt32, UInt32) = (0, 0, 0)
    var changes: (UInt32, UInt32, UInt32) = (0, 0, 0)
    var forgotten: UInt32 = 0
    private var padding: UInt32 = 0

    /// The newest change that the record may have seen.
    func change(of hash: UInt32) -> UInt32 {
      if hashes.0 == hash { return changes.0 }
      if hashes.1 == hash { return changes.1 }
      if hashes.2 == hash { return changes.2 }
      return forgotten
    }

    /// The one that was changed last comes first, and the last one goes.
    mutating func note(_ hash: UInt32, _ change: UInt32) {
      if hashes.0 == hash {
        changes.0 = change
        return
      }
      if hashes.1 == hash {
        (hashes.1, changes.1) = (hashes.0, changes.0)
      } else {
        if hashes.2 != hash { forgotten = max(forgotten, changes.2) }
        (hashes.2, changes.2) = (hashes.1, changes.1)
        (hashes.1, changes.1) = (hashes.0, changes.0)
      }
      (hashes.0, changes.0) = (hash, change)
    }
  }

  private let byteHash: ByteHash
  private var sets = [Set](repeating: Set(), count: 1 << setBits)
  /// How many changes there were.
  private(set) var changes: UInt32 = 0

  init(byteHash: ByteHash) {
    self.byteHash = byteHash
  }

  /// A record, as far as it is told from others here.
  struct Place: Equatable {
    fileprivate var hash: UInt32

    fileprivate var set: Int { Int(hash >> (32 - ChangeStamps.setBits)) }
  }

  /// Whether no more changes can be counted: everything has to begin anew.
  var isFull: Bool { changes > .max - 16 }

  /// Goes over the records by which answers know of a change.
  func forEachPlace(of key: RecordKey, _ record: Record?, _ body: (Place) -> Void) {
    switch key {
    case .project(let id): body(place(of: id))
    case .device(let project, let id): body(place(of: id, in: project))
    case .customer(let project, let id), .properties(let project, let id):
      body(place(of: id, in: project))
    case .purchase(let project, _):
      // Who held it before, and does not any more, has changed itself.
      guard case .purchase(let purchase)? = record else { return }
      purchase.forEachHolder { body(place(of: $0, in: project)) }
    case .directory, .tally, .user, .account, .answer, .definition, .sweep, .purchaseTrail,
      .userTrail, .consumer, .webhooks, .salt, .tombstone, .erasures:
      break
    }
  }

  /// Takes note of a change of a record.
  mutating func note(_ place: Place) {
    changes += 1
    sets[place.set].note(place.hash, changes)
  }

  /// Whether a record was not changed since there had been so many changes.
  func isUnchanged(_ place: Place, since changes: UInt32) -> Bool {
    sets[place.set].change(of: place.hash) <= changes
  }

  func place(of id: ProjectID) -> Place {
    Place(hash: UInt32(truncatingIfNeeded: byteHash.hash(id.bytes.span)))
  }

  func place<Kind>(of id: Identifier<Kind>, in project: ProjectNumber) -> Place {
    let hash = byteHash.hash(id.bytes.span, after: UInt64(project.value) + 1)
    return Place(hash: UInt32(truncatingIfNeeded: hash))
  }
}
