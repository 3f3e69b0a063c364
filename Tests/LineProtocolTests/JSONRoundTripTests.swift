import LineProtocol
import TestSupport
import Testing

/// A JSON value that is independent of a document.
private indirect enum Tree: Equatable {
  case object([Member])
  case array([Tree])
  case string([UInt8])
  case number(Int64)
  case bool(Bool)
  case null

  struct Member: Equatable {
    var name: [UInt8]
    var value: Tree
  }

  init(_ value: JSONValue) {
    switch value.kind {
    case .object:
      self = .object(
        value.members.map { Member(name: $0.name.string ?? [], value: Tree($0.value)) }
      )
    case .array: self = .array(value.elements.map { Tree($0) })
    case .string: self = .string(value.string ?? [])
    case .number: self = .number(value.int64 ?? 0)
    case .true: self = .bool(true)
    case .false: self = .bool(false)
    case .null: self = .null
    }
  }

  init(depth: Int, using generator: inout SplitMix) {
    switch Int.random(in: depth > 0 ? 0...7 : 2...7, using: &generator) {
    case 0:
      var names: Set<[UInt8]> = []
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        names.insert(Self.string(using: &generator))
      }
      let sorted = names.sorted { $0.lexicographicallyPrecedes($1) }.shuffled(using: &generator)
      self = .object(
        sorted.map { Member(name: $0, value: Tree(depth: depth - 1, using: &generator)) }
      )
    case 1:
      let count = Int.random(in: 0...8, using: &generator)
      self = .array((0..<count).map { _ in Tree(depth: depth - 1, using: &generator) })
    case 2...4: self = .string(Self.string(using: &generator))
    case 5: self = .number(.random(in: .min ... .max, using: &generator))
    case 6: self = .bool(.random(using: &generator))
    default: self = .null
    }
  }

  private static func string(using generator: inout SplitMix) -> [UInt8] {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let range: ClosedRange<UInt32> =
        [0...0x7F, 0...0x7FF, 0...0xFFFF, 0...0x10FFFF].randomElement(
          using: &generator
        ) ?? 0...0x7F
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
        scalars.append(scalar)
      }
    }
    return Array(String(scalars).utf8)
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .string(let bytes): writer.string(bytes)
    case .number(let number): writer.int(number)
    case .bool(let bool): writer.bool(bool)
    case .null: writer.null()
    }
  }

  func shuffled(using generator: inout SplitMix) -> Tree {
    switch self {
    case .object(let members):
      .object(
        members.shuffled(using: &generator).map {
          Member(name: $0.name, value: $0.value.shuffled(using: &generator))
        }
      )
    case .array(let elements): .array(elements.map { $0.shuffled(using: &generator) })
    case .string, .number, .bool, .null: self
    }
  }

  var bytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }
}

@Suite("JSON round trips")
struct JSONRoundTripTests {
  @Test("Any value survives writing and parsing", arguments: seeds())
  func roundTrip(seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    let document = JSONDocument()
    for round in 0..<200 {
      let tree = Tree(depth: 4, using: &generator)
      let value = try document.read(tree.bytes)
      #expect(Tree(value) == tree, "seed \(seed), round \(round)")
      #expect(value.rawBytes == tree.bytes, "seed \(seed), round \(round)")
      let form = canonical(value)
      let shuffled = try document.read(tree.shuffled(using: &generator).bytes)
      #expect(canonical(shuffled) == form, "seed \(seed), round \(round)")
      #expect(canonical(try json(form)) == form, "seed \(seed), round \(round)")
    }
  }

  @Test(
    "Damaged text is rejected, or parsed into a value that survives a round trip",
    arguments: seeds()
  )
  func damaged(seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    let document = JSONDocument()
    let spice = Array("{}[]\",:\\u0019eE+-.tfn \u{0}\u{1F}\u{80}\u{D7FF}\u{10FFFF}".utf8)
    for round in 0..<500 {
      var bytes = Tree(depth: 3, using: &generator).bytes
      for _ in 0...Int.random(in: 0...3, using: &generator) {
        let position = Int.random(in: 0...bytes.count, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: bytes.insert(spice.randomElement(using: &generator) ?? 0, at: position)
        case 1 where position < bytes.count: bytes.remove(at: position)
        default: bytes = Array(bytes.prefix(position) + bytes.dropFirst(position + 1))
        }
      }
      do throws(JSONError) {
        let form = canonical(try document.read(bytes))
        #expect(canonical(try json(form)) == form, "seed \(seed), round \(round)")
      } catch {
        #expect(0...bytes.count ~= error.offset, "seed \(seed), round \(round)")
      }
    }
  }
}
