// The daemon: options, wiring and signals.

import Glibc
import Platform

exit(Program.run(environment: LaunchEnvironment.ofProcess).rawValue)
