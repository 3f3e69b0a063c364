// Service: see Package.swift.
