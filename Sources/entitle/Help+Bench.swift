// What `--help` says of measuring.
extension Help {
  static let bench = """
    usage: entitle bench [--socket PATH] [--connections N] [--pipeline N] [--writes PERCENT]
                         [--writers N] [--seconds S] [--devices N] [--rate N] [--loaded]
                         [--json]

    Measures how many requests a second a daemon answers, and how long each takes: of a daemon of
    its own on the disk of $TMPDIR, or of the one that --socket names (and no variable), in the
    project bench. It makes the devices there, with a purchase each, warms up, and measures;
    nothing of that is removed from a daemon that is not its own. The role admin is needed.

      --connections  how many ask, 50 when left out
      --pipeline     requests that each keeps under way, 1 when left out
      --writes       of a hundred requests, so many are a purchase, which is answered when it is
                     on disk; the others ask what a device may use; 0 when left out
      --writers      connections besides that do nothing but buy, as fast as they are answered
      --seconds      how long it is measured, 5 when left out
      --devices      out of how many each request picks one, 10000 when left out
      --rate         requests that are due in a second, at equal distances, answered or not; the
                     time of each counts from when it was due, so that no stall is hidden. Without
                     it a connection sends the next request when it has its answer
      --loaded       the devices are there, as a run before has left them: none is made

    p99 is the time within which 99 of 100 were answered. Every reply is looked at; when one is an
    error, or a request that was due is not answered within --timeout, the exit code is 3.

    """
}
