// swift-format-ignore-file
// Made from Protocol/ by `ENTITLED_UPDATE=1 swift test --filter ContractTests`.

/// Pages of the contract, in Markdown.
enum ContractPages {
  /// `Protocol/daemon.md`.
  static let daemon = ###"""
# The daemon

`entitled` is the daemon, `entitle` the command line; `entitled-webhook` posts events to web servers ([webhooks.md](webhooks.md)), for the daemon itself opens no network socket. The daemon stays in the foreground and writes nothing but its log, to stderr.

```
entitled [--socket PATH] [--store sqlite:PATH | memory:] [--rules PRESET] [--clock manual]
         [--allow-uid UID:ROLE]... [--allow-gid GID:ROLE]... [--config FILE]
         [--ready-fd N] [--lifeline-fd N]
entitled --certify COMMAND [--check NAME]... [--report FILE] [--socket PATH]
entitled doctor [PATH] | backup PATH | unit [service | socket | webhook | sysusers]
```

Without options it works. `--help` and `--version` are there in all three programs. `--rules` and `--clock` count for the project `default`, and for projects defined without them. A configuration file is one JSON object, read as strictly as a line: the options' names without dashes, and `limits`. What it says is overridden by options. With `--certify` nobody is served: a client library is tested ([certify.md](certify.md)).

## Places

| What | The first of these that fits |
| --- | --- |
| Socket | `--socket`; `$ENTITLED_SOCKET` (a path, or `unix:PATH`); a socket that systemd passed; `$RUNTIME_DIRECTORY/entitled.sock`; `$XDG_RUNTIME_DIR/entitled.sock`; `/run/entitled/entitled.sock` for root; `~/.local/state/entitled/entitled.sock` |
| Data | `--store`; `$STATE_DIRECTORY`; `$XDG_STATE_HOME/entitled`; `/var/lib/entitled` for root; `~/.local/state/entitled`. The file is `entitled.sqlite`. |

What an option or `$ENTITLED_SOCKET` names is taken as it is. Of the other places, those are passed over where nothing can be made; when none is left, the error names each with what stood in the way.

A client that is told its socket, by `--socket` or `$ENTITLED_SOCKET`, tries that one only: what was meant for a test must not reach another daemon. Otherwise it takes the first of the rest where a daemon answers, and when none does, its error lists all that it tried. A socket's path may have 107 bytes; a longer one is an error that says how long it is, what the limit is, and what to do.

## One daemon

A daemon takes two locks of the kernel, the file `SOCKET.lock` and then `STORE.lock`. One that fails at either leaves everything as it is, says who holds it (the pid), and exits with 75. A symbolic link to the data leads to the same lock; a data file with more than one hard link is refused.

The socket is bound under another name with its mode set before, and then renamed into place: nobody meets one that does not listen. When the daemon ends it removes the socket, if it is still its own. A file at the socket's place that is no socket is left alone, and the daemon says so and ends.

## Being ready

When the socket listens, `--ready-fd N` gets one line feed (a number that was not passed, or not for writing, is a wrong option), and `$NOTIFY_SOCKET` gets `READY=1`.

## Under systemd

The package installs these files ([changes.md](changes.md#install)). Without the package, copy the programs to `/usr/local/bin`, and print the files there:

```sh
entitled unit sysusers > /etc/sysusers.d/entitled.conf && systemd-sysusers
entitled unit service  > /etc/systemd/system/entitled.service
entitled unit socket   > /etc/systemd/system/entitled.socket             # optional
entitled unit webhook  > /etc/systemd/system/entitled-webhook@.service   # optional
systemctl daemon-reload && systemctl enable --now entitled.service
```

`--programs DIR` writes another folder into the units than that of the program that prints them. The units hide `/home`, `/root`, `/tmp`, `/var/tmp`, `/run/user` and `/dev` from the programs (`ProtectHome=`, `PrivateTmp=`, `PrivateDevices=`). systemd cannot start a program there, so `entitled unit` refuses to write such a unit, and says why. For example, it refuses a build in `/home/ann/entitled/.build/release`.

A release build of the three programs contains Swift's library, so they run where no Swift is installed. They need Debian's `libsqlite3-0` and `libstdc++6`; `entitled-webhook` also loads `libcurl4`, and `entitle repl` loads `libedit2` if it is there.

The service runs as the user `entitled`. Its data is in `/var/lib/entitled`, its socket in `/run/entitled`, and it may do next to nothing else: `systemd-analyze security` finds it hardly exposed. Only root and the user `entitled` can connect until the daemon has an `--allow-uid` or `--allow-gid` (`systemctl edit entitled`: an empty `ExecStart=`, and one with the options).

| What | How |
| --- | --- |
| `$NOTIFY_SOCKET`, a path or an abstract name (`@…`) | gets `READY=1` when the socket listens, `STOPPING=1` when the daemon stops taking connections, and signs of life. Where it cannot be reached, the log says so once, and the daemon goes on. |
| `$WATCHDOG_USEC`, where `$WATCHDOG_PID` is the daemon or nobody | `WATCHDOG=1` after each half of that time, sent by the loop that serves requests: one that hangs sends nothing, and is started again |
| `$LISTEN_FDS`, where `$LISTEN_PID` is the daemon | one Unix stream socket that listens, as descriptor 3: the daemon serves it in the place of one of its own. It makes no lock beside it, leaves its mode alone, and does not remove it. Several, or one of another sort, are a wrong option. `--socket` and `$ENTITLED_SOCKET` come first: then the socket passed is closed. |

With the socket's unit clients may connect before the daemon is there, and wait while it is started again.

## Ending with its starter

With `--lifeline-fd N` the daemon ends, as with TERM, when nobody holds the other end of that pipe or socket any more. Whoever starts a daemon for a while (a test, a script) keeps the writing end of a pipe open and lets no other process have it: however it ends, killed too, the daemon ends as well. N may be 0, so that standard input is the lifeline. What is written to it is not read. A number that was not passed, or is neither a pipe nor a socket to read from, is a wrong option.

## Signals

| Signal | What happens |
| --- | --- |
| TERM, INT | No more connections; what was read is answered, each request whole or not at all, whoever waits for events with what there is, an empty list; everything is committed; exit 0 within five seconds. |
| HUP | The configuration is read again. Roles and limits count from then on; the log names what needs a restart. |
| PIPE | Ignored. |

## Who may do what

The kernel tells who is at the other end when a connection is made. The daemon's own uid and root have the role `admin`. `--allow-uid UID:ROLE` and `--allow-gid GID:ROLE` give others `read`, `write` or `admin`; each role includes those before it, and supplementary groups count. Everybody else is refused on every method. Without any `--allow-…` the socket has mode 0600, with one it has 0666 and the roles decide.

## Limits

`limits` in the configuration sets them, and `server.info` shows all that are in force. Those of memory, of connections and of the feed:

| Limit | Default | What it bounds |
| --- | --- | --- |
| `cacheBytesMax` | 268,435,456 | the records that are in memory, by estimate; those that were changed and are not on disk yet come on top |
| `answersBytesMax` | 201,326,592 | cached replies to `checkEntitlements`; a device with one subscription takes at most 130 bytes, and 12 to 24 more for the table that finds its reply |
| `pagesBytesMax` | 16,777,216 | pages of the data file that are kept from one write to the next |
| `connectionsMax`, `connectionsPerUidMax` | 20,000, 19,000 | how many connections are served, in all and of one uid; fewer where the process may not have so many descriptors. One more is told `tooManyConnections` and closed |
| `unfinishedBytesMax` | 67,108,864 | what is held of lines whose line feed has not come, of all connections. Where it is more, the longest of these lines is dropped, and its sender is told `overloaded` |
| `unsentBytesMax` | 4,194,304 | the answers of one connection that wait, for the disk or for its client to read them. Over it the daemon takes no further requests from the connection until the client reads |
| `unsentBytesTotalMax` | 67,108,864 | the answers that wait for clients to read them, of all connections. Over half of it the daemon takes no further requests from a connection for which more than 65,536 bytes wait. Over all of it the daemon closes connections: first the one whose client has read nothing for the longest. A connection that alone has answers waiting stays |
| `owedBytesMax` | 33,554,432 | the answers that wait for the disk, of all connections. Over it the daemon takes no further requests until the disk has caught up |
| `batchEntriesMax`, `batchBytesMax` | 100, 4,194,304 | how many requests a batch may have; and how many bytes the answers to its first requests may have, before the rest is refused with `batchTooLarge` |
| `undoRecordsMax` | 25,000, fixed | how many users and purchases may hang together with a link that `user.link.undo` takes back; more are refused with `cannotUndo` |
| `explainRecordsMax` | 1,000, fixed | how many linked users and purchases `explain` looks at to tell how a purchase came to its holder; where there are more, it tells what holds now |
| `rehearsalEndsMax` | 25,000, fixed | how many ends a rehearsal of `clock.advance` may pass; more are `invalidParams` |
| `waitsMax`, `waitsPerConnectionMax` | 5000, 64 | how many `events.wait` may wait, in all and on one connection; one more is `overloaded` |
| `subscriptionsMax`, `subscriptionsPerConnectionMax` | 2000, 16 | how many subscriptions there may be, in all and on one connection; one more is `overloaded` |
| `noticeBytesMax` | 131,072 | what a connection was sent and its reader has not taken, up to which its subscriptions are told more |
| `subscriptionLagMax` | 10,000 | how many events a subscription that had caught up may fall behind before the daemon ends it with a gap notice. A burst of events from one request does not count; for example, a login that moves 10,000 purchases |

## Files

Data has mode 0600, in a directory that is made with 0700; one that exists keeps its mode. A new store is on disk before anybody is served: a daemon for which there is no room does not begin. The version of the schema is `PRAGMA user_version`; a database that is newer than the program is refused in one clear sentence.

Events are kept as records, like everything else, and the daemon renders them as JSON when they are read. A record has only the facts that its event shows; those of a purchase take about a quarter of the JSON. `entitled doctor` reports an event that it cannot read, and `events.read` answers with an error.

What `user.delete` erased is in no file of the data folder when it is answered. The daemon takes it out of the tables, rebuilds the data file (SQLite's `VACUUM`), empties the write-ahead log, and overwrites the journal's files. The rebuild reads and writes the whole file, on a thread of its own: 2 to 3 s for 170 MB on a busy machine. It needs free room of twice the size of the data, half of it beside the data file and half in `$SQLITE_TMPDIR`, `$TMPDIR` or `/var/tmp`, the first of these that is there. Where there is no room, the daemon tries again every 30 seconds, and the answer waits.

Other requests go on meanwhile. Their writes stand in the journal until the rebuild has ended; a write waits for that only when the journal is full, which takes more than 24 MB of them. While another program reads the file (a backup, for example), the log cannot be emptied, and the answer waits for that, too. What was begun is brought to its end after a crash, by the next start. Copies and backups of the file are not the daemon's.

### Looking through the data

`entitled doctor` looks through the data file of a daemon that is stopped, `entitled doctor PATH` through that file or a backup, and says in sentences what no decision of the daemon can have left there:

```
project "default": device "phone": its anonymous user "QON_…" is not there
/var/lib/entitled/entitled.sqlite is not sound: 1 finding
```

It looks at the file as such (SQLite's own check, the tables and indexes, the journal) and, where that is sound, at each record: that it can be read; that devices, users, customers, purchases, accounts, properties and trails name one another both ways; that the columns by which records are found say what the records say; that counts are what can be counted; that events are numbered without a gap, begin as they must, can be read, are about somebody, and are found by their customers; that trails and consumers name events that there are; and that every customer was told what it may use. It needs little memory however large the file is (16 MB for one of 580 MB with 100,000 devices, 250,430 purchases and 450,430 events, which took it 16 s of a processor), and writes nothing; only where a crash has left a write-ahead log, SQLite keeps its own index of that beside it (`-shm`). The first 1000 findings are shown. Where a daemon has the file, look through a backup.

### Backups

`entitled backup PATH` copies the data, also while a daemon runs; `--store`, `$STATE_DIRECTORY` and so on say of which. The copy is of one moment: everything that was answered before is in it, and of every turn all or nothing. It goes a stretch at a time and rests between; meanwhile requests go on, and what is written waits in the write-ahead log, which grows for so long. What the journal had at that moment is in the copy's own tables. The copy is made as `PATH.partial` with mode 0600, looked through, synced, and named PATH last: what has that name is whole. Nothing is ever overwritten. To go back, stop the daemon, put the copy in the place of the data file, and remove that one's `-wal`, `-shm`, `-turns1` and `-turns2`; [restore.md](restore.md) has the commands, and a drill. To copy the data of a stopped daemon by other means, copy the data file together with these: what a crash has left in them is nowhere else, and a daemon does not begin without them.

What `user.delete` erased later is still in a backup from before.

### Versions of the schema

`PRAGMA user_version` counts the versions of the schema. Version 1 is the only one: no other was released. When a daemon starts on a file of an older version, it brings the file to its own version. Each step is a transaction of its own, so a step that fails leaves the version before it. To change the schema after a release:

1. Add the statements of the step to the end of `migrations` in `Schema.current`. A step that was released never changes.
2. Bring a database that the last release wrote to the new version in a test, and look for everything in it. A record whose bytes change their form gets a new format number in its codec, which goes on reading the one before.

## Exit codes

| `entitled` | Meaning |
| --- | --- |
| 0 | ended by a signal or its lifeline, everything committed; the data is sound (`doctor`); the copy is whole (`backup`) |
| 1 | the socket or the data cannot be used, and the log says why; the data is not sound (`doctor`); the client got something wrong, or was not tested to the end (`--certify`) |
| 2 | wrong options or configuration |
| 74 | the disk did not confirm a write; start it again, it is whole |
| 75 | another daemon is there, or has the data (`doctor`) |

| `entitle` | Meaning |
| --- | --- |
| 0 | done, or yes |
| 1 | the answer is no (`entitle check`), or there are differences (`entitle simulate`) |
| 2 | wrong usage; nothing was done |
| 3 | the daemon answered with an error, or its result does not have what `--field` asks for; among what was measured were errors, or requests that nobody answered (`entitle bench`) |
| 4 | no connection, or no daemon of its own could be started (`entitle bench`, `entitle demo`, `entitle simulate`) |
| 5 | no answer in time |
| 6 | permission denied |
| 74 | done, but its output could not be written |
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
