internal import IdentityCore
internal import LineProtocol

// Members of the stores' objects. What is absent or of another type is nil; only what a fact cannot
// do without makes a message malformed.
extension JSONValue {
  /// Returns a member; nil if it is absent or null.
  func given(_ name: StaticString) -> JSONValue? {
    guard let value = member(name), !value.isNull else { return nil }
    return value
  }

  /// Returns a text that is not empty.
  func text(_ name: StaticString) -> [UInt8]? {
    guard let text = member(name)?.string, !text.isEmpty else { return nil }
    return text
  }

  func word(_ name: StaticString) -> String? {
    text(name).map { String(decoding: $0, as: UTF8.self) }
  }

  func flag(_ name: StaticString) -> Bool? { member(name)?.bool }

  /// Returns an id of 1 to 255 characters.
  func id<Kind>(_ name: StaticString, of kind: Kind.Type = Kind.self) -> Identifier<Kind>? {
    text(name).flatMap { Identifier(checked: $0) }
  }

  /// Returns the id of an object that is given as its id or as a whole.
  func reference<Kind>(_ name: StaticString, of kind: Kind.Type = Kind.self) -> Identifier<Kind>? {
    id(name) ?? given(name)?.id("id")
  }

  /// Returns the objects of one of Stripe's lists; nil if the list has more than Stripe shows.
  func whole(_ name: StaticString) -> [JSONValue]? {
    let list = given(name)
    return list?.flag("has_more") == true ? nil : list?.given("data")?.elements.map { $0 } ?? []
  }

  /// Returns a moment in milliseconds since 1970; a fraction is rounded down.
  func milliseconds(_ name: StaticString) -> Moment? {
    guard let value = given(name), value.kind == .number || value.kind == .string else {
      return nil
    }
    let text = value.string ?? value.rawBytes
    let whole = value.int64 ?? Int64(String(decoding: text.prefix { $0 != 0x2E }, as: UTF8.self))
    return whole.flatMap { Moment(checked: $0) }
  }

  /// Returns a moment in seconds since 1970.
  func seconds(_ name: StaticString) -> Moment? {
    guard let seconds = given(name)?.int64 else { return nil }
    let (milliseconds, isBeyond) = seconds.multipliedReportingOverflow(by: 1000)
    return isBeyond ? nil : Moment(checked: milliseconds)
  }

  /// Returns an RFC 3339 timestamp.
  func timestamp(_ name: StaticString) -> Moment? {
    text(name).flatMap { try? Moment(text: $0) }
  }
}

extension Identifier {
  /// Creates an id; nil if it has more than 255 characters.
  init?(checked bytes: [UInt8]) {
    guard 1...255 ~= bytes.count(where: { $0 & 0xC0 != 0x80 }) else { return nil }
    self.init(bytes)
  }
}

extension Moment {
  /// Creates a moment; nil outside of the years 0000 to 9999.
  fileprivate init?(checked milliseconds: Int64) {
    let moment = Moment(milliseconds: milliseconds)
    guard Self.textRange.contains(moment) else { return nil }
    self = moment
  }
}

/// A text of letters only, in upper case, such as a currency; nil for anything else.
func code(_ text: [UInt8]?, letters: ClosedRange<Int>) -> [UInt8]? {
  guard let text, letters.contains(text.count) else { return nil }
  let upper = text.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 ? $0 & 0xDF : $0 }
  return upper.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ? upper : nil
}

/// Returns `units` of a currency, divided by a power of ten, as a decimal text; nil if that is
/// no price.
func decimal(_ units: Int64?, digits: Int) -> [UInt8]? {
  guard let units, units >= 0 else { return nil }
  let text = String(units)
  let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
  let whole = padded.dropLast(digits)
  if whole.count > 15 { return nil }
  var fraction = padded.suffix(digits)
  // A thousandth of zero says nothing, but 9.90 is how a price is written.
  while fraction.count > 2, fraction.last == "0" { fraction.removeLast() }
  if fraction.allSatisfy({ $0 == "0" }) { return Array(whole.utf8) }
  return Array("\(whole).\(fraction)".utf8)
}

extension Transaction {
  /// Creates a transaction whose other fields a store names one by one.
  init(id: TransactionID, product: ProductID, purchasedAt: Moment) {
    self.init(id: id, product: product, purchasedAt: purchasedAt, named: [.product])
  }

  /// Sets a field that the store names; nil names nothing.
  mutating func say<Value>(
    _ field: TransactionField,
    _ value: Value?,
    _ convert: (Value) -> FieldValue
  ) {
    guard let value else { return }
    self[field] = convert(value)
    named.insert(field)
  }

  mutating func say(_ field: TransactionField, _ value: Moment?) {
    say(field, value) { .moment($0) }
  }

  mutating func say(_ field: TransactionField, _ value: [UInt8]?) {
    say(field, value) { .text($0) }
  }

  mutating func say(_ field: TransactionField, _ value: Bool?) {
    say(field, value) { .flag($0) }
  }

  mutating func say(_ field: TransactionField, _ value: (some RawRepresentable<String>)?) {
    say(field, value) { .text(Array($0.rawValue.utf8)) }
  }
}

extension Fact {
  /// Names a field; nil is a value.
  mutating func say(_ field: TransactionField, orNone value: Moment?) {
    self[field] = FieldValue(value)
  }

  mutating func say(_ field: TransactionField, _ value: Bool) {
    self[field] = .flag(value)
  }

  mutating func say(_ field: TransactionField, orNone value: [UInt8]?) {
    self[field] = FieldValue(value)
  }

  mutating func say(_ field: TransactionField, orNone value: EndReason?) {
    self[field] = FieldValue(value.map { Array($0.rawValue.utf8) })
  }
}
