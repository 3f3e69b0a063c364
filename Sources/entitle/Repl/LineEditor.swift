import CEdit
import Glibc

/// Edits lines on the terminal with libedit, which is loaded at run time.
@safe
final class LineEditor {
  private let edit: UnsafeMutablePointer<cedit>
  private let prompt: UnsafeMutablePointer<CChar>
  private let answer: Answer

  /// Returns the completion for the text before the cursor; it may print choices below the line.
  typealias Complete = (_ before: String) -> LineCompletion

  private final class Answer {
    var complete: Complete = { _ in .refused }
  }

  /// Opens an editor; nil without libedit.
  init?(prompt text: String, history: [String]) {
    let answer = Answer()
    self.answer = answer
    // SAFETY: the prompt and the answer live as long as libedit's handle, which is closed first.
    unsafe prompt = strdup(text)
    let edit = unsafe cedit_open(prompt, Unmanaged.passUnretained(answer).toOpaque()) {
      unsafe LineEditor.complete($0, $1)
    }
    guard let edit = unsafe edit else {
      unsafe free(prompt)
      return nil
    }
    unsafe self.edit = unsafe edit
    for line in history { remember(line) }
  }

  deinit {
    // SAFETY: no other code holds the pointers.
    unsafe cedit_close(edit)
    unsafe free(prompt)
  }

  /// Adds a line to the history for the arrow keys and the search.
  func remember(_ line: String) {
    // SAFETY: libedit copies the text.
    unsafe cedit_remember(edit, line)
  }

  /// Reads the next line, empty after Ctrl-C; nil at the end.
  func next(_ complete: @escaping Complete) -> String? {
    answer.complete = complete
    // SAFETY: the text is valid until the next call, and is copied.
    guard let text = unsafe cedit_read(edit) else { return nil }
    let line = unsafe String(cString: text)
    return String(line.prefix { !$0.isNewline })
  }

  /// Whether Ctrl-C cancelled the last line.
  var isInterrupted: Bool { unsafe edit.pointee.interrupted != 0 }

  private static func complete(
    _ context: UnsafeMutableRawPointer?,
    _ text: UnsafePointer<CChar>?
  ) -> cedit_completion {
    var completion = unsafe cedit_completion()
    // SAFETY: the context is the answer that `init` passed; the text is libedit's, and is copied.
    guard let context = unsafe context, let text = unsafe text else { return unsafe completion }
    let answer = unsafe Unmanaged<Answer>.fromOpaque(context).takeUnretainedValue()
    switch unsafe answer.complete(String(cString: text)) {
    case .refused: break
    case .replaced(let count, let text):
      unsafe completion.replaced = Int32(count)
      unsafe completion.text = strdup(text)
    case .choices: unsafe completion.listed = 1
    }
    return unsafe completion
  }
}
