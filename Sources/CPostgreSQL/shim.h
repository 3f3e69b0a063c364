// Statements in a pipeline with libpq.
//
// The library is loaded at run time, so that the daemon needs it only for a store on PostgreSQL,
// and building needs no headers of it. All functions and numbers belong to the stable binary
// interface of libpq.so.5, in version 14 or later
// (https://www.postgresql.org/docs/current/libpq.html).
#pragma once
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

// The functions used: result, name, parameters. Pointers to the library's types are opaque here.
#define CPOSTGRES_FUNCTIONS(USE)                                                                  \
  USE(void *, PQconninfoParse, (const char *, char **))                                           \
  USE(void, PQconninfoFree, (void *))                                                             \
  USE(void, PQfreemem, (void *))                                                                  \
  USE(void *, PQconnectdbParams, (const char *const *, const char *const *, int))                 \
  USE(void, PQfinish, (void *))                                                                   \
  USE(int, PQstatus, (const void *))                                                              \
  USE(char *, PQerrorMessage, (const void *))                                                     \
  USE(char *, PQhost, (const void *))                                                             \
  USE(char *, PQport, (const void *))                                                             \
  USE(char *, PQdb, (const void *))                                                               \
  USE(int, PQserverVersion, (const void *))                                                       \
  USE(int, PQbackendPID, (const void *))                                                          \
  USE(int, PQsslInUse, (void *))                                                                  \
  USE(int, PQsocket, (const void *))                                                              \
  USE(int, PQsetnonblocking, (void *, int))                                                       \
  USE(void *, PQexec, (void *, const char *))                                                     \
  USE(int, PQenterPipelineMode, (void *))                                                         \
  USE(int, PQpipelineSync, (void *))                                                              \
  USE(int, PQsendPrepare, (void *, const char *, const char *, int, const unsigned int *))        \
  USE(int, PQsendQueryPrepared,                                                                   \
      (void *, const char *, int, const char *const *, const int *, const int *, int))            \
  USE(int, PQflush, (void *))                                                                     \
  USE(int, PQconsumeInput, (void *))                                                              \
  USE(int, PQisBusy, (void *))                                                                    \
  USE(void *, PQgetResult, (void *))                                                              \
  USE(void, PQclear, (void *))                                                                    \
  USE(int, PQresultStatus, (const void *))                                                        \
  USE(char *, PQresultErrorField, (const void *, int))                                            \
  USE(char *, PQcmdStatus, (void *))                                                              \
  USE(int, PQntuples, (const void *))                                                             \
  USE(char *, PQgetvalue, (const void *, int, int))                                               \
  USE(int, PQgetlength, (const void *, int, int))                                                 \
  USE(int, PQgetisnull, (const void *, int, int))                                                 \
  USE(void *, PQsetNoticeReceiver, (void *, void (*)(void *, const void *), void *))

struct cpostgres {
#define CPOSTGRES_FIELD(result, name, parameters) result(*name) parameters;
  CPOSTGRES_FUNCTIONS(CPOSTGRES_FIELD)
#undef CPOSTGRES_FIELD
};

