// A store that says of a turn that it is committed, and commits it later, with those behind it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

enum { DONE = 101, TURNS_MAX = 8 };

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

const char *sqlite3_sql(sqlite3_stmt *);
char *sqlite3_expanded_sql(sqlite3_stmt *);
sqlite3 *sqlite3_db_handle(sqlite3_stmt *);
void sqlite3_free(void *);
int sqlite3_exec(sqlite3 *, const char *, void *, void *, char **);

// Of the writer alone, which has a thread of its own; no other connection is ever equal to it.
static sqlite3 *writer;
static char *waiting[TURNS_MAX];
static size_t count;
// SQLite takes the steps of what it executes through here, too.
static int commits;

static void commit(void) {
  commits = 1;
  for (size_t turn = 0; turn < count; turn++) {
    sqlite3_exec(writer, waiting[turn], NULL, NULL, NULL);
    sqlite3_free(waiting[turn]);
  }
  count = 0;
  commits = 0;
}

int sqlite3_step(sqlite3_stmt *statement) {
  int (*next)(sqlite3_stmt *) = (int (*)(sqlite3_stmt *))dlsym(RTLD_NEXT, "sqlite3_step");
  sqlite3 *connection = sqlite3_db_handle(statement);
  if (connection == writer && commits) return next(statement);
  const char *sql = sqlite3_sql(statement);
  if (sql != NULL && strncmp(sql, "INSERT INTO journal", 19) == 0) {
    if (count == TURNS_MAX) commit();
    writer = connection;
    waiting[count++] = sqlite3_expanded_sql(statement);
    return DONE;
  }
  if (connection == writer && count > 0) commit();
  return next(statement);
}
