import Glibc
import Platform

/// A configuration file for systemd.
enum UnitFile: String, CaseIterable {
  case service, socket, webhook, shared, sysusers

  /// Returns the file's text; `folder` is where the programs are.
  func text(programs folder: String) throws(UsageError) -> String {
    switch self {
    case .service:
      Self.serviceText(
        try Self.command("\(folder)/entitled", for: self),
        unit: "",
        service: "",
        network: Self.noNetwork
      )
    case .shared:
      Self.serviceText(
        try Self.command("\(folder)/entitled", for: self) + " --config /etc/entitled.json",
        unit: Self.networkOrder,
        service: Self.patience,
        network: Self.network
      )
    case .socket: Self.socketText
    case .webhook: Self.webhookText(try Self.command("\(folder)/entitled-webhook", for: self))
    case .sysusers: Self.sysusersText
    }
  }

  /// The directories that `sandbox` hides from a service, each with the setting that hides it.
  private static let hiddenPlaces = [
    ("/dev", "PrivateDevices=yes"), ("/home", "ProtectHome=yes"), ("/root", "ProtectHome=yes"),
    ("/run/user", "ProtectHome=yes"), ("/tmp", "PrivateTmp=yes"), ("/var/tmp", "PrivateTmp=yes"),
  ]

  /// Returns a program as an argument of `ExecStart=`.
  ///
  /// Throws if the unit's sandbox would hide the program, since systemd could not start it.
  private static func command(_ program: String, for unit: UnitFile) throws(UsageError) -> String {
    guard program.hasPrefix("/") else {
      throw UsageError(
        "entitled unit: \(program): systemd needs an absolute path",
        hint: "give --programs /usr/local/bin, for example"
      )
    }
    for path in [program, target(of: program)] {
      guard let (place, setting) = hiddenPlaces.first(where: { path.hasPrefix("\($0.0)/") })
      else { continue }
      let link = path == program ? "" : " is a link to \(path), which"
      throw UsageError(
        "entitled unit: \(program)\(link) is in \(place), and the unit's \(setting) hides that"
          + " directory from the service",
        hint: "copy the programs to /usr/local/bin, and write entitled unit \(unit.rawValue)"
          + " --programs /usr/local/bin"
      )
    }
    return escaped(program)
  }

  /// Returns the path with its symbolic links followed; the path itself if no file exists.
  private static func target(of path: String) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    // SAFETY: the array has the room that realpath may fill, and outlives the call.
    guard unsafe realpath(path, &bytes) != nil else { return path }
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns the path escaped for a command line, as in systemd.service(5).
  private static func escaped(_ path: String) -> String {
    var text = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "%", "$": text += "\(scalar)\(scalar)"
      case "\"", "\\": text += "\\\(scalar)"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text.contains(" ") ? "\"\(text)\"" : text
  }

  private static let networkOrder = """
    Wants=network-online.target
    After=network-online.target

    """

  private static let patience = """
    # The daemon is ready when its database has answered, and waits for that.
    TimeoutStartSec=infinity

    """

  private static let noNetwork = """
    # The daemon needs no network.
    IPAddressDeny=any
    PrivateNetwork=yes
    RestrictAddressFamilies=AF_UNIX
    """

  private static let network = """
    # The daemon connects to its database, and to nothing else: IPAddressDeny=any with an
    # IPAddressAllow= for the database's address restricts it to that.
    RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
    """

  /// Returns the unit of the daemon with further lines of its first two sections, and what it may
  /// reach.
  private static func serviceText(
    _ program: String,
    unit: String,
    service: String,
    network: String
  ) -> String {
    """
    # entitled.service, printed by `entitled unit \(service.isEmpty ? "service" : "shared")`.
    [Unit]
    Description=entitled: subscription identity and entitlement daemon
    Documentation=man:entitled(1)
    \(unit)
    [Service]
    Type=notify
    ExecStart=\(program)
    ExecReload=/bin/sh -c 'kill -HUP $MAINPID'
    Restart=on-failure
    # Wrong options, a missing library, or another daemon on the same data: another start would
    # not help.
    RestartPreventExitStatus=2 69 75
    WatchdogSec=30
    TimeoutStopSec=30
    \(service)LimitNOFILE=65536

    # `entitled unit sysusers` prints the file that defines the user. The socket is in
    # /run/entitled, and the data in /var/lib/entitled.
    User=entitled
    Group=entitled
    RuntimeDirectory=entitled
    RuntimeDirectoryPreserve=yes
    StateDirectory=entitled
    StateDirectoryMode=0700

    \(network)

    \(sandbox)

    [Install]
    WantedBy=multi-user.target
    """
  }

  private static let socketText = """
    # entitled.socket, printed by `entitled unit socket`; it belongs beside entitled.service.
    # Clients can connect before the daemon runs, and while systemd starts it again.
    [Unit]
    Description=Socket of entitled
    Documentation=man:entitled(1)

    [Socket]
    ListenStream=/run/entitled/entitled.sock
    # Only root and the daemon's own user can connect. If the daemon has an --allow-uid or
    # --allow-gid, set the mode 0666: the daemon then decides by the user of each connection.
    SocketUser=entitled
    SocketGroup=entitled
    SocketMode=0600
    DirectoryMode=0755
    Backlog=4096

    [Install]
    WantedBy=sockets.target
    """

  private static func webhookText(_ program: String) -> String {
    """
    # entitled-webhook@.service, printed by `entitled unit webhook`.
    # An instance posts the events of one project: entitled-webhook@default.service.
    [Unit]
    Description=entitled-webhook: posts the events of the project %i
    Documentation=man:entitled(1)
    Wants=entitled.service network-online.target
    After=entitled.service entitled.socket network-online.target

    [Service]
    Type=exec
    ExecStart=\(program) --project=%i
    ExecReload=/bin/sh -c 'kill -HUP $MAINPID'
    Restart=on-failure
    RestartSec=10
    # Wrong options, or libcurl is missing: another start would not help.
    RestartPreventExitStatus=2 69
    TimeoutStopSec=30

    # The daemon's own user is an admin of the daemon, and may read the webhooks' secrets.
    User=entitled
    Group=entitled

    # The daemon's socket, web servers, and the system's list of its network interfaces.
    RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK

    \(sandbox)

    [Install]
    WantedBy=multi-user.target
    """
  }

  /// Settings that deny a service everything that neither program needs.
  ///
  /// `PrivateUsers=yes` is not among them: the daemon could not tell the users of its peers apart.
  private static let sandbox = """
    CapabilityBoundingSet=
    DevicePolicy=closed
    LockPersonality=yes
    MemoryDenyWriteExecute=yes
    NoNewPrivileges=yes
    PrivateDevices=yes
    PrivateTmp=yes
    ProcSubset=pid
    ProtectClock=yes
    ProtectControlGroups=yes
    ProtectHome=yes
    ProtectHostname=yes
    ProtectKernelLogs=yes
    ProtectKernelModules=yes
    ProtectKernelTunables=yes
    ProtectProc=invisible
    ProtectSystem=strict
    RemoveIPC=yes
    RestrictNamespaces=yes
    RestrictRealtime=yes
    RestrictSUIDSGID=yes
    SystemCallArchitectures=native
    SystemCallErrorNumber=EPERM
    SystemCallFilter=@system-service
    SystemCallFilter=~@privileged
    UMask=0077
    """

  private static let sysusersText = """
    # entitled.conf, printed by `entitled unit sysusers`: the user and the group of the services.
    u entitled - "entitled daemon" /var/lib/entitled
    """
}
