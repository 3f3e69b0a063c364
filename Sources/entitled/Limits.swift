import Platform
import SQLiteStorage
import Service
import SocketServer

/// All limits that the configuration can set, with their names in `server.info`.
struct Limits: Equatable {
  var server = ServerLimits()
  var service = ServiceLimits()
  /// The most memory for cached pages of the data file.
  var sqliteCacheBytesMax = SQLiteStore.pagesBytesMaxDefault

  private static let sqliteCacheName: StaticString = "sqliteCacheBytesMax"

  static let names: [StaticString] =
    (ServiceLimits.configurable.map(\.name)
    + ServerLimits.configurable.map(\.name) + [sqliteCacheName])
    .sorted { "\($0)" < "\($1)" }

  init(_ given: [String: Int] = [:]) throws(UsageError) {
    for (name, value) in given {
      if name == "depthMax", !(8...512 ~= value) {
        throw UsageError("limits: depthMax is \(value): expected 8 to 512")
      }
      if name == "lineBytesMax", value < 1024 {
        throw UsageError("limits: lineBytesMax is \(value): expected at least 1024")
      }
      if let limit = ServiceLimits.configurable.first(where: { "\($0.name)" == name }) {
        service[keyPath: limit.path] = value
      } else if let limit = ServerLimits.configurable.first(where: { "\($0.name)" == name }) {
        server[keyPath: limit.path] = value
      } else if name == "\(Self.sqliteCacheName)" {
        sqliteCacheBytesMax = value
      } else {
        throw UsageError("limits: unknown limit \(name)")
      }
    }
  }

  /// The limits that `server.info` lists in addition to the service's, with effective values.
  ///
  /// A low limit on descriptors reduces the number of connections.
  var furtherListed: [(name: StaticString, value: Int)] {
    // If the system does not report its limit, the server does not start.
    let server = (try? Descriptor.raiseLimit()).map(server.fitting) ?? server
    return ServerLimits.configurable.map { ($0.name, server[keyPath: $0.path]) }
      + [(Self.sqliteCacheName, sqliteCacheBytesMax), ("requestIdBytesMax", 256)]
  }
}
