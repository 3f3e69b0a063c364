/// A field of a transaction that a fact can name, by its name on the wire.
///
/// The raw values are bits of `TransactionFields` and on disk: a number keeps its meaning. The most
/// frequent fields come first, so that a set of them takes one byte.
package enum TransactionField: UInt8, CaseIterable, Sendable {
  case product, purchasedAt, expiresAt, periodType, price, currency, country
  case kind, environment, isFamilyShared, offerCode, attributes
  case endedAt, refundedAt, revokedAt, gracePeriodExpiresAt, billingRetry, paused, pausedUntil
  case autoRenew, renewsAs, endReason
  /// Derived from statements; no fact names them.
  case autoRenewDisabledAt, billingIssueAt

  private static let names = allCases.map { "\($0)" }

  package var name: String { Self.names[Int(rawValue)] }

  /// The kind of call that states a field.
  package enum Statement: Sendable {
    case update(isDated: Bool)
    case `import`
  }

  /// What null says of the field; nil if it says nothing.
  package func null(in statement: Statement) -> FieldValue? {
    switch (self, statement) {
    // In an undated update, null has always stood for the default of these two.
    case (.autoRenew, .update(isDated: false)): .flag(true)
    case (.billingRetry, .update(isDated: false)): .flag(false)
    case (.expiresAt, .update), (.renewsAs, .update), (.endReason, .update), (.endedAt, _),
      (.refundedAt, _), (.revokedAt, _), (.gracePeriodExpiresAt, _), (.pausedUntil, _):
      FieldValue.none
    default: nil
    }
  }
}

/// A set of fields.
package struct TransactionFields: Hashable, Sendable, ExpressibleByArrayLiteral {
  package private(set) var bits: UInt32

  package init(bits: UInt32 = 0) {
    self.bits = bits
  }

  package init(arrayLiteral fields: TransactionField...) {
    bits = 0
    for field in fields { insert(field) }
  }

  package var isEmpty: Bool { bits == 0 }

  /// Whether every bit is a field that facts name.
  package var areKnown: Bool {
    bits >> UInt32(TransactionField.autoRenewDisabledAt.rawValue) == 0
  }

  package func contains(_ field: TransactionField) -> Bool { bits & Self.bit(field) != 0 }

  package mutating func insert(_ field: TransactionField) { bits |= Self.bit(field) }

  package mutating func remove(_ field: TransactionField) { bits &= ~Self.bit(field) }

  package mutating func formUnion(_ other: TransactionFields) { bits |= other.bits }

  /// The fields, in the order of their cases.
  package var all: [TransactionField] { TransactionField.allCases.filter { contains($0) } }

  private static func bit(_ field: TransactionField) -> UInt32 { 1 << UInt32(field.rawValue) }
}

/// The value of a field in a fact or an event.
package enum FieldValue: Equatable, Sendable {
  case none
  case moment(Moment)
  case flag(Bool)
  /// A text, an id, or the word of an enumeration.
  case text([UInt8])
  case attributes([Transaction.Attribute])

  /// Creates the value of an optional moment.
  package init(_ moment: Moment?) { self = moment.map { .moment($0) } ?? .none }

  /// Creates the value of an optional text.
  package init(_ text: [UInt8]?) { self = text.map { .text($0) } ?? .none }

  /// Creates the value of an optional case, by its word.
  package init(_ word: (some RawRepresentable<String>)?) {
    self = word.map { .text(Array($0.rawValue.utf8)) } ?? .none
  }

  /// The moment, if the value is one.
  package var moment: Moment? { if case .moment(let moment) = self { moment } else { nil } }

  package var flag: Bool { self == .flag(true) }

  package var text: [UInt8]? { if case .text(let text) = self { text } else { nil } }

  /// The attributes; none if the value is something else.
  package var attributes: [Transaction.Attribute] {
    if case .attributes(let attributes) = self { attributes } else { [] }
  }

  /// The case of an enumeration that the text names.
  func word<Word: CaseIterable & RawRepresentable<String>>() -> Word? {
    guard let text else { return nil }
    return Word.allCases.first { $0.rawValue.utf8.elementsEqual(text) }
  }
}

