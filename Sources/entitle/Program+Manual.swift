import Glibc
import Platform

// The manual, into a folder.
extension Program {
  /// Writes each page where `man` looks for it below the folder: `man1/entitle.1`.
  func installManual(_ folder: String) throws(Failure) -> Outcome {
    var said = ""
    // SAFETY: the paths outlive the calls that make them. What is there already stays.
    unsafe mkdir(folder, 0o755)
    for page in ManualPage.allCases {
      let place = "\(folder)/man\(page.section)"
      unsafe mkdir(place, 0o755)
      let path = "\(place)/\(page.file)"
      let file: Descriptor
      do throws(SystemError) {
        file = try Descriptor.open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o644)
      } catch {
        throw .usage(
          UsageError(
            "man: \(path) cannot be written: \(SystemError.text(of: error.code))",
            hint: "give a folder that can be written to, such as ~/.local/share/man"
          )
        )
      }
      let writing = StandardStreams.write(Array(page.text(methods).utf8), to: file.number)
      guard writing == .done else { return ended(writing) }
      said += "\(path)\n"
    }
    return Outcome(.done, output: said)
  }
}
