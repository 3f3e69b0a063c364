// The daemon: options, wiring, signals.

import Glibc

let exitCode = Program.run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: Surroundings.ofProcess
)
exit(exitCode.rawValue)
