// The command line.

import Glibc

exit(ThisProcess.run().rawValue)
