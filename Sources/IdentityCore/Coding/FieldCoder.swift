/// A stored value that names its fields once, in the order in which they are on disk.
///
/// Writing, reading and measuring it are coders that visit these fields.
protocol FieldHolder {
  /// Passes each field to the coder, which may change it.
  mutating func fields<Coder: FieldCoder & ~Copyable>(
    _ coder: inout Coder
  ) throws(Coder.Failure)

  /// Size of the box that a record has it in.
  static var boxBytes: Int { get }
}

extension FieldHolder {
  static var boxBytes: Int { MemoryLayout<Self>.size }
}

/// A part of stored values, for example an element of a list.
protocol Coded: FieldHolder, Equatable {
  /// A value for a reader to fill.
  static var blank: Self { get }
}

/// Visits the fields of stored values, for example to write them.
///
/// Only a reader changes them. Generic code is specialized within a module, so coders and records
/// are in the same one.
protocol FieldCoder: ~Copyable {
  associatedtype Failure: Error

  /// Whether the coder fills blank values.
  static var isReading: Bool { get }

  /// Whether the coder only estimates, and need not see each product of a catalogue.
  static var isMeasuring: Bool { get }

  mutating func byte(_ value: inout UInt8) throws(Failure)
  mutating func flag(_ value: inout Bool) throws(Failure)
  mutating func number<Number: FixedWidthInteger>(_ value: inout Number) throws(Failure)
  mutating func signed(_ value: inout Int64) throws(Failure)
  mutating func bytes(_ value: inout [UInt8]) throws(Failure)
  mutating func bytes(_ value: inout [UInt8]?) throws(Failure)
  mutating func id<Kind>(_ value: inout Identifier<Kind>) throws(Failure)
  mutating func id<Kind>(_ value: inout Identifier<Kind>?) throws(Failure)

  /// Visits an id that is stored as nil where it is the usual one.
  mutating func id<Kind>(
    _ value: inout Identifier<Kind>,
    unless usual: [UInt8]
  ) throws(Failure)

  mutating func code<Value: StableCode>(_ value: inout Value) throws(Failure)
  mutating func code<Value: StableCode>(_ value: inout Value?) throws(Failure)
  mutating func chains(_ list: inout ChainList) throws(Failure)

  /// Visits the length of a list of values that take some bytes of memory each.
  ///
  /// Returns the length that the list is to have.
  mutating func count(_ count: Int, ofSize size: Int) throws(Failure) -> Int

  /// Whether a record goes on with fields that older records of its type lack.
  ///
  /// The fields that a release adds stand behind all others, in one such condition, and those of
  /// the next release in another one within it. A writer leaves them out unless they are needed.
  mutating func goesOn(_ isNeeded: Bool) -> Bool

  /// Visits what is in a box of its own, which takes some bytes of memory.
  mutating func box(ofSize size: Int)

  /// Returns the error of a reader that has found what no writer writes.
  func refusal(_ fault: CodecError.Fault) -> Failure
}

extension FieldCoder where Self: ~Copyable {
  static var isMeasuring: Bool { false }

  /// Visits a flag that tells whether a value is there.
  mutating func presence(_ isPresent: Bool) throws(Failure) -> Bool {
    var isPresent = isPresent
    try flag(&isPresent)
    return isPresent
  }

  /// Throws if a reader has found what no writer writes.
  func require(
    _ condition: @autoclosure () -> Bool,
    else fault: @autoclosure () -> CodecError.Fault
  ) throws(Failure) {
    guard Self.isReading, !condition() else { return }
    throw refusal(fault())
  }

  mutating func moment(_ value: inout Moment) throws(Failure) {
    var milliseconds = value.milliseconds
    try signed(&milliseconds)
    if Self.isReading { value = Moment(milliseconds: milliseconds) }
  }

  mutating func moment(_ value: inout Moment?) throws(Failure) {
    guard try presence(value != nil) else { return }
    var moment = value ?? .blank
    try self.moment(&moment)
    if Self.isReading { value = moment }
  }

  /// Visits an id that may be missing, behind a flag.
  mutating func id<Kind>(
    _ value: inout Identifier<Kind>?,
    unless usual: [UInt8]
  ) throws(Failure) {
    guard try presence(value != nil) else { return }
    var id = value ?? .blank
    try self.id(&id, unless: usual)
    if Self.isReading { value = id }
  }

  mutating func signed(_ value: inout Int64?) throws(Failure) {
    guard try presence(value != nil) else { return }
    var number = value ?? 0
    try signed(&number)
    if Self.isReading { value = number }
  }

  mutating func signed(_ value: inout Int) throws(Failure) {
    var number = Int64(value)
    try signed(&number)
    if Self.isReading { value = Int(number) }
  }

