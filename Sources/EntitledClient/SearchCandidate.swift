/// A path of a search, with the connection to the daemon that answers there.
struct SearchCandidate: ~Copyable {
  let path: String
  let socket: StreamSocket

  /// Returns the first path at which a daemon answers; the error lists all attempts.
  static func first(of search: SocketSearch, _ timeouts: Timeouts) throws(ClientError)
    -> SearchCandidate
  {
    var tried: [Attempt] = []
    for path in search.paths {
      do throws(Attempt.Reason) {
        let socket = try StreamSocket.connected(to: path, within: timeouts.connect)
        return SearchCandidate(path: path, socket: socket)
      } catch {
        tried.append(Attempt(path: path, reason: error))
      }
    }
    if tried.contains(where: \.isForbidden) { throw .permission(tried) }
    if tried.contains(where: { $0.reason == .timedOut }) {
      throw .timeout(.connecting, after: timeouts.connect)
    }
    throw .noConnection(tried)
  }
}
