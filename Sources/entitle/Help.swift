import LineProtocol

/// What `--help` says.
enum Help {
  static func text(_ topic: HelpTopic, _ methods: MethodList) -> String {
    switch topic {
    case .program: program(methods)
    case .method(let method): text(of: method)
    case .builtIn(.call): call
    case .builtIn(.check): check
    case .builtIn(.help): "usage: entitle help [SUB-COMMAND]\n"
    case .builtIn(.socketPath): socketPath
    case .builtIn(.watch): watch
    case .builtIn(.why): why
    }
  }

  private static func program(_ methods: MethodList) -> String {
    let width = methods.methods.map(\.name.utf8.count).max() ?? 0
    let listed = methods.methods.map { "  \(padded($0.name, width))  \($0.summary)\n" }.joined()
    return """
      entitle: asks the daemon entitled who somebody is, and what they may use

      usage: entitle [options] METHOD [name=value]…
             entitle check ENTITLEMENT device=ID     yes (exit code 0) or no (1)
             entitle why ENTITLEMENT device=ID       what that comes of, and what would help
             entitle call METHOD [name=value]… [name:=json]… | -
             entitle watch [name=value]…             what happens, as it happens
             entitle socket-path                     where the daemon answers
             entitle help METHOD                     its parameters

      Methods:
      \(listed)
      Options:
        --socket PATH      the daemon's socket; otherwise $ENTITLED_SOCKET, or the first that
                           answers of $RUNTIME_DIRECTORY, $XDG_RUNTIME_DIR, /run/entitled,
                           ~/.local/state/entitled
        --timeout SECONDS  how long the daemon may take; 10 when left out
        --json             results and errors as JSON, on one line of standard output
        --help, --version

      Parameters are written name=value, name:=json, --name value or --name=value; userId may be
      written user-id. On a terminal a result is shown as text, and elsewhere as JSON.

      Exit codes: 0 done, or yes · 1 no · 2 usage · 3 the daemon answered with an error
        4 no connection · 5 timeout · 6 permission denied · 74 the output cannot be written

      """
  }

  private static func text(of method: MethodEntry) -> String {
    let required = method.parameters.filter(\.isRequired).map { " \($0.name)=…" }.joined()
    let choices =
      method.choices.isEmpty
      ? ""
      : " ("
        + method.choices.map { $0.map { "\($0)=…" }.joined(separator: " ") }.joined(
          separator: " | "
        )
        + ")"
    let hasOthers = method.parameters.contains { parameter in
      !parameter.isRequired && !method.choices.joined().contains(parameter.name)
    }
    return """
      \(method.summary)

      usage: entitle \(method.name)\(required)\(choices)\(hasOthers ? " [name=value]…" : "")

      \(parameters(of: method))The daemon asks for the role \(method.role).

      """
  }

  private static func parameters(of method: MethodEntry) -> String {
    guard !method.parameters.isEmpty else { return "It takes no parameters.\n\n" }
    let names = method.parameters.map(\.name.utf8.count).max() ?? 0
    let kinds = method.parameters.map(\.kinds.label.utf8.count).max() ?? 0
    return method.parameters.map { parameter in
      var line = "  \(padded(parameter.name, names))  \(padded(parameter.kinds.label, kinds))  "
      line += parameter.isRequired ? "Required. \(parameter.summary)" : parameter.summary
      if let text = parameter.defaultText { line += " Default: \(text)" }
      return line + "\n"
    }.joined() + "\n"
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

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
