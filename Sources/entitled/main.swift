// The daemon: options, wiring, signals.

import Glibc

setvbuf(stderr, nil, _IOLBF, 0)
let exitCode = Program.run(
  arguments: Array(CommandLine.arguments.dropFirst()), environment: Surroundings.ofProcess())
exit(exitCode.rawValue)
