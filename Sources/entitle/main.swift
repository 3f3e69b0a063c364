// The entry point of the command line.

import Glibc
import Platform

exit(ThisProcess.run().rawValue)
