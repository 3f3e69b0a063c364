import Platform
import Service

/// What the daemon logs, from its options.
struct Logging: Equatable {
  var level: LogLevel?
  var isStructured: Bool?
  /// Milliseconds from which a request is slow; 0 for never.
  var slowMilliseconds: Int64?
  /// Whether lines about requests show the ids of devices and users.
  var showsIDs: Bool?

  static let slowMillisecondsDefault: Int64 = 1000
  static let slowMillisecondsMax: Int64 = 86_400_000

  /// Completes it by the configuration; the command line takes precedence.
  func completed(by configuration: Logging) -> Logging {
    Logging(
      level: level ?? configuration.level,
      isStructured: isStructured ?? configuration.isStructured,
      slowMilliseconds: slowMilliseconds ?? configuration.slowMilliseconds,
      showsIDs: showsIDs ?? configuration.showsIDs
    )
  }

  /// Applies to all lines of the process.
  func adopt() {
    var settings = LogSettings()
    settings.level = level ?? settings.level
    settings.isStructured = isStructured ?? settings.isStructured
    LogSettings.current = settings
  }

  /// Applies to the process, and to the requests that the service reports.
  func adopt(in service: Service) {
    adopt()
    var reporting = RequestReporting()
    let slowMilliseconds = slowMilliseconds ?? Self.slowMillisecondsDefault
    if slowMilliseconds > 0 { reporting.slowFrom = slowMilliseconds * 1_000_000 }
    reporting.reportsAll = level == .debug
    reporting.showsIDs = showsIDs ?? false
    reporting.reportsRefusals = true
    service.reporting = reporting
  }
}

extension Logging {
  static func slowMilliseconds(_ value: String) throws(UsageError) -> Int64 {
    guard let number = Int64(value), 0...slowMillisecondsMax ~= number else {
      throw UsageError(
        "--log-slow \(value): expected milliseconds, from 0 to \(slowMillisecondsMax)",
        hint: "for example --log-slow 500; 0 logs no slow requests"
      )
    }
    return number
  }
}