  /// Visits a flag that may be missing.
  mutating func flag(_ value: inout Bool?) throws(Failure) {
    var code: UInt8 = value.map { $0 ? 2 : 1 } ?? 0
    try byte(&code)
    try require(code <= 2, else: .unknownCode(code, of: "Bool"))
    if Self.isReading { value = code == 0 ? nil : code == 2 }
  }

  /// Visits JSON that a reply repeats unchanged, as a part of a line.
  ///
  /// The daemon never writes a line feed there. But in bytes that a damaged disk has changed, it
  /// would end the reply early, and the client would read the rest as another reply.
  mutating func line(_ value: inout [UInt8]) throws(Failure) {
    try bytes(&value)
    let line = value
    try require(!line.contains(UInt8(ascii: "\n")), else: .lineFeed)
  }

  mutating func line(_ value: inout [UInt8]?) throws(Failure) {
    try bytes(&value)
    let line = value
    try require(line?.contains(UInt8(ascii: "\n")) != true, else: .lineFeed)
  }

  /// Visits a value that may be missing, behind a flag.
  mutating func optional<Value: Coded>(_ value: inout Value?) throws(Failure) {
    guard try presence(value != nil) else { return }
    var present = value ?? .blank
    try present.fields(&self)
    if Self.isReading { value = present }
  }

  /// Visits a boxed value, behind a flag; one with the usual fields has no box.
  mutating func optional<Value: Coded & Sendable>(
    _ value: inout SharedBox<Value>?,
    else usual: Value
  ) throws(Failure) {
    guard try presence(value != nil) else { return }
    try boxed(&value)
    let found = value
    try require(found?.value != usual, else: .notShortest)
  }

  mutating func boxed<Value: Coded & Sendable>(
    _ value: inout SharedBox<Value>?
  ) throws(Failure) {
    box(ofSize: MemoryLayout<Value>.size)
    var present = value?.value ?? .blank
    try present.fields(&self)
    if Self.isReading { value = SharedBox(present) }
  }

  mutating func list<Element: Coded>(_ elements: inout [Element]) throws(Failure) {
    try list(&elements, each: { (element, coder) throws(Failure) in try element.fields(&coder) })
  }

  /// Visits a list whose elements' fields depend on what contains them.
  @inline(__always)
  mutating func list<Element: Coded>(
    _ elements: inout [Element],
    each: (inout Element, inout Self) throws(Failure) -> Void
  ) throws(Failure) {
    let count = try count(elements.count, ofSize: MemoryLayout<Element>.stride)
    // No memory is reserved, because a damaged count could demand too much.
    if Self.isReading { elements = [] }
    for index in 0..<count {
      var element = Self.isReading ? .blank : elements[index]
      try each(&element, &self)
      if Self.isReading { elements.append(element) }
    }
  }

  mutating func list<Element: Coded>(_ elements: inout OneOrMany<Element>) throws(Failure) {
    try list(&elements, each: { (element, coder) throws(Failure) in try element.fields(&coder) })
  }

  @inline(__always)
  mutating func list<Element: Coded>(
    _ elements: inout OneOrMany<Element>,
    each: (inout Element, inout Self) throws(Failure) -> Void
  ) throws(Failure) {
    // A single element is stored inline.
    let size = elements.count == 1 ? 0 : MemoryLayout<Element>.stride
    let count = try count(elements.count, ofSize: size)
    if Self.isReading { elements = [] }
    for index in 0..<count {
      var element = Self.isReading ? .blank : elements[index]
      try each(&element, &self)
      if Self.isReading { elements.append(element) }
    }
  }

  /// Visits a list that may be missing, behind a flag.
  mutating func optionalList<Element: Coded>(_ elements: inout [Element]?) throws(Failure) {
    guard try presence(elements != nil) else { return }
    var present = elements ?? []
    try list(&present)
    if Self.isReading { elements = present }
  }

  /// Throws if a reader has found a list that is not in order, or has an element twice.
  func requireOrder<Element>(
    _ elements: [Element],
    by precedes: (Element, Element) -> Bool
  ) throws(Failure) {
    guard Self.isReading else { return }
    try require(zip(elements, elements.dropFirst()).allSatisfy(precedes), else: .unsorted)
  }
}

extension Moment {
  static var blank: Moment { Moment(milliseconds: 0) }
}

extension Identifier: Coded {
  static var blank: Identifier { Identifier([]) }

  mutating func fields<Coder: FieldCoder & ~Copyable>(
    _ coder: inout Coder
  ) throws(Coder.Failure) {
    try coder.id(&self)
  }
}

extension [UInt8]: FieldHolder, Coded {
  static var blank: [UInt8] { [] }

  mutating func fields<Coder: FieldCoder & ~Copyable>(
    _ coder: inout Coder
  ) throws(Coder.Failure) {
    try coder.bytes(&self)
  }
}
