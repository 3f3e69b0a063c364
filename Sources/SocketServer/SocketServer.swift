// SocketServer: see Package.swift.
