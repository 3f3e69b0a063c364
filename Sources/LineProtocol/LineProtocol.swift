// LineProtocol: see Package.swift.
