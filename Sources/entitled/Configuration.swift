import Glibc
import IdentityCore
import LineProtocol
import Platform

/// The configuration file: a strict JSON object with the names of the options, and `limits`.
enum Configuration {
  private static let names: [StaticString] = [
    "socket", "store", "rules", "clock", "allow-uid", "allow-gid", "ready-fd", "lifeline-fd",
    "limits", "log", "log-level", "log-slow", "log-ids",
  ]

  static func read(_ path: String) throws(UsageError) -> Options {
    let bytes = try StandardStreams.readFile(path)
    let document = JSONDocument()
    let root: JSONValue
    do throws(JSONError) {
      root = try document.read(bytes)
    } catch {
      throw UsageError("\(path) is not JSON: byte \(error.offset): \(error.reason)")
    }
    return try at(path) { () throws(RPCError) in try options(root) }
  }

  private static func options(_ root: JSONValue) throws(RPCError) -> Options {
    let given = try Parameters(root, of: "the configuration", names: names)
    var options = Options()
    options.socket = try text(given.optional("socket"))
    options.store = try text(given.optional("store"))
    options.preset = try given.optional("rules")?.choice()
    if let clock = given.optional("clock") {
      options.isClockManual = try clock.choice(of: ClockName.self) == .manual
    }
    for (name, beneficiary) in [
      ("allow-uid" as StaticString, RoleGrant.Grantee.user), ("allow-gid", .group),
    ] {
      for grant in try given.optional(name)?.list(max: 1000) ?? [] {
        options.grants.append(try roleGrant(grant, for: beneficiary))
      }
    }
    if let number = try given.optional("ready-fd")?.int(0...Int64(Int32.max)) {
      options.readyDescriptor = Int32(number)
    }
    if let number = try given.optional("lifeline-fd")?.int(0...Int64(Int32.max)) {
      options.lifelineDescriptor = Int32(number)
    }
    options.logging = try logging(given)
    options.limits = try given.optional("limits").map(limits) ?? [:]
    return options
  }

  private static func logging(_ given: borrowing Parameters) throws(RPCError) -> Logging {
    var logging = Logging()
    if let format = given.optional("log") {
      logging.isStructured = try format.choice(of: LogFormat.self) == .json
    }
    logging.level = try given.optional("log-level")?.choice(of: LogLevel.self)
    logging.slowMilliseconds = try given.optional("log-slow")?.int(0...Logging.slowMillisecondsMax)
    logging.showsIDs = try given.optional("log-ids")?.bool()
    return logging
  }

  private enum LogFormat: String, CaseIterable {
    case text, json
  }

  private enum ClockName: String, CaseIterable {
    case system, manual
  }

  private static func text(_ parameter: Parameter?) throws(RPCError) -> String? {
    guard let parameter else { return nil }
    return String(decoding: try parameter.string(scalarsMax: 4096), as: UTF8.self)
  }

  private static func roleGrant(
    _ parameter: Parameter,
    for beneficiary: RoleGrant.Grantee
  ) throws(RPCError) -> RoleGrant {
    let text = String(decoding: try parameter.string(scalarsMax: 64), as: UTF8.self)
    do throws(UsageError) {
      return try RoleGrant(text, for: beneficiary)
    } catch {
      throw parameter.invalid(error.message, hint: error.hint)
    }
  }

  private static func limits(_ parameter: Parameter) throws(RPCError) -> [String: Int] {
    let object = try parameter.object(names: Limits.names, of: "limits")
    var limits: [String: Int] = [:]
    for name in Limits.names {
      if let value = try object.optional(name)?.int(1...Int64(Int32.max) * 1024) {
        limits["\(name)"] = Int(value)
      }
    }
    return limits
  }

  /// Adds the path of the file to an error.
  private static func at(
    _ path: String,
    _ body: () throws(RPCError) -> Options
  ) throws(UsageError) -> Options {
    do throws(RPCError) {
      return try body()
    } catch {
      throw UsageError("\(path): \(error.message)", hint: error.hint)
    }
  }
}
