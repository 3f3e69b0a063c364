import TestSupport
import Testing

/// Short forms of random histories in which the daemon and the model once differed.
@Suite("Histories that once differed")
struct FoundHistoryTests {
  private static let keeping = #"{"preset":"purchasely","unclaimedPurchases":"anonymous"}"#
  private static func chain(_ id: String) -> String {
    #"{"store":"appStore",\#(Self.id(id))}"#
  }

  private static func id(_ chain: String) -> String { #""originalTransactionId":"\#(chain)""# }

  private static let year = #""product":"year","store":"appStore""#
  private static let bought = #""product":"month","kind":"subscription","store":"appStore""#

  @Test(
    "The daemon and the model agree",
    arguments: [
      // An undo returns a chain to the anonymous user that waits for its real one, and then the
      // token of the chain is registered.
      [
        #"project.define {"rules":\#(keeping)}"#,
        #"purchase {\#(bought),"transactionId":"1","accountToken":"bob"}"#,
        #"user.import {"ids":[{"id":"bob","kind":"identified"}]}"#,
        #"user.link.undo {"event":"@link:0"}"#,
        #"install {"device":"A","accountToken":"bob"}"#,
        #"purchase.update {"store":"appStore","originalTransactionId":"1"}"#,
      ],
      // A purchase that changes nothing names a chain that an import claimed; the claim waits on.
      [
        #"project.define {"rules":{"preset":"revenuecat"}}"#,
        #"install {"device":"A"}"#,
        #"purchase {"device":"A","product":"coin","store":"appStore","transactionId":"1"}"#,
        #"user.import {"ids":[{"id":"bob","kind":"identified"}],"claims":[\#(chain("3"))]}"#,
        #"purchase {\#(year),\#(id("3")),"transactionId":"1","keys":["1"]}"#,
        #"purchase {\#(year),\#(id("3")),"transactionId":"4"}"#,
      ],
      // The same, but the undo separates that user from another one.
      [
        #"project.define {"rules":{"preset":"revenuecat","unclaimedPurchases":"anonymous"}}"#,
        #"purchase {\#(bought),"transactionId":"1","accountToken":"bob"}"#,
        #"user.import {"ids":[{"id":"bob","kind":"identified"}]}"#,
        #"user.link.undo {"event":"@link:0"}"#,
        #"install {"device":"A","accountToken":"bob"}"#,
        #"purchase.update {"store":"appStore","originalTransactionId":"1"}"#,
      ],
      // A purchase names an anonymous user whom an identified one represents, and then the undo of
      // the login separates the two.
      [
        #"project.define {"rules":"revenuecatLegacy"}"#,
        #"install {"device":"A"}"#,
        #"purchase {"device":"A",\#(bought),"transactionId":"5","originalTransactionId":"2"}"#,
        #"install {"device":"B"}"#, #"identify {"device":"B","userId":"Bob"}"#,
        #"purchase {"userId":"@anonymous:B",\#(bought),"transactionId":"2"}"#,
        #"user.link.undo {"event":"@link:3"}"#,
        #"purchase.update {"store":"appStore","originalTransactionId":"2"}"#,
      ],
      // Two customers lose a purchase, which an undo has given to both.
      [
        #"project.define {"rules":"purchasely"}"#,
        #"install {"device":"A"}"#,
        #"user.import {"ids":[{"id":"bob","kind":"identified"}],"claims":[\#(chain("1"))]}"#,
        #"purchase {"userId":"@anonymous:A",\#(year),"transactionId":"5","keys":["1","key-3"]}"#,
        #"""
        purchase {"device":"A","product":"coin","store":"appStore","transactionId":"1",
        "purchasedAt":"2026-01-15T00:00:00.000Z"}
        """#,
        #"install {"device":"C"}"#,
        #"user.link.undo {"event":"@link:3"}"#,
        #"""
        purchase {"userId":"@anonymous:C","product":"month","store":"appStore",
        "originalTransactionId":"1","transactionId":"6"}
        """#,
      ],
      // An import skips a purchase because of a transfer, which is then undone.
      [
        #"project.define {"rules":"purchasely"}"#,
        #"install {"device":"A"}"#,
        #"purchase {"userId":"bob",\#(year),"transactionId":"3"}"#,
        #"purchase {"device":"A",\#(year),"transactionId":"5","originalTransactionId":"3"}"#,
        #"""
        user.import {"ids":[{"id":"Bob","kind":"identified"}],"onConflict":"skip","purchases":[
        {"store":"appStore","originalTransactionId":"3","holders":["bob"],"transactions":[
        {"transactionId":"1","product":"month","purchasedAt":"2026-01-10T00:00:00.000Z"}]}]}
        """#,
        #"user.link.undo {"event":"@link:1"}"#,
      ],
      // In one millisecond, a period begins that is over, and an earlier one is revoked.
      [
        #"""
        user.import {"ids":[{"id":"bob","kind":"identified"}],"purchases":[
        {"store":"appStore","originalTransactionId":"4","transactions":[
        {"transactionId":"6","product":"month","purchasedAt":"2026-01-29T00:00:00.001Z",
        "expiresAt":"2026-01-19T00:00:00.001Z"},
        {"transactionId":"4","product":"year","purchasedAt":"2026-01-14T00:00:00.001Z",
        "expiresAt":"2026-01-18T00:00:00.001Z","revokedAt":"2026-01-29T00:00:00.001Z"}]}]}
        """#,
        #"purchase {\#(year),\#(id("4")),"transactionId":"3","asOf":"2026-01-17T00:00:00.001Z"}"#,
        #"clock.advance {"to":"2026-02-02T12:00:00.001Z"}"#,
      ],
      // A claim decides about a chain that replaces another one with a further holder.
      [
        #"install {"device":"A"}"#,
        #"""
        user.import {"ids":[{"id":"bob","kind":"identified"}],"claims":[\#(chain("2"))],
        "purchases":[{"store":"appStore","originalTransactionId":"1","transactions":[
        {"transactionId":"1","product":"month","purchasedAt":"2026-01-11T00:00:00.000Z"}]}]}
        """#,
        #"purchase {"device":"A",\#(bought),"transactionId":"1"}"#,
        #"purchase {\#(bought),"transactionId":"2","replaces":"1"}"#,
      ],
      // A deleted id is another customer's account token.
      [
        #"purchase {"userId":"bob",\#(bought),"transactionId":"2"}"#,
        #"purchase {"userId":"ann",\#(bought),"transactionId":"3","accountToken":"bob"}"#,
        #"user.delete {"userId":"bob"}"#,
        #"purchase.update {"store":"appStore",\#(id("3"))}"#,
        #"user.delete {"userId":"ann"}"#,
        #"purchase {\#(bought),"transactionId":"4","accountToken":"bob"}"#,
      ],
      // An import gives a chain to a new user by its token, and a claim to another one.
      [
        #"user.import {"ids":[{"id":"eve","kind":"identified"}],"claims":[\#(chain("3"))]}"#,
        #"""
        user.import {"ids":[{"id":"bob","kind":"identified"}],"onConflict":"merge","purchases":[
        {"store":"appStore","originalTransactionId":"3","accountToken":"bob","transactions":[
        {"transactionId":"6","product":"month","purchasedAt":"2026-01-10T00:00:00.000Z"}]}]}
        """#,
      ],
      // An undo separates an anonymous user with a token from the one who represented it when an
      // import brought a purchase with the token.
      [
        #"project.define {"rules":"revenuecat"}"#,
        #"install {"device":"B","accountToken":"red"}"#,
        #"identify {"device":"B","userId":"bob"}"#,
        #"""
        user.import {"ids":[],"purchases":[{"store":"stripe","originalTransactionId":"2",
        "accountToken":"red","transactions":[
        {"transactionId":"2","product":"coin","purchasedAt":"2026-01-10T00:00:00.000Z"}]}]}
        """#,
        #"user.link.undo {"event":"@link:0"}"#,
      ],
      // A key that an import brings to an unclaimed chain is claimed.
      [
        #"""
        user.import {"ids":[],"purchases":[{"store":"appStore","originalTransactionId":"1",
        "transactions":[
        {"transactionId":"1","product":"year","purchasedAt":"2026-01-10T00:00:00.000Z"}]}]}
        """#,
        #"user.import {"ids":[{"id":"bob","kind":"identified"}],"claims":[\#(chain("3"))]}"#,
        #"""
        user.import {"ids":[],"purchases":[{"store":"appStore","originalTransactionId":"3",
        "keys":["1"],"transactions":[
        {"transactionId":"3","product":"life","purchasedAt":"2026-01-10T00:00:00.000Z"}]}]}
        """#,
      ],
      // A purchase of a chain that another user claims has a key of a third chain.
      [
        #"purchase {\#(year),"transactionId":"6","keys":["key-4"]}"#,
        #"install {"device":"B"}"#,
        #"user.import {"ids":[{"id":"bob","kind":"identified"}],"claims":[\#(chain("1"))]}"#,
        #"""
        purchase {"device":"B",\#(year),"transactionId":"7","originalTransactionId":"3",
        "keys":["1","key-4"]}
        """#,
      ],
      // An import without a user gives a held chain a name that another chain replaces.
      [
        #"install {"device":"A"}"#,
        #"""
        user.import {"ids":[{"id":"bob","kind":"identified"}],"purchases":[
        {"store":"appStore","originalTransactionId":"4","replaces":"3","transactions":[
        {"transactionId":"4","product":"coin","purchasedAt":"2026-01-03T00:00:00.000Z"}]}]}
        """#,
        #"purchase {"device":"A",\#(year),"transactionId":"1"}"#,
        #"""
        user.import {"ids":[],"onConflict":"merge","purchases":[
        {"store":"appStore","originalTransactionId":"3","keys":["1"],"transactions":[
        {"transactionId":"5","product":"coin","purchasedAt":"2026-01-10T00:00:00.000Z"}]}]}
        """#,
      ],
      // Two users claim one chain: by its id, and by a key.
      [
        #"user.import {"ids":[{"id":"ann","kind":"identified"}],"claims":[\#(chain("1"))]}"#,
        #"user.import {"ids":[{"id":"eve","kind":"identified"}],"claims":[\#(chain("2"))]}"#,
        #"""
        purchase {\#(bought),"originalTransactionId":"2","transactionId":"3","keys":["1"]}
        """#,
      ],
      // An undo separates a holder from its alias; then the holder presents a further transaction.
      [
        #"project.define {"rules":"revenuecat"}"#,
        #"install {"device":"A"}"#,
        #"purchase {"device":"A",\#(year),"transactionId":"1","originalTransactionId":"3"}"#,
        #"identify {"device":"A","userId":"Bob"}"#,
        #"user.link.undo {"event":"@link:0"}"#,
        #"restore {"device":"A"}"#,
        #"identify {"device":"A","userId":"bob"}"#,
        #"purchase {"userId":"@anonymous:A",\#(bought),"transactionId":"3"}"#,
        #"restore {"device":"A"}"#,
        #"user.link.undo {"event":"@link:2"}"#,
      ],
      // A login makes an alias of its own, and another of the user that a token claims.
      [
        #"project.define {"rules":{"preset":"revenuecat","unclaimedPurchases":"anonymous"}}"#,
        #"install {"device":"A"}"#,
        #"purchase {\#(bought),"transactionId":"3","accountToken":"red"}"#,
        #"identify {"device":"A","userId":"eve","accountToken":"red"}"#,
        #"user.link.undo {"event":"@link:1"}"#,
      ],
      // The undo of a transfer has a later login decide about a purchase, whose next period is of
      // another kind and has not begun.
      [
        #"""
        project.define {"rules":"purchasely","products":{"year":{"kind":"subscription",
        "entitlements":["X"]}}}
        """#,
        #"install {"device":"A"}"#,
        #"purchase {"device":"A",\#(year),"transactionId":"5","originalTransactionId":"4"}"#,
        #"""
        purchase {"userId":"bob","product":"coin","store":"appStore","transactionId":"4",
        "purchasedAt":"2026-01-18T00:00:00.000Z"}
        """#,
        #"identify {"device":"A","userId":"eve"}"#,
        #"user.link.undo {"event":"@link:1"}"#,
      ],
      // An undo returns a purchase to a user beside its holder; then another one takes it over.
      [
        #"""
        project.define {"rules":"revenuecat","products":{"life":{"kind":"nonConsumable",
        "entitlements":["Y"]}}}
        """#,
        #"install {"device":"A","storeAccount":"ann"}"#,
        #"identify {"device":"A","userId":"eve"}"#,
        #"purchase {"device":"A",\#(bought),"transactionId":"1"}"#,
        #"install {"device":"B","storeAccount":"ann"}"#,
        #"restore {"device":"B"}"#,
        #"purchase {"device":"B",\#(bought),"transactionId":"2","originalTransactionId":"1"}"#,
        #"user.link.undo {"event":"@link:1"}"#,
        #"purchase {"product":"life","store":"appStore","transactionId":"5","replaces":"1"}"#,
      ],
      // One import brings a purchase that another user has claimed, and what it replaces.
      [
        #"user.import {"ids":[{"id":"ann","kind":"identified"}],"claims":[\#(chain("2"))]}"#,
        #"""
        user.import {"ids":[{"id":"bob","kind":"identified"}],"onConflict":"merge","purchases":[
        {"store":"appStore","originalTransactionId":"1","transactions":[
        {"transactionId":"1","product":"month","purchasedAt":"2026-01-02T00:00:00.000Z"}]},
        {"store":"appStore","originalTransactionId":"2","replaces":"1","transactions":[
        {"transactionId":"2","product":"month","purchasedAt":"2026-01-06T00:00:00.000Z"}]}]}
        """#,
      ],
      // An import takes in what only one of the holders allows, which an undo then separates.
      [
        #"project.define {"rules":"revenuecatLegacy"}"#,
        #"install {"device":"A"}"#,
        #"purchase {"device":"A",\#(bought),"transactionId":"1"}"#,
        #"identify {"device":"A","userId":"eve"}"#,
        #"""
        user.import {"ids":[],"onConflict":"skip","purchases":[{"store":"appStore",
        "originalTransactionId":"1","holders":["eve"],"transactions":[
        {"transactionId":"2","product":"coin","purchasedAt":"2026-01-22T00:00:00.000Z"}]}]}
        """#,
        #"user.link.undo {"event":"@link:0"}"#,
      ],
      // An import has a purchase twice, which another user has claimed, and names that user once.
      [
        #"user.import {"ids":[{"id":"eve","kind":"identified"}],"claims":[\#(chain("1"))]}"#,
        #"""
        user.import {"ids":[{"id":"bob","kind":"identified"}],"onConflict":"merge","purchases":[
        {"store":"appStore","originalTransactionId":"1","transactions":[
        {"transactionId":"6","product":"new","purchasedAt":"2026-01-20T00:00:00.000Z"}]},
        {"store":"appStore","originalTransactionId":"1","holders":["eve"],"transactions":[
        {"transactionId":"5","product":"new","purchasedAt":"2026-01-07T00:00:00.000Z"}]}]}
        """#,
      ],
    ]
  )
  func agree(_ requests: [String]) throws {
    let calls = try requests.map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return Call(String(parts[0]), try JSONTree(Array(parts[1].utf8)))
    }
    let history = History(calls: calls, cacheBytesMax: 1 << 28, seed: 1)
    let found = history.difference()
    let lines = (found?.conversation ?? []).joined(separator: "\n")
    #expect(found == nil, "\(found?.reason ?? "")\n\(lines)")
    var run = try HistoryRun(history)
    for call in calls { _ = try run.step(call) }
    for (method, count) in Dictionary(grouping: calls, by: \.method).mapValues(\.count) {
      #expect((run.carriedOut[method] ?? 0) >= count, "\(method): \(run.lines)")
    }
    #expect(!run.isUnjudged)
  }
}
