// The stored fields of the parts that few purchases have.

extension Purchase.Amendment: Coded {
  static var blank: Self { Self() }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    if try coder.presence(expiresAt != nil) {
      var amended = expiresAt ?? Purchase.Amended(value: nil, asOf: .blank)
      try coder.moment(&amended.value)
      try coder.moment(&amended.asOf)
      expiresAt = amended
    }
    if try coder.presence(product != nil) {
      var amended = product ?? Purchase.Amended(value: .blank, asOf: .blank)
      try coder.id(&amended.value)
      try coder.moment(&amended.asOf)
      product = amended
    }
  }
}

extension Purchase.Relations: Coded {
  static var blank: Self { Self() }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.id(&replaces)
    if replaces != nil { try replacesStamp.fields(&coder) }
    try coder.list(&keys)
    try coder.requireOrder(keys, by: <)
    try coder.list(&links)
    try coder.requireOrder(links, by: >)
    try Purchase.Successor.fields(of: &successor, &coder)
    try coder.list(&items)
    try coder.requireOrder(items, by: <)
    try coder.id(&firstItem)
    try coder.id(&item)
  }
}

extension Purchase.Link: Coded {
  static var blank: Self { Self(transaction: .blank, name: .blank) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.id(&transaction)
    try coder.id(&name)
    try coder.id(&item)
  }
}

extension Purchase.Successor {
  /// Visits a successor that may be missing: then its chain is nil.
  static func fields<C: FieldCoder & ~Copyable>(
    of successor: inout Self?,
    _ coder: inout C
  ) throws(C.Failure) {
    var chain = successor?.chain
    try coder.id(&chain)
    guard let chain else { return }
    var present = successor ?? Self(chain: chain, startsAt: .blank)
    try coder.moment(&present.startsAt)
    try coder.id(&present.returnedProduct)
    if C.isReading { successor = present }
  }
}
