import Foundation
import Testing

@testable import entitle

@Suite("The manual")
struct ManualTests {
  private static let groff = "/usr/bin/groff"

  @Test("The pages contain all commands, options, methods and parameters")
  func complete() {
    let methods = MethodList.contract
    let entitle = ManualPage.entitle.text(methods)
    for name in methods.methods.map(\.name) + BuiltIn.listed.map(\.rawValue) + Options.names {
      #expect(entitle.contains(Roff.escaped(name)), "\(name)")
    }
    let contract = ManualPage.contract.text(methods)
    for method in methods.methods {
      #expect(contract.contains(".SS \"\(method.name)\"\n"), "\(method.name)")
      for parameter in method.parameters { #expect(contract.contains("\\fB\(parameter.name)\\fR")) }
    }
    let entitled = ManualPage.entitled.text(methods)
    for name in ["\\-\\-lifeline\\-fd N", ".SH \"SIGNALS\"", ".SH \"EXIT CODES\"", "purchasely"] {
      #expect(entitled.contains(name), "\(name)")
    }
  }

  @Test(
    "groff reads the pages without a warning",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: groff),
      "groff is not installed: run .ci/setup groff"
    ),
    arguments: ManualPage.allCases
  )
  func warnings(page: ManualPage) throws {
    let text = try EntitleRun(["man", page.rawValue])
    #expect(text.code == 0)
    let run = try EntitleRun(
      ["-man", "-ww", "-Tutf8", "-P-cbou"],
      environment: ["PATH": "/usr/bin:/bin"],
      input: text.output,
      program: URL(filePath: Self.groff)
    )
    #expect(run.complaints == "")
    #expect(run.code == 0)
    #expect(run.output.contains("NAME") && run.output.contains("SEE ALSO"))
  }

  @Test("man opens a page on a terminal, and without man it is printed")
  func opened() throws {
    try withDirectory { directory in
      let program = EntitleRun.folder.appending(path: "entitle").path
      let bare = try PseudoTerminal([program, "man", "entitled"], environment: ["PATH": directory])
      bare.wait(for: ".TH ENTITLED 1")
      #expect(bare.end() == 0)
      let man = "\(directory)/man"
      try "#!/bin/sh\n/bin/echo \"shown: $1\"; exec /usr/bin/head -n 1 \"$2\"\n"
        .write(toFile: man, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: man)
      let shown = try PseudoTerminal(
        [program, "man", "entitled"],
        environment: ["PATH": directory]
      )
      shown.wait(for: "shown: -l")
      shown.wait(for: ".TH ENTITLED 1")
    }
  }

  @Test("man --install writes the pages where man searches")
  func installed() throws {
    try withDirectory { directory in
      let run = try EntitleRun(["man", "--install", "\(directory)/man"])
      #expect(run.code == 0)
      let files = ["man1/entitle.1", "man1/entitled.1", "man7/entitled-protocol.7"]
      #expect(run.output == files.map { "\(directory)/man/\($0)\n" }.joined())
      for (page, file) in zip(ManualPage.allCases, files) {
        let text = try String(contentsOfFile: "\(directory)/man/\(file)", encoding: .utf8)
        #expect(text == page.text(.contract))
      }
      let refused = try EntitleRun(["man", "--install=\(directory)/man/man1/entitle.1"])
      #expect(refused.code == 2)
      #expect(refused.complaints.contains("cannot be written: Not a directory"))
    }
  }

  @Test("An unknown page is rejected")
  func unknown() throws {
    let run = try EntitleRun(["man", "entiteld"])
    #expect(run.complaints.contains(#"did you mean "entitled" or "entitle"?"#))
    #expect(try EntitleRun(["man", "entitle", "--install", "x"]).code == 2)
  }

  @Test(
    "Inline Markdown becomes roff",
    arguments: [
      ("a `b` c", "a \\fBb\\fR c"), ("**b** [c](d.md) e", "\\fBb\\fR c e"), ("x-y\\z", "x\\-y\\ez"),
      (".x", "\\&.x"), ("'x", "\\(aqx"), ("`a", "\\(gaa"), ("é…", "\\[u00E9]..."),
      ("[1] x", "[1] x"),
      ("a \\| b", "a | b"),
    ]
  )
  func inline(markdown: String, roff: String) {
    #expect(Roff.inline(markdown) == roff)
  }

  @Test(
    "The options of a command are items of their own",
    arguments: [BuiltIn.bench, .mint, .simulate]
  )
  func options(command: BuiltIn) throws {
    let sections = ManualPage.entitle.text(.contract).split(separator: ".SS \"")
    let section = try #require(sections.first { $0.hasPrefix(command.rawValue) })
    let lines = Help.text(of: command).split(separator: "\n")
    let tags = lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    #expect(tags.count > 4)
    for tag in tags.compactMap({ $0.split(separator: " ").first.map(String.init) }) {
      #expect(section.contains(".TP\n\\fB\(Roff.escaped(tag))\\fR\n"), "\(tag)")
    }
  }

  @Test("A table becomes a list of items")
  func tables() {
    var page = Roff(title: "x", section: 7, version: "1")
    page.add(
      page: """
        # Left out

        | A | B | C |
        | --- | --- | --- |
        | `a` | one \\| two | |

        ## Two
        - item

        ```
        .code

        ```
        """,
      isNested: false
    )
    #expect(
      page.text == """
        .TH X 7 "" "entitled 1"
        .TP
        \\fBa\\fR
        B: one | two
        .SH "TWO"
        .IP \\(bu 2
        item
        .PP
        .nf
        .RS 4
        \\&.code
        .sp
        .RE
        .fi

        """
    )
  }
}
