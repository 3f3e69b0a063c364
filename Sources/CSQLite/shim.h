// The system's SQLite, as one module.
#pragma once
#include <sqlite3.h>
