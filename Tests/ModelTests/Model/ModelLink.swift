import TestSupport

/// A request that changed something, for undos of its links.
struct ModelStep {
  /// The model before it, without its own past.
  var before: Model
  var method: String
  var params: JSONTree
  var id: Int
  var made: MadeIDs
  /// The positions of its events in `Model.feed`.
  var events: Range<Int>
  var links: [ModelLink]
  /// The users of the customer that an import found.
  var importedUsers: Set<Name>?
  /// The known chains that an import gave to its customer; an undo of another link keeps that.
  var joinedChains: Set<[Name]>
  /// The known chains that an import skipped; an undo does not take them in.
  var skippedChains: Set<[Name]>
  /// What it answered, if it is a deletion.
  var deleted: JSONTree?
}

/// A change of holders or customers whose result an undo of another link keeps.
struct ModelLink {
  enum Kind: Equatable {
    /// A restore, or a purchase of what another customer held.
    case moved(isShared: Bool)
    /// A restore or purchase that made one customer of the user and a purchase's holder.
    case aliased(side: Set<Name>)
    /// A holder presented a later transaction.
    case presented
    /// The purchase had no holder, and got these.
    case claimed(by: Set<Name>)
  }

  var kind: Kind
  /// The chain by its store and first transaction.
  var chain: [Name]
  /// The id by which the request names the user.
  var user: Name

  /// Whether it changed the holders of a purchase that had some.
  var isMove: Bool {
    switch kind {
    case .moved, .aliased: true
    case .presented, .claimed: false
    }
  }
}

/// A link that an undo reverts.
enum ModelUndo: Hashable {
  /// What the login of a step linked.
  case login(step: Int)
  /// One purchase that the login of a step moved.
  case moveOfLogin(step: Int, chain: [Name])
  case link(step: Int, index: Int)

  var step: Int {
    switch self {
    case .login(let step), .moveOfLogin(let step, _), .link(let step, _): step
    }
  }
}

/// The model of now, for what a login cannot have known, and the one before the request.
final class ModelWorlds {
  let present: Model
  let past: Model

  init(present: Model, past: Model) { (self.present, self.past) = (present, past) }
}

/// How a replay treats one request.
struct ModelScript {
  /// What finds holders in a request.
  enum Place: Hashable {
    /// One of its links, by its index.
    case own(Int)
    /// A known chain that an import gives to its customer.
    case imported([Name])
  }

  var step: Int
  var links: [ModelLink]
  var importedUsers: Set<Name>?
  var joinedChains: Set<[Name]>
  var skippedChains: Set<[Name]>
  var undone: Set<ModelUndo>
  /// The customers of the holders that each link finds.
  var found: [Place: Set<Set<Name>>] = [:]
  /// Whether a link does not fit what it finds.
  var isLost = false
  var worlds: ModelWorlds?

  func isUndone(_ index: Int) -> Bool { undone.contains(.link(step: step, index: index)) }

  /// Finds the links by which a user got a purchase, without those that an undo reverts.
  func moves(of chain: [Name], by user: Name) -> [Int] {
    links.indices.filter { index in
      let link = links[index]
      return link.isMove && link.chain == chain && link.user == user && !isUndone(index)
    }
  }

  /// Finds the link of a later transaction that a holder presented.
  func presentation(of chain: [Name], by user: Name) -> Int? {
    links.firstIndex { $0.kind == .presented && $0.chain == chain && $0.user == user }
  }

  /// Returns who claimed a purchase in the request.
  func claimants(of chain: [Name]) -> Set<Name>? {
    for link in links where link.chain == chain {
      if case .claimed(let users) = link.kind { return users }
    }
    return nil
  }
}
