/// A systemd unit of the daemon.
enum UnitFile: String {
  case service, socket

  /// `program` is the file that it starts.
  func text(program: String) -> String {
    switch self {
    case .service: Self.serviceText(Self.escaped(program))
    case .socket: Self.socketText
    }
  }

  /// As systemd.service(5) wants it in a command line.
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

  private static func serviceText(_ program: String) -> String {
    """
    # /etc/systemd/system/entitled.service: made by `entitled unit`.
    [Unit]
    Description=entitled: subscription identity and entitlement daemon

    [Service]
    Type=notify
    ExecStart=\(program)
    ExecReload=/bin/sh -c 'kill -HUP $MAINPID'
    Restart=on-failure
    # Exit codes of wrong options, and of another daemon on the same data: a restart does not help.
    RestartPreventExitStatus=2 75
    WatchdogSec=30
    TimeoutStopSec=30
    LimitNOFILE=65536

    # Its own user, /run/entitled for the socket and /var/lib/entitled for the data.
    DynamicUser=yes
    RuntimeDirectory=entitled
    RuntimeDirectoryPreserve=yes
    StateDirectory=entitled
    StateDirectoryMode=0700
    UMask=0077

    # The daemon only needs its two directories and a Unix socket. PrivateUsers=yes would hide the
    # user ids of its clients, from which it derives their roles.
    CapabilityBoundingSet=
    DevicePolicy=closed
    IPAddressDeny=any
    LockPersonality=yes
    MemoryDenyWriteExecute=yes
    NoNewPrivileges=yes
    PrivateDevices=yes
    PrivateNetwork=yes
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
    RestrictAddressFamilies=AF_UNIX
    RestrictNamespaces=yes
    RestrictRealtime=yes
    RestrictSUIDSGID=yes
    SystemCallArchitectures=native
    SystemCallErrorNumber=EPERM
    SystemCallFilter=@system-service
    SystemCallFilter=~@privileged

    [Install]
    WantedBy=multi-user.target
    """
  }

  private static let socketText = """
    # /etc/systemd/system/entitled.socket: made by `entitled unit socket`, for entitled.service.
    # With it clients can connect before the daemon runs, and while it restarts.
    [Unit]
    Description=entitled: socket of the subscription identity and entitlement daemon

    [Socket]
    ListenStream=/run/entitled/entitled.sock
    # Only root can connect. With --allow-uid or --allow-gid set 0666: the daemon then decides by
    # the user id of each client.
    SocketMode=0600
    DirectoryMode=0755
    Backlog=4096

    [Install]
    WantedBy=sockets.target
    """
}