// Loads libpq; returns 0 if it, or a function, is missing.
static inline int cpostgres_open(struct cpostgres *pg) {
  void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define CPOSTGRES_LOAD(result, name, parameters)             \
  pg->name = (result(*) parameters)dlsym(library, #name);    \
  if (!pg->name) return 0;
  CPOSTGRES_FUNCTIONS(CPOSTGRES_LOAD)
#undef CPOSTGRES_LOAD
  return 1;
}

// An option of a connection, as libpq declares it.
struct cpostgres_option {
  char *keyword, *variable, *compiled, *value, *label, *display;
  int size;
};

// Parses a connection string. Returns its options as keywords and values, each ended by a null,
// and an empty keyword at the end; null if the string is not valid. Free it with `free`.
static inline char *cpostgres_parse(const struct cpostgres *pg, const char *text) {
  char *error = 0;
  struct cpostgres_option *options = (struct cpostgres_option *)pg->PQconninfoParse(text, &error);
  pg->PQfreemem(error);
  if (!options) return 0;
  size_t size = 1;
  for (const struct cpostgres_option *option = options; option->keyword; option += 1)
    if (option->value) size += strlen(option->keyword) + strlen(option->value) + 2;
  char *pairs = (char *)malloc(size), *end = pairs;
  for (const struct cpostgres_option *option = options; pairs && option->keyword; option += 1) {
    if (!option->value) continue;
    end = stpcpy(end, option->keyword) + 1;
    end = stpcpy(end, option->value) + 1;
  }
  if (pairs) *end = 0;
  pg->PQconninfoFree(options);
  return pairs;
}

struct cpostgres_connection {
  struct cpostgres pg;
  void *handle;
  // The number of warnings that the server has sent.
  int warnings;
};

// Counts the warnings, and drops their text, which may quote data.
static inline void cpostgres_notice(void *context, const void *result) {
  struct cpostgres_connection *connection = (struct cpostgres_connection *)context;
  const char *severity = connection->pg.PQresultErrorField(result, 'V');
  if (severity && strcmp(severity, "WARNING") == 0) connection->warnings += 1;
}

enum { CPOSTGRES_OPTIONS_MAX = 64, CPOSTGRES_PARAMETERS_MAX = 64 };

// Connects with options of the form that `cpostgres_parse` returns, and waits until it is done or
// has failed; null if the library or memory is missing. Close it with `cpostgres_close`.
static inline struct cpostgres_connection *cpostgres_connect(const char *pairs) {
  const char *keywords[CPOSTGRES_OPTIONS_MAX + 1], *values[CPOSTGRES_OPTIONS_MAX + 1];
  int count = 0;
  while (*pairs && count < CPOSTGRES_OPTIONS_MAX) {
    keywords[count] = pairs;
    pairs += strlen(pairs) + 1;
    values[count] = pairs;
    pairs += strlen(pairs) + 1;
    count += 1;
  }
  keywords[count] = values[count] = 0;
  struct cpostgres_connection *connection =
      (struct cpostgres_connection *)calloc(1, sizeof *connection);
  if (!connection) return 0;
  if (cpostgres_open(&connection->pg))
    connection->handle = connection->pg.PQconnectdbParams(keywords, values, 0);
  if (connection->handle) {
    connection->pg.PQsetNoticeReceiver(connection->handle, cpostgres_notice, connection);
    return connection;
  }
  free(connection);
  return 0;
}

static inline int cpostgres_is_connected(const struct cpostgres_connection *connection) {
  return connection->pg.PQstatus(connection->handle) == 0 /* CONNECTION_OK */;
}

static inline void cpostgres_close(struct cpostgres_connection *connection) {
  connection->pg.PQfinish(connection->handle);
  free(connection);
}

// Whether the connection goes over a network without TLS; a Unix socket does not.
static inline int cpostgres_is_exposed(const struct cpostgres_connection *connection) {
  struct sockaddr_storage peer;
  socklen_t length = sizeof peer;
  int descriptor = connection->pg.PQsocket(connection->handle);
  if (getpeername(descriptor, (struct sockaddr *)&peer, &length) != 0) return 0;
  return peer.ss_family != AF_UNIX && !connection->pg.PQsslInUse(connection->handle);
}

// Has the connection send statements without waiting for results.
static inline int cpostgres_begin_pipeline(struct cpostgres_connection *connection) {
  return connection->pg.PQsetnonblocking(connection->handle, 1) == 0 &&
         connection->pg.PQenterPipelineMode(connection->handle) == 1;
}

// Queues a statement and a `Sync`: the parameters lie one after another in `bytes`, with a length
// of -1 for a null. With `text` the statement is prepared under the name first. Parameters and
// results are binary. Returns 0 if the connection is lost.
static inline int cpostgres_send(
    struct cpostgres_connection *connection, const char *name, const char *text,
    const unsigned char *bytes, const int *lengths, int count) {
  const struct cpostgres *pg = &connection->pg;
  const char *values[CPOSTGRES_PARAMETERS_MAX];
  int formats[CPOSTGRES_PARAMETERS_MAX];
  if (count > CPOSTGRES_PARAMETERS_MAX) return 0;
  for (int number = 0; number < count; number += 1) {
    // libpq takes a null pointer for a null; an empty value has no bytes.
    const char *value = bytes ? (const char *)bytes : "";
    values[number] = lengths[number] < 0 ? 0 : value;
    formats[number] = 1;
    if (lengths[number] > 0) bytes += lengths[number];
  }
  if (text && !pg->PQsendPrepare(connection->handle, name, text, 0, 0)) return 0;
  return pg->PQsendQueryPrepared(connection->handle, name, count, values, lengths, formats, 1) &&
         pg->PQpipelineSync(connection->handle);
}

enum cpostgres_progress {
  CPOSTGRES_READY,
  // No byte has arrived for as long as was given.
  CPOSTGRES_SILENT,
  CPOSTGRES_LOST,
};

// The milliseconds after which to look again for what TLS holds back.
enum { CPOSTGRES_PAUSE = 5 };

// Sends what is queued, and waits until `cpostgres_result` does not block.
static inline enum cpostgres_progress cpostgres_wait(
    struct cpostgres_connection *connection, int milliseconds) {
  const struct cpostgres *pg = &connection->pg;
  // libpq may read only the beginning of a long TLS record, and the socket does not show that the
  // rest has arrived (https://github.com/ged/ruby-pg/issues/588).
  int pause = pg->PQsslInUse(connection->handle) ? CPOSTGRES_PAUSE : milliseconds;
  int waited = 0;
  for (;;) {
    int unsent = pg->PQflush(connection->handle);
    if (unsent < 0) return CPOSTGRES_LOST;
    if (!pg->PQisBusy(connection->handle)) return CPOSTGRES_READY;
    short events = (short)(unsent ? POLLIN | POLLOUT : POLLIN);
    struct pollfd entry = {pg->PQsocket(connection->handle), events, 0};
    int count = poll(&entry, 1, pause);
    if (count < 0 && errno != EINTR) return CPOSTGRES_LOST;
    waited = count == 0 ? waited + pause : 0;
    if (waited >= milliseconds) return CPOSTGRES_SILENT;
    if ((count == 0 || (count > 0 && entry.revents & ~POLLOUT)) &&
        !pg->PQconsumeInput(connection->handle))
      return CPOSTGRES_LOST;
  }
}

// Returns the next result; null at the end of a statement's results. Clear it with
// `cpostgres_clear`.
static inline void *cpostgres_result(struct cpostgres_connection *connection) {
  return connection->pg.PQgetResult(connection->handle);
}

// Runs a text of several statements, and waits for its last result.
static inline void *cpostgres_run(struct cpostgres_connection *connection, const char *text) {
  return connection->pg.PQexec(connection->handle, text);
}

static inline int cpostgres_state(
    const struct cpostgres_connection *connection, const void *result) {
  return connection->pg.PQresultStatus(result);
}

static inline void cpostgres_clear(struct cpostgres_connection *connection, void *result) {
  connection->pg.PQclear(result);
}

// Returns what the server did, for example COMMIT or INSERT 0 1.
static inline const char *cpostgres_tag(
    const struct cpostgres_connection *connection, void *result) {
  return connection->pg.PQcmdStatus(result);
}

// Returns a field of an error; empty if it has none.
static inline const char *cpostgres_field(
    const struct cpostgres_connection *connection, const void *result, char field) {
  const char *text = connection->pg.PQresultErrorField(result, field);
  return text ? text : "";
}

static inline int cpostgres_row_count(
    const struct cpostgres_connection *connection, const void *result) {
  return connection->pg.PQntuples(result);
}

// Returns a value and its length; -1 for a null.
static inline const char *cpostgres_value(
    const struct cpostgres_connection *connection, const void *result, int row, int column,
    int *length) {
  int is_null = connection->pg.PQgetisnull(result, row, column);
  *length = is_null ? -1 : connection->pg.PQgetlength(result, row, column);
  return connection->pg.PQgetvalue(result, row, column);
}

static inline const char *cpostgres_error(const struct cpostgres_connection *connection) {
  return connection->pg.PQerrorMessage(connection->handle);
}

// Returns the process that serves the connection, as the other end says.
static inline int cpostgres_process(const struct cpostgres_connection *connection) {
  return connection->pg.PQbackendPID(connection->handle);
}

static inline int cpostgres_version(const struct cpostgres_connection *connection) {
  return connection->pg.PQserverVersion(connection->handle);
}

// The numbers of libpq's result states.
enum {
  CPOSTGRES_COMMAND_OK = 1,
  CPOSTGRES_ROWS = 2,
  CPOSTGRES_FATAL_ERROR = 7,
  CPOSTGRES_SYNC = 10,
  CPOSTGRES_ABORTED = 11,
};
