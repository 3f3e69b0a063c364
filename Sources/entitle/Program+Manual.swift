import Glibc
import Platform

// The manual, into a folder.
extension Program {
  /// Writes each page where `man` looks for it below the folder: `man1/entitle.1`.
  func installManual(_ folder: String) throws(Failure) -> RunResult {
    var said = ""
    // SAFETY: the paths outlive the calls that make them. What is there already stays.
    unsafe mkdir(folder, 0o755)
    for page in ManualPage.allCases {
      let place = "\(folder)/man\(page.section)"
      unsafe mkdir(place, 0o755)
      let path = "\(place)/\(page.file)"
      do throws(SystemError) {
        try StandardStreams.writeFile(Array(page.text(methods).utf8), to: path)
      } catch {
        throw .usage(
          UsageError(
            "man: \(path) cannot be written: \(SystemError.text(of: error.code))",
            hint: "give a folder that can be written to, such as ~/.local/share/man"
          )
        )
      }
      said += "\(path)\n"
    }
    return RunResult(.done, output: said)
  }
}
