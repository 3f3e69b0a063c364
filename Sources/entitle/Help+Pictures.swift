// The help of the commands that show a customer's history.
extension Help {
  static let graph = """
    usage: entitle graph USER [project=ID] [at=TIMESTAMP] [--svg[=FILE] | --dot | --text]
           entitle graph device=ID …

    Draws a customer: its devices, its users (aliases share a frame), what they hold, how they came
    to hold it, and their entitlements. It includes customers that share a device or a purchase with
    this customer, or received a purchase from it. On a terminal it prints text. --svg writes a
    picture for light and dark pages, --dot the input of Graphviz. Elsewhere, and with --json, it
    prints JSON.

    at=TIMESTAMP shows the entitlements at that time. The holders and logins are as of today.

    """

  static let timeline = """
    usage: entitle timeline USER [project=ID] [--svg[=FILE] | --text]
           entitle timeline device=ID …

    Prints every event of a customer, oldest first: the time, the method or clock that caused it,
    what happened, to which user, and the details. A row leaves out a time or cause that equals the
    row above. --svg draws the newest 400 events. When the output is not a terminal, and with
    --json, it prints each event as JSON on one line.

    """

  static let simulate = """
    usage: entitle simulate HISTORY --rules RULES --rules RULES… [--definition JSON]
                            [--from TIMESTAMP] [--all] [--text]

    Replays one history under several rule sets, each in its own project of a temporary daemon, and
    lists the differences in entitlements and in replies. The exit code is 0 when there are no
    differences, and 1 when there are.

      HISTORY       a file, or - for standard input. It has request lines, with or without their
                    replies, or events as entitle watch after=0 prints them
      --rules       a preset, {"preset":…, …}, or a file with that JSON
      --definition  products, entitlements and environment, as JSON or in a file, for example a
                    reply of project.describe. It replaces what the history defines
      --from        start time of the clock. Default: the first timestamp of the history
      --all         also lists what is equal

    """
}
