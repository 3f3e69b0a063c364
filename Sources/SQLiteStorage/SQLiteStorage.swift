// SQLiteStorage: see Package.swift.
