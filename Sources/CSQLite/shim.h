// The system's SQLite, and wrappers of calls that Swift cannot make.
#pragma once
#include <sqlite3.h>

// SQLite copies the bytes. No bytes are an empty blob, because a null pointer would be NULL.
static inline int csqlite_bind_bytes(
    sqlite3_stmt *statement, int position, const void *bytes, sqlite3_uint64 count) {
  if (count == 0) return sqlite3_bind_zeroblob(statement, position, 0);
  return sqlite3_bind_blob64(statement, position, bytes, count, SQLITE_TRANSIENT);
}

// SQLite reads the bytes in place: they must stay until the binding is replaced or cleared.
static inline int csqlite_bind_lasting_bytes(
    sqlite3_stmt *statement, int position, const void *bytes, sqlite3_uint64 count) {
  if (count == 0) return sqlite3_bind_zeroblob(statement, position, 0);
  return sqlite3_bind_blob64(statement, position, bytes, count, SQLITE_STATIC);
}

// A variadic call, to make before all others: it disables memory statistics, whose lock all threads
// share for each allocation.
static inline int csqlite_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

// A variadic call: whether closing the connection keeps the write-ahead log.
static inline int csqlite_keep_log_on_close(sqlite3 *connection, int keeps) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps, (int *)0);
}

// Syncs the data file or the write-ahead log through SQLite's own descriptor: closing another
// descriptor of the same file would drop SQLite's locks. Does nothing if the file does not exist.
static inline int csqlite_sync(sqlite3 *connection, int operation) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(connection, "main", operation, &file);
  if (code != SQLITE_OK || !file || !file->pMethods) return code;
  return file->pMethods->xSync(file, SQLITE_SYNC_FULL);
}
