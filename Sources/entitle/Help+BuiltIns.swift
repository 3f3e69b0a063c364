// The help of the commands that are not methods.
extension Help {
  static func text(of builtIn: BuiltIn) -> String {
    switch builtIn {
    case .bench: bench
    case .call: call
    case .check: check
    case .complete: "usage: entitle complete -- WORD…\n\n\(builtIn.summary)\n"
    case .completion: completion
    case .demo: demo
    case .export: export
    case .graph: graph
    case .help: "usage: entitle help [COMMAND]\n\n\(builtIn.summary)\n"
    case .man: man
    case .metrics: metrics
    case .mint: mint
    case .simulate: simulate
    case .socketPath: socketPath
    case .stats: stats
    case .store: store
    case .importCustomers: importCustomers
    case .timeline: timeline
    case .watch: watch
    case .webhooks: webhooks
    case .why: why
    }
  }

  private static let call = """
    usage: entitle call METHOD [name=value]… [name:=json]…
           entitle call METHOD -

    Calls any method with any parameters, also a method that this program does not know. name=value
    sends a string, name:=json any JSON value. With - it reads all parameters from standard input,
    as one JSON object. Only the daemon checks them.

    """

  private static let check = """
    usage: entitle check ENTITLEMENT (device=ID | userId=ID) [project=ID] [at=TIMESTAMP]

    Prints yes with exit code 0 when the entitlement is active, and no with exit code 1 when it is
    not. Any other exit code is an error, not an answer. With --json it prints the entitlement.

    """

  private static let why = """
    usage: entitle why ENTITLEMENT (device=ID | userId=ID) [project=ID] [at=TIMESTAMP]

    Explains why the entitlement is active or not, like the method explain. On a terminal it prints
    a tree, from the purchase or the grant through each change of holder to the clock. When the
    answer is no, it lists what is missing and commands that would give access. Elsewhere, and with
    --json, it prints JSON. The exit code is 0 for either answer; entitle check has one for each.

    """

  private static let watch = """
    usage: entitle watch [after=CURSOR] [kinds=KIND,…] [user=ID] [consumer=NAME] [project=ID]

    Follows a project's log and prints each new event. after=0 starts at the beginning of the log,
    another cursor after that event. On a terminal it prints one line per event: the time, the kind,
    the user and the details, with long ids shortened. Elsewhere, and with --json, it prints each
    event as JSON on one line. It reconnects after a lost connection, and neither skips nor repeats
    an event.

    With a consumer it continues after the last event that this consumer acknowledged, and
    acknowledges each event that it prints. With after as well, it first creates the consumer, or
    moves it forward to that cursor.

    """

  private static let webhooks = """
    usage: entitle webhooks [project=ID]
           entitle webhooks (pause | resume) URL [project=ID]
           entitle webhooks replay URL after=CURSOR [project=ID]

    Lists the webhooks of a project: the state of each, how many events wait, the cursor up to which
    all are delivered, the latest delivery, and the last error. On a terminal it prints a table.
    Elsewhere, and with --json, it prints JSON. It shows no secret.

    pause stops the posts to a URL, and its events wait. resume posts the events that waited. replay
    posts the events after the cursor again, with the same ids; after=0 is the beginning of the log.
    These need the role admin. They take effect within seconds.

    """

  private static let store = """
    usage: entitle store FILE [project=ID] [--dry-run]

    Replays notifications of stores, one from each line of the file; - is standard input. A line is
    the body of a request of Apple, an entry of Apple's notification history, or an object with the
    params of store.notify. It prints the result of each line: text on a terminal, else JSON with
    the number of the line and the result or the error. Lines may repeat, and be in any order.
    --dry-run changes nothing. The exit code is 3 when a reply was an error, else 0.

    """

  private static let export = """
    usage: entitle export [project=ID] > FILE

    Writes every customer of a project, one JSON object per line, as user.export returns it but
    without the time and the events. Then it writes the unclaimed purchases. entitle import reads
    the file into another project or daemon. The file does not have the project's definition.

    """

  private static let importCustomers = """
    usage: entitle import FILE [project=ID] [on-conflict=refuse|skip|merge] [--dry-run]
           [--report FILE] [--from \(ImportFormat.choice)] [--products JSON]

    Imports a file of entitle export, one customer from each line; - is standard input. The daemon
    imports a line completely or refuses it. A second import of a file, for example after an
    interruption, changes nothing more. It prints each line that was refused or taken in part or
    that brings a warning, with the reason, and the counts. --report writes {"line", "outcome",
    "reason"} for each line. --dry-run imports nothing, and looks at each line alone. With --from
    the file is CSV:
    \(ImportFormat.descriptions).
    --products has the project's ids of products by those of the file, as JSON or a file, for
    example {"monthly:p1m": "monthly"}. An import with another map corrects an earlier one.
    The exit code is 3 when a line was refused. The caller needs the role admin.

    """

  private static let socketPath = """
    usage: entitle socket-path [--socket PATH]

    Prints the path of the socket on which a daemon answers. When none answers, the exit code is 4
    and the error lists the searched paths.

    """

  private static let metrics = """
    usage: entitle metrics [--socket PATH]

    Prints what server.stats returns in the text format of Prometheus, with HELP and TYPE for each
    metric. The names and units are stable. For example, a timer writes it for the textfile
    collector of the node exporter: entitle metrics > entitled.prom.new && mv entitled.prom.new
    entitled.prom

    """

  private static let stats = """
    usage: entitle stats [--watch[=SECONDS]] [--json]

    Shows what the daemon has done since its start: requests, errors and times of each method, the
    disk, and the readers of events. p50 and p99 are the times within which half, and 99 of 100,
    were done; they may be up to half too long. With --watch it shows rates and times of the last
    2 seconds, or of SECONDS, again and again. With --json it prints the result of server.stats.

    """

  private static let completion = """
    usage: entitle completion bash|zsh|fish

    Prints a script with which the shell completes commands, parameters and values on Tab:

    bash: source <(entitle completion bash), in ~/.bashrc

    zsh: source <(entitle completion zsh), in ~/.zshrc after compinit

    fish: entitle completion fish | source, in ~/.config/fish/config.fish

    """

  private static let demo = """
    usage: entitle demo [1-6] [--json]

    Starts a temporary daemon in memory, plays six examples on it step by step, and stops it. A
    number plays only that example. Each step shows its command and then who has access. With
    --json it prints each step as JSON on one line.

    """

  private static let man = """
    usage: entitle man [entitle|entitled|entitled-protocol]
           entitle man --install DIR

    Shows a page of the manual. On a terminal it opens the page with man; elsewhere it prints the
    page's source (roff). --install writes all pages to a folder that man searches, for example
    ~/.local/share/man.

    """
}
