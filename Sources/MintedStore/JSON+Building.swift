internal import EntitledClient
internal import IdentityCore
internal import LineProtocol

extension JSON {
  /// Creates an object without the members whose value is nil.
  static func without(nils members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// Creates a number of milliseconds since 1970.
  static func milliseconds(_ moment: Moment) -> JSON { .number(Number(moment.milliseconds)) }

  /// Creates a number of seconds since 1970.
  static func seconds(_ moment: Moment) -> JSON {
    .number(Number(moment.milliseconds / 1000))
  }

  /// Creates a timestamp as text.
  static func text(_ moment: Moment) -> JSON {
    .string(String(decoding: moment.text, as: UTF8.self))
  }

  static func integer(_ number: Int) -> JSON { .number(Number(Int64(number))) }
}
