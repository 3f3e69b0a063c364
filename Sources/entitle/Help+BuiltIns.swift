// What the sub-commands that are no methods are for.
extension Help {
  static func text(of builtIn: BuiltIn) -> String {
    switch builtIn {
    case .bench: bench
    case .call: call
    case .check: check
    case .complete: "usage: entitle complete -- WORD…\n\n\(builtIn.summary)\n"
    case .completion: completion
    case .demo: demo
    case .graph: graph
    case .help: "usage: entitle help [SUB-COMMAND]\n\n\(builtIn.summary)\n"
    case .man: man
    case .repl: repl
    case .simulate: simulate
    case .socketPath: socketPath
    case .timeline: timeline
    case .watch: watch
    case .why: why
    }
  }

  private static let call = """
    usage: entitle call METHOD [name=value]… [name:=json]…
           entitle call METHOD -

    Calls any method with any parameters: name=value is a string, name:=json any JSON, and - reads
    all of them from standard input, as one JSON object. The daemon judges them.

    """

  private static let check = """
    usage: entitle check ENTITLEMENT (device=ID | userId=ID) [project=ID] [at=MOMENT]

    Prints yes and ends with exit code 0 when the entitlement is active, and no with 1 when it is
    not; any other exit code says that nobody knows. With --json it prints the entitlement.

    """

  private static let why = """
    usage: entitle why ENTITLEMENT (device=ID | userId=ID) [project=ID] [at=MOMENT]

    Tells why the entitlement is active or not, as explain does: on a terminal as a tree, from the
    purchase or the grant through each link to the clock; where the answer is no, with what is
    missing, and commands that would make it active. Elsewhere, and with --json, as JSON. Either
    answer ends with exit code 0; entitle check tells yes from no.

    """

  private static let watch = """
    usage: entitle watch [after=CURSOR] [kinds=KIND,…] [user=ID] [consumer=NAME] [project=ID]

    Prints a project's events as they happen, from now on, or behind a cursor (after=0 is the
    beginning): on a terminal a line each with the time, the kind, the user and what it is about;
    elsewhere, and with --json, the event as JSON on one line. A lost connection is made again, and
    no event is left out or printed twice.

    With a consumer it goes on behind what that consumer has acknowledged, and acknowledges what was
    printed. With after as well, the consumer is made first, or moved there if it is not as far.

    """

  private static let socketPath = """
    usage: entitle socket-path [--socket PATH]

    Prints the path of the socket where a daemon answers. When none does, it ends with exit code 4
    and lists the places where it looked.

    """

  private static let completion = """
    usage: entitle completion bash|zsh|fish

    Prints what makes the shell complete sub-commands, parameters and their values by Tab:

    bash: source <(entitle completion bash), in ~/.bashrc

    zsh: source <(entitle completion zsh), in ~/.zshrc behind compinit

    fish: entitle completion fish | source, in ~/.config/fish/config.fish

    """

  private static let demo = """
    usage: entitle demo [1-6] [--json]

    Starts a daemon of its own, in memory, plays six examples on it step by step, or the one with
    that number, and stops it. Each step shows the command that does it, and then who may use what.
    With --json each step is one JSON text on a line.

    """

  private static let man = """
    usage: entitle man [entitle|entitled|entitled-protocol]
           entitle man --install DIR

    Prints a page of the manual, to be read with: entitle man entitled | man -l -
    With --install it writes all pages into a folder where man looks, such as ~/.local/share/man.

    """

  private static let repl = """
    usage: entitle repl

    Takes commands, written as behind entitle in a shell, until exit or Ctrl-D. On a terminal the
    line can be edited: arrows, Home and End, and Ctrl with A, E, K, U, W, Y and L do what they do
    in a shell. Tab completes methods, parameters and values; Ctrl-R searches what was typed before,
    which is kept in $XDG_STATE_HOME/entitled/history, readable by its owner alone. A line that
    begins with a blank is not kept.

    From a file or a pipe it carries out the lines one by one, and ends with the exit code of the
    last one.

    """
}
