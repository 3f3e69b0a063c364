// The daemon: options, wiring, signals.

import Glibc
import Platform

let exitCode = Program.run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: LaunchEnvironment.ofProcess
)
exit(exitCode.rawValue)
