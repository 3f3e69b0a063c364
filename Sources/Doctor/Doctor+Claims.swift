import IdentityCore
import Storage

// Account tokens, and unclaimed purchases.
extension Doctor {
  func checkClaim(of purchase: Purchase, in number: ProjectNumber) throws(StorageError) {
    let subject = "purchase \(quoted(purchase.key))"
    guard purchase.isUnclaimed else {
      if purchase.user == nil, !purchase.holders.isEmpty, try !wasUnheld(purchase, in: number) {
        report(number, subject, "it has holders, but no user whose purchase it was first")
      }
      return
    }
    if !purchase.holders.isEmpty { report(number, subject, "it is unclaimed, but has holders") }
    if try scan.body(at: .unclaimed(number, purchase.key)) == nil {
      report(number, subject, "the list of unclaimed purchases does not have it")
    }
    guard let id = purchase.accountToken else { return }
    let waiting = try list(under: .accountToken(number, id))
    if !waiting.mayBe({ $0.contains(purchase.key) || $0.count >= AccountToken.waitingMax }) {
      report(number, subject, "its account token \(quoted(id)) does not list it")
    }
  }

  /// Whether the purchase had no holder at first: a store reported it again after a deletion.
  private func wasUnheld(
    _ purchase: Purchase,
    in number: ProjectNumber
  ) throws(StorageError) -> Bool {
    let trail = try purchaseTrail(purchase.key, in: number)
    return trail.mayBe { $0.holderChanges.first.map(\.from.isEmpty) ?? false }
  }

  func check(unclaimed chain: ChainKey, in number: ProjectNumber) throws(StorageError) {
    let purchase = try purchase(chain, in: number)
    if !purchase.mayBe(\.isUnclaimed) {
      report(number, "unclaimed purchase \(quoted(chain))", "there is no such purchase")
    }
  }

  func check(_ token: AccountToken, in number: ProjectNumber) throws(StorageError) {
    let subject = "account token \(quoted(token.id))"
    if let id = token.user {
      let user = try user(id, in: number)
      if !user.mayBe({ $0.accountTokens.contains(token.id) }) {
        report(number, subject, "its user \(quoted(id)) does not have it")
      }
      if !token.waiting.isEmpty { report(number, subject, "purchases wait, but it has a user") }
    } else if token.waiting.isEmpty {
      report(number, subject, "nothing refers to it")
    }
    for chain in token.waiting {
      let purchase = try purchase(chain, in: number)
      if !purchase.mayBe({ $0.accountToken == token.id }) {
        report(number, subject, "its purchase \(quoted(chain)) does not carry it")
      }
    }
  }

  func checkTokens(of user: User, in number: ProjectNumber) throws(StorageError) {
    for id in user.accountTokens {
      let token = try accountToken(id, in: number)
      if !token.mayBe({ $0.user == user.id }) {
        report(
          number,
          "user \(quoted(user.id))",
          "its account token \(quoted(id)) belongs to another user"
        )
      }
    }
  }

  func checkClaim(of name: ChainName, in number: ProjectNumber) throws(StorageError) {
    guard let id = name.claimant else { return }
    let subject = "the name \(quoted(name.key))"
    if !(try list(under: .user(number, id))).mayBe({ $0.contains(name.key) }) {
      report(number, subject, "its claimant \(quoted(id)) does not have it")
    }
    if !(try purchase(name.key, in: number)).isMissing || name.chain != nil {
      report(number, subject, "it has a claimant, but a store has reported it")
    }
  }

  func checkClaims(of user: User, in number: ProjectNumber) throws(StorageError) {
    for chain in user.claims {
      let claimed = try name(chain, in: number)
      if !claimed.mayBe({ $0.claimant == user.id }) {
        report(
          number,
          "user \(quoted(user.id))",
          "its claim \(quoted(chain)) belongs to another user"
        )
      }
    }
  }
}
