import Platform
import Testing

@testable import entitle

@Suite("An invalid command line")
struct UsageErrorTests {
  @Test(
    "An invalid command line is rejected with a hint",
    arguments: [
      ([], "missing COMMAND", "entitle --help"),
      (["identfy"], "unknown command \"identfy\"", "did you mean \"identify\"?"),
      (["login"], "unknown command \"login\"", "did you mean \"identify\"?"),
      (["socketpath"], "unknown command \"socketpath\"", "did you mean \"socket-path\"?"),
      (["project.defin"], "unknown command \"project.defin\"", "did you mean \"project.define\"?"),
      (["import", "f", "--from", "revenucat"], "no format", "did you mean \"revenuecat\"?"),
      (["import", "f", "on-conflict=merg"], "on-conflict: there is no", "did you mean \"merge\"?"),
      (["import", "f", "--on-conflict", "x"], "on-conflict: there is no", "refuse, skip, merge"),
      (["import", "projct=x", "f"], "expected name=value, found \"f\"", "takes onConflict"),
      (["import", "project=x"], "import: missing FILE", "entitle import FILE"),
      (["store", "project=x", "project=y"], "project is given twice", "JSON"),
      (["mint", "f", "--store", "strip"], "no test store strip", "did you mean \"stripe\"?"),
      (["zzz"], "unknown command \"zzz\"", "entitle --help"),
      (["project.delete"], "unknown command \"project.delete\"", "entitle --help lists"),
      (["backup", "x"], "unknown command \"backup\"", "entitled backup"),
      (["doctor"], "unknown command \"doctor\"", "entitled doctor"),
      (["unit"], "unknown command \"unit\"", "entitled unit"),
      (["help", "identfy"], "unknown command \"identfy\"", "did you mean \"identify\"?"),
      (["--sockt", "x"], "unknown option --sockt", "did you mean \"--socket\"?"),
      (["-x"], "unknown option -x", "after its command"),
      (["logout", "-x"], "unknown option -x", "after --"),
      (["logout", "devise=d"], "unknown parameter \"devise\"", "did you mean \"device\"?"),
      (["logout", "--devise=d"], "unknown parameter \"devise\"", "did you mean \"device\"?"),
      (["identify", "--usr-id", "u"], "unknown parameter", "did you mean \"user-id\"?"),
      (["logout", "--timout=1"], "unknown parameter \"timout\"", "did you mean \"timeout\"?"),
      (["logout", "zzz=1"], "unknown parameter \"zzz\"", "logout takes device, project"),
      (["logout"], "missing device=VALUE", "logout takes device, project"),
      (["identify", "device=d"], "missing userId=VALUE", "identify takes device, userId"),
      (["logout", "d"], "expected name=value, found \"d\"", "did you mean device=d?"),
      (["check", "p", "iphone"], "expected name=value", "did you mean device=iphone?"),
      (["chekEntitlements"], "unknown command", "did you mean \"checkEntitlements\"?"),
      (["logout", "{\"device\":\"d\"}"], "expected name=value", "| entitle logout -"),
      (["call", "x", "{}"], "expected name=value", "echo '{}' | entitle call METHOD -"),
      (["purchase"], "missing product=VALUE store=VALUE transactionId=VALUE", "purchase takes"),
      (["logout", "=d"], "expected name=value, found \"=d\"", "logout takes device"),
      (["logout", ":=1"], "expected name=value, found \":=1\"", "logout takes device"),
      (["logout", "device=a", "--device", "b"], "device is given twice", "JSON"),
      (["logout", "--device"], "--device needs a value", "--device=VALUE"),
      (["logout", "--device", "--json"], "--device needs a value", "--device=VALUE"),
      (["logout", "device:=d"], "device: byte 0: expected a value", "device=VALUE"),
      (["events.read", "limit=x"], "limit: expected a whole number", "limit=10"),
      (["logout", "-", "device=d"], "from standard input, or as words", "put device into"),
      (["rpc.discover", "a=b"], "unknown parameter \"a\"", "rpc.discover takes no parameters"),
      (["call"], "call: missing METHOD", "entitle call METHOD"),
      (["call", "x", "y"], "expected name=value", "name:=json"),
      (["call", "x", "--device", "d"], "and not --device", "write device=VALUE"),
      (["call", "x", "a=1", "a:=1"], "a is given twice", "JSON"),
      (["check"], "check: missing ENTITLEMENT", "entitle check ENTITLEMENT"),
      (["check", "device=d"], "check: missing ENTITLEMENT", "entitle check ENTITLEMENT"),
      (["why"], "why: missing ENTITLEMENT", "entitle why ENTITLEMENT"),
      (["why", "pro"], "why: missing device=ID or userId=ID", "entitle why ENTITLEMENT device=ID"),
      (["why", "pro", "-"], "why reads nothing from standard input", "entitle why ENTITLEMENT"),
      (
        ["why", "pro", "devise=d"], "unknown parameter", "why ENTITLEMENT takes device, userId, at"
      ),
      (["check", "p"], "check: missing device=ID or userId=ID", "device=ID"),
      (["check", "p", "project=x"], "check: missing device=ID", "userId=ID"),
      (["check", "p", "-"], "check reads nothing", "entitle check ENTITLEMENT"),
      (["check", "p", "entitlements=[]"], "unknown parameter", "check ENTITLEMENT takes device"),
      (["socket-path", "x=1"], "unknown parameter", "socket-path takes no parameters"),
      (["socket-path", "-"], "expected name=value", "socket-path takes no parameters"),
      (["--json=1"], "--json takes no value", "write --json"),
      (["--socket="], "--socket: the path is empty", "leave it out"),
      (["--socket"], "--socket needs a value", "--socket=VALUE"),
      (["--timeout", "0"], "--timeout: expected seconds, found \"0\"", "--timeout 2.5"),
      (["--timeout", "86400.1"], "--timeout: expected seconds", "at most 86400"),
      (["--timeout=-1"], "--timeout: expected seconds", "more than 0"),
      (["--timeout=1e3"], "--timeout: expected seconds", "more than 0"),
      (["--timeout=inf"], "--timeout: expected seconds", "more than 0"),
      (["--timeout="], "--timeout: expected seconds", "more than 0"),
      (["--timeout=1.2.3"], "--timeout: expected seconds", "more than 0"),
    ] as [([String], String, String)]
  )
  func refused(words: [String], message: String, hint: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandLineReader.read(words, .contract)
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.hint?.contains(hint) == true, "\(error?.hint ?? "")")
  }

  @Test("Every misspelled command or method names the one that was meant, also after help")
  func misspelled() throws {
    let names = MethodList.contract.methods.map(\.name) + BuiltIn.listed.map(\.rawValue)
    for name in names {
      let letters = Array(name)
      // The first two different neighbours are swapped; another typing error leaves one out.
      let swapped = letters.indices.dropFirst().first { letters[$0] != letters[$0 - 1] } ?? 1
      var other = letters
      other.swapAt(swapped, swapped - 1)
      let misspellings = [String(other), String(letters.dropLast())]
      for misspelling in misspellings where !names.contains(misspelling) {
        for words in [[misspelling], ["help", misspelling]] {
          let error = #expect(throws: UsageError.self) {
            try CommandLineReader.read(words, .contract)
          }
          #expect(error?.message == "unknown command \"\(misspelling)\"")
          #expect(error?.hint?.contains("\"\(name)\"") == true, "\(error?.hint ?? "")")
        }
      }
    }
  }

  @Test("A timeout is at most a day")
  func timeouts() throws {
    #expect(try Options.seconds("86400", of: "--timeout") == .seconds(86_400))
    #expect(try Options.seconds("0.001", of: "--timeout") == .milliseconds(1))
    #expect(try Options.seconds(".5", of: "--timeout") == .milliseconds(500))
  }
}
