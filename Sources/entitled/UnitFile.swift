/// What systemd is told of the daemon.
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
    Description=Who somebody is, and what they may use

    [Service]
    Type=notify
    ExecStart=\(program)
    ExecReload=/bin/sh -c 'kill -HUP $MAINPID'
    Restart=on-failure
    # Wrong options, or another daemon on the same data: starting again does not help.
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

    # It needs its two directories and a Unix socket, and nothing else. Not PrivateUsers=yes: who
    # is at the other end of a connection would not be known any more.
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
    # /etc/systemd/system/entitled.socket: made by `entitled unit socket`; beside entitled.service.
    # With it clients may connect before the daemon is there, and while it is started again.
    [Unit]
    Description=The socket of entitled

    [Socket]
    ListenStream=/run/entitled/entitled.sock
    # Only root gets to the daemon. With an --allow-uid or --allow-gid make it 0666: then the daemon
    # decides by who is at the other end.
    SocketMode=0600
    DirectoryMode=0755
    Backlog=4096

    [Install]
    WantedBy=sockets.target
    """
}