extension FieldValue {
  /// Whether this value stays and the other one goes, when two facts of one moment differ.
  ///
  /// It is the value in the customer's favour; where neither is, any fixed choice will do.
  package func isFavoured(over other: FieldValue, in field: TransactionField) -> Bool {
    switch field {
    case .refundedAt, .revokedAt, .expiresAt, .endedAt:
      return self == .none || other != .none && isGreater(than: other)
    case .pausedUntil:
      return self == .none || other != .none && other.isGreater(than: self)
    case .billingRetry, .paused:
      return other.isGreater(than: self)
    case .product, .purchasedAt, .periodType, .price, .currency, .country, .kind, .environment,
      .isFamilyShared, .offerCode, .attributes, .gracePeriodExpiresAt, .autoRenew, .renewsAs,
      .endReason, .autoRenewDisabledAt, .billingIssueAt:
      return isGreater(than: other)
    }
  }

  /// Compares moments by time, flags with true above false, texts by bytes, and attributes by
  /// their canonical JSON; any value is greater than none.
  private func isGreater(than other: FieldValue) -> Bool {
    switch (self, other) {
    case (.none, _): false
    case (_, .none): true
    case (.moment(let own), .moment(let theirs)): own > theirs
    case (.flag(let own), .flag(let theirs)): own && !theirs
    case (.text(let own), .text(let theirs)): theirs.lexicographicallyPrecedes(own)
    case (.attributes(let own), .attributes(let theirs)):
      Self.canonical(theirs).lexicographicallyPrecedes(Self.canonical(own))
    case (.moment, _), (.flag, _), (.text, _), (.attributes, _): false
    }
  }

  /// Returns the attributes as canonical JSON; their names are sorted already.
  private static func canonical(_ attributes: [Transaction.Attribute]) -> [UInt8] {
    let members = attributes.map { quoted($0.name) + [UInt8(ascii: ":")] + quoted($0.value) }
    return [UInt8(ascii: "{")] + members.joined(separator: [UInt8(ascii: ",")])
      + [UInt8(ascii: "}")]
  }

  private static func quoted(_ text: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    var quoted = [UInt8(ascii: "\"")]
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
      case 0x08: quoted += Array(#"\b"#.utf8)
      case 0x09: quoted += Array(#"\t"#.utf8)
      case 0x0A: quoted += Array(#"\n"#.utf8)
      case 0x0C: quoted += Array(#"\f"#.utf8)
      case 0x0D: quoted += Array(#"\r"#.utf8)
      case 0..<0x20:
        quoted += Array(#"\u00"#.utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: quoted.append(byte)
      }
    }
    return quoted + [UInt8(ascii: "\"")]
  }
}

extension FieldValue: Coded {
  static var blank: Self { .none }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    var code: UInt8 =
      switch self {
      case .none: 0
      case .moment: 1
      case .flag(let isSet): isSet ? 3 : 2
      case .text: 4
      case .attributes: 5
      }
    try coder.byte(&code)
    switch code {
    case 0: self = .none
    case 1:
      var moment = moment ?? .blank
      try coder.moment(&moment)
      self = .moment(moment)
    case 2, 3: self = .flag(code == 3)
    case 4:
      var text = text ?? []
      try coder.bytes(&text)
      self = .text(text)
    case 5:
      var attributes = attributes
      try coder.list(&attributes)
      self = .attributes(attributes)
    default: throw coder.refusal(.unknownCode(code, of: "FieldValue"))
    }
  }
}

extension TransactionFields: Coded {
  static var blank: Self { [] }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.number(&bits)
    let areKnown = areKnown
    try coder.require(areKnown, else: .badNumber)
  }
}
