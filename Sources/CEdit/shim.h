// Line editing with libedit, whose calls are variadic: Swift cannot make them.
//
// The library is looked up when the program runs (Debian: libedit2), so that a build needs no
// headers and the program also runs without it. The numbers are those of <histedit.h>, which are
// part of the stable binary interface of libedit.so.2.
#pragma once
#include <dlfcn.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The result of a Tab completion.
struct cedit_completion {
  // Number of characters before the cursor that `text` replaces.
  int replaced;
  // From malloc; null if the line stays unchanged.
  char *text;
  // Whether choices were printed below the line.
  int listed;
};

struct cedit {
  void *line, *history;
  const char *prompt;
  struct cedit_completion (*complete)(void *context, const char *before);
  void *context;
  // Whether Ctrl-C ended the line.
  int interrupted;
};

static inline void *cedit_symbol(const char *name) {
  void *library = dlopen("libedit.so.2", RTLD_NOW | RTLD_LOCAL);
  return library ? dlsym(library, name) : 0;
}

#define CEDIT(result, name, ...) ((result(*)(__VA_ARGS__))cedit_symbol(name))

// A callback gets libedit's own handle; 14 is EL_CLIENTDATA.
static inline struct cedit *cedit_of(void *line) {
  struct cedit *edit = 0;
  CEDIT(int, "el_get", void *, int, ...)(line, 14, &edit);
  return edit;
}

static inline char *cedit_prompt(void *line) { return (char *)cedit_of(line)->prompt; }

static inline unsigned char cedit_complete(void *line, int key) {
  (void)key;
  struct cedit *edit = cedit_of(line);
  const struct { const char *start, *cursor, *end; } *info =
      CEDIT(const void *, "el_line", void *)(line);
  char *before = strndup(info->start, (size_t)(info->cursor - info->start));
  if (!before) return 6;  // CC_ERROR
  struct cedit_completion completion = edit->complete(edit->context, before);
  free(before);
  if (completion.text) {
    CEDIT(void, "el_deletestr", void *, int)(line, completion.replaced);
    CEDIT(int, "el_insertstr", void *, const char *)(line, completion.text);
    free(completion.text);
    return 4;  // CC_REFRESH
  }
  return completion.listed ? 8 : 6;  // CC_REDISPLAY, CC_ERROR: a beep
}

static inline unsigned char cedit_interrupt(void *line, int key) {
  (void)key;
  cedit_of(line)->interrupted = 1;
  return 1;  // CC_NEWLINE
}

static inline void cedit_close(struct cedit *edit) {
  if (edit->line) CEDIT(void, "el_end", void *)(edit->line);
  if (edit->history) CEDIT(void, "history_end", void *)(edit->history);
  free(edit);
}

// Adds a line to the history.
static inline void cedit_remember(struct cedit *edit, const char *line) {
  struct { int number; const char *text; } event;
  CEDIT(int, "history", void *, void *, int, ...)(edit->history, &event, 10, line);  // H_ENTER
}

// Opens the editor; null if libedit or memory is missing. `prompt` must outlive the result.
static inline struct cedit *cedit_open(
    const char *prompt, void *context,
    struct cedit_completion (*complete)(void *context, const char *before)) {
  void *(*init)(const char *, FILE *, FILE *, FILE *) =
      CEDIT(void *, "el_init", const char *, FILE *, FILE *, FILE *);
  struct cedit *edit = init ? (struct cedit *)calloc(1, sizeof *edit) : 0;
  if (!edit) return 0;
  edit->prompt = prompt;
  edit->context = context;
  edit->complete = complete;
  // Ids and values are UTF-8 in every locale.
  if (!setlocale(LC_CTYPE, "C.UTF-8")) setlocale(LC_CTYPE, "");
  edit->line = init("entitle", stdin, stdout, stderr);
  edit->history = CEDIT(void *, "history_init", void)();
  if (!edit->line || !edit->history) {
    cedit_close(edit);
    return 0;
  }
  struct { int number; const char *text; } event;
  void *history = cedit_symbol("history");
  int (*set)(void *, int, ...) = CEDIT(int, "el_set", void *, int, ...);
  CEDIT(int, "history", void *, void *, int, ...)(edit->history, &event, 1, 1000);  // H_SETSIZE
  CEDIT(int, "history", void *, void *, int, ...)(edit->history, &event, 20, 1);    // H_SETUNIQUE
  set(edit->line, 14, edit);                    // EL_CLIENTDATA
  set(edit->line, 0, cedit_prompt);             // EL_PROMPT
  set(edit->line, 10, history, edit->history);  // EL_HIST
  set(edit->line, 2, "emacs");                  // EL_EDITOR
  // The user's settings, in ~/.editrc.
  CEDIT(int, "el_source", void *, const char *)(edit->line, 0);
  set(edit->line, 9, "entitle-complete", "", cedit_complete);    // EL_ADDFN
  set(edit->line, 9, "entitle-interrupt", "", cedit_interrupt);  // EL_ADDFN
  // EL_SETTY: Ctrl-C arrives as a character, so that it discards the line and not the program.
  set(edit->line, 8, "-d", "-isig", (char *)0);
  static const char *const keys[][2] = {
    {"^I", "entitle-complete"}, {"^C", "entitle-interrupt"}, {"^R", "em-inc-search-prev"},
    {"\\e[H", "ed-move-to-beg"}, {"\\e[1~", "ed-move-to-beg"}, {"\\e[F", "ed-move-to-end"},
    {"\\e[4~", "ed-move-to-end"}, {"\\e[3~", "ed-delete-next-char"},
    {"\\e[1;5C", "em-next-word"}, {"\\e[1;5D", "ed-prev-word"},
  };
  for (size_t index = 0; index < sizeof keys / sizeof *keys; index++)
    set(edit->line, 4, keys[index][0], keys[index][1], (char *)0);  // EL_BIND
  return edit;
}

// Reads a line, with its line feed, valid until the next call; null at the end.
static inline const char *cedit_read(struct cedit *edit) {
  int count = 0;
  edit->interrupted = 0;
  // EL_PREP_TERM before the prompt, so that the terminal's own editing, which handles Ctrl-D
  // itself, gets no input.
  CEDIT(int, "el_set", void *, int, ...)(edit->line, 16, 1);
  const char *line = CEDIT(const char *, "el_gets", void *, int *)(edit->line, &count);
  if (edit->interrupted) return "";
  return count > 0 ? line : 0;
}
