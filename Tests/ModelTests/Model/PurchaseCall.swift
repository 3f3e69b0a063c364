import TestSupport

/// A `purchase` call: what it names, and what became of it.
struct PurchaseCall {
  let store: Name
  let transaction: Name
  let original: Name
  let isDated: Bool
  let fact: ModelFact
  /// What else a notification says of the transaction.
  var more: [ModelFact] = []
  var keys: [Name]
  let replaces: Name?
  let token: Name?
  var buyer: Int?
  /// The id by which the call names the buyer, whom another user may represent.
  var asked: Name?
  var device: Int?
  var isClaimed = false
  var isReceived = false
  /// The state of a known chain before the call.
  var before: ModelState?
  /// How another chain took over a known chain before the call.
  var succession: Model.Succession?
  /// Whether it is an update of a chain that takes over another one.
  var isUpdate = false
  /// Whether it paid for the latest period, which was unpaid.
  var paysForLatest = false
  var stale: [String] = []
  /// The kinds of warnings, and the fields that they name.
  var warnings: [(kind: String, fields: [String])] = []

  init(_ params: JSONTree, now: Int) {
    store = params["store"]?.name ?? Name("")
    transaction = params["transactionId"]?.name ?? Name("")
    original = params["originalTransactionId"]?.name ?? transaction
    let values = ModelFact.named(inPurchase: params)
    let asOf = params["asOf"]?.momentValue
    isDated = asOf != nil
    // What the store says later corrects what a client said.
    let said = min(values["purchasedAt"]?.momentValue ?? now, now)
    fact = ModelFact(
      source: isDated ? .datedPurchase : .undatedPurchase,
      asOf: asOf ?? said,
      values: values
    )
    keys = params["keys"]?.elements?.compactMap(\.name) ?? []
    replaces = params["replaces"]?.name
    token = params["accountToken"]?.name.map(\.asToken)
  }

  mutating func warn(_ kind: String, _ fields: [String] = []) { warnings.append((kind, fields)) }
}
