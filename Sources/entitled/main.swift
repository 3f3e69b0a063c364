// The daemon: options, wiring and signals.

import Glibc
import Platform

let exitCode = Program.run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: LaunchEnvironment.ofProcess
)
exit(exitCode.rawValue)
