// The daemon: options, wiring, signals.

import Glibc
import Platform

let exitCode = Program.run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: Surroundings.ofProcess
)
exit(exitCode.rawValue)
