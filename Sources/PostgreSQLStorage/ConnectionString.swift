internal import CPostgreSQL
internal import Glibc
import IdentityCore

/// Where a PostgreSQL database is, as libpq reads it.
///
/// No log line or error shows it, because it may have secrets.
package struct ConnectionString: Sendable {
  /// Keywords and values, each ended by a null, and a null at the end.
  private let pairs: [CChar]
  /// The host, the port and the database, for people.
  package let place: String
  /// Each of several hosts by itself, for any kind of server; empty if there is only one.
  let hosts: [ConnectionString]
  /// Stands for the server and the tables that it names, whatever the other options are.
  let digest: String

  /// Each host by itself, also a single one.
  var servers: [ConnectionString] { hosts.isEmpty ? [self] : hosts }

  /// Why a connection string cannot be used.
  package enum Refusal: Error, Equatable {
    /// libpq is not installed.
    case noLibrary
    case notValid
    /// It has a value that every user of the machine could read in the list of processes.
    case secret(keyword: String)
  }

  /// Takes a conninfo or a URI, which must not contain a password.
  package init(_ text: String) throws(Refusal) {
    let isURI = text.hasPrefix("//")
    var library = cpostgres()
    // SAFETY: the table and the text outlive the calls; the result is copied and freed.
    guard unsafe cpostgres_open(&library) != 0 else { throw .noLibrary }
    guard let parsed = unsafe cpostgres_parse(&library, isURI ? "postgres:" + text : text) else {
      throw .notValid
    }
    defer { unsafe free(parsed) }
    var options: [Option] = []
    var next = unsafe UnsafePointer(parsed)
    while unsafe next.pointee != 0 {
      let keyword = unsafe String(cString: next)
      unsafe next += strlen(next) + 1
      let value = unsafe String(cString: next)
      unsafe next += strlen(next) + 1
      options.append((keyword, value))
    }
    for keyword in Self.secrets where options.contains(where: { $0.keyword == keyword }) {
      throw .secret(keyword: keyword)
    }
    options.removeAll { option in Self.fixed.contains { $0.keyword == option.keyword } }
    place = Self.place(in: options)
    options.removeAll { $0.keyword == "application_name" }
    let name = "entitled/\(Self.hostName)/\(getpid())"
    options.append(("application_name", name))
    pairs = Self.joined(options + Self.fixed)
    hosts = Self.hosts(in: options)
    digest = Self.digest(of: options)
  }

  private typealias Option = (keyword: String, value: String)

  private init(toHost options: [Option]) {
    place = Self.place(in: options)
    let fixed = Self.fixed.filter { $0.keyword != "target_session_attrs" }
    (pairs, hosts) = (Self.joined(options + fixed), [])
    digest = Self.digest(of: options)
  }

  private static func digest(of options: [Option]) -> String {
    let value = { keyword in options.last { $0.keyword == keyword }?.value }
    var named = ["service", "host", "hostaddr", "port", "options"].map { ($0, value($0) ?? "") }
    named.append(("dbname", value("dbname") ?? value("user") ?? ""))
    let bytes = SHA256.digest(of: joined(named).map { UInt8(bitPattern: $0) }).bytes.prefix(8)
    return bytes.map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }

  /// Returns the strings of several hosts, each by itself; none for a single one.
  private static func hosts(in options: [Option]) -> [ConnectionString] {
    let keywords = ["host", "hostaddr", "port"]
    let lists = keywords.map { keyword in
      let value = options.last { $0.keyword == keyword }?.value ?? ""
      return value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let count = max(lists[0].count, lists[1].count)
    guard count > 1 else { return [] }
    let shared = options.filter { !keywords.contains($0.keyword) }
    return (0..<count).map { place in
      var own: [Option] = []
      for (keyword, values) in zip(keywords, lists) {
        // A single port is that of all hosts.
        let index = values.count == 1 ? 0 : place
        let value = values.indices.contains(index) ? values[index] : ""
        if !value.isEmpty { own.append((keyword, value)) }
      }
      return ConnectionString(toHost: shared + own)
    }
  }

  /// Returns the hosts, the ports and the database, which are no secrets.
  ///
  /// libpq takes what is missing from the environment.
  private static func place(in options: [Option]) -> String {
    let parts = ["service", "host", "hostaddr", "port", "dbname"].compactMap { keyword in
      options.last { $0.keyword == keyword }.map { "\(keyword)=\($0.value)" }
    }.filter { part in
      // A whole connection string in the wrong place may have secrets.
      !part.dropFirst(part.prefix { $0 != "=" }.count + 1).contains { "=@?".contains($0) }
    }
    return parts.isEmpty ? "PostgreSQL" : "PostgreSQL \(parts.joined(separator: " "))"
  }

  private static var hostName: String {
    var bytes = [CChar](repeating: 0, count: 64)
    // SAFETY: the array outlives the call, which fills at most its length without the last byte.
    unsafe gethostname(&bytes, bytes.count - 1)
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static let secrets = [
    "password", "sslpassword", "oauth_client_secret", "scram_client_key", "scram_server_key",
  ]

  /// What the daemon decides itself.
  private static let fixed: [Option] = [
    ("client_encoding", "UTF8"), ("connect_timeout", "2"), ("keepalives", "1"),
    ("keepalives_count", "3"), ("keepalives_idle", "5"), ("keepalives_interval", "1"),
    ("target_session_attrs", "read-write"), ("tcp_user_timeout", "3000"),
  ]

  private static func joined(_ options: [Option]) -> [CChar] {
    var bytes: [CChar] = []
    for option in options {
      for text in [option.keyword, option.value] {
        bytes += text.utf8.map { CChar(bitPattern: $0) } + [0]
      }
    }
    return bytes + [0]
  }

  /// Calls `body` with the options as `cpostgres_connect` takes them.
  func withOptions<Value>(_ body: (UnsafePointer<CChar>) -> Value) -> Value {
    // SAFETY: the array ends with a null, and is never empty.
    unsafe pairs.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else {
        preconditionFailure("ConnectionString: no options")
      }
      return unsafe body(start)
    }
  }
}
