// The system's SQLite, as one module; and what Swift cannot say of it.
#pragma once
#include <sqlite3.h>

// SQLite copies the bytes. None at all are an empty blob: a null pointer would be NULL.
static inline int csqlite_bind_bytes(
    sqlite3_stmt *statement, int position, const void *bytes, sqlite3_uint64 count) {
  if (count == 0) return sqlite3_bind_zeroblob(statement, position, 0);
  return sqlite3_bind_blob64(statement, position, bytes, count, SQLITE_TRANSIENT);
}

// A variadic call: whether closing leaves the write-ahead log as it is.
static inline int csqlite_keep_log_on_close(sqlite3 *connection, int keeps) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps, (int *)0);
}
