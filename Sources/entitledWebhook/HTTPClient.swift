import CCurl

/// An HTTP client based on libcurl; it belongs to one thread and reuses its connections.
///
/// Foundation's `URLSession` does not fit: it reads far more of a response than requested, waits
/// forever after a 401, and has no timeout for a request as a whole.
@safe
struct HTTPClient: ~Copyable {
  /// Maximum number of bytes read of a response, to keep the connection for the next post.
  static let answerBytesMax = 64 << 10
  private static let connectMillisecondsMax: Int64 = 10_000

  private let curl: UnsafeMutablePointer<ccurl>
  private let timeoutMilliseconds: Int64
  private let authorities: String?

  /// Loads libcurl; returns false if it is missing.
  ///
  /// Call it once, before the first thread starts.
  static func prepare() -> Bool { ccurl_prepare() != 0 }

  /// Creates a client; nil if libcurl is missing or there is not enough memory.
  init?(timeoutMilliseconds: Int64, authorities: String?) {
    guard let curl = unsafe ccurl_open() else { return nil }
    unsafe self.curl = unsafe curl
    self.timeoutMilliseconds = timeoutMilliseconds
    self.authorities = authorities
  }

  // SAFETY: only this value has the pointer.
  deinit { unsafe ccurl_close(curl) }

  /// Sends a post and waits for the response.
  func send(_ post: Delivery) -> Verdict {
    var answer = ccurl_answer()
    // SAFETY: each pointer is valid until its closure ends, and `ccurl_send` keeps none of them.
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
    // SAFETY: the text belongs to the library, and is copied here.
    let problem = answer.code == 0 ? nil : unsafe String(cString: ccurl_text(curl, answer.code))
    return Verdict(
      problem: problem,
      wasReached: answer.reached != 0,
      status: answer.status,
      retryAfterSeconds: answer.retry_after
    )
  }

  /// Joins lines, each with a null at its end; `withCString` adds the final null.
  private static func lines(_ texts: [String]) -> String {
    texts.map { "\($0)\0" }.joined()
  }
}
