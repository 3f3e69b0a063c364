// Storage: see Package.swift.
