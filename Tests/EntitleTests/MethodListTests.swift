import LineProtocol
import Testing

@testable import entitle

@Suite("The methods that there are sub-commands for")
struct MethodListTests {
  private let list = MethodList.contract

  @Test("are those of the contract, with its parameters in its order")
  func complete() throws {
    #expect(Set(list.methods.map(\.name)) == Set(Request.methods.map { "\($0.name)" }))
    for method in Request.methods {
      let entry = try #require(list.method(named: "\(method.name)"))
      #expect(entry.parameters.map(\.name) == method.parameters.map { "\($0)" })
      #expect(entry.role == method.role.rawValue)
    }
  }

  @Test("share no name with another sub-command, nor their parameters with an option")
  func collisions() {
    let builtIns = Set(BuiltIn.allCases.map(\.rawValue))
    let options = Set(Options.names.map { String($0.dropFirst(2)) })
    for method in list.methods {
      #expect(!builtIns.contains(method.name))
      #expect(!builtIns.contains(ParameterEntry.optionName(of: method.name)))
      #expect(options.isDisjoint(with: method.parameters.map(\.optionName)))
      #expect(Set(method.parameters.map(\.optionName)).count == method.parameters.count)
    }
  }

  @Test("may have parameters that any JSON fits")
  func document() throws {
    let document = """
      {"methods":[{"name":"a.bC","summary":"S.","x-role":"read","params":[
        {"name":"x","required":true,"schema":{"type":"integer","default":5}},{"name":"yZ"}]}]}
      """
    let list = try MethodList(openRPC: Array(document.utf8))
    #expect(
      list.methods == [
        MethodEntry(
          name: "a.bC",
          summary: "S.",
          role: "read",
          parameters: [
            ParameterEntry(
              name: "x",
              isRequired: true,
              summary: "",
              kinds: .integer,
              defaultText: "5"
            ),
            ParameterEntry(
              name: "yZ",
              isRequired: false,
              summary: "",
              kinds: .any,
              defaultText: nil
            ),
          ],
          choices: []
        )
      ]
    )
    #expect(list.method(named: "a.b-c")?.name == "a.bC")
    #expect(list.method(named: "a.bc") == nil)
  }

  @Test("have help that names each parameter")
  func help() {
    for method in list.methods {
      let text = Help.text(.method(method), list)
      #expect(text.contains("usage: entitle \(method.name)"))
      for parameter in method.parameters { #expect(text.contains("  \(parameter.name) ")) }
    }
    let program = Help.text(.program, list)
    for method in list.methods { #expect(program.contains("  \(method.name) ")) }
    for builtIn in BuiltIn.listed { #expect(program.contains("entitle \(builtIn.rawValue)")) }
    for builtIn in BuiltIn.allCases {
      #expect(Help.text(.builtIn(builtIn), list).contains("usage: entitle \(builtIn.rawValue)"))
    }
    #expect(program.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
