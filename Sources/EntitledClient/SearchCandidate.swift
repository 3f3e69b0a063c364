/// A path of a search, and the connection to the daemon that answers there.
struct SearchCandidate: ~Copyable {
  let path: String
  let socket: StreamSocket

  /// The first place where a daemon answers; the error tells of all that were tried.
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
