import EntitledClient
import Platform

/// Plays examples on an empty daemon, and prints each step and its result.
struct DemoRun: ~Copyable {
  private static let columnsMax = 78

  let methods: MethodList
  let style: Style
  /// Whether to print a JSON text per step instead of text for people.
  let isJSON: Bool
  let write: ([UInt8]) -> StandardStreams.Writing
  private var connection: Connection
  /// The anonymous user of each of the example's devices.
  private var anonymous: [String: String] = [:]

  init(
    _ methods: MethodList,
    on connection: consuming Connection,
    style: Style,
    isJSON: Bool,
    write: @escaping ([UInt8]) -> StandardStreams.Writing
  ) {
    self.methods = methods
    self.connection = connection
    self.style = style
    self.isJSON = isJSON
    self.write = write
  }

  /// Plays an example; ends early if the reader of the output is gone.
  mutating func play(_ example: DemoExample) throws -> StandardStreams.Writing {
    var text = style.bold("Example \(example.number). \(example.title)") + "\n\n"
    anonymous = [:]
    for words in example.preparation {
      let result = try carryOut(words)
      if let device = result["device"]?.text {
        anonymous[device] = result["user"]?["anonymousId"]?.text
      }
      text += command(words)
    }
    var before = try accesses(in: example)
    text += "\n"
    for (place, step) in example.steps.enumerated() {
      let words = step.words + ["project=\(example.project)"]
      _ = try carryOut(words)
      let after = try accesses(in: example)
      text += "  \(place + 1). \(style.bold(step.emitted))\n" + command(words)
      text += DemoAccess.lines(after, before: before, style).map { "\($0)\n" }.joined() + "\n"
      before = after
      if isJSON { text = "\(json(example, step, words, after))\n" }
      let writing = write(Array(text.utf8))
      guard writing == .done else { return writing }
      text = ""
    }
    return .done
  }

  private func json(
    _ example: DemoExample,
    _ step: DemoStep,
    _ words: [String],
    _ accesses: [DemoAccess]
  ) -> JSON {
    [
      "example": .number(JSON.Number(Int64(example.number))), "project": .string(example.project),
      "step": .string(step.emitted),
      "command": .array((["entitle"] + words).map { .string($0) }),
      "devices": .array(accesses.map(\.json)),
    ]
  }

  /// Returns the command as a person types it.
  private func command(_ words: [String]) -> String {
    let lines = ShellWord.lines(
      of: ["entitle"] + words,
      columnsMax: Self.columnsMax - 6,
      indent: "    "
    )
    return zip(["$ "] + Array(repeating: "  ", count: lines.count - 1), lines)
      .map { "    \(style.dim("\($0)\($1)"))\n" }.joined()
  }

  private mutating func accesses(in example: DemoExample) throws -> [DemoAccess] {
    var accesses: [DemoAccess] = []
    for device in example.devices {
      let result = try carryOut(
        ["checkEntitlements", "device=\(device)", "project=\(example.project)"]
      )
      let user = result["userId"]?.text
      accesses.append(
        DemoAccess(
          device: device,
          user: user == anonymous[device] ? nil : user,
          mayUse: (result["entitlements"]?.members ?? []).filter { $0.value["active"] == true }
            .map(\.name)
        )
      )
    }
    return accesses
  }

  /// Runs the command line that the words form.
  private mutating func carryOut(_ words: [String]) throws -> JSON {
    let command = try CommandLineReader.read(words, methods).command
    guard case .call(let method, .members(let members)) = command else {
      preconditionFailure("DemoRun: \(words) is no call")
    }
    return try connection.call(method, .object(members))
  }
}
