import TestSupport
import Testing

@Suite("The documentation page on the signed test store")
struct MintingPageTests {
  @Test("The page's examples give access, as their comments say")
  func examples() throws {
    let folder = try ScratchFolder()
    let commands = try Page("Protocol/minting.md").lines(of: "```sh").joined(separator: "\n")
    let script = """
      export ENTITLED_SOCKET='\(folder.path)/s'
      entitled --store memory: 2>/dev/null &
      trap 'kill $!' EXIT
      entitle --wait server.ping
      set -e
      \(commands)
      """
    let run = try Shell.run(script, in: "Protocol")
    #expect(run.code == 0, "\(run.said)")
    #expect(run.said.split(separator: "\n").filter { $0 == "yes" }.count == 2, "\(run.said)")
  }
}
