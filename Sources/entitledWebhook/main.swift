// The program that posts a project's events to its webhooks.

import Glibc
import Platform

exit(Program.run().rawValue)
