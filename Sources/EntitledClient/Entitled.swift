internal import LineProtocol

/// A namespace for the types of parameters and results; `Generated` holds the protocol's types.
public enum Entitled {
  /// The client's version, which equals the version of the daemon and of the protocol document.
  public static var version: String { "\(Contract.version)" }

  /// A value that may be absent or null.
  ///
  /// In `purchaseUpdate`, `nil` clears a field. For example, `expiresAt: nil` removes the expiry.
  public enum Maybe<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The field is absent.
    case absent
    /// The field is null.
    case null
    /// The field has this value.
    case value(Value)

    /// The value; nil if the field is absent or null.
    public var value: Value? {
      if case .value(let value) = self { value } else { nil }
    }
  }

  /// An enumeration of strings that later versions may extend.
  ///
  /// A newer daemon may send a value that has no constant here.
  public protocol Word: RawRepresentable, Hashable, Sendable, CustomStringConvertible
  where RawValue == String {
    /// Creates a value from any string.
    init(rawValue: String)
  }
}

extension Entitled.Maybe: ExpressibleByNilLiteral {
  /// Creates the null value.
  public init(nilLiteral: ()) { self = .null }
}

extension Entitled.Word {
  /// The string as it is sent.
  public var description: String { rawValue }

  init(_ json: JSON) throws(Violation) { self.init(rawValue: try String(json)) }

  var json: JSON { .string(rawValue) }
}
