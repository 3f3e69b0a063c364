import TestSupport

extension ModelPurchase {
  /// What an import may change of it, besides the holders.
  var importedState: JSONTree {
    .object([
      "transactions": .array(
        transactions.map { transaction in
          .array([
            transaction.json(isWhole: true), .moment(transaction.asOf),
            .array(
              transaction.history.held.sorted { $0.key < $1.key }.map {
                .array([.string($0.key), .moment(max(0, $0.value.asOf)), $0.value.value])
              }
            ),
          ])
        }
      ),
      "keys": .names(Array(keys)), "replaces": .name(replaces), "token": .name(accountToken),
      "replacesAt": .moment(replacing.filter { $0.name == replaces }.map(\.asOf).max()),
    ])
  }
}
