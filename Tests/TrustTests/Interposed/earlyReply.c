// A store that says of a turn that it is committed, and commits it later, with those behind it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

enum { DONE = 101, TURNS_MAX = 8, STATEMENTS_MAX = 8192 };

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

const char *sqlite3_sql(sqlite3_stmt *);
char *sqlite3_expanded_sql(sqlite3_stmt *);
sqlite3 *sqlite3_db_handle(sqlite3_stmt *);
void sqlite3_free(void *);
int sqlite3_exec(sqlite3 *, const char *, void *, void *, char **);

// Of the writer alone, which has a thread of its own; no other connection is ever equal to it.
static sqlite3 *writer;
// A transaction begins, and it is not known yet of what.
static int begins;
// It is a turn's: it waits.
static int waits;
static char *waiting[STATEMENTS_MAX];
static size_t count, turns;
// SQLite takes the steps of what it executes through here, too.
static int commits;

static const char begin[] = "BEGIN IMMEDIATE";

static void execute(const char *sql) {
  commits = 1;
  sqlite3_exec(writer, sql, NULL, NULL, NULL);
  commits = 0;
}

// The turns that wait: each begins with its row of the journal, and ends with its commit.
static void commit(void) {
  int isFirst = 1;
  for (size_t place = 0; place < count; place++) {
    if (isFirst) execute(begin);
    isFirst = strcmp(waiting[place], "COMMIT") == 0;
    execute(waiting[place]);
    sqlite3_free(waiting[place]);
  }
  count = turns = 0;
}

static int starts(const char *sql, const char *word) {
  return strncmp(sql, word, strlen(word)) == 0;
}

int sqlite3_step(sqlite3_stmt *statement) {
  int (*next)(sqlite3_stmt *) = (int (*)(sqlite3_stmt *))dlsym(RTLD_NEXT, "sqlite3_step");
  sqlite3 *connection = sqlite3_db_handle(statement);
  const char *sql = sqlite3_sql(statement);
  if (sql == NULL || (connection == writer && commits)) return next(statement);
  if (starts(sql, begin)) {
    writer = connection;
    begins = 1;
    return DONE;
  }
  if (connection != writer) return next(statement);
  if (begins && starts(sql, "INSERT INTO journal")) {
    if (turns == TURNS_MAX || count > STATEMENTS_MAX / 2) commit();
    waits = 1;
  }
  if (waits && count < STATEMENTS_MAX) {
    waiting[count++] = sqlite3_expanded_sql(statement);
    begins = 0;
    if (starts(sql, "COMMIT")) {
      waits = 0;
      turns++;
    }
    return DONE;
  }
  commit();
  if (starts(sql, "SELECT")) return next(statement);
  // Where this comes behind it, it began for a lock alone.
  if (begins && !starts(sql, "PRAGMA synchronous")) execute(begin);
  begins = 0;
  return next(statement);
}
