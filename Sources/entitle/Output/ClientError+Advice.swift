import EntitledClient
import Glibc

extension ClientError {
  /// Whether a retry may succeed because a daemon may be starting.
  var mayPass: Bool {
    guard case .noConnection(let tried) = self else { return false }
    return tried.contains { attempt in
      switch attempt.reason {
      case .refused(let code): code == ENOENT || code == ECONNREFUSED
      case .notAPath, .tooLong, .timedOut: false
      }
    }
  }

  /// Returns the failure if the only cause of the error is an older daemon.
  func ofOlderDaemon(
    _ daemon: inout Connection,
    _ method: String,
    _ methods: MethodList
  ) -> Failure? {
    guard case .remote(let error) = self, let known = methods.exactly(method) else { return nil }
    do throws(ClientError) {
      switch error.kind {
      case "unknownMethod": break
      case "invalidParams":
        // Ask the daemon whether it knows the parameter.
        guard let field = error.field?.dropFirst(),
          known.parameters.contains(where: { $0.name == field })
        else { return nil }
        let entry = try daemon.call("server.describe", ["method": .string(method)])
        let names = entry["method"]?["params"]?.elements?.compactMap { $0["name"]?.text } ?? []
        guard !names.isEmpty, !names.contains(String(field)) else { return nil }
      default: return nil
      }
      let version = try daemon.call("server.info")["version"]?.text
      return .olderDaemon(error, version: version ?? "of an unknown version")
    } catch {
      // The first error matters more.
      return nil
    }
  }
}
