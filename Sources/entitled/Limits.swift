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

  static let names: [StaticString] = [
    "batchBytesMax", "batchEntriesMax", "cacheBytesMax", "connectionsMax", "connectionsPerUidMax",
    "depthMax", "lineBytesMax", "notificationBytesMax", "partialLineBytesMax",
    "pendingCatalogueChangesMax", "pipelinedRequestsMax", "projectsMax", "queuedCommitsMax",
    "readWaitMsMax", "replyCacheBytesMax", "sqliteCacheBytesMax", "subscriptionLagMax",
    "subscriptionsMax", "subscriptionsPerConnectionMax", "suspendedMax",
    "uncommittedReplyBytesMax", "unsentBytesMax", "unsentBytesTotalMax", "waitsMax",
    "waitsPerConnectionMax", "writeWaitMsMax",
  ]

  init(_ given: [String: Int] = [:]) throws(UsageError) {
    for (name, value) in given {
      switch name {
      case "batchBytesMax": service.batchBytesMax = value
      case "batchEntriesMax": service.batchEntriesMax = value
      case "cacheBytesMax": service.cacheBytesMax = value
      case "connectionsMax": server.connectionsMax = value
      case "connectionsPerUidMax": server.connectionsPerUidMax = value
      case "depthMax":
        guard 8...512 ~= value else {
          throw UsageError("limits: depthMax is \(value): expected 8 to 512")
        }
        service.depthMax = value
      case "lineBytesMax":
        guard value >= 1024 else {
          throw UsageError("limits: lineBytesMax is \(value): expected at least 1024")
        }
        server.lineBytesMax = value
      case "notificationBytesMax": service.notificationBytesMax = value
      case "partialLineBytesMax": server.partialLineBytesMax = value
      case "pendingCatalogueChangesMax": service.pendingCatalogueChangesMax = value
      case "pipelinedRequestsMax": server.pipelinedRequestsMax = value
      case "projectsMax": service.projectsMax = value
      case "queuedCommitsMax": service.queuedCommitsMax = value
      case "readWaitMsMax": service.readWaitMsMax = value
      case "replyCacheBytesMax": service.replyCacheBytesMax = value
      case "sqliteCacheBytesMax": sqliteCacheBytesMax = value
      case "subscriptionLagMax": service.subscriptionLagMax = value
      case "subscriptionsMax": service.subscriptionsMax = value
      case "subscriptionsPerConnectionMax": service.subscriptionsPerConnectionMax = value
      case "suspendedMax": service.suspendedMax = value
      case "uncommittedReplyBytesMax": service.uncommittedReplyBytesMax = value
      case "unsentBytesMax": server.unsentBytesMax = value
      case "unsentBytesTotalMax": server.unsentBytesTotalMax = value
      case "waitsMax": service.waitsMax = value
      case "waitsPerConnectionMax": service.waitsPerConnectionMax = value
      case "writeWaitMsMax": service.writeWaitMsMax = value
      default: throw UsageError("limits: unknown limit \(name)")
      }
    }
  }

  /// The limits that `server.info` lists in addition to the service's, with effective values.
  ///
  /// A low limit on descriptors reduces the number of connections.
  var furtherListed: [(name: StaticString, value: Int)] {
    // If the system does not report its limit, the server does not start.
    let server = (try? ServerLimits.raiseDescriptorsMax()).map(server.fitting) ?? server
    return [
      ("connectionsMax", server.connectionsMax),
      ("connectionsPerUidMax", server.connectionsPerUidMax), ("lineBytesMax", server.lineBytesMax),
      ("sqliteCacheBytesMax", sqliteCacheBytesMax),
      ("pipelinedRequestsMax", server.pipelinedRequestsMax),
      ("requestIdBytesMax", 256), ("partialLineBytesMax", server.partialLineBytesMax),
      ("unsentBytesMax", server.unsentBytesMax),
      ("unsentBytesTotalMax", server.unsentBytesTotalMax),
    ]
  }
}
