import IdentityCore
import Storage

// Purchases and store accounts.
extension Doctor {
  func check(_ purchase: Purchase, in number: ProjectNumber) throws(StorageError) {
    let subject = "purchase \(quoted(purchase.key))"
    if Set(purchase.holders).count != purchase.holders.count {
      report(number, subject, "a user holds it twice")
    }
    for holder in purchase.holders {
      let held = try list(under: .customer(number, holder))
      if held.isMissing {
        report(number, subject, "its holder \(quoted(holder)) is missing")
      } else if !held.mayBe({ $0.contains(purchase.key) }) {
        report(number, subject, "its holder \(quoted(holder)) does not list it")
      }
    }
    checkHistory(of: purchase, in: number)
    let store = purchase.key.store
    if !StoreName.known.contains(store) {
      projects[number]?.customStores[store, default: 0] += 1
      if let custom = projects[number]?.project.customStores, !custom.contains(store) {
        report(number, subject, "the project has no such store")
      }
    }
    if let account = purchase.account {
      let listed = try list(under: .account(number, account))
      if !listed.mayBe({ $0.contains(purchase.key) }) {
        report(number, subject, "its account \(quoted(account)) does not list it")
      }
    }
    if let newest = projects[number]?.projectCounts.events, !(0...newest ~= purchase.recordedIn) {
      report(number, subject, "it names event \(purchase.recordedIn), but the newest is \(newest)")
    }
    if let salt = projects[number]?.salt {
      let digest = salt.digest(of: purchase.key)
      if try scan.body(at: RecordAddress(.tombstone(number, digest))) != nil {
        report(number, subject, "it exists, but so does the tombstone of its erased chain")
      }
    }
  }

  private func checkHistory(of purchase: Purchase, in number: ProjectNumber) {
    let subject = "purchase \(quoted(purchase.key))"
    let history = purchase.transactions
    if Set(history.map(\.id)).count != history.count {
      report(number, subject, "its history has a transaction twice")
    }
    if zip(history, history.dropFirst()).contains(where: { $1.precedes($0) }) {
      report(number, subject, "its history is out of order")
    }
  }

  func check(_ account: StoreAccount, in number: ProjectNumber) throws(StorageError) {
    let subject = "account \(quoted(account.key))"
    if Set(account.purchases).count != account.purchases.count {
      report(number, subject, "it lists a purchase twice")
    }
    for chain in account.purchases {
      let purchase = try purchase(chain, in: number)
      if purchase.isMissing {
        report(number, subject, "its purchase \(quoted(chain)) is missing")
      } else if !purchase.mayBe({ $0.account == account.key }) {
        report(number, subject, "its purchase \(quoted(chain)) came from another account")
      }
    }
  }
}
