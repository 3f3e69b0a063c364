import IdentityCore
import LineProtocol
import Platform
import PostgreSQLStorage
import Service
import SocketServer

/// The settings of the daemon, from options, configuration and environment.
struct Settings {
  var socket: String
  /// Whether a service manager created the socket, and removes it.
  var isSocketPassed: Bool
  var store: DefaultPaths.Store
  /// Where the host keeps what it knows of a shared store; nil if there is no such place.
  var stateFolder: String?
  var defaults: ProjectDefaults
  var roles: Roles
  var limits: Limits
  var logging: Logging

  init(_ options: Options, in launchEnvironment: LaunchEnvironment) throws(UsageError) {
    socket = try DefaultPaths.socket(option: options.socket, in: launchEnvironment)
    isSocketPassed =
      launchEnvironment.passedSocket != nil && options.socket == nil
      && launchEnvironment["ENTITLED_SOCKET"] == nil
    store = try DefaultPaths.store(option: options.store, in: launchEnvironment)
    if case .sqlite(let path) = store {
      let named = options.store.map { "--store \($0)" }
      store = .sqlite(try DefaultPaths.inExistingFolder(try StorePath.path(of: path), named))
    }
    stateFolder = DefaultPaths.stateFolder(in: launchEnvironment)
    if case .postgres = store, options.preset != nil || options.isClockManual != nil {
      throw UsageError(
        "--rules and --clock do not go with a shared store: each host could mean something else",
        hint: "name them to entitled store create, or in project.define"
      )
    }
    defaults = ProjectDefaults(
      preset: options.preset ?? .standard,
      isClockManual: options.isClockManual ?? false
    )
    roles = Roles(ownUID: launchEnvironment.uid, grants: options.grants)
    limits = try Limits(options.limits)
    logging = options.logging
  }

  /// Where the data is, for people; never a connection string.
  var storeDescription: String {
    switch store {
    case .memory: "memory"
    case .sqlite(let path): path
    case .postgres(let text): (try? ConnectionString(text))?.place ?? "PostgreSQL"
    }
  }

  /// The kind of the store, as `server.info` names it.
  var storeKind: StaticString {
    switch store {
    case .memory: "memory"
    case .sqlite: "sqlite"
    case .postgres: "postgres"
    }
  }

  /// Reads the configuration again and compares it with these settings.
  func reloaded(
    _ given: Options,
    in launchEnvironment: LaunchEnvironment
  ) throws(UsageError) -> Daemon.ReloadedSettings {
    var fresh = try Settings(given.withConfiguration(), in: launchEnvironment)
    var wantRestart: [String] = []
    if fresh.socket != socket { wantRestart.append("socket") }
    if fresh.store != store { wantRestart.append("store") }
    if fresh.defaults.preset != defaults.preset { wantRestart.append("rules") }
    if fresh.defaults.isClockManual != defaults.isClockManual { wantRestart.append("clock") }
    if fresh.roles.grants.isEmpty != roles.grants.isEmpty {
      wantRestart.append("the socket's mode (allow-uid, allow-gid)")
    }
    if fresh.limits.service.replyCacheBytesMax != limits.service.replyCacheBytesMax {
      wantRestart.append("limits.replyCacheBytesMax")
    }
    if fresh.limits.service.cacheBytesMax != limits.service.cacheBytesMax {
      wantRestart.append("limits.cacheBytesMax")
    }
    if fresh.limits.sqliteCacheBytesMax != limits.sqliteCacheBytesMax {
      wantRestart.append("limits.sqliteCacheBytesMax")
      fresh.limits.sqliteCacheBytesMax = limits.sqliteCacheBytesMax
    }
    if fresh.limits.service.depthMax != limits.service.depthMax {
      wantRestart.append("limits.depthMax")
    }
    return Daemon.ReloadedSettings(
      roles: fresh.roles,
      limits: fresh.limits,
      logging: fresh.logging,
      wantRestart: wantRestart
    )
  }
}
