internal import LineProtocol

/// The types of what is given and answered; those of the protocol stand in `Generated`.
public enum Entitled {
  /// The client's version, which is the daemon's and the protocol document's.
  public static var version: String { "\(Contract.version)" }

  /// A value that may be absent, or null.
  ///
  /// In `purchaseUpdate`, `nil` clears what it stands for: `expiresAt: nil`.
  public enum Maybe<Value: Hashable & Sendable>: Hashable, Sendable {
    /// Nothing was said.
    case absent
    /// There is none.
    case null
    /// There is this one.
    case value(Value)

    /// Nil where it is absent, and where it is null.
    public var value: Value? {
      if case .value(let value) = self { value } else { nil }
    }
  }

  /// One of some words.
  ///
  /// A newer daemon may send a word that none of the constants stands for.
  public protocol Word: RawRepresentable, Hashable, Sendable, CustomStringConvertible
  where RawValue == String {
    /// Any word.
    init(rawValue: String)
  }
}

extension Entitled.Maybe: ExpressibleByNilLiteral {
  /// Null: there is none.
  public init(nilLiteral: ()) { self = .null }
}

extension Entitled.Word {
  /// The word as it stands on the wire.
  public var description: String { rawValue }

  init(_ json: JSON) throws(Violation) { self.init(rawValue: try String(json)) }

  var json: JSON { .string(rawValue) }
}
