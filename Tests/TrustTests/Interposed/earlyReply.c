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

static void commit(void) {
  size_t turns = count;
  count = 0;
  for (size_t turn = 0; turn < turns; turn++) {
    sqlite3_exec(writer, waiting[turn], NULL, NULL, NULL);
    sqlite3_free(waiting[turn]);
  }
}

int sqlite3_step(sqlite3_stmt *statement) {
  int (*next)(sqlite3_stmt *) = (int (*)(sqlite3_stmt *))dlsym(RTLD_NEXT, "sqlite3_step");
  const char *sql = sqlite3_sql(statement);
  if (sql != NULL && strncmp(sql, "INSERT INTO journal", 19) == 0) {
    if (count == TURNS_MAX) commit();
    writer = sqlite3_db_handle(statement);
    waiting[count++] = sqlite3_expanded_sql(statement);
    return DONE;
  }
  if (count > 0 && sqlite3_db_handle(statement) == writer) commit();
  return next(statement);
}
