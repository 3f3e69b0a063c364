// The system's SQLite, as one module; and what Swift cannot say of it.
#pragma once
#include <sqlite3.h>

// SQLite copies the bytes. None at all are an empty blob: a null pointer would be NULL.
static inline int csqlite_bind_bytes(
    sqlite3_stmt *statement, int position, const void *bytes, sqlite3_uint64 count) {
  if (count == 0) return sqlite3_bind_zeroblob(statement, position, 0);
  return sqlite3_bind_blob64(statement, position, bytes, count, SQLITE_TRANSIENT);
}

// SQLite reads them where they are: they must stay until the statement is bound anew or cleared.
static inline int csqlite_bind_lasting_bytes(
    sqlite3_stmt *statement, int position, const void *bytes, sqlite3_uint64 count) {
  if (count == 0) return sqlite3_bind_zeroblob(statement, position, 0);
  return sqlite3_bind_blob64(statement, position, bytes, count, SQLITE_STATIC);
}

// A variadic call, before anything else of SQLite: it counts no memory, which takes a lock that all
// threads share for each piece of it.
static inline int csqlite_count_no_memory(void) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

// A variadic call: whether closing leaves the write-ahead log as it is.
static inline int csqlite_keep_log_on_close(sqlite3 *connection, int keeps) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps, (int *)0);
}

// Syncs the data file, or the write-ahead log, as SQLite has it open: another descriptor of the
// same file, when closed, would drop SQLite's locks. Where there is no such file, it does nothing.
static inline int csqlite_sync(sqlite3 *connection, int operation) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(connection, "main", operation, &file);
  if (code != SQLITE_OK || !file || !file->pMethods) return code;
  return file->pMethods->xSync(file, SQLITE_SYNC_FULL);
}
