import Glibc
import Platform

// The `man` command: shows a page, or installs all pages in a folder.
extension Program {
  /// Opens the page with `man` on a terminal; elsewhere, or without `man`, prints its source.
  func show(_ page: ManualPage) -> RunResult {
    let text = page.text(methods)
    let isShown = isTerminal && Self.open(page, text)
    return RunResult(.done, output: isShown ? "" : text)
  }

  private static func open(_ page: ManualPage, _ text: String) -> Bool {
    guard let folder = try? TemporaryFolder() else { return false }
    defer { folder.remove() }
    let path = folder.file(page.file)
    do throws(SystemError) {
      try StandardStreams.writeFile(Array(text.utf8), to: path)
      return try man(path) == 0
    } catch {
      return false
    }
  }

  /// Shows a file with `man` and returns its exit code; Ctrl-C reaches only `man`.
  private static func man(_ path: String) throws(SystemError) -> CInt {
    let (interrupt, quit) = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
    defer {
      _ = signal(SIGINT, interrupt)
      _ = signal(SIGQUIT, quit)
    }
    return try ChildProcess(
      "man",
      ["man", "-l", path],
      isOwnGroup: false,
      defaultSignals: [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ]
    ).wait()
  }

  /// Writes each page to its path for `man` below the folder, such as `man1/entitle.1`.
  func installManual(_ folder: String) throws -> RunResult {
    var said = ""
    // SAFETY: the paths outlive the calls. Existing folders stay.
    unsafe mkdir(folder, 0o755)
    for page in ManualPage.allCases {
      let place = "\(folder)/man\(page.section)"
      unsafe mkdir(place, 0o755)
      let path = "\(place)/\(page.file)"
      do throws(SystemError) {
        try StandardStreams.writeFile(Array(page.text(methods).utf8), to: path)
      } catch {
        throw UsageError(
          "man: \(path) cannot be written: \(SystemError.text(of: error.code))",
          hint: "name a folder that you can write to, for example ~/.local/share/man"
        )
      }
      said += "\(path)\n"
    }
    return RunResult(.done, output: said)
  }
}
