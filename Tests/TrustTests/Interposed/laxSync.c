// SQLite with a laxer setting than the daemon asked for: a commit returns before it is on disk.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef int prepare(sqlite3 *, const char *, int, unsigned, sqlite3_stmt **, const char **);

int sqlite3_prepare_v3(sqlite3 *db, const char *sql, int size, unsigned flags,
                       sqlite3_stmt **statement, const char **tail) {
  prepare *next = (prepare *)dlsym(RTLD_NEXT, "sqlite3_prepare_v3");
  if (sql != NULL && strcmp(sql, "PRAGMA synchronous = FULL") == 0)
    sql = "PRAGMA synchronous = NORMAL";
  return next(db, sql, size, flags, statement, tail);
}
