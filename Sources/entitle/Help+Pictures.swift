// What `--help` says of the sub-commands that show a customer's history.
extension Help {
  static let graph = """
    usage: entitle graph USER [project=ID] [at=MOMENT] [--svg[=FILE] | --dot | --text]
           entitle graph device=ID …

    Draws a customer: its devices, its users (aliases stand in one frame), what they hold and how
    they came to hold it, and what they may use; beside it those who share a device or a purchase
    with it, or took one over. As text on a terminal; --svg is a picture by itself, for light and
    dark; --dot is for Graphviz; elsewhere, and with --json, the same as JSON.

    With at it shows what may be used at that moment, by what is known now: who holds what, and who
    is logged in, is today's.

    """

  static let timeline = """
    usage: entitle timeline USER [project=ID] [--svg[=FILE] | --text]
           entitle timeline device=ID …

    Prints all that was told of a customer, the oldest first: when, by which method (or by the
    clock), what, of whom, and what it is about. A moment and a cause that are those of the line
    above are left out. --svg draws the newest 400 of them. Elsewhere than on a terminal, and with
    --json, it prints each event as JSON on one line.

    """

  static let simulate = """
    usage: entitle simulate HISTORY --rules RULES --rules RULES… [--definition JSON] [--from MOMENT]
                            [--all] [--text]

    Plays one history under several rule sets, each in a project of a daemon of its own, and tells
    where they differ in what a device or a user may use, and in what was answered. The exit code is
    0 when they do not differ, and 1 when they do.

      HISTORY       a file, or - for standard input: request lines, with or without the replies to
                    them; or events, as entitle watch after=0 prints them
      --rules       a preset, {"preset":…, …}, or a file with that
      --definition  products, entitlements and environment, as JSON or in a file, which may be an
                    answer of project.describe; instead of what the history tells of them
      --from        where the clock begins; at the first moment of the history when left out
      --all         what is equal, too

    """
}
