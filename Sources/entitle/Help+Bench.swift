// The help of the command that measures a daemon.
extension Help {
  static let bench = """
    usage: entitle bench [--socket PATH] [--connections N] [--pipeline N] [--writes PERCENT]
                         [--writers N] [--seconds S] [--devices N] [--rate N] [--loaded]
                         [--json]

    Measures how many requests per second a daemon answers, and how long each request takes. It
    starts a temporary daemon on the disk of $TMPDIR. With --socket it measures that daemon, in the
    project bench; it ignores $ENTITLED_SOCKET. It creates the devices, with a purchase each, warms
    up, and measures. On your own daemon the devices and purchases stay. The role is admin.

      --connections  number of connections that send requests. Default: 50
      --pipeline     requests under way on each connection. Default: 1
      --writes       percentage of requests that are purchases, which the daemon answers when they
                     are on disk; the other requests check entitlements. Default: 0
      --writers      further connections that only send purchases, each after the last reply.
                     Default: 0
      --seconds      duration of the measurement. Default: 5
      --devices      number of devices; each request picks one at random. Default: 10000
      --rate         requests due per second, at equal intervals. The time of a request counts from
                     when it is due, so that a stall of the daemon shows. Default: each connection
                     sends a request when it has the reply to the last one
      --loaded       use the devices of an earlier run instead of creating them

    p99 is the time within which the daemon answers 99 of 100 requests. bench checks every reply.
    If a reply is an error, or a due request has no reply within --timeout, the exit code is 3.

    """
}
