import EntitledClient
import Glibc
import Pictures
import Platform
import Presentation

// The `graph` and `timeline` commands.
extension Program {
  func graph(
    _ question: PictureOptions,
    _ form: SubcommandOptions.Form?,
    _ options: Options
  ) throws -> RunResult {
    let reader = CustomerReader(question: question, ask: pictureRequest(options))
    let picture = try reader.picture()
    guard let form = form ?? defaultForm(options) else {
      return RunResult(.done, output: "\(PictureJSON.json(of: picture))\n")
    }
    switch form {
    case .text: return RunResult(.done, output: PictureText.text(of: picture))
    case .dot: return RunResult(.done, output: PictureDOT.text(of: picture))
    case .svg(nil): return RunResult(.done, output: PictureSVG.text(of: picture))
    case .svg(let file?): return Self.written(PictureSVG.text(of: picture), to: file)
    }
  }

  func timeline(
    _ question: PictureOptions,
    _ form: SubcommandOptions.Form?,
    _ options: Options
  ) throws -> RunResult {
    let reader = CustomerReader(question: question, ask: pictureRequest(options))
    let events = try reader.events()
    guard let form = form ?? defaultForm(options) else {
      return RunResult(.done, output: events.map { "\($0)\n" }.joined())
    }
    guard case .svg(let file) = form else {
      return RunResult(.done, output: Timeline.text(of: events))
    }
    let svg = TimelineSVG.text(
      of: events,
      person: question.person.value.text ?? "",
      project: question.project ?? "default"
    )
    return file.map { Self.written(svg, to: $0) } ?? RunResult(.done, output: svg)
  }

  /// Returns text if people read the output; nil if programs do.
  private func defaultForm(_ options: Options) -> SubcommandOptions.Form? {
    isTerminal && !options.isJSON ? .text : nil
  }

  private func pictureRequest(_ options: Options) -> Asking {
    { (method, params) throws(ClientError) in
      var daemon = try connection(options)
      return try daemon.call(method, .object(params))
    }
  }

  private static func written(_ text: String, to file: String) -> RunResult {
    do throws(SystemError) {
      try StandardStreams.writeFile(Array(text.utf8), to: file)
      return RunResult(.done)
    } catch {
      let reason = SystemError.text(of: error.code)
      return RunResult(
        .writeFailed,
        complaints: "entitle: \(Printable.escaped(file)) cannot be written: \(reason)\n"
      )
    }
  }
}
