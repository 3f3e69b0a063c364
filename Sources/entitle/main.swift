// The command line.

import Glibc
import Platform

exit(ThisProcess.run().rawValue)
