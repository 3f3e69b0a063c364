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
    usage: entitle timeline USER [project=ID] [--text]
           entitle timeline device=ID …

    Prints all that was told of a customer, the oldest first: when, by which method (or by the
    clock), what, of whom, and what it is about. A moment and a cause that are those of the line
    above are left out. Elsewhere than on a terminal, and with --json, a line of JSON for each
    event.

    """
}
