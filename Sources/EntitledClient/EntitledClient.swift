// EntitledClient: see Package.swift.
