internal import LineProtocol

extension JSON {
  /// The reason that a text is not JSON, and the position of the error.
  public struct ParsingError: Error, Hashable, Sendable {
    /// The zero-based offset of the offending byte.
    public let offset: Int
    /// A sentence for people, without a full stop.
    public let reason: String
  }

  /// The maximum nesting depth of arrays and objects that the parser accepts.
  public static let depthMax = 512

  /// Parses one JSON text, with optional whitespace around it.
  ///
  /// The parser is as strict as the daemon: it rejects trailing commas, duplicate names in an
  /// object, lone surrogates and invalid UTF-8.
  public init(parsing text: [UInt8]) throws(ParsingError) {
    do throws(JSONError) {
      self.init(try JSONDocument(depthMax: Self.depthMax).read(text))
    } catch {
      throw ParsingError(offset: error.offset, reason: error.reason)
    }
  }

  /// Parses one JSON text, with optional whitespace around it.
  public init(parsing text: String) throws(ParsingError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// The compact text in UTF-8, on one line.
  public var bytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  private init(_ value: JSONValue) {
    switch value.kind {
    case .object:
      self = .object(
        value.members.map { member in
          Member(Self.text(member.name.string), JSON(member.value))
        }
      )
    case .array: self = .array(value.elements.map { JSON($0) })
    case .string: self = .string(Self.text(value.string))
    case .number: self = .number(Number(read: Self.text(value.rawBytes)))
    case .true: self = .bool(true)
    case .false: self = .bool(false)
    case .null: self = .null
    }
  }

  private static func text(_ bytes: [UInt8]?) -> String {
    String(decoding: bytes ?? [], as: UTF8.self)
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(Array(member.name.utf8))
        member.value.write(to: &writer)
      }
      writer.endObject()
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .string(let text): writer.string(text)
    case .number(let number): writer.raw(Array(number.text.utf8))
    case .bool(let value): writer.bool(value)
    case .null: writer.null()
    }
  }
}

extension JSON: CustomStringConvertible {
  /// The compact text, on one line.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
