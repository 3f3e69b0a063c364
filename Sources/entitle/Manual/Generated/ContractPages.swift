// swift-format-ignore-file
// Made from Protocol/ by `ENTITLED_UPDATE=1 swift test --filter ContractTests`.

/// Pages of the contract, in Markdown.
enum ContractPages {
  /// `Protocol/daemon.md`.
  static let daemon = ###"""
# The daemon

`entitled` is the daemon, and `entitle` is its command line. A third program, `entitled-webhook`, posts events to web servers ([webhooks.md](webhooks.md)), because the daemon itself opens no network socket. The daemon stays in the foreground and logs to stderr. It writes nothing else.

```
entitled [--socket PATH] [--store sqlite:PATH | memory:] [--rules PRESET] [--clock manual]
         [--allow-uid UID:ROLE]... [--allow-gid GID:ROLE]... [--config FILE]
         [--ready-fd N] [--lifeline-fd N]
entitled --certify COMMAND [--check NAME]... [--report FILE] [--socket PATH]
entitled doctor [PATH] | backup PATH | unit [service | socket]
```

All options are optional. `--rules` and `--clock` (a manual clock moves only by `clock.advance`) apply to the project `default`, and to projects that are defined without rules or a clock. With `--certify` the daemon serves no clients: it tests a client library ([certify.md](certify.md)). All three programs have `--help` and `--version`.

`--config` names a file with one JSON object. Its members are `limits` and the names of the options above without dashes. Options on the command line override the file. The daemon reads the file as strictly as a request: an unknown name is an error. For example:

```json
{"store":"sqlite:/srv/entitled.sqlite","allow-uid":["1000:write"],"limits":{"waitsMax":100}}
```

## Choose the socket and the data file

| What | The first of these that fits |
| --- | --- |
| Socket | `--socket`; `$ENTITLED_SOCKET` (a path, or `unix:PATH`); a socket that systemd passed; `$RUNTIME_DIRECTORY/entitled.sock`; `$XDG_RUNTIME_DIR/entitled.sock`; `/run/entitled/entitled.sock` for root; `~/.local/state/entitled/entitled.sock` |
| Data | `--store`; `$STATE_DIRECTORY`; `$XDG_STATE_HOME/entitled`; `/var/lib/entitled` for root; `~/.local/state/entitled`. The file is `entitled.sqlite`. |

The daemon uses a path from an option or from `$ENTITLED_SOCKET` as it is. It skips any other location that it cannot create or write to. If no location works, the error lists each with the reason. A socket path has at most 107 bytes.

A client with an explicit socket, from `--socket` or `$ENTITLED_SOCKET`, tries only that socket, so that a test never reaches another daemon. Any other client takes the first location in the table where a daemon answers. If no daemon answers, its error lists every location that it tried.

A daemon locks two files, `SOCKET.lock` and then `STORE.lock`. If another daemon holds either lock, the new daemon changes nothing, prints the other's pid, and exits with 75. A symbolic link to a data file leads to the same lock. The daemon refuses a data file with more than one hard link.

The daemon binds the socket under a temporary name, sets its mode, and then renames it. So clients never see a socket that does not accept connections yet. At its end it removes the socket if the socket is still its own. If a file that is not a socket has the path, the daemon leaves it alone, logs an error and exits.

## Wait until it is ready

With `--ready-fd N` the daemon writes one line feed to that descriptor when the socket accepts connections. It also sends `READY=1` to `$NOTIFY_SOCKET`. A descriptor that was not passed, or is not writable, is a usage error.

## Run it under systemd

Put the program where the service can execute it, for example in `/usr/local/bin`. The unit hides `/home`, `/root` and `/tmp` from the service.

```sh
entitled unit        > /etc/systemd/system/entitled.service
entitled unit socket > /etc/systemd/system/entitled.socket     # optional
systemctl daemon-reload && systemctl enable --now entitled.service
```

Release builds of all three programs contain Swift's library. From Debian, the daemon needs only `libsqlite3-0` and `libstdc++6`.

The service runs as its own user, with its data in `/var/lib/entitled` and its socket in `/run/entitled`. Its sandbox denies nearly everything else. Only root can call it until you add an `--allow-uid` or `--allow-gid`: run `systemctl edit entitled`, and write an empty `ExecStart=` and a second one with the options.

| What systemd passes | What the daemon does |
| --- | --- |
| `$NOTIFY_SOCKET`, a path or an abstract name (`@…`) | It sends `READY=1` when the socket accepts connections, and `STOPPING=1` when it stops accepting them. If it cannot reach systemd, it logs that once and goes on. |
| `$WATCHDOG_USEC`, if `$WATCHDOG_PID` is the daemon's or unset | The request loop sends `WATCHDOG=1` after each half of that time. A loop that hangs sends nothing, and systemd restarts the daemon. |
| `$LISTEN_FDS`, if `$LISTEN_PID` is the daemon's | It serves the Unix stream socket on descriptor 3 instead of its own. It does not change the mode, does not remove the socket, and makes no `SOCKET.lock`: the lock of the data is enough to keep two daemons apart. More than one socket, or one of another type, is a usage error. If `--socket` or `$ENTITLED_SOCKET` is set, the daemon closes the passed socket. |

With the socket unit, clients can connect before the daemon has started, and wait while it restarts.

## Let it end with its starter

A test or a script that starts a daemon can make sure that the daemon never outlives it. It passes the reading end of a pipe as `--lifeline-fd N` and keeps the only writing end. When the starter ends, even by `kill -9`, the pipe closes and the daemon stops as with TERM. For example, `COMMAND | entitled --lifeline-fd 0` stops the daemon when `COMMAND` ends. A socket works too. The daemon never reads the data. A descriptor that was not passed, or is neither a pipe nor a socket, is a usage error.

## Signals

| Signal | What happens |
| --- | --- |
| TERM, INT | The daemon accepts no more connections. It carries out each request that has arrived as a whole line. It answers each waiting `events.wait` with an empty list. It commits everything and exits with 0 within five seconds. |
| HUP | The daemon reads its configuration again and applies roles and limits at once. The log names each change that needs a restart. |
| PIPE | Ignored. |

## Decide who may call it

When a client connects, the kernel tells the daemon the client's uid and groups. Root and the daemon's own uid have the role `admin`. `--allow-uid UID:ROLE` and `--allow-gid GID:ROLE` give others `read`, `write` or `admin`; supplementary groups count. Each role includes the ones before it. A client without a role gets `permissionDenied` for every method. [trust.md](trust.md) lists the methods of each role.

The socket has mode 0600. With any `--allow-…` option it has mode 0666, and the roles decide.

## Set limits

Set limits under `limits` in the configuration. `server.info` shows the values in force. A restart is needed to change `cacheBytesMax`, `answersBytesMax` or `pagesBytesMax`.

| Limit | Default | What it bounds |
| --- | --- | --- |
| `cacheBytesMax` | 268,435,456 | Records in memory, by estimate. Changed records that are not on disk yet come on top. |
| `answersBytesMax` | 201,326,592 | Cached replies to `checkEntitlements`. A device with one subscription takes at most 130 bytes, and 12 to 24 more in the index. |
| `pagesBytesMax` | 16,777,216 | Pages of the data file that the writer keeps between writes. The reader keeps up to 8 MB more until the daemon next copies the log or the journal. |
| `connectionsMax`, `connectionsPerUidMax` | 20,000, 19,000 | Connections in all, and of one uid. Both are lower if the process may not open that many descriptors. The daemon answers a connection over the limit with `tooManyConnections` and closes it. While 64 such connections wait for that answer, the daemon closes further ones of the same uid without an answer. So other uids need not wait. |
| `unfinishedBytesMax` | 67,108,864 | Bytes of lines without a line feed yet, on all connections. Over the limit the daemon drops the longest such line, not the newest, and answers its sender with `overloaded`. So a client that holds little loses nothing to clients that hold much. |
| `unsentBytesMax` | 4,194,304 | Replies of one connection that wait for the disk or for their client. Over the limit the daemon takes no more requests from that connection until the client reads. |
| `unsentBytesTotalMax` | 67,108,864 | Replies that wait for clients, on all connections. Over half of it, the daemon takes no more requests from a connection with more than 65,536 bytes waiting. Over all of it, the daemon closes the connection whose client has read nothing for the longest. It never closes the only connection with replies waiting. |
| `owedBytesMax` | 33,554,432 | Replies that wait for the disk, on all connections. Over the limit the daemon takes no more requests until the disk has caught up. |
| `batchEntriesMax`, `batchBytesMax` | 100, 4,194,304 | Requests in a batch, and bytes of the replies to its first requests, before the daemon refuses the rest with `batchTooLarge` |
| `undoRecordsMax` | 25,000, fixed | Users and purchases connected with a link that `user.link.undo` takes back. With more, the daemon answers `cannotUndo`. |
| `explainRecordsMax` | 1,000, fixed | Linked users and purchases that `explain` follows to say how a purchase came to its holder. With more, it says only what holds now. |
| `rehearsalEndsMax` | 25,000, fixed | Ends of subscriptions that a dry run of `clock.advance` may pass. More are `invalidParams`. |
| `waitsMax`, `waitsPerConnectionMax` | 5000, 64 | Waiting `events.wait`, in all and on one connection. More are `overloaded`. |
| `subscriptionsMax`, `subscriptionsPerConnectionMax` | 2000, 16 | Subscriptions, in all and on one connection. More are `overloaded`. |
| `noticeBytesMax` | 131,072 | Notifications that a connection's client has not read. Over the limit its subscriptions pause. |
| `subscriptionLagMax` | 10,000 | Events that a subscription that had caught up may fall behind before the daemon ends it with the notification `gap`. A burst of events from one request does not count; for example, a login that moves 10,000 purchases. |

The limits on replies protect clients that read from clients that do not. For example, if hundreds of clients ask for megabytes and never read, the daemon closes some of them and serves the other clients as always. Freed memory returns to the system: large buffers at once, small ones when a burst of 16 MB or more has shrunk to less than an eighth.

## Back up and restore

```sh
entitled backup /var/backups/entitled.sqlite
```

The command copies the data while the daemon runs, or while it is stopped. The path is the destination. The source is the data file that a daemon would use with the same `--store` and environment. The copy shows one moment. It contains every change that was confirmed before, and each commit completely or not at all.

The command writes `PATH.partial` with mode 0600, runs SQLite's integrity check on it, syncs it, and renames it last. So a file named PATH is always complete. The command never overwrites a file. It copies a few pages at a time and rests in between, so that the daemon goes on serving. Meanwhile the write-ahead log keeps growing until the backup finishes.

A backup does not run `entitled doctor`: a damaged file makes no backup, but a copy of inconsistent records is as inconsistent as its source. An older backup still contains what a later `user.delete` erased.

To restore, stop the daemon, put the copy in place of the data file, and remove the old files beside it. The daemon's user must own the data file; `cp` onto the old file keeps its owner and mode. For example:

```sh
systemctl stop entitled && cd /var/lib/entitled
cp /var/backups/entitled.sqlite entitled.sqlite
rm -f entitled.sqlite-wal entitled.sqlite-shm entitled.sqlite-turns1 entitled.sqlite-turns2
systemctl start entitled
```

To copy the data of a stopped daemon by other means, copy the data file together with these four files. After a crash they hold changes that are nowhere else, and the daemon does not start without `-turns1` and `-turns2`.

## Check the data

```sh
entitled backup today.sqlite && entitled doctor today.sqlite
```

`entitled doctor PATH` checks a backup, or the data file of a stopped daemon. Without PATH it checks the default data file. The doctor reports any state that the daemon could not have produced itself:

```
project "default": device "phone": its anonymous user "QON_…" is not there
/var/lib/entitled/entitled.sqlite is not sound: 1 finding
```

It first checks the file: SQLite's own check, the tables and indexes, and the journal. If the file is sound, it checks every record:

- Each record is readable, and the columns that find it agree with it.
- Devices, users, customers, purchases, accounts, properties and trails refer to each other in both directions. (A trail is what `user.link.undo` goes by: the links of a user, or the holders of a purchase over time.)
- Counters equal what the doctor counts.
- Events are numbered from 1 without a gap, are readable, and are about users that exist or were erased. Trails and consumers refer to existing events.
- For each customer, events have reported exactly the access that it has. The doctor looks at the time just before the clock's next change is due. So a change that a stopped daemon has not emitted yet is not a finding.

A purchase without a holder is not a finding: `user.link.undo` leaves such purchases, and so does a store that reports an erased purchase again.

The doctor prints the first 1000 findings. It uses little memory for any file size: 16 MB for a file of 580 MB, which took it 16 s of processor time. It writes nothing, except that SQLite keeps its index of a write-ahead log left by a crash (`-shm`).

## What is on disk

The data file has mode 0600. The daemon creates its directory with mode 0700, and leaves the mode of an existing one alone. A new store is on disk before the daemon serves a client; if the disk is full, the daemon does not start. The daemon keeps events as compact records and renders them as JSON when a client reads them. The record of a purchase event takes about a quarter of its JSON.

### The journal

The daemon commits by appending one frame to a journal: two files beside the data file, `entitled.sqlite-turns1` and `-turns2`. That one write makes the commit durable. Later the daemon copies the journal into SQLite's tables, in small steps while no client waits. At most some 8 MB wait for that, and 16 MB while the daemon copies SQLite's write-ahead log to the data file. Each journal file starts with 128 KB and grows to at most 24 MB. A clean stop copies everything and removes both.

- Another program that reads the data file sees only what has been copied. For example, during a step it may see a part of one commit.
- Only the last frame can be torn, and the daemon sent no reply for it. If any other frame is unreadable, or the files are missing after a crash, the daemon refuses to start and says why.
- A number in the table `folded` ties a journal to its data file, and each backup draws a new number. The daemon ignores a journal of another file.
- If the file system allows it, the daemon writes the journal past the page cache (`O_DIRECT` with `O_DSYNC`). It first fills the blocks with zeros, 128 KB at a time.
- It syncs SQLite's write-ahead log only before it copies that log to the data file, not with each commit (`synchronous = NORMAL`). A separate thread copies the log when it has 4,000 pages. After a power cut the tables may be older than the last commit. The journal then has the rest, because the daemon reuses a journal file only when its content is in synced tables.

### Deletion

When the daemon answers `user.delete`, the erased data is in no file of the data directory. The daemon removes it from the tables, rebuilds the data file (SQLite's `VACUUM`), empties the write-ahead log, and overwrites the journal files. Erased data never enters the journal: the daemon first copies everything that waits there to the tables.

The rebuild reads and writes the whole file on a separate thread: 2 to 3 s for 170 MB on a busy machine. It needs free space of twice the size of the data: half beside the data file, and half in the first of `$SQLITE_TMPDIR`, `$TMPDIR` and `/var/tmp` that exists. If the space is missing, the daemon tries again every 30 seconds and the reply waits. The reply also waits while another program reads the file, for example a backup. After a crash the next start finishes the deletion.

Other requests go on. Their writes go to the journal; a write waits for the rebuild only when the journal is full, after more than 24 MB of them.

### Schema versions

The schema version is in `PRAGMA user_version`. Version 1 is the only one: no other was released. The daemon refuses a file that is newer than itself. It upgrades an older file at its start, each step in one transaction, so a failed step leaves the version before it. To change the schema after a release:

1. Add the statements of the step to the end of `migrations` in `Schema.current`. Never change a released step.
2. In a test, upgrade a database that the last release wrote, and check everything in it. Give a record whose encoding changes a new format number in its codec, and keep reading the old one.

## When the disk fails

If the disk does not confirm a write, the daemon answers every waiting request with `storageFailed`, reads included, and exits with 74. Start it again: only the next start shows whether the write was kept. A full disk does not end the daemon: writes get `storageFull` until there is space. [faults.md](faults.md) has the tests.

Errors say only that the store failed. The log has the reason, once. Each log line is one line: the daemon replaces control characters with blanks. After a failed write the daemon retries its own work, such as ends by the system's clock and changes of the catalogue, a second later.

## Exit codes

| `entitled` | Meaning |
| --- | --- |
| 0 | ended by a signal or its lifeline with everything committed; the data is sound (`doctor`); the copy is complete (`backup`) |
| 1 | the socket or the data cannot be used, and the log says why; the data is not sound (`doctor`); the client failed a check, or the run did not finish (`--certify`) |
| 2 | wrong options or configuration |
| 74 | the disk did not confirm a write; start the daemon again |
| 75 | another daemon holds the socket or the data; also for `doctor` |

| `entitle` | Meaning |
| --- | --- |
| 0 | done, or yes |
| 1 | the answer is no (`entitle check`), or there are differences (`entitle simulate`) |
| 2 | wrong usage; nothing was done |
| 3 | the daemon answered with an error, or its result does not have what `--field` asks for; a measurement had errors or unanswered requests (`entitle bench`) |
| 4 | no connection, or the program could not start its own daemon (`entitle bench`, `entitle demo`, `entitle simulate`) |
| 5 | no answer in time |
| 6 | permission denied |
| 74 | done, but the output could not be written |

## The command line

`entitle METHOD name=value` calls a method. `entitle --help` lists the rest.

| To | Use |
| --- | --- |
| print a single value | `--field user.customerId`. `entitle` checks the name against the contract before it sends anything: a name that the result can never have is wrong usage, exit code 2. A name that this result happens not to have is exit code 3, because the call was carried out. |
| print each value on its own line | `--flat`. Both options apply to results, not to errors. |
| wait for a daemon that is starting | `--wait` |
| follow events | `entitle watch`; `after=0` replays the log from the beginning. It ends as soon as the reader of its output is gone. |
| type several commands | `entitle repl`, with history and completion if `libedit2` is installed. On a terminal Ctrl-C ends only the current command. From a pipe, the exit code is that of the last command. |
| complete words in the shell | `source <(entitle completion bash)`. The shell asks `entitle complete -- WORD…`, which prints each choice, a tab and a description, so completion always fits the installed program. |
| see the examples | `entitle demo`, always text; `--json` prints a JSON text for each step |
| read the manual | `entitle man entitled \| man -l -`; `entitle man --install ~/.local/share/man` installs the pages |

If the daemon is older and does not know a method that `entitle` knows, the error says so.
"""###

  /// `Protocol/lines.md`.
  static let lines = ###"""
# Lines and values

JSON-RPC 2.0, one message a line, over a Unix stream socket. Everything of `entitled`'s own stands inside `params`, `result` and `error.data`.

## What the daemon sends

One compact JSON text in UTF-8 and exactly one line feed. The members come in the order `jsonrpc`, `id`, then `result` or `error`; of a notification `jsonrpc`, `method`, `params`. It never sends an empty line, a greeting, or anything that nobody asked for: notifications go only to a connection that has called `events.subscribe`.

## What the daemon takes

| Topic | Rule |
| --- | --- |
| Lines | A line feed ends a message, wherever it stands. A CR before it, blanks around the message and empty lines mean nothing. What stands without a line feed when the sending side is closed is a message too. |
| JSON | RFC 8259 to the letter. Refused with `parseError` are trailing commas, comments, a byte order mark, bytes that are no UTF-8, raw control characters in strings, surrogates without their other half, and anything after the text; also, as I-JSON asks, a name that stands twice in one object, in whichever spelling; and more than 64 levels of `[` and `{`, the whole line counted. Noncharacters are fine, and numbers of any size and length. |
| `jsonrpc` | May be left out. Anything but `"2.0"` is `invalidRequest`. |
| `id` | A string, a number or null, of at most 256 bytes as it stands in the line. It comes back as the very token that was sent: `0`, `""`, `1e2`, `"\u0041"`, a number of forty digits. |
| No `id` | A notification: it is carried out and never answered, not even when it fails. |
| `method` | A string. |
| `params` | An object, or a list in the order of `methods/*.json`, where a `null` leaves one out. Absent or null is `{}`. A value of another type is `invalidRequest`. |
| A null | For a param that may be left out it is the same as leaving it out; for one that is required it is missing. Only in `purchase.update`, by name, it clears what it names: "there is none". |
| Other members | Ignored. |
| An unknown param | `invalidParams`, with the names that it may have meant. |
| No request | A line that is JSON and no request is `invalidRequest`, answered with its `id` where one could be read, else with null; also where it has no `id`. |
| Batch | A list of 1 to 100 requests. They are carried out in their order, each for itself, and answered in one line that holds a list; notifications have no entry in it, and where there are only notifications there is no line. An empty list is `invalidRequest`, one of more entries `batchTooLarge`: one error, and none is carried out. The daemon also answers other connections between the requests of a batch. When the answers so far have more than `batchBytesMax` bytes, it refuses the rest, each with `batchTooLarge`; for example, of twenty `user.export` with 10,000 purchases each, the first is answered. `events.wait` and `events.subscribe` cannot stand in a batch: that entry is `notInBatch`, the others are carried out. |
| Too long | More than 1,048,576 bytes without a line feed (by default): `messageTooLarge` with `id` null. The line is thrown away as it comes in, and the next one is read as always. |
| Too much in all | Where the lines that have begun and not ended take more than 67,108,864 bytes in all (by default), the longest of them is dropped as one that is too long: `overloaded` with `id` null and `limit`. |
| HTTP | A connection that begins with `GET `, `POST `, `PUT `, `HEAD `, `DELETE `, `OPTIONS `, `PATCH ` or `CONNECT ` gets one `parseError` that says what is spoken here, and then the end of the stream; what it still sends within a second is thrown away. |

A line that is no JSON is answered with `parseError`, `id` null, and `offset`: how many bytes of it could stand. The conversation goes on with the next line.

## Order

Requests of one connection start in the order in which they came, and are answered in that order. Sending many without waiting is welcome. Clients still match answers by `id`. The daemon does not read from a connection whose client does not read its answers, and drops no answer of a connection that is open. Where the answers that clients have not read take more than 67,108,864 bytes in all (by default), the daemon closes the connection whose client has read nothing for the longest. What that client asked for is done, as for any client that is gone.

Only `events.wait` may be answered late. Where there is something to tell already, and where `timeoutMs` is 0, it is answered in its turn like any other; otherwise its answer comes when there is something, or when the time is over, and what came behind it is carried out and answered meanwhile. Sent as a notification it waits for nothing.

Every request stands alone: there is no login, no session, and no current device of a connection.

**An answer leaves only when all that it tells is on disk**: what the request wrote, and whatever it has seen that others wrote.

After the sending side is closed and the last answer has left, that of a wait too, the daemon closes; a connection that has a subscription stays until its client closes it whole. When a client is gone, the writes that it began are completed, and nothing else of it stays.

## Subscriptions

`events.subscribe` has its connection told of what happens, each event in a notification `event`, in their order, behind the answer that names the subscription:

```json
{"jsonrpc":"2.0","method":"event","params":{"subscription":"1","cursor":"42","event":{"cursor":"42","kind":"userCreated"}}}
```

| Topic | Rule |
| --- | --- |
| Which | All that comes behind `after`, or behind the newest event that there is when the request is carried out; of `kinds` alone, where they are given. Only what is durable is told. |
| Beside answers | What a request of the same connection brings about is told behind the answer to it. Notifications may come between any two answers. |
| A slow reader | What the connection has no room for (`noticeBytesMax`) stays in the store, and is read from there as the reader goes on: nothing is left out, and the daemon does not grow. |
| A gap | Whoever was told everything once and then falls more than `subscriptionLagMax` events behind is told so, once: the notification `gap` with `subscription` and `cursor`. Everything up to that cursor was told before it; the subscription is over, and another one with this `after` goes on exactly there. A subscription also ends so when the store cannot be read, or the peer's role is taken away. |
| The end | A subscription ends with its connection, with `events.unsubscribe`, or with a gap. After the answer to `events.unsubscribe` nothing of it comes any more. Its name counts for its own connection alone. |
| A lost connection | Subscribe again with the cursor of the last notification as `after`. |

## Errors

```json
{"jsonrpc":"2.0","id":2,"error":{"code":1102,"message":"\"\" is a blocked user id","data":{"kind":"blockedUserId","field":"/userId","hint":"Send an id that is this user's alone, or none while nobody is logged in.","retryable":false}}}
```

`kind` is what a program looks at; a `code` never changes its meaning; `message` is one sentence for people. `data` always has `kind`, `hint` and `retryable`: true when the very same line may succeed on this connection a little later. `field` is a JSON pointer into `params`, by the param's name also where params came as a list. Some kinds have more, such as `nearest`, `offset`, `limit`, `holder` and `rule`. [errors.json](errors.json) lists all.

A wrong request is refused before it has any effect. Of several mistakes the shape comes first, then the project, then the device or user, then the user id's rules, then the rest.

Not being entitled is a result, never an error.

## Values

| Value | Rule |
| --- | --- |
| ids | Of users, devices, store accounts, apps, products, entitlements, transactions, projects and keys: opaque strings of 1 to 255 Unicode scalars, any of them, never trimmed, compared byte by byte. `Bob` is not `bob`, and a composed `é` is not a decomposed one. A user id has errors of its own for empty (`blockedUserId`) and too long (`userIdTooLong`, over the project's `userIdLengthMax`); the others are `invalidParams`. |
| `store`, `platform` | A word of 1 to 64 letters, digits, `_`, `-`, `.` of ASCII: `appStore`, `playStore`, `amazon`, `huawei`, `stripe`, `web`, or any other. |
| `kind` | `subscription`, `nonRenewingSubscription`, `nonConsumable`, `consumable`. |
| `periodType` | `normal`, `trial`, `intro`. |
| `environment` | Of a purchase `production` or `sandbox`; of a project also `any`. |
| `price` | A decimal in a string, `"9.99"`: up to 15 digits, and up to 9 after the point. |
| `currency`, `country` | Three letters; two or three letters. Kept as they came. |
| `attributes` | Up to 20 strings of up to 500 characters, with names of 1 to 80. |
| moments | RFC 3339 with any offset and precision. They are kept and sent in UTC with milliseconds, `2026-11-21T07:47:00.000Z`; what is finer is cut off. |
| durations | ISO 8601: whole numbers of `Y`, `M`, `W`, `D` and, after a `T`, of `H`, `M`, `S`, in this order, each once; the seconds may have a fraction. Years and months are the calendar's: a month after January 31 is the last day of February. Never negative. |
| properties | Names of 1 to 80 letters and digits of ASCII and `_`, `.`, `:`, `-`, `$`; values of up to 500 characters. |
| null | In a result: there is none. An entitlement without an end has `"expiresAt":null`. |

Results are always objects. A member that a client does not know is to be ignored. Lists of ids are in the order of their bytes, and lists of purchases in that of `store`, then `originalTransactionId`, unless something else is said.

## Common params

| Param | Where | Meaning |
| --- | --- | --- |
| `project` | everywhere but in `server.*` and `rpc.discover` | the project, `default` when left out |
| `dryRun` | methods that write | The same result as if it were done, with `"dryRun":true` and the `events` that it would cause; nothing changes. Ids that it makes up are samples, and its events have no cursor. It needs the same role. |
| `idempotencyKey` | methods that write | 1 to 255 characters, remembered for 24 hours of the system's clock, per project and method, also across restarts. The same key with equal params, compared as JSON values, gives the stored result with `"replayed":true`; with other params it is `idempotencyConflict`. Errors and dry runs are not remembered. |

`warnings` in a result is a list of `kind`, `message` and perhaps `nearest`, only there when there are any: `unknownProduct`, `unknownEntitlement`, `subscriptionWithoutEnd`.
"""###

  /// `Protocol/rules.md`.
  static let rules = ###"""
# Rules

> A purchase has holders. A device sees what its current user holds.

| Word | Meaning |
| --- | --- |
| project | A namespace: it shares nothing with others. `default` is there from the start, with the rules `qonversion`. |
| device | One install of one app. It always has one anonymous user, perhaps an identified one, and perhaps a store account. A reinstall is a new device. |
| store account | The Apple ID or Google account whose purchases a device can present. Two devices may share one. A device without one is alone on an account of its own. |
| user | Somebody who can hold purchases: anonymous (the id is made here) or identified (the id is the caller's). A device's current user is its identified one, else its anonymous one. |
| customer | Users that are one record: aliases of each other. Most customers are one user. Where this page says that a user holds something, the user's customer is meant. A customer has a `customerId`: the anonymous id that it began with, or one made like it, which is nobody's user id but stands wherever one may. |
| purchase | One chain of store transactions, named by `store` and `originalTransactionId`, and those who hold it. |
| entitlement | What somebody may use. It is never stored for purchases but derived, at a moment, from what is held, the catalogue and the clock; a new catalogue acts on old purchases at once. |

## The rules of a project

A preset is a system's column of this table.

| Rule | `qonversion` | `revenuecat` | `revenuecatLegacy` | `purchasely` | What it decides |
| --- | --- | --- | --- | --- | --- |
| `anonymousPrefix` | `QON_` | `$RCAnonymousID:` | `$RCAnonymousID:` | empty | what stands before the 32 lower-case hex digits of an anonymous id; when it is empty, an anonymous id is a lower-case UUID |
| `onIdentifyNew` | `attach` | `alias` | `alias` | `move` | a login, from nobody, of somebody new |
| `onIdentifyKnown` | `attach` | `aliasUnlessLinked` | `alias` | `move` | a login, from nobody, of somebody known |
| `onSwitch` | `logoutFirst` | `switch` | `switch` | `switch` | a login as somebody else without a logout |
| `onLogout` | `return` | `rotate` | `rotate` | `return` | who is there after a logout: the same anonymous user, or a new one |
| `onAnonymousLogout` | `ignore` | `refuse` | `rotate` | `ignore` | a logout when nobody is logged in |
| `purchaseHolders` | `deviceAndUser` | `currentUser` | `currentUser` | `currentUser` | who holds a new purchase |
| `onRestore` | `share` | `transfer` | `alias` | `transfer` | a restore of what another one holds: these, `transferIfInactive` or `keep` |
| `anonymousHolders` | `asOthers` | `alias` | `alias` | `asOthers` | a restore of what only anonymous users hold |
| `oneTimePurchases` | `move` | `move` | `move` | `stay` | whether a restore moves them |
| `userIdLengthMax` | 255 | 100 | 100 | 255 | in Unicode scalars; 1 to 255 |
| `blockedUserIds` | the empty one | RevenueCat's list | the older page's list | the empty one | ids that nobody may have |

RevenueCat's list is the empty id, `no_user`, `null`, `none`, `nil`, `(null)`, the NUL character, `unidentified`, `undefined`, `unknown`, `anonymous`, `guest`. The older page's is the first six of these.

`onIdentifyNew` and `onIdentifyKnown` may be `attach`, `alias`, `aliasUnlessLinked`, `move` or `switch`; every other rule may be any value that stands in its row, and `onRestore` the two others.

A project's `rules` are a preset's name, or a preset (`qonversion` when none is named) and what differs. They are replaced as a whole, and count from the next request on; what happened before stays: nobody becomes an alias, gains or loses anything by new rules, and whoever has an id keeps it.

### Rules that make no sense together

They are refused as `invalidParams` with the field `/rules`, and nothing of the call is taken.

| Together | Why not |
| --- | --- |
| `purchaseHolders: deviceAndUser` and `onLogout: rotate` | The device is to keep what was bought on it, but after the logout it has a new anonymous user, who holds nothing. |
| `purchaseHolders: deviceAndUser` and `onAnonymousLogout: rotate` | The same, with a logout of nobody. |
| `purchaseHolders: deviceAndUser` and `onIdentifyNew` or `onIdentifyKnown: move` | The anonymous user is to hold a purchase as well, but the next login takes it away from them. |
| `onLogout: return` and any of `onIdentifyNew` or `onIdentifyKnown: alias` or `aliasUnlessLinked`, `onRestore: alias`, `anonymousHolders: alias` | Somebody becomes one with the device's anonymous user, and the logout would leave the next person on the device with all that they have. |
| `onLogout: return` and `onAnonymousLogout: rotate` | A logout is to bring back the same anonymous user, and a second one would throw them away. |

## Installing

`install` makes a device and its anonymous user. A device that is known is returned as it stands: the other params are checked and not looked at further, but for a `storeAccount` where it had none or another, which counts from then on. With `userId` the device starts as that user, who is created if need be; nothing is attached.

## Logging in

`identify` makes a user the device's identified one, and creates that user if need be (`created`). What else it does depends on where it starts: `onIdentifyNew` and `onIdentifyKnown` for a device on which nobody is logged in, `onSwitch` for one on which somebody is.

| | |
| --- | --- |
| `attach` | Every purchase that the device's anonymous user holds and that no identified user holds gets the user as a holder besides. What is attached to another identified user already is left alone. |
| `move` | Every subscription, renewing or not, that gives access now and that the anonymous user holds is the identified user's instead. What is over or paused, and what was bought once, stays. |
| `alias` | The anonymous and the identified user become one customer. |
| `aliasUnlessLinked` | The same, unless the identified user's customer has an anonymous user already; then as `switch`. |
| `switch` | Only the device's current user changes. |
| `logoutFirst` | A logout and a login in one step, with the events of both. |

- `outcome` is `unchanged` for the id that is logged in already: nothing happens, and nothing is told. It is `aliased` when two became one customer, `attached` or `moved` when at least one purchase gained a holder or moved, else `switched`.
- `purchases` lists what changed holder; on an alias, what the anonymous user's customer held. `shouldRefresh` is true when that list is not empty.
- Wherever a new user id comes in (`identify`, `install`, `purchase`) it is checked: it must not be blocked, nor too long, nor begin with the anonymous prefix (where there is one), nor be an anonymous user's or a customerId. The bytes count: `null` may be blocked, and `NULL` pass.

`logout` brings back the device's anonymous user, the same as before the login (`return`), or makes a new one, who holds nothing (`rotate`). Where nobody is logged in it changes nothing (`ignore`), is `alreadyAnonymous` and changes nothing (`refuse`), or makes a new anonymous user too (`rotate`).

## Aliases

When two customers become one, the older one's `customerId` stays, and the other one reaches the merged customer for ever. Every alias reaches the same record: what is held, granted and known of any of them is everybody's. Of two properties of one name the newer value stays; grants of both stay.

A customer may have several identified ids. Asked by one of them, that one is the user's `id`; asked by device, the device's; asked by an anonymous alias or a customerId, the identified id that is least by bytes.

## Buying

`purchase` records a transaction. A new chain is held by the device's anonymous user and its identified one, if there is one (`deviceAndUser`), or by the current user alone (`currentUser`). A purchase by `userId` is held by that user, and one whom nobody knows is created: the money is real. Reading, granting and setting properties create nobody.

| `outcome` | When |
| --- | --- |
| `recorded` | The chain is new. |
| `received` | Somebody else held it. It is first restored to the buyer as below; where the rules refuse, and where `onRestore` is `alias` and the holder is identified, the call is `purchaseHeldByAnother` and nothing changes. |
| `planChanged` | A new transaction with another product. |
| `renewed` | Any other new transaction. |
| `unchanged` | A transaction that is known; or one older than the latest, by `purchasedAt`, then by end. |

- A renewal adds no holder. It takes over product, period and end, and clears refund, revocation, pause, grace, billing retry and a cancelled auto-renew. One that comes late counts in the history alone.
- `renewsCount`, `firstPurchasedAt` and `trialStartedAt` come from the whole history, in whatever order it came. `renewsCount` is the number of `normal` periods less one.
- A product that the catalogue does not know is kept, with a warning, and gives access as soon as the catalogue maps it.
- The kind is the purchase's own, else the catalogue's (which may name none), else `subscription` with an end and `nonConsumable` without. A subscription without an end gives access until an update sets one, and is warned of. A consumable gives access only where the catalogue maps it.
- A purchase is `production` unless it says otherwise. The project's `environment` decides which count; the others are kept.

`purchase.update` takes in what a store tells besides: another end, auto-renew, a grace period, billing retry, a pause, a refund, a revocation (also the end of family sharing), a change of plan. What is left out stays, and null clears. It changes the present state and not the history, and is told once, as `purchaseUpdated`, and only if something changed. Refunds and revocations may be dated back or ahead.

## Restoring

`restore` looks at every purchase of the device's store account; or, where `purchases` names some, at exactly those, whoever's account they came from. If one of them does not exist it is `unknownPurchase`, and nothing happens. What the current user holds already is left alone and not listed. Where no identified user is among the holders' customers and `anonymousHolders` is `alias`, they and the current user become one customer, whatever `onRestore` says; all else depends on `onRestore`:

| | |
| --- | --- |
| `share` | the current user holds it besides the others |
| `transfer` | the current user alone holds it; also the device's anonymous user loses it |
| `transferIfInactive` | as `transfer`, unless another one holds an active subscription of that store account: then everything of that account is refused |
| `keep` | refused |
| `alias` | the holders and the current user become one customer |

With `oneTimePurchases: stay` a consumable never moves, and a non-consumable never from an anonymous to an identified user. An alias of `anonymousHolders` comes before that too, and before `transferIfInactive` looks for what is active: a subscription that only an anonymous user holds, who becomes one customer with the current user, refuses nothing. For example, an anonymous user holds a running subscription of the store account and Bea a lifetime purchase; Cem restores, becomes one with the anonymous user, and gets the lifetime purchase in the same call.

`restored` is what the current user holds now and did not before, with all that an alias brought; `transferred` is what somebody lost by it; `refused` has the `holder` and the `rule`. A refusal is a result: what was not refused is restored. A restore never adds the device's anonymous user beside the current one.

## Taking a link back

Somebody logged in with the wrong account, or restored what is another's: `user.link.undo` names the event that told of it, an `identified`, a `usersAliased` or a `…Transferred`. The result is the history told again without that link, for holders and customers only.

| Afterwards | |
| --- | --- |
| devices | stay logged in as they are |
| what an `attach` shared, a `move` or a `transfer` moved | is held as before it, unless it moved on since |
| an alias | is two customers again, each with its ids, its customerId, and what was bought by, granted to and set for its ids, before and since |
| later logins | are decided anew, by the rules that they went by |
| later restores, and purchases of what another one held | stand as they came out, and are listed in `kept` where they found other holders than they would have |
| links taken back later | stay taken back, and are listed in `kept` |

What cannot be told apart any more is `cannotUndo`, and nothing changes; its `obstacle` says what stands in the way. So is taking back the same again.

`purchases` lists what changed holder. It is told by `linkUndone`, then as with every move: what each may use, and `…Received` and `…Transferred` for whoever gained or lost a purchase.

## What one may use at a moment

The state of a purchase is the first line that fits:

| When | State | Access |
| --- | --- | --- |
| before its first `purchasedAt`; a grant, before it was given | none: it is not there | no |
| refunded or revoked at or before the moment | `refunded`, `revoked` | no |
| no end, or not after `expiresAt`, that millisecond included | `trial`, `intro`, or `active` | yes |
| not after `gracePeriodExpiresAt` | `gracePeriod` | yes |
| before `pausedUntil` | `paused` | no |
| in billing retry | `billingRetry` | no |
| else | `expired` | no |

At a moment in the past the period is that of the transaction which covers it, of several the one that began last; between two periods it is `expired`. Who holds what is always today's.

So a pause or a failed payment takes nothing away while a paid period runs. A moment of the future is answered from what is known now.

Of several purchases and grants for one entitlement one wins, and supplies every field: active beats inactive; no end beats any end; then the furthest end of access, a grace period included; then the latest purchase; then the greatest transaction id by bytes, of which a grant has none; then the store, then the `originalTransactionId` by bytes; of two grants that were revoked together, the one that would have gone further. The end of what was refunded or revoked is that moment.

| Field | Value |
| --- | --- |
| `renewState` | `billingIssue` in grace or billing retry; `nonRenewable` for kinds other than `subscription` and for grants; `canceled` with auto-renew off; `nonRenewable` without an end; else `willRenew` |
| `grantType` | `familySharing` before `offerCode` before `purchase`; `manual` for a grant |
| `startedAt`, `firstPurchasedAt` | the chain's first purchase; of a grant `startedAt` alone, when it was given |
| `lastPurchasedAt` | the latest transaction |

`checkEntitlements` lists all that what is held gives or gave, inactive ones too: look at `active`. What was lost with a purchase that another one holds now is not listed. Asked for `entitlements`, it answers each of them; one that the project does not know is inactive, with a warning and the nearest names.

## Why

`explain` tells what an answer of `checkEntitlements` comes of: it looks at the same records in the same way, so `entitlement` is the same in both, now or `at` another moment. `because` is the way of what wins (and of what would, where nothing is active): from the purchase or the grant, through each link, to the catalogue and the clock. Links that were taken back are no part of it.

| `step` | What it says | `event` |
| --- | --- | --- |
| `purchased` | what was bought, on which device, and for whom it was recorded (`to`) | `purchaseRecorded` |
| `granted` | to whom (`to`) | `granted` |
| `attached`, `moved` | a login as `to` on the device of `from` | `identified` |
| `shared` | a restore, or a purchase of what another one held; `to` holds it besides | `…Received` |
| `transferred` | the same, and `from` lost it | a `…Transferred` |
| `aliased` | `from` and `to` became one customer | `usersAliased` |
| `unclear` | how it went on was erased with somebody, or more than 1000 users and purchases hang together with it: what follows is known, and what lies between is not told | |
| `identified` | who is logged in on the device that was asked about | |
| `renewed` | which later transaction's period counts at the moment | |
| `revoked` | the grant was ended by hand | `grantRevoked` |
| `mapped` | which product gives the entitlement | |
| `clock` | the state at the moment, since when, and until when as far as is known | |

The links stand in the order in which the right passed on; who was one customer before may have become so earlier. `rule` is the rule that decided then, whatever the rules are now; `transfer` stands also for a `transferIfInactive` that nothing held up. A login that brought nothing then, and does since an earlier link was taken back, says `decidedAnew`.

`others` are the purchases and grants that give it, too, each with what it lost by: the first of `active`, `end`, `purchasedAt`, `transactionId`, `store`, `originalTransactionId` in which it differs from the winner (`order` in none).

Where the answer is no, `missing` says what stands in the way, what is nearest first:

| `kind` | What is missing | What may help |
| --- | --- | --- |
| `expired`, `paused`, `billingRetry`, `refunded`, `revoked` | what was bought or granted gives nothing at the moment | `purchase.update`: what was withdrawn is taken back, and the end is moved by whole periods; `grant` for a grant |
| `notYet` | it begins only later | |
| `notMapped` | what was bought is of a product that gives nothing | `project.define` with the catalogue as it is, and the product in it |
| `environment` | what was bought is of an environment that does not count | `project.define` |
| `notIdentified` | nobody is logged in, and somebody who was on this device has it | `identify` |
| `heldByAnother` | another one holds what is linked with the user, or what the device's account bought; `because` says how it came there | `restore`, `identify` as the holder, `logout` where the device's own user holds it, `user.link.undo` of the link by which it was lost |
| `heldByNobody` | whoever held it was deleted | `restore` that names it |
| `noPurchase`, `noProduct` | nothing of all that is there; no product gives it | |
| `notGranted` | nobody granted it either | `grant` |

`wouldHelp` are calls as they can be sent. Each was rehearsed, by itself, on what there is: it would be accepted, and the entitlement would be active at the moment asked about. What would not help is not listed, so there may be none. They show what is possible, not what is right: whether somebody should have it is the caller's to judge.

## Granting

`grant` gives an entitlement without a purchase: one that the catalogue gives, or that the project lists as `entitlements`; any other is `unknownEntitlement`. A grant belongs to the current user's customer and follows aliases only. A newer grant of the same entitlement takes its place, be it longer or shorter; with `expiresAt` it ends by itself, that millisecond included. `revoke` ends the grants of an entitlement that are in force; where there are none, also where it was bought, it is `notAManualGrant`. Both answer with the entitlement as it stands then, which may come from a purchase.

## Properties

`setUserProperty` keeps up to 100 words about a customer for other systems. It never changes who somebody is or what they may use, and is not told. An empty value removes the name. The names that other systems reserve (`_q_custom_user_id`, `$email`, …) are names like any other.

## Export and deletion

`user.export` tells everything that is held about a customer, by any id that reaches it: its ids, the devices with one of its users (as anonymous or logged in), the purchases that it holds with every transaction, grants, properties, entitlements now, and the first 1000 events that were told of it; `events.read` with that `user` goes on from `cursor`. What others hold or were told is theirs, and not there.

`user.delete` erases a customer with all its users. The answer comes when none of its ids is in any file. Where the store is damaged and does not let it come so far, it is `storageFailed`: the ids reach nobody any more, what was kept of them is still in the files, and the next start goes on with it.

| What | What becomes of it |
| --- | --- |
| the customer: its ids, aliases, grants, properties | gone; the ids may be used again, as new ones |
| a purchase that nobody else holds | gone; a salted hash of the chain is left |
| a purchase that others hold, too | theirs; it does not say any more that it came from the deleted one |
| a device with one of its anonymous users, where nobody else is logged in | gone: the next call is `unknownDevice`, and `install` begins anew |
| such a device with somebody else logged in | stays with that one, and gets a new anonymous user |
| another device on which one of its users was logged in | logged out: its own anonymous user is its user again |
| a store account | gone with the last purchase and the last device that name it |
| events | stay in their places. The *tombstone*, a made-up id that the answer tells, stands for every erased id of a user, a device or a transaction, also in the events of others. An event that changes loses its cause's `id`; those of an erased chain lose their `attributes`. |
| a stored answer that names something erased | gone: the same request again is a new one |
| what others were given in the caller's own words: properties, attributes, ids of their requests | theirs. Only a request's id that has an erased id in it as a word is taken out of an event. |

Told are `loggedOut` of the tombstone for each device that is logged out, `userCreated` for each new anonymous user, then `userDeleted`.

A device whose anonymous user is another customer than the one logged in (`attach`, `move`, `switch`) is that other customer's: `user.export` names it as the device's `anonymousId`, and it is deleted by that id.

When a chain that was erased comes again, by `purchase`, it is recorded, but nobody holds it and it gives access to nobody, with the warning `heldByNobody`. So it stays with every further transaction, and `restore` without `purchases` leaves it, until a `restore` from a device names it: that device's user holds it then, whatever `onRestore` says.

## Time

A project lives in the system's time, or in a time of its own that stands still until `clock.advance` moves it forward, by a duration or to a moment. What ends on the way ends in order, and each thing is told at its own time:

| What | Told | `at` |
| --- | --- | --- |
| access by a period or its grace period is over | `purchaseExpired`, also where a pause or billing retry follows | the last moment with access |
| a pause that took access is over | `purchaseUpdated` | `pausedUntil` |
| a refund or revocation dated ahead | `purchaseUpdated` | its moment |
| a grant is over | nothing but the change of access | its last moment |
| a purchase dated ahead begins | nothing but the change of access | its `purchasedAt` |

- Each comes with `entitlementsActivated` or `entitlementsDeactivated` for those whose access changed, at the same `at`, and has the clock as its cause.
- A clock that stands exactly at the last moment with access tells nothing yet. Into a grace period nothing is told: nothing is taken away.
- At one moment purchases come in the order of `store` and `originalTransactionId`, then what else is due.
- `clockAdvanced` is last, with `now`. The answer comes when all is on disk; what was durable before a crash is not told again.
- Answers are right for their moment, whether what ended has been told yet or not.

## A new catalogue

A `project.define` with other `products` or another `environment` changes at once what everybody may use. Each customer whom that concerns is told soon after, between requests, in the order of the customerIds: `entitlementsActivated` and `entitlementsDeactivated`, with `at` the moment of the change and with that request as the cause. Whatever is decided about a customer before its turn has come tells it that first. What was due before the change comes before it, by the old catalogue; what ends later comes when all were told. A second change waits for the first.

## Events

A project's events are numbered from 1 without gaps. An event has `cursor`, `id`, `kind`, `at`, `project`, `user` (the customerId), `userId` or `anonymousId`, and `cause`: the `method` and `id` of the request, or `{"clock":true}`; of what a new catalogue brought, the `project.define`. Only `clockAdvanced` is about nobody, and has no user. An event never changes, but that a deletion takes out of it what it erases.

| Kind | When | What else it has |
| --- | --- | --- |
| `userCreated` | a user is new | `device` |
| `identified` | a device's current user becomes an identified one | `device`, `outcome`; `userId` and `anonymousId` |
| `loggedOut` | it ceases to be; or the device gets a new anonymous user though nobody was logged in | `device`; `userId` and `anonymousId`, the device's from now on; or the `anonymousId` that was |
| `usersAliased` | two customers are one, or a new id joined one | `aliases`; `absorbed`, the customerId that became part of `user`, not there when the id was new |
| `linkUndone` | a link was taken back | `undone`, the id of the event that told of the link; `aliases` where customers part |
| `purchaseRecorded`, `purchaseRenewed` | a chain is new; a newer transaction of it | `store`, `originalTransactionId`, `transactionId`, `product`, `productKind`, `holders`, `device`, `environment`, `firstPurchasedAt`, `purchasedAt`, `expiresAt`, `periodType`, `isFamilyShared`, `price`, `currency`, `country`, `offerCode`, `attributes` (where there are any) |
| `purchaseUpdated`, `purchaseExpired` | what a store tells besides, or its state changes by the clock; its access is over | the same |
| `entitlementsActivated`, `entitlementsDeactivated` | what a user may use changes, for whatever reason | `entitlements`; by a purchase, its `store`, `originalTransactionId`, `transactionId`, `product`; in a move, `from`, `to`, `shared` |
| `subscriptionReceived`, `oneTimePurchaseReceived` | somebody gains a purchase that was another's | `from`, `to`, `shared`, and the same four |
| `subscriptionTransferred`, `oneTimePurchaseTransferred` | somebody loses it | the same |
| `granted`, `grantRevoked` | a grant is given, or ended by hand | `entitlements` (one), `expiresAt` (null without an end) |
| `userDeleted` | a customer was deleted; `user` and `userId` (or `anonymousId`) are the tombstone | |
| `clockAdvanced` | a manual clock has arrived | `now` |

`purchaseRecorded` is told of who bought it; `purchaseRenewed`, `purchaseUpdated` and `purchaseExpired` once, of the identified holder, else of the anonymous one, of several the least by bytes.

The order within one request:

1. `userCreated`, then `loggedOut` or `identified`, which speak of that user. In `install` the anonymous user's `userCreated` is first, in a login with `logoutFirst` the logout.
2. `usersAliased`, then `entitlementsActivated` of the present user, if it gained access, and of the other side, shown by the id that stood for it.
   `linkUndone`, one for each customer that is another one now, else one; then, for each side of those that part, the changes of its access.
3. `purchaseRecorded`, `purchaseRenewed`, `purchaseUpdated`, `granted` or `grantRevoked`, then the changes of access of each holder.
4. For each purchase that changed holder: `entitlementsActivated` for the one who gained it and `entitlementsDeactivated` for each who lost it, where what they may use did change; then `…Received` for the one who gained, and `…Transferred` for each who lost, so none where it is shared. These come before what a transaction of that purchase tells in the same call.

An alias moves no purchase: it has no `…Received`.

`events.read` gives them from any place: `after` is the cursor of an earlier answer. Its own `cursor` is where to go on: that of the last event told, or, when there are no more, that of the newest there is, whether it was told or filtered out. A cursor that does not exist yet is `invalidParams`. What is rare is looked for in stretches: `more` may be true with few events, or none, and the cursor has moved on.

Of one `user` are all events of the customer that the id reaches, and of every customer that became part of it.

`events.wait` does the same, and where there is nothing it waits for up to `timeoutMs`. `events.subscribe` tells without being asked again (lines.md).

A **consumer** is a place in the feed that the daemon keeps: `events.acknowledge` says that somebody is done with the events up to a cursor, and `consumer` in `events.read` and `events.wait` goes on behind it. It never goes back: acknowledging less than before changes nothing, and answers with where the consumer stands. A worker that reads as a consumer, does its work and then acknowledges misses nothing, and after a crash sees again only what it had not acknowledged; one that keeps the cursor together with its work sees everything once.
"""###
}
