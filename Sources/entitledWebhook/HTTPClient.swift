import CCurl

/// Posts over HTTP, with libcurl; it belongs to one thread, and keeps its connections.
///
/// libcurl rather than Foundation's `URLSession`: that one reads far more of an answer than it was
/// asked to, waits for ever when it is told 401, and has no limit for a request as a whole.
@safe
struct HTTPClient: ~Copyable {
  /// How much of an answer is read, to have the connection for the next post.
  static let answerBytesMax = 64 << 10
  private static let connectMillisecondsMax: Int64 = 10_000

  private let curl: UnsafeMutablePointer<ccurl>
  private let timeoutMilliseconds: Int64
  private let authorities: String?

  /// Once, before there are threads; false when libcurl is not there.
  static func prepare() -> Bool { ccurl_prepare() != 0 }

  /// Nil when there is no libcurl, or no memory.
  init?(timeoutMilliseconds: Int64, authorities: String?) {
    guard let curl = unsafe ccurl_open() else { return nil }
    unsafe self.curl = unsafe curl
    self.timeoutMilliseconds = timeoutMilliseconds
    self.authorities = authorities
  }

  // SAFETY: nothing else has the pointer.
  deinit { unsafe ccurl_close(curl) }

  /// Sends it, and waits for the answer.
  func send(_ post: Delivery) -> Verdict {
    var answer = ccurl_answer()
    // SAFETY: every pointer is good until its closure ends, and none is kept after `ccurl_send`.
    unsafe post.url.withCString { url in
      unsafe Self.lines(post.headers).withCString { headers in
        unsafe (authorities ?? "").withCString { authorities in
          unsafe post.body.withUnsafeBytes { body in
            var letter = unsafe ccurl_post()
            unsafe letter.url = url
            unsafe letter.headers = headers
            unsafe letter.body = body.baseAddress?.assumingMemoryBound(to: CChar.self)
            unsafe letter.body_size = Int64(body.count)
            unsafe letter.connect_milliseconds =
              Int(min(timeoutMilliseconds, Self.connectMillisecondsMax))
            unsafe letter.milliseconds = Int(timeoutMilliseconds)
            unsafe letter.answer_bytes_max = Self.answerBytesMax
            unsafe letter.authorities = authorities
            answer = unsafe ccurl_send(curl, &letter)
          }
        }
      }
    }
    // SAFETY: the text is the library's own, and is copied.
    let problem = answer.code == 0 ? nil : unsafe String(cString: ccurl_text(curl, answer.code))
    return Verdict(
      problem: problem,
      wasReached: answer.reached != 0,
      status: answer.status,
      retryAfterSeconds: answer.retry_after
    )
  }

  /// Each with a null at its end; `withCString` puts one more behind the last.
  private static func lines(_ texts: [String]) -> String {
    texts.map { "\($0)\0" }.joined()
  }
}
