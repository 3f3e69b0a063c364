// One POST with libcurl, whose calls are variadic: Swift cannot make them.
//
// The library is loaded at run time, so that building the daemon needs no libcurl headers. The
// option numbers belong to the stable binary interface of libcurl.so.4
// (https://curl.se/libcurl/abi.html).
#pragma once
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct ccurl {
  void *easy;
  void *setopt, *perform, *getinfo, *reset, *cleanup, *append, *free_list, *error_text;
};

struct ccurl_post {
  const char *url;
  // Lines of the form `name: value`, each ended by a null; an empty line ends the list.
  const char *headers;
  const char *body;
  int64_t body_size;
  long connect_milliseconds, milliseconds;
  // Maximum number of bytes read of a response's body.
  size_t answer_bytes_max;
  // A file of certificates to trust instead of the system's; empty for none.
  const char *authorities;
};

struct ccurl_answer {
  // A libcurl code; 0 if the whole response, or as much as may be read, arrived.
  int code;
  // Whether a connection, with its TLS, was established, so that the server may have the request.
  int reached;
  // 0 if no response arrived.
  long status;
  // In seconds; 0 if the server sent none.
  int64_t retry_after;
};

static inline void *ccurl_library(void) { return dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL); }

// Initializes libcurl; returns 0 if it is missing. Call it before the first thread starts.
static inline int ccurl_prepare(void) {
  void *library = ccurl_library();
  int (*init)(long) = library ? (int (*)(long))dlsym(library, "curl_global_init") : 0;
  return init && init(3) == 0;
}

static inline void ccurl_close(struct ccurl *curl) {
  if (curl->easy) ((void (*)(void *))curl->cleanup)(curl->easy);
  free(curl);
}

// Returns a handle for one thread; null if libcurl or memory is missing.
static inline struct ccurl *ccurl_open(void) {
  void *library = ccurl_library();
  if (!library) return 0;
  struct ccurl *curl = (struct ccurl *)calloc(1, sizeof *curl);
  if (!curl) return 0;
  curl->setopt = dlsym(library, "curl_easy_setopt");
  curl->perform = dlsym(library, "curl_easy_perform");
  curl->getinfo = dlsym(library, "curl_easy_getinfo");
  curl->reset = dlsym(library, "curl_easy_reset");
  curl->cleanup = dlsym(library, "curl_easy_cleanup");
  curl->append = dlsym(library, "curl_slist_append");
  curl->free_list = dlsym(library, "curl_slist_free_all");
  curl->error_text = dlsym(library, "curl_easy_strerror");
  void *(*init)(void) = (void *(*)(void))dlsym(library, "curl_easy_init");
  int isWhole = curl->setopt && curl->perform && curl->getinfo && curl->reset && curl->cleanup &&
                curl->append && curl->free_list && curl->error_text && init;
  curl->easy = isWhole ? init() : 0;
  if (curl->easy) return curl;
  ccurl_close(curl);
  return 0;
}

// Returns libcurl's text for a code.
static inline const char *ccurl_text(struct ccurl *curl, int code) {
  return ((const char *(*)(int))curl->error_text)(code);
}

struct ccurl_budget {
  size_t left;
  int spent;
};

// Discards the bytes, and ends the transfer when there are too many.
static inline size_t ccurl_drain(char *bytes, size_t size, size_t count, void *context) {
  struct ccurl_budget *budget = (struct ccurl_budget *)context;
  (void)bytes;
  if (size * count > budget->left) {
    budget->spent = 1;
    return 0;
  }
  budget->left -= size * count;
  return size * count;
}

static inline int ccurl_set(struct ccurl *curl, int option, long value) {
  return ((int (*)(void *, int, ...))curl->setopt)(curl->easy, option, value);
}

static inline int ccurl_point(struct ccurl *curl, int option, const void *value) {
  return ((int (*)(void *, int, ...))curl->setopt)(curl->easy, option, value);
}

// Sends a post; returns after the response or the timeout.
static inline struct ccurl_answer ccurl_send(struct ccurl *curl, const struct ccurl_post *post) {
  struct ccurl_answer answer = {27, 0, 0, 0};  // CURLE_OUT_OF_MEMORY until sent
  struct ccurl_budget budget = {post->answer_bytes_max, 0};
  ((void (*)(void *))curl->reset)(curl->easy);  // keeps the connections
  void *headers = 0;
  for (const char *line = post->headers; *line; line += strlen(line) + 1) {
    void *longer = ((void *(*)(void *, const char *))curl->append)(headers, line);
    if (!longer) goto end;
    headers = longer;
  }
  int failed = ccurl_point(curl, 10002, post->url);                    // URL
  failed |= ccurl_set(curl, 181, 1 | 2);                               // PROTOCOLS: http, https
  failed |= ccurl_set(curl, 84, 2);                                    // HTTP_VERSION: 1.1
  failed |= ccurl_set(curl, 52, 0);                                    // FOLLOWLOCATION: no
  failed |= ccurl_set(curl, 64, 1) | ccurl_set(curl, 81, 2);           // SSL_VERIFYPEER, …HOST
  failed |= ccurl_set(curl, 99, 1);                                    // NOSIGNAL
  failed |= ccurl_set(curl, 156, post->connect_milliseconds);          // CONNECTTIMEOUT_MS
  failed |= ccurl_set(curl, 155, post->milliseconds);                  // TIMEOUT_MS
  failed |= ccurl_point(curl, 10023, headers);                         // HTTPHEADER
  failed |= ccurl_set(curl, 47, 1);                                    // POST
  failed |= ccurl_set(curl, 60, (long)post->body_size);                // POSTFIELDSIZE
  failed |= ccurl_point(curl, 10015, post->body);                      // POSTFIELDS, not copied
  failed |= ccurl_point(curl, 20011, (const void *)ccurl_drain);       // WRITEFUNCTION
  failed |= ccurl_point(curl, 10001, &budget);                         // WRITEDATA
  if (*post->authorities) failed |= ccurl_point(curl, 10065, post->authorities);  // CAINFO
  if (failed) goto end;
  answer.code = ((int (*)(void *))curl->perform)(curl->easy);
  int (*get)(void *, int, ...) = (int (*)(void *, int, ...))curl->getinfo;
  int64_t pretransfer = 0;
  get(curl->easy, 0x200000 + 2, &answer.status);        // RESPONSE_CODE
  get(curl->easy, 0x600000 + 57, &answer.retry_after);  // RETRY_AFTER
  get(curl->easy, 0x600000 + 53, &pretransfer);         // PRETRANSFER_TIME_T
  answer.reached = answer.code == 0 || pretransfer > 0 || answer.status > 0;
  if (budget.spent) answer.code = 0;
end:
  ccurl_point(curl, 10023, 0);
  ((void (*)(void *))curl->free_list)(headers);
  return answer;
}
