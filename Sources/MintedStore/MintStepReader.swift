internal import EntitledClient
internal import IdentityCore
internal import LineProtocol
internal import Platform
internal import Presentation

/// Reads the members of a script's line.
struct MintStepReader {
  private let json: JSON
  private let line: Int

  init(_ json: JSON, line: Int) {
    self.json = json
    self.line = line
  }

  /// Throws if the line has a member with another name.
  func allow(_ names: [String], for action: MintAction) throws(UsageError) {
    for member in json.members ?? [] where !names.contains(member.name) {
      throw UsageError(
        "line \(line) of the script: \(action.rawValue) has no member "
          + "\"\(Printable.escaped(member.name))\"",
        hint: NearestNames.hint(
          for: member.name,
          among: names,
          otherwise: "it may have \(names.joined(separator: ", "))"
        )
      )
    }
  }

  func required<Choice: RawRepresentable & CaseIterable>(
    _ name: String
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let choice: Choice = try choice(name) else {
      throw failure(name, "one of \(Self.list(Choice.self))", "nothing")
    }
    return choice
  }

  /// Returns a member that is one of a few words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = try text(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let nearest = NearestNames.nearest(
        to: Array(text.utf8),
        among: Choice.allCases.map(\.rawValue)
      )
      throw failure(
        name,
        "one of \(Self.list(Choice.self))",
        "\"\(Printable.escaped(text))\"",
        hint: NearestNames.question(nearest)
      )
    }
    return choice
  }

  func text(_ name: String) throws(UsageError) -> String? {
    guard let value = json.given(name) else { return nil }
    guard let text = value.text else { throw failure(name, "a string", "\(value)") }
    return text
  }

  func flag(_ name: String) throws(UsageError) -> Bool {
    guard let value = json.given(name) else { return false }
    guard let flag = value.bool else { throw failure(name, "true or false", "\(value)") }
    return flag
  }

  /// Returns a number that counts from 1.
  func number(_ name: String) throws(UsageError) -> Int? {
    guard let value = json.given(name) else { return nil }
    guard let number = value.int64, 1...1_000_000 ~= number else {
      throw failure(name, "a number from 1", "\(value)")
    }
    return Int(number)
  }

  func price(_ name: String) throws(UsageError) -> MintPrice? {
    guard let value = json.given(name) else { return nil }
    let text: String? =
      if case .number(let number) = value { number.text } else { value.text }
    guard let price = text.flatMap(MintPrice.init) else {
      throw failure(name, "an amount such as 9.99", "\(value)")
    }
    return price
  }

  func moment(_ name: String) throws(UsageError) -> Moment? {
    guard let text = try text(name) else { return nil }
    do throws(TimeTextError) {
      return try Moment(text: Array(text.utf8))
    } catch {
      throw failure(name, "RFC 3339, for example 2026-01-01T00:00:00Z", error.reason)
    }
  }

  func duration(_ name: String) throws(UsageError) -> CalendarDuration? {
    guard let text = try text(name) else { return nil }
    do throws(TimeTextError) {
      let duration = try CalendarDuration(text: Array(text.utf8))
      guard duration != CalendarDuration() else {
        throw TimeTextError("a duration of no length")
      }
      return duration
    } catch {
      throw failure(name, "an ISO 8601 duration, for example P1M", error.reason)
    }
  }

  private func failure(
    _ name: String,
    _ expected: String,
    _ found: String,
    hint: String? = nil
  ) -> UsageError {
    UsageError(
      "line \(line) of the script: \(name): expected \(expected), found \(found)",
      hint: hint
    )
  }

  private static func list<Choice: RawRepresentable & CaseIterable>(
    _ choice: Choice.Type
  ) -> String where Choice.RawValue == String {
    choice.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
