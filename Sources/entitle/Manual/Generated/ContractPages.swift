// swift-format-ignore-file
// Made from Protocol/ by `ENTITLED_UPDATE=1 swift test --filter ContractTests`.

/// Pages of the contract, in Markdown.
enum ContractPages {
  /// `Protocol/daemon.md`.
  static let daemon = ###"""
# The daemon

`entitled` is the daemon, and `entitle` is its [command line](#the-command-line). A third program, `entitled-webhook`, posts events to web servers ([webhooks.md](webhooks.md)), because the daemon itself opens no network socket, except to a [shared database](fleet.md). The daemon stays in the foreground, logs to stderr, and prints nothing to stdout.

```
entitled [--socket PATH] [--store sqlite:PATH | postgres:CONNINFO | memory:] [--rules PRESET]
         [--clock manual]
         [--allow-uid USER:ROLE]... [--allow-gid GROUP:ROLE]... [--config FILE]
         [--log text | json] [--log-level LEVEL] [--log-slow MILLISECONDS] [--log-ids]
         [--ready-fd N] [--lifeline-fd N]
entitled doctor [PATH] | backup PATH [--store sqlite:PATH]
entitled store create --store postgres:CONNINFO [--rules PRESET] [--clock manual] [--print]
entitled store accept-timeline --store postgres:CONNINFO
entitled unit [service | socket | webhook | shared | sysusers] [--programs DIR]
```

All options are optional. `--rules` and `--clock` apply to a new project whose definition leaves them out: to `default` at the first start, and to projects defined later. A manual clock moves only by `clock.advance`. With `--store postgres:…` several daemons share a database ([fleet.md](fleet.md)). With `--store memory:` all data is lost when the daemon ends. All three programs have `--help` and `--version`.

`--config` names a file with one JSON object. Its members are `limits` and the options above without the leading `--`. Options on the command line override the file, except `--allow-uid` and `--allow-gid`: those of both count, and the highest role wins. An unknown name is an error. For example:

```json
{"store":"sqlite:/srv/entitled.sqlite","allow-uid":["www-data:write"],"limits":{"waitsMax":100}}
```

## Choose the socket and the data file

| What | The first of these that fits |
| --- | --- |
| Socket | `--socket`; `$ENTITLED_SOCKET` (a path, or `unix:PATH`); a socket that systemd passed; `$RUNTIME_DIRECTORY/entitled.sock`; `$XDG_RUNTIME_DIR/entitled.sock`; `/run/entitled/entitled.sock` for root; `~/.local/state/entitled/entitled.sock` |
| Data | `--store`; `$STATE_DIRECTORY`; `$XDG_STATE_HOME/entitled`; `/var/lib/entitled` for root; `~/.local/state/entitled`. The file is `entitled.sqlite`. |

The daemon uses a path from an option, from the configuration file or from `$ENTITLED_SOCKET` as it is, and the folder of such a path must exist. Otherwise a typing error would serve a new, empty store. If only the data file is missing, the daemon makes a new store, and the line `listening on …` of its log ends with `a new store`. It skips any other location that it cannot create or write to. If no location works, the error lists each with the reason. A socket path has at most 107 bytes.

A client with an explicit socket, from `--socket` or `$ENTITLED_SOCKET`, tries only that socket, so that a test never reaches another daemon. Any other client, root or not, takes the first folder of the table where a daemon answers, including `/run/entitled`.

Only one daemon can use a socket or a data file. It locks the data file itself, also through a symbolic link, and a file beside the socket, for example `entitled.sock.lock`.

| What is there | What a new daemon does |
| --- | --- |
| another daemon holds a lock | It changes nothing, prints the other's pid if it can know it, and exits with 75. |
| a lock file that another user made | The error names that user's uid, and the process that the kernel says holds the lock. |
| `entitled doctor` on the data file | It waits until the doctor ends, and logs that. |
| a data file with more than one hard link, or on a network file system without locks | It refuses the file. |
| something other than a socket at the socket's path | It leaves it alone, logs an error and exits. |

Clients never see a socket that does not accept connections yet. When the daemon stops, it removes the socket, unless another daemon has replaced it.

## Wait until it is ready

With `--ready-fd N` the daemon writes one line feed to that descriptor when the socket accepts connections. It also sends `READY=1` to `$NOTIFY_SOCKET`. A descriptor that was not passed, or is not writable, is a usage error.

## Run it under systemd

The [package](changes.md#install) installs the unit files. Without it, copy the programs to `/usr/local/bin`, and write the files yourself:

```sh
entitled unit sysusers > /etc/sysusers.d/entitled.conf && systemd-sysusers
entitled unit service  > /etc/systemd/system/entitled.service
entitled unit socket   > /etc/systemd/system/entitled.socket             # optional
entitled unit webhook  > /etc/systemd/system/entitled-webhook@.service   # optional
# instead of the service, over a shared database:
entitled unit shared   > /etc/systemd/system/entitled.service
systemctl daemon-reload && systemctl enable --now entitled.service
```

`--programs DIR` names the folder of the programs; by default it is the folder of `entitled` itself. The units hide `/home`, `/root`, `/tmp`, `/var/tmp`, `/run/user` and `/dev` from the programs. systemd cannot start a program there, so `entitled unit` refuses to write such a unit.

A release build of the three programs contains Swift's library, so they run where no Swift is installed. They need Debian's `libsqlite3-0` and `libstdc++6`; `entitled-webhook` also needs `libcurl4`. `libssl3` is optional: the daemon needs it only to verify what [the App Store](stores.md#app-store) signed.

The service runs as the user `entitled`, with its data in `/var/lib/entitled` and its socket in `/run/entitled`. At first only root and the user `entitled` can connect: [decide who else may](#decide-who-may-call-it).

| What systemd passes | What the daemon does |
| --- | --- |
| `$NOTIFY_SOCKET`, a path or an abstract name (`@…`) | It sends `READY=1` when the socket accepts connections, and `STOPPING=1` when it stops accepting them. If it cannot reach systemd, it logs that once and goes on. |
| `$WATCHDOG_USEC`, if `$WATCHDOG_PID` is the daemon's or unset | The request loop sends `WATCHDOG=1` after each half of that time. If the loop hangs, systemd restarts the daemon. |
| `$LISTEN_FDS`, if `$LISTEN_PID` is the daemon's | It serves the Unix stream socket on descriptor 3 instead of its own, and neither changes its mode nor removes it. More than one socket, or one of another type, is a usage error. If `--socket` or `$ENTITLED_SOCKET` is set, the daemon closes the passed socket. |

With the socket unit, clients can connect before the daemon has started, and wait while it restarts.

## Run it in a container

This `Dockerfile` installs the [package](changes.md#install) in an image. Use the Debian release on which you built the package, or a newer release.

```dockerfile
FROM debian:12-slim
RUN useradd --system --user-group --uid 900 --no-create-home entitled \
 && install -d -o entitled -g entitled /run/entitled /var/lib/entitled
COPY entitled_*.deb /tmp/
RUN apt-get update && apt-get install -y --no-install-recommends /tmp/entitled_*.deb \
 && rm -r /tmp/entitled_*.deb /var/lib/apt/lists/*
ENV ENTITLED_SOCKET=/run/entitled/entitled.sock \
    STATE_DIRECTORY=/var/lib/entitled SQLITE_TMPDIR=/var/lib/entitled
USER entitled
HEALTHCHECK CMD ["entitle", "server.ping"]
ENTRYPOINT ["entitled"]
```

```sh
docker build -t entitled .
docker run -d --name entitled --network none --ulimit nofile=65536 \
  -v entitled-socket:/run/entitled -v entitled-data:/var/lib/entitled \
  entitled --allow-uid 1000:write
```

| What | Rule |
| --- | --- |
| Data | Keep `/var/lib/entitled` on a volume on a local disk. Do not use a tmpfs, a network file system, or a library such as `libeatmydata` that skips syncs: a crash would lose confirmed changes. |
| Socket | Clients in other containers mount the folder `/run/entitled` and set `ENTITLED_SOCKET`. Mount the folder and not the socket: each start of the daemon creates a new socket. |
| Roles | The uid 0 of another container is root, and so an `admin`, unless its user namespace maps it to another uid. Run clients as another user. For example, the backend's container runs with `--user 1000`, which has the role `write` above. |
| One daemon for each volume | To upgrade, stop the old container before you start the new one: a second daemon on the same data exits with 75. |
| Back up | `docker exec entitled entitled backup PATH`, with `PATH` on another volume |
| Webhooks | Run `entitled-webhook` in a container of its own, with a network, as the user `entitled`. Its image also needs `libcurl4` and `ca-certificates`. |

The daemon needs no network, no capability, and no other writable folder.

## Stop it with the program that started it

A test passes the reading end of a pipe as `--lifeline-fd N` and keeps the only writing end. When the test ends, even by `kill -9`, the pipe closes and the daemon stops as with TERM. For example, `COMMAND | entitled --lifeline-fd 0` stops the daemon when `COMMAND` ends. A socket works too. A descriptor that was not passed, or is neither a pipe nor a socket, is a usage error.

## Signals

| Signal | What happens |
| --- | --- |
| TERM, INT | The daemon accepts no more connections. It executes each request that has arrived as a whole line. It returns an empty list to each waiting `events.wait`. It commits everything and exits with 0 within five seconds; a rebuild of the data file after a [deletion](#deletion) that is under way ends first. |
| HUP | The daemon reads its configuration file again. It applies roles and most [limits](#set-limits) at once; the log names each change that needs a restart. |
| QUIT, ABRT | The daemon ends at once, like after `kill -9`, and leaves a core dump if the system allows it. Nothing confirmed is lost. |
| USR1, USR2, ALRM, VTALRM, PROF, IO, PWR, PIPE, XFSZ | Nothing. |

`entitled-webhook` ignores the same signals; [webhooks.md](webhooks.md) says what it does with TERM, INT and HUP.

## Decide who may call it

When a client connects, the kernel tells the daemon the client's uid and groups, and nothing that the client sends can change that. Root and the daemon's own uid have the role `admin`. `--allow-uid USER:ROLE` and `--allow-gid GROUP:ROLE` give others `read`, `write` or `admin`; supplementary groups count. A user or group is a name or a number; the daemon looks a name up when it reads the option. Each role includes the ones before it, and applies to all projects. A client without a role gets `permissionDenied` for every method. [methods.md](methods.md) has the role that each method needs.

The socket has mode 0600. With any `--allow-…` option it has mode 0666, and the roles decide. If systemd passes the socket, its unit sets the mode: write `SocketMode=0666` there. For example, this drop-in gives the user `www-data` the role `write`:

```ini
# systemctl edit entitled
[Service]
ExecStart=
ExecStart=/usr/bin/entitled --allow-uid www-data:write
```

## Set limits

Set limits under `limits` in the [configuration file](#the-daemon). `server.info` shows the values in force. A restart is needed to change `cacheBytesMax`, `depthMax`, `replyCacheBytesMax` or `sqliteCacheBytesMax`. A limit marked *fixed* cannot be set.

| Limit | Default | What it bounds |
| --- | --- | --- |
| `cacheBytesMax` | 268,435,456 | Estimated bytes of records in memory, in addition to changed records that wait for the disk |
| `replyCacheBytesMax` | 201,326,592 | Bytes of cached replies to `checkEntitlements`, for example up to 154 for a device with a subscription |
| `sqliteCacheBytesMax` | 16,777,216 | Bytes of the data file's pages that the writer keeps between writes; the reader keeps up to 8 MB more |
| `connectionsMax`, `connectionsPerUidMax` | 20,000, 19,000 | Connections in all, and of one uid; more get `tooManyConnections` and are closed. Both are lower if the process may not open that many descriptors. |
| `partialLineBytesMax` | 67,108,864 | Bytes of lines without a line feed yet, on all connections. Over it, the daemon drops the longest line, and its sender gets `overloaded`. |
| `unsentBytesMax` | 4,194,304 | Bytes of replies of one connection that wait for the disk or for their client. Over it, the daemon takes no more requests from that connection. |
| `unsentBytesTotalMax` | 67,108,864 | Bytes of replies that wait for clients, on all connections. Over half of it, the daemon takes no more requests from a connection with more than 65,536 bytes waiting. Over all of it, it closes the connection whose client has read nothing for the longest, unless no other has replies waiting. |
| `uncommittedReplyBytesMax` | 33,554,432 | Bytes of replies that wait for the disk, on all connections. Over it, the daemon takes no more requests until the disk has caught up. |
| `batchEntriesMax`, `batchBytesMax` | 100, 4,194,304 | Requests in a batch, and bytes of its replies; the daemon refuses requests beyond them with `batchTooLarge` |
| `undoRecordsMax` | 25,000, fixed | Users and purchases that are linked, also through others, with an undone link; with more, `user.link.undo` is `cannotUndo` |
| `definitionRecordsMax` | 25,000, fixed | Customers and purchases that `project.define` [looks at](rules.md#change-the-catalogue) |
| `explainRecordsMax` | 1,000, fixed | Linked users and purchases that `explain` follows; with more, it shows only the present holders |
| `dryRunExpiriesMax` | 25,000, fixed | Expiries that a dry run of `clock.advance` may pass; more are `invalidParams` |
| `lineBytesMax`, `depthMax` | 1,048,576, 64 | Bytes of a request line, and nesting of its JSON |
| `requestIdBytesMax` | 256, fixed | Bytes of a request's `id` |
| `pipelinedRequestsMax` | 1024 | Requests of one connection without a reply; the daemon takes no more from it |
| `queuedCommitsMax` | 1024 | Commits that wait for the disk; the daemon takes no more requests |
| `suspendedMax` | 10,000 | Requests that wait for a [shared database](fleet.md#when-the-database-does-not-answer); more are `overloaded` |
| `readWaitMsMax`, `writeWaitMsMax` | 1000, 8000 | Milliseconds that a request that reads, or writes, waits for a shared database at most |
| `projectsMax` | 10,000 | Projects |
| `pendingCatalogueChangesMax` | 32 | [Changes of a project's catalogue](rules.md#change-the-catalogue) that are not complete; another change is `overloaded` |
| `waitsMax`, `waitsPerConnectionMax` | 5000, 64 | Waiting `events.wait`, in all and on one connection; more are `overloaded` |
| `subscriptionsMax`, `subscriptionsPerConnectionMax` | 2000, 16 | Subscriptions, in all and on one connection; more are `overloaded` |
| `notificationBytesMax` | 131,072 | Notifications that a connection's client has not read; over it, its subscriptions pause |
| `subscriptionLagMax` | 10,000 | Events that a subscription that had caught up may fall behind; over it, the notification `gap` ends it. The events of a single request never do. |

## Observe it

```sh
entitle stats --watch     # for people, every 2 seconds
entitle metrics           # for Prometheus
```

Both show what [`server.stats`](methods.md) returns, which needs the role `read`. Counts and histograms begin at zero when the daemon starts. The daemon counts a request when its reply leaves.

Prometheus reads files, not Unix sockets. For example, a timer writes one for the textfile collector of its node exporter:

```sh
cd /var/lib/prometheus/node-exporter
entitle metrics > entitled.prom.new && mv entitled.prom.new entitled.prom
```

### What to alert on

| Watch | Alert, for example | Look at |
| --- | --- | --- |
| The daemon answers | `entitle metrics` exits with a code other than 0, or `entitled_uptime_seconds` restarts | the log; [exit codes](#exit-codes) |
| Errors | `increase(entitled_request_errors_total[5m]) > 0` for the kinds `storageFull`, `storageFailed`, `storageUnavailable`, `internalError` and `overloaded` | the log; other kinds are mistakes of clients |
| A shared database | `entitled_store_reachable == 0` for 10 seconds | the database, and the network to it; [Many hosts](fleet.md#watch-it) |
| Commit latency | `histogram_quantile(0.99, rate(entitled_commit_duration_seconds_bucket[5m])) > 0.1` | `entitled_sync_duration_seconds`: if it is as long, the disk is slow |
| The loop | `histogram_quantile(0.99, rate(entitled_turn_duration_seconds_bucket[5m])) > 0.05` | slow requests in the log: every other request waits for a long turn |
| Consumer lag | `entitled_consumer_lag_events{consumer="mailer"} > 10000` | the consumer: it has stopped, or does not acknowledge what it reads |
| Journal age | `entitled_journal_age_seconds > 60 and entitled_journal_bytes > 8e6` | a program that reads the data file for long; a full disk |
| Storage | `entitled_free_bytes < 2 * entitled_data_file_bytes` | the pass after [deletions](#deletion) needs that space to rebuild the data file |
| Expiries | `entitled_expiries_late_seconds > 60` | turn durations: the daemon has no time for its own work |
| Deletions | `entitled_erasures_halted == 1` | the log, then restart the daemon |
| Connections | `rate(entitled_connections_refused_total[5m]) > 0` | `entitled_connections` by `uid`: which client opens too many |

| Figure | What it is |
| --- | --- |
| durations | from the moment when the daemon read the request until it hands the reply to the kernel; for `events.wait` without the time in which there was no event. `p99` in `entitle stats` is at most 50 % too long. |
| a turn | a round of the daemon's loop, whose changes become durable together |
| age of the journal | that of the oldest commit that is not in the tables yet. Such commits are durable all the same. |
| consumers, `expiriesDue` | at most 256, and `moreConsumers` says whether there are more; counted up to 1,000 |

### The log

`--log-level` chooses the lines; each level includes those before it.

| Level | Lines |
| --- | --- |
| `error` | the store failed or has lost commits, a deletion cannot go on, the daemon cannot start |
| `warning` | slow requests, refused notifications of stores, settings that do not take effect, and a shared database that does not answer |
| `info`, the default | start, stop, reload, and the store works again |
| `debug` | each connection and each request, except requests that the cache answers |

A request is slow if it takes longer than `--log-slow`, 1000 ms by default. With 0 there are no slow requests. The line splits the time:

```
entitled: slow request: purchase, 1502.310 ms (queue 0.021, parse 0.009, decide 0.180, commit 1502.100 ms), uid 33, pid 812
```

| Phase | The request waited for |
| --- | --- |
| `queue` | other requests, since the daemon read it |
| `parse` | its JSON to be read |
| `decide` | its decision, with the loading of records; also a worker, a deletion or `clock.advance` |
| `commit` | the disk; also replies before it on the same connection |

For a refused `store.notify` the log shows the error, but nothing of the payload. In a second, the log has at most 10 lines about slow requests and 10 about refused notifications; one more line gives the number of the others.

No line has an id of a user, a device or a request. `--log-ids` adds these ids to the lines about requests, for example to find out which user has a slow request.

The log never delays the daemon. If its reader stops, up to 1 MB of lines wait, and the daemon drops further lines; `linesDropped` says how many.

`--log json` writes each line as a JSON object with `time`, `level`, `program`, `event`, `message`, and further members, for example `durationMicros`. `event` is a stable name such as `slowRequest`. `message` is for people, and its words may change. All this also holds for `entitled-webhook`.

## Back up and restore

```sh
entitled backup /var/backups/entitled.sqlite
```

The command copies the data file that a daemon would use with the same `--store` and environment, while the daemon runs or is stopped. The copy shows one moment, with every change that was confirmed before. A file named PATH is always complete, and never overwritten. A backup fails on a damaged file. It does not check the records: run `entitled doctor` on the copy. An older backup still contains what a later `user.delete` erased.

[restore.md](restore.md#the-installed-service) shows how to restore. To copy the data of a stopped daemon without `entitled backup`, copy the data file together with the files beside it, which end in `-wal`, `-shm`, `-journal1` and `-journal2`.

## Check the data

```sh
entitled backup today.sqlite && entitled doctor today.sqlite
```

`entitled doctor PATH` checks a backup, or the data file of a stopped daemon; without PATH, the default data file. The doctor reports any state that the daemon could not have produced itself, at most 1000 findings:

```
project "default": device "phone": its anonymous user "QON_…" is missing
/var/lib/entitled/entitled.sqlite is not sound: 1 finding
```

It first checks the file: SQLite's own check, the tables and indexes, and the journal. Then it checks every record and its references, the stored counts, the events, whether each customer's access is what its events say, and whether a deletion would find every id in them. It does not compare what events say otherwise with the records: for example, it does not find that a price changed.

The doctor uses little memory for any file size. The right to read is enough, for example on a read-only snapshot of the file system.

## If the system clock is wrong

Replies follow the system clock at once, ahead and back. If the clock was ahead and goes back, the daemon takes back what it emitted too early. It begins within two seconds, also after a restart:

- For each purchase whose end or other change it emitted too early, it emits `purchaseUpdated` with the present `state`.
- For each customer whose access differs from what the events say, it then emits `entitlementsActivated` or `entitlementsDeactivated`.

For example, the clock jumps ahead by two months for a second, and Ann's subscription ends next month. The daemon emits `purchaseExpired` and `entitlementsDeactivated`, and a second later `purchaseUpdated` and `entitlementsActivated`. So `at` may go back in a feed; cursors never do. A purchase or a grant that was recorded while the clock was ahead begins at the recorded time.

The daemon logs a step of more than a minute as `clockStepped`, and counts it in `clockSteps` of `server.stats`.

## What is on disk

The data file has mode 0600. The daemon creates its directory with mode 0700, and leaves the mode of an existing one alone. A new store is on disk before the daemon serves a client; if the disk is full, the daemon does not start.

### The journal

The daemon commits by appending to a journal: two files beside the data file, `entitled.sqlite-journal1` and `-journal2`. Later it copies the journal into SQLite's tables, in small steps while no client waits. Some 8 MB wait to be copied, at most 16 MB, and each file grows to at most 24 MB. A clean stop copies everything and removes both files; if it cannot, for example on a full disk, they stay, and the next start reads them.

- Another program that reads the data file sees only what has been copied. For example, during a step it may see a part of one commit.
- The files belong to the owner of the data file, also if root runs the daemon once.
- The daemon recognizes and ignores the journal of another data file, or of a backup.
- A start knows which commits must be there. Only the newest can be torn by a crash, and it had no reply. If anything else is unreadable, or a file is missing, empty, cut off, overwritten or replaced, the daemon refuses to start. The error names the file and says what to do. A start cannot recognize an older copy of the newest file, or of its end, that goes on from the same rows. Nor can it tell damage within the newest commit alone from a torn one if each block of 4096 bytes still begins as the daemon wrote it.
- If a page of the data file is damaged, the journal keeps what that page cannot take, and other commits go on. The log has the reason once. After 4 MB of such changes, or at once if the end of the table of events is damaged, the journal no longer empties, and writes fail when it is full. Stop the daemon, run `entitled doctor`, and restore a backup in time; a deletion fails until then.
- SQLite's tables may be older than the last commit, also after a power cut (`synchronous = NORMAL`). The journal has the rest.

### Deletion

A deletion finds what names the customer by an index, whatever the size of the store. The first deletion in a project that an earlier state of 0.1.0 wrote makes the index, and goes through all its events.

A deletion removes what it erases from the tables. Bytes in free places of the files remain until a pass over the files. It begins 12 hours after the first deletion that it serves, or at once if a [call](rules.md#delete-a-customer) asks for it. The pass rebuilds the data file (SQLite's `VACUUM`), empties the write-ahead log, and overwrites the journal files. A daemon that was stopped meanwhile makes it up at its start.

The rebuild runs on a separate thread: 2 to 3 s for 170 MB on a busy machine. It needs free space of twice the size of the data: half beside the data file, and half in the first of `$SQLITE_TMPDIR`, `$TMPDIR` and `/var/tmp` that exists. If the space is missing, or another program reads the file, for example a backup, the pass waits. Requests go on meanwhile, except deletions; a write waits only after more than 24 MB of writes.

### Schema versions

The schema version is in `PRAGMA user_version`. The daemon refuses a file of a newer version. It upgrades an older file at its start, each version in one transaction; if that fails, the file keeps the version before.

## When the disk fails

| What fails | What happens |
| --- | --- |
| the disk does not confirm a write | Every waiting request, even a read, gets `storageFailed`, and the daemon exits with 74. Start it again: only the next start shows whether the write was kept. |
| the disk is full; also a quota, or a limit on the size of files (`ulimit -f`, `LimitFSIZE=`) | Reads go on. Writes get `storageFull` until there is space. The daemon retries background work, such as expiry events, a second later. |

Errors say only that the store failed. The log has the reason, once.

### When the data file is removed

If the data file or a file beside it is removed, moved or replaced, the daemon confirms no further writes: each gets `storageFailed`, and the log names the file. Reads go on. Of the journal it notices this before the next write, and of another file within a second: a write that it confirmed in that second is lost. Writes succeed again when the same files are back under their names.

Otherwise the daemon's open files are all that is left. Before you stop the daemon, copy them if you have no backup: `ls -l /proc/PID/fd` shows them. Then stop the daemon, which exits with 1, restore a backup, and start it again. A start without one makes a new store. If only `-wal` or a file of the journal is lost, the stop copies everything to the data file: nothing is lost, and the daemon exits with 0.

## Exit codes

| `entitled` | Meaning |
| --- | --- |
| 0 | Daemon: ended by a signal or its lifeline, with everything committed. `doctor`: the data is sound. `backup`: the copy is complete. `unit`: the file is printed. `store create`: the store is there. `store accept-timeline`: the word is stored. |
| 1 | Daemon: it cannot use the socket or the data, or files of the store were removed or replaced and the next start will not find everything; the log says why. `store create`: it cannot reach the database, or another program's tables are there. `doctor`: the data is not sound, or cannot be read. `backup`: the copy failed; for example, PATH exists. |
| 2 | wrong options or configuration; `doctor` and `backup`: the data file does not exist |
| 69 | `libpq`, which a shared database needs, is missing |
| 74 | the disk did not confirm a write; start the daemon again |
| 75 | another daemon holds the socket or the data; also for `doctor` |

| `entitle` | Meaning |
| --- | --- |
| 0 | the command succeeded; for `entitle check`, the answer is yes |
| 1 | the answer is no (`entitle check`), or there are differences (`entitle simulate`) |
| 2 | wrong usage, or a named file cannot be read |
| 3 | the daemon answered with an error, or its result does not have what `--field` asks for; `entitle bench` had errors or requests without a reply; `entitle import`, `store` or `mint --send` had a refused line |
| 4 | no connection, or it ended before the reply; or the program could not start its own daemon (`entitle bench`, `entitle demo`, `entitle simulate`) |
| 5 | no reply in time |
| 6 | permission denied |
| 74 | done, but the output could not be written |

## The command line

`entitle METHOD name=value` calls a method. `name:=JSON` gives a value as JSON, for example `products:='{"monthly":{"entitlements":["premium"]}}'`. `entitle --help` lists the rest.

| To | Use |
| --- | --- |
| print a single value | `--field user.customerId`. A name that the result can never have is wrong usage, and nothing is sent. |
| print each value on its own line | `--flat` |
| wait for a daemon that is starting | `--wait` |
| follow events | `entitle watch`; `after=0` replays the feed from the beginning. It ends when the program that reads its output ends. |
| complete words in the shell | `source <(entitle completion bash)`. |
| read the manual | `entitle man entitled \| man -l -`; `entitle man --install ~/.local/share/man` installs the pages |

An older daemon may not know a method that `entitle` knows; the error then says so.
"""###

  /// `Protocol/events.md`.
  static let events = ###"""
# The feed

Every project has a **feed**: a log of events, numbered from 1. The numbers have no gaps, except where a [backup was restored](restore.md#readers-of-events).

| You want to | Call |
| --- | --- |
| read the events after a cursor | `events.read` |
| wait for the next events | `events.wait` |
| get each event as it happens | `events.subscribe` |
| let the daemon remember a worker's cursor | `events.acknowledge` |

## What an event contains

For example, `ann` buys `monthly`. Her purchase is event 7:

```json
{"cursor":"7","id":"ev_b57a1837_7","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z",
 "project":"default","user":"QON_bd64…","userId":"ann","cause":{"method":"purchase","id":3},
 "store":"appStore","originalTransactionId":"1","transactionId":"1","product":"monthly",…}
```

Every event has these members:

| Member | Meaning |
| --- | --- |
| `cursor`, `id`, `project` | the event's number; its id; the project |
| `kind`, `at` | what happened, and when |
| `cause` | the `method` and `id` of the request, or `{"clock":true}`. For a change of the catalogue, the `project.define`. |
| `user` | the customerId of the customer whom the event is about |
| `userId`, `anonymousId` | an identified user of that customer, and an anonymous one; some events have both |

An event never changes, except by a [deletion](rules.md#delete-a-customer).

### Events about users

| Kind | When | Further members |
| --- | --- | --- |
| `userCreated` | a user is new | `device` |
| `identified` | a device's current user becomes an identified user | `device`, `outcome` |
| `loggedOut` | a login ends, by `logout`, another login or a deletion; or a logout when no user is logged in gives the device a new anonymous user | `device`. After a login, `userId` is who was logged in, and `anonymousId` whom the device has now. Without one, `anonymousId` is whom the device had. |
| `usersAliased` | two customers become one, or a new id joins a customer | `aliases`, all ids of the customer; `absorbed`, the customerId that became part of `user`, absent if a new id joined |
| `linkUndone` | a link was undone | `undone`, the id of the event that reported the link; `aliases` if customers are split |
| `userImported` | `user.import` took in a whole customer; no event about its users, purchases and access precedes or follows it | `aliases`, all its ids; `entitlements`, those that are active |
| `userDeleted`, `tracesCleared` | a customer was deleted; no file has anything of it any more | none: `user` and `userId` are its [tombstone](rules.md#delete-a-customer) |
| `clockAdvanced` | a `clock.advance` is complete | `now`; the event has no user |

### Events about access

| Kind | When | Further members |
| --- | --- | --- |
| `entitlementsActivated`, `entitlementsDeactivated` | a user's access changes, for any reason | `entitlements`; if a purchase is the reason, the names of it below; if a change of holder is, `from`, `to`, `shared` |
| `subscriptionReceived`, `oneTimePurchaseReceived` | a user gains a purchase that another customer held | the names of the purchase; `from`, `to`, `shared` |
| `subscriptionTransferred`, `oneTimePurchaseTransferred` | a user loses a purchase | the same |
| `granted`, `grantRevoked` | a grant is given, or ended by `revoke` | `entitlements` (a single id); `expiresAt`, the end that the grant has or had (null without an end) |

The names of a purchase are `store`, `originalTransactionId`, `transactionId` and `product`. The transaction is the one that gives access then, or the latest if none does. For example, a period that begins next month was reported first, and the one that covers today is reported now: `entitlementsActivated` names today's.

### Events about a purchase

| Kind | When | About which user |
| --- | --- | --- |
| `purchaseRecorded` | a chain is new | the buyer |
| `purchaseRenewed` | it has a newer transaction | for this kind and those below, one holder: an identified holder if there is any, and of several the first id in byte order |
| `purchaseUpdated` | a statement of a store or the clock changes a transaction, or the chain gives access again: nothing [replaces](stores.md#replacement-and-further-keys) it, or an old period arrives | |
| `purchaseExpired` | the access that the purchase gives is over | |

To see what happened, compare `state` with `before`:

| What happens | The event |
| --- | --- |
| a trial converts | `purchaseRenewed` with `"before":{"state":"trial","periodType":"trial",…}` |
| an old period is refunded | `purchaseUpdated` with `"isEarlier":true`, `"changes":{"refundedAt":"…"}`; mostly access does not change |
| a user cancels a trial at once, and that is the store's first message | `purchaseRecorded` with `"changes":{"autoRenew":false,…}` |
| a store's first message about a subscription is that it expired | `purchaseRecorded` with `"state":"expired"`, `"before":{"state":null}` |
| a stale or repeated statement arrives | none |
| a late transaction arrives | at most a change of access |

| Member | Meaning |
| --- | --- |
| `store`, `originalTransactionId` | the chain |
| `transactionId`, `product`, `purchasedAt`, `expiresAt`, `periodType`, `isFamilyShared`, `price`, `currency`, `country`, `offerCode`, `attributes` | the transaction. In `purchaseUpdated` it is the one that changed; if that is not the latest, `isEarlier` is true. |
| `holders`, `device`, `productKind`, `environment`, `firstPurchasedAt`, `endReason`, `replaces` | those of the chain |
| `changes` | each field that the call changed, with its new value. In `purchaseRecorded` and `purchaseRenewed`: what the store says about the time after the new period. |
| `state` | the purchase's state after the event |
| `before` | what was so before the event |

`attributes`, `endReason`, `replaces` and `changes` are absent if there are none. `before` has

- in `purchaseUpdated`: the former `state`, and the former values of the fields in `changes`;
- in `purchaseRenewed`: the former `state`, and `product`, `expiresAt` and `periodType` of the transaction before. If that one was not paid, `periodType` is that of the last paid one;
- in `purchaseExpired`: the former `state`;
- in `purchaseRecorded` of a purchase that replaces a known one of the same customer: the values of the replaced one, as in `purchaseRenewed`;
- in `purchaseRecorded` of a purchase that is over already: `"state":null`, because no later event says that it is over. Any other `purchaseRecorded` has neither `state` nor `before`.

In `purchaseRenewed`, `purchaseExpired` and what the clock causes, `before` also has `autoRenew`, `renewsAs` and `billingIssueAt` of the latest transaction, if they were set.

If a store's messages arrive in another order, the events differ in order and number. They add up to the same access: that of `checkEntitlements`.

## In which order events come

The events of a request come in this order:

1. `userCreated`, then `loggedOut` or `identified`. A reader never meets an id before its `userCreated`. In `install` the anonymous user's `userCreated` comes first; in a login with `logoutFirst`, its `loggedOut`.
2. `usersAliased`, then `entitlementsActivated` for each of the two sides that gained access; `userId` or `anonymousId` names the side. In an undo: each `linkUndone`, then the changes of access of each customer that is split off.
3. `purchaseRecorded`, `purchaseRenewed`, `purchaseUpdated`, `granted` or `grantRevoked`, then the changes of access of each holder.
4. For each purchase that changed holder, by `store`, then `originalTransactionId`: `entitlementsActivated` for the user that gained it and `entitlementsDeactivated` for each that lost it, if their access changed; then `…Received` for the gain and `…Transferred` for each loss; those who lost it come in the order of `from`. If the call also records a transaction of that purchase, its events follow.

For example, with `purchasely`, the anonymous user of `phone` holds a subscription, and the new user `ann` logs in. The events are `userCreated`, `identified`, `entitlementsActivated`, `entitlementsDeactivated`, `subscriptionReceived`, `subscriptionTransferred`.

An alias has no `…Received`, and a shared purchase no `…Transferred`.

## Keep a copy of who has access

A reader can compute who has access from the events alone. It keeps a set of entitlements for each customer, by `user`:

| Event | What the reader does |
| --- | --- |
| `entitlementsActivated` | adds its `entitlements` to the set of its `user`; some may be there already |
| `entitlementsDeactivated` | removes them |
| `usersAliased` with `absorbed` | adds the set of the absorbed customer to that of `user`, and removes the absorbed customer |
| `userImported` | makes its `entitlements` the set of its `user` |
| `linkUndone` with `aliases` | makes these ids the customer `user`. Its set begins as those of the customers that had these ids; the events that follow remove what it lost. A customer without ids is gone: remove it. |

For `linkUndone`, keep the ids of each customer, too, by `userCreated` and by the `aliases` of `usersAliased`, `userImported` and `linkUndone`.

To notify people, use `userId` or `anonymousId` instead of `user`, because an alias emits `entitlementsActivated` for each of its two sides. For example, `bob` has `gold`, the anonymous user of `phone` has `premium`, and `bob` logs in there with an alias. An app that thanks `bob` for each new feature then mentions `premium`, and not `gold`.

## Read events

`events.read` returns the events after a cursor. Its reply has a `cursor` from which to continue: the last event returned or, at the end of the feed, the newest event, whether returned or not. For example, if only event 3 of ten is `granted`, `kinds=granted` returns it with the cursor 10. If `more` is true, ask again at once, even if few events or none came: the daemon searches for rare events in steps. A cursor beyond the newest event is `invalidParams`, and so is the cursor of an event that was lost when a [backup was restored](restore.md#readers-of-events).

With `user`, it returns all events of that id's customer. For example, after `bob` absorbed an anonymous customer, `user=bob` also returns that customer's earlier events.

## Wait for events

`events.wait` returns what there is, as `events.read` does. If there is nothing, it waits up to `timeoutMs`, which is required, because the client must wait at least as long for the reply. With `0` it does not wait.

- While a call waits, the daemon serves later requests of the connection.
- An empty reply has a cursor, too, from which a client continues and misses nothing. If the time ends before the daemon has searched a long log, `more` is true.
- A wait for a `user` includes the events of customers that it absorbs meanwhile.
- On SIGTERM, waits return an empty list and a cursor from which to continue; a later wait returns at once. After a failed disk write, waits are `storageFailed`. If the client loses its [role](daemon.md#decide-who-may-call-it), they are `permissionDenied`.

## Subscribe

After `events.subscribe` the daemon sends each event in a notification `event`, in order, after the reply that names the subscription:

```json
{"jsonrpc":"2.0","method":"event","params":{"subscription":"1","cursor":"42","event":{"cursor":"42","kind":"userCreated"}}}
```

| Topic | Rule |
| --- | --- |
| Which events | All after `after`; without it, all after the newest event at the time of the call. With `kinds`, only those. All are durable. |
| Order | The events of a request follow the reply to it, on the same connection. Notifications may come between any two replies. |
| A slow reader | Events that do not fit into the connection's buffer (`notificationBytesMax`) stay in the store until the client reads. Nothing is lost. |
| A gap | The subscription ends with the notification `gap`, which has `subscription` and `cursor`. All events up to that cursor came before it; a new subscription with this `after` continues exactly there. |
| When a gap comes | The subscription has reached the newest event once, and then falls more than `subscriptionLagMax` events behind. Or the store cannot be read, or the client loses its role. Or a [restore or a failover](fleet.md#back-up-restore-fail-over) has lost events that were sent: then a new subscription with this `after` is refused, and the error names the cursor from which to continue. |
| The end | A subscription ends with its connection, with `events.unsubscribe`, or with a gap. After the reply to `events.unsubscribe`, no notification of it comes. |
| Its id | Counts the subscriptions of the connection, from `"1"`. `events.unsubscribe` needs only this id. |
| Without an `id` | `events.subscribe` without a JSON-RPC `id` gets no reply, but its events have the subscription's id. |
| A half-closed connection | Stays open while it has a subscription. SIGTERM closes it. |
| A lost connection | Subscribe again, with the cursor of the last notification as `after`. |

Too many waits or subscriptions are `overloaded`, with `limit`.

## Let the daemon remember a cursor

A **consumer** is a named cursor. `events.acknowledge` says that a worker has processed the events up to a cursor. A read with `consumer`, instead of `after`, continues there. A cursor before the consumer's own changes nothing, and the reply shows the consumer's cursor. `events.acknowledge` emits no event.

For example, the consumer `mailer` has acknowledged cursor 2. `events.read consumer=mailer` returns event 3, and again event 3 until `events.acknowledge consumer=mailer cursor=3`. So a worker that acknowledges after its work misses nothing. A worker that stores the cursor together with its work processes each event once.

A consumer that never acknowledged anything is `unknownConsumer`, so that a misspelled name does not start from the beginning. `events.acknowledge` with the cursor `"0"` creates a consumer, which then stays. Names that begin with `webhook-` belong to the daemon's [webhooks](webhooks.md#retries): a caller can acknowledge such a consumer, but not create it.
"""###

  /// `Protocol/lines.md`.
  static let lines = ###"""
# Lines and values

The protocol is JSON-RPC 2.0 over a Unix stream socket, with one message per line. For example, register a device and check its access with these two lines:

```json
{"id":1,"method":"install","params":{"device":"phone"}}
{"id":2,"method":"checkEntitlements","params":{"device":"phone"}}
```

The daemon sends no greeting and no empty line. It sends notifications only to a connection that has called [`events.subscribe`](events.md#subscribe). Every request is complete: a connection has no session and no current device.

## Send a request

| Topic | Rule |
| --- | --- |
| Lines | A line feed ends a message. The daemon ignores a CR before it, blanks around the message, and empty lines. When the client closes its sending side, the bytes after the last line feed count as a line. |
| JSON | Strict RFC 8259. These are `parseError`: trailing commas, comments, a byte order mark, bytes that are not UTF-8, raw control characters in strings, surrogates without their other half, text after the message, a name that occurs twice in an object, and more than 64 levels of `[` and `{`. Noncharacters and numbers of any length are allowed. |
| `jsonrpc` | Optional. Anything but `"2.0"` is `invalidRequest`. |
| `id` | A string, a number or null, of at most 256 bytes in the line. The reply repeats it byte for byte: `0`, `""`, `1e2`, `"\u0041"`, a number of forty digits. |
| No `id` | A notification: the daemon executes it and never replies, not even if it fails. If a raw socket shows no reply, check that the request has an `id`. |
| `method` | A string. |
| `params` | An object, or a list in the order of `methods/*.json`, in which `null` omits a param. If it is missing or null, it is `{}`. A value of another type is `invalidRequest`. |
| A null param | The same as an omitted param, so a required param must not be null. Two exceptions: in `purchase.update`, a null by name clears a value, and a retry under an `idempotencyKey` must repeat its nulls. |
| Other members | Ignored. |
| An unknown param | `invalidParams`, with similar names. |
| Not a request | JSON that is not a request is `invalidRequest`, even without an `id`. The reply has the line's `id` if there is a valid one, else null. |
| Not JSON | `parseError` with `id` null and `offset`, the number of bytes before the error. The daemon then reads the next line. |
| Batch | A list of 1 to 100 requests; see [Batches](#batches). |
| Too long | More than 1,048,576 bytes without a line feed (by default): `messageTooLarge` with `id` null. The daemon discards the line and reads the next. |
| Too much in all | All unfinished lines share 67,108,864 bytes (by default). Beyond that the daemon drops the longest line. Its sender gets `overloaded` with `id` null and `limit`. |
| HTTP | A connection that begins with a method of HTTP, such as `GET `, gets one `parseError` that names the protocol, and the end of the stream. |

### Batches

The daemon executes each entry by itself, in order, and serves other connections in between. It replies with one line that holds a list.

- Notifications have no entry in that list, and a batch of notifications has no reply.
- An empty list is `invalidRequest`. A list of more than 100 requests is `batchTooLarge`: one error, and the daemon executes no entry.
- When the replies exceed `batchBytesMax` bytes, each further entry is `batchTooLarge`.
- `events.wait` and `events.subscribe` are `notInBatch`; the daemon executes the other entries.

## Read the replies

A reply is compact JSON in UTF-8 with one line feed. Its members are `jsonrpc`, `id`, then `result` or `error`; those of a notification are `jsonrpc`, `method`, `params`. Results are always objects. Clients must ignore members that they do not know.

**The daemon replies only after everything that the reply shows is on disk**: the request's own writes, and the writes of others that it has seen.

### Order and backpressure

- The daemon starts the requests of a connection in order, and replies in order. Clients may send many requests without waiting; they should match replies by `id`. Only the reply to `events.wait` may [come late](events.md#wait-for-events). An `events.wait` without `id` has no effect.
- The daemon stops reading from a connection whose client does not read its replies, and drops no reply while the connection is open. If unread replies exceed 67,108,864 bytes in all (by default), it closes the connection whose client has read nothing for the longest.
- When the client closes its sending side, the daemon closes the connection after the last reply, including that of a wait. With a subscription, the connection stays until the client closes both sides. The daemon completes started requests of a client that is gone.

### Cached replies

The daemon takes the reply to `checkEntitlements` from a cache if the line has the form that all ten clients write:

```json
{"jsonrpc":"2.0","id":1,"method":"checkEntitlements","params":{"device":"ipad"}}
```

This form has no blanks, the members in this order, and only `device` or `userId` and perhaps `project`; `jsonrpc` may be missing. For another form, and for any project with a manual clock, the daemon computes the reply, which takes twenty times as long.

A cached reply may omit a change of another connection that is not on disk yet, and so has had no reply. A connection always sees its own changes.

## Handle errors

```json
{"jsonrpc":"2.0","id":2,"error":{"code":1102,"message":"the user id is empty","data":{"kind":"blockedUserId","field":"/userId","hint":"use an id that belongs to this user alone; call logout when no user is logged in","retryable":false}}}
```

| Member | Meaning |
| --- | --- |
| `code` | Never changes its meaning. |
| `message` | A sentence for people. |
| `data.kind` | What a program checks. [errors.json](errors.json) lists all kinds. |
| `data.hint` | What to do, for people. |
| `data.retryable` | Whether the same line may succeed on this connection a little later. It is false for `tooManyConnections`, because the daemon closes that connection. |
| `data.field` | A JSON pointer into `params`, by the param's name even if params came as a list. Where a call needs exactly one of `device` and `userId`, `field` is `/userId` if both came and `/device` if neither did; the same holds for other such pairs. An unknown param is its own field. If a list has too many params, there is no `field`. |
| other members | `data` always has `kind`, `hint` and `retryable`. Some kinds have more, such as `nearest`, `offset`, `limit`, `holder`, `rule`. |

A refused request has no effect. The daemon checks the form first, then the project, the device or user, the rules for user ids, and the rest.

A missing entitlement is a result, never an error.

## Values

| Value | Rule |
| --- | --- |
| ids | Of users, devices, store accounts, apps, products, entitlements, transactions, projects and keys: opaque strings of 1 to 255 Unicode scalars, never trimmed, compared byte by byte. For example, `Bob` is not `bob`, and a composed `é` is not a decomposed `é`. An empty user id is `blockedUserId`, and a user id over the project's `userIdLengthMax` is `userIdTooLong`. Any other wrong id is `invalidParams`. |
| `store`, `platform` | 1 to 64 ASCII letters, digits, `_`, `-`, `.`. `platform` is any such word. `store` is one of the [known stores](rules.md#kinds-products-stores-and-environments) or of the project's own. |
| `kind` | `subscription`, `nonRenewingSubscription`, `nonConsumable`, `consumable`. |
| `periodType` | `normal`, `trial`, `intro`. |
| `environment` | Of a purchase `production` or `sandbox`; of a project also `any`. |
| `price` | A decimal in a string, for example `"9.99"`: up to 15 digits before the point and 9 after it, no sign. |
| `currency`, `country` | A currency has three letters, a country two or three. The daemon checks nothing else. |
| `attributes` | Up to 20 strings of up to 500 characters, with names of 1 to 80. |
| timestamps | RFC 3339 with any offset and precision. The daemon keeps and sends UTC with milliseconds, `2026-11-21T07:47:00.000Z`, and cuts off what is finer. |
| durations | ISO 8601, for example `P1M` or `P1DT12H`: whole numbers of `Y`, `M`, `W`, `D` and, after a `T`, of `H`, `M`, `S`, in this order; seconds may have a fraction. Years and months follow the calendar: a month after January 31 is the last day of February. Never negative. |
| properties | Names of 1 to 80 ASCII letters and digits and `_`, `.`, `:`, `-`, `$`; values of up to 500 characters. |
| null | In a result: no value. An entitlement without an end has `"expiresAt":null`. |
| lists | Ids in results are in byte order, whatever the request's order. Purchases are in byte order of `store`, then `originalTransactionId`, unless a page says otherwise. |

## Common params

| Param | Where | Meaning |
| --- | --- | --- |
| `project` | all methods except `server.*` and `rpc.discover` | the project; default: `default` |
| `dryRun` | methods that write | Returns the result of the call, with `"dryRun":true` and the `events` that it would emit, and changes nothing. New ids in it are samples, and its events have no cursor. It needs the same role. |
| `idempotencyKey` | methods that write | 1 to 255 characters, kept for 24 hours of the system clock, per project and method, across restarts. The same key with equal params, compared as JSON values, returns the stored result with `"replayed":true`; with other params it is `idempotencyConflict`. Here an absent param, its default and null differ. Errors and dry runs are not kept. |

For example, a client sends `install` without `device` and with `"idempotencyKey":"i-17"`, and the connection breaks before the reply. It sends the same line again. If the first call created a device, the reply names that device and has `"replayed":true`.

## Warnings

A result with warnings has a list `warnings`. Each has a `kind`, for example `unknownProduct`, a `message`, perhaps `nearest`, a list of similar names, and perhaps `fields`, the params that it is about.
"""###

  /// `Protocol/rules.md`.
  static let rules = ###"""
# Rules

[Rules](#choose-the-rules-of-a-project) · [install](#install-an-app) · [log in](#log-in) and [out](#log-out) · [merge](#merge-users) · [buy](#buy) · [restore](#restore-purchases) · [check](#check-access) · [explain](#explain-an-answer) · [grant](#grant-and-revoke) · [properties](#set-properties) · [export, delete](#export-and-delete) · [clock](#move-the-clock) · [projects](#define-a-project) · [undo](#undo-a-link)

The [glossary](README.md#glossary) defines the terms. Examples follow the default preset, `qonversion`, unless they name another. In them the product `monthly` gives the entitlement `premium`, and "`phone` bought" means a purchase there before any login.

## Choose the rules of a project

A preset holds the rules of a subscription system; `revenuecatLegacy` holds those of RevenueCat's [older page](vendor-statements.md). Each rule answers a question about a login, a purchase or a restore:

| Rule | `qonversion` | `revenuecat` | `revenuecatLegacy` | `purchasely` | What it sets |
| --- | --- | --- | --- | --- | --- |
| `anonymousPrefix` | `QON_` | `$RCAnonymousID:` | `$RCAnonymousID:` | empty | the beginning of an anonymous id, a text of at most 64 characters; 32 lower-case hex digits follow. With an empty prefix, an anonymous id is a lower-case UUID. |
| `onIdentifyNew` | `attach` | `alias` | `alias` | `move` | what happens when a new user id logs in on a device where no user is logged in; see [Log in](#log-in) |
| `onIdentifyKnown` | `attach` | `aliasUnlessLinked` | `alias` | `move` | the same for a user id that the project already has |
| `onSwitch` | `logoutFirst` | `switch` | `switch` | `switch` | what happens when another user id logs in without a logout |
| `onLogout` | `return` | `rotate` | `rotate` | `return` | whether the device gets its old anonymous user back after a logout, or a new one |
| `onAnonymousLogout` | `ignore` | `refuse` | `rotate` | `ignore` | what a logout does when no user is logged in |
| `purchaseHolders` | `deviceAndUser` | `currentUser` | `currentUser` | `currentUser` | who holds a new purchase |
| `onRestore` | `share` | `transfer` | `alias` | `transfer` | what a restore does when another customer holds the purchase; see [Restore purchases](#restore-purchases) |
| `anonymousHolders` | `asOthers` | `alias` | `alias` | `asOthers` | what a restore does when only anonymous users hold the purchase; with `asOthers`, `onRestore` decides here too |
| `oneTimePurchases` | `move` | `move` | `move` | `stay` | whether a restore moves consumables and non-consumables |
| `unclaimedPurchases` | `keep` | `ignore` | `ignore` | `keep` | what the daemon does with a purchase that a store reports without a known user: `ignore`, `keep` or `anonymous`; see [Unclaimed purchases](stores.md#unclaimed-purchases) |
| `userIdLengthMax` | 255 | 100 | 100 | 255 | the longest user id, in Unicode scalars: a number from 1 to 255 |
| `blockedUserIds` | the empty id | 12 ids | 6 ids | the empty id | ids that no user may have; see below |

`blockedUserIds` of `revenuecat` is the empty id, `no_user`, `null`, `none`, `nil`, `(null)`, the NUL character, `unidentified`, `undefined`, `unknown`, `anonymous`, `guest`. That of `revenuecatLegacy` is the first six of these. Every project blocks the empty id.

`onIdentifyNew` and `onIdentifyKnown` accept `attach`, `alias`, `aliasUnlessLinked`, `move` and `switch`. `onRestore` accepts `share`, `transfer`, `transferIfInactive`, `keep` and `alias`. Each other rule accepts the words in its row. Any other value is `invalidParams`, and `field` points to the rule.

In `project.define`, `rules` is a preset's name, or an object with the rules that differ and perhaps a `preset` (default: `qonversion`). For example, `{"preset":"qonversion","onRestore":"transfer"}` changes one rule. The daemon replaces all rules at once.

New rules apply from the next request on, and change nothing that happened before. For example, a project has the user `Me_bob`, and then sets `anonymousPrefix` to `Me_`. `Me_bob` still exists, but `identify` and `purchase` with that id are now `reservedUserId`.

### Combinations that the daemon refuses

The reply is `invalidParams` with the field `/rules`, and the daemon applies nothing of the call.

| Together | Why not |
| --- | --- |
| `purchaseHolders: deviceAndUser` and `onLogout: rotate` or `onAnonymousLogout: rotate` | The device should keep what was bought on it. After the logout it would have a new anonymous user, who holds nothing. |
| `purchaseHolders: deviceAndUser` and `onIdentifyNew` or `onIdentifyKnown: move` | The anonymous user should hold the purchase too. The next login would take it away. |
| `onLogout: return` and any rule with the value `alias` or `aliasUnlessLinked` | A user would become an alias of the device's anonymous user. The logout would then leave everything that this user has to the next person on the device. |
| `onLogout: return` and `onAnonymousLogout: rotate` | A second logout would discard the anonymous user that a logout brings back. |

## Install an app

`install` creates a device with its anonymous user. The app chooses the device id, for example a UUID that it keeps until the app is removed; without `device` the daemon makes one. If the device exists, `install` changes only its `storeAccount` and registers an `accountToken`; it logs no user in.

With `userId`, a new device starts as that user, whom the daemon creates if necessary. Nothing is attached, moved or aliased. The device still gets an anonymous user for later logouts.

## Log in

`identify` makes a user the device's identified user, and creates that user if necessary (`created`). If no user is logged in, `onIdentifyNew` or `onIdentifyKnown` decides what else happens. If another user is logged in, `onSwitch` decides.

| Value | What a login does |
| --- | --- |
| `attach` | The user becomes a further holder of every purchase that the device's anonymous user holds and that no identified user holds. |
| `move` | Every subscription (of the kind `subscription` or `nonRenewingSubscription`) that is active, in its grace period, in billing retry or paused moves from the device's anonymous user to the user. Expired, refunded and revoked subscriptions, consumables and non-consumables stay. |
| `alias` | The anonymous and the identified user become one customer. |
| `aliasUnlessLinked` | The same as `alias`. But if the identified user's customer already has an anonymous user, the same as `switch`. |
| `switch` | Only the device's current user changes. |
| `logoutFirst` | A logout and then a login, in the same step, with the events of both. |

- For example, `phone` bought `monthly`. `identify device=phone userId=ann` makes `ann` a further holder (`outcome: attached`). When `ann` then logs in on `tablet`, she sees the purchase there too.
- For example, `ann` logs out of `phone`, and `bob` logs in there. The outcome is `switched` and `bob` holds nothing: `ann` holds the purchase already, so `attach` does not change it.
- For example, with `revenuecat`, `bob` logs in on `phone` and then on `tablet`. His customer has the anonymous user of `phone` already, so the outcome on `tablet` is `switched`. What was bought there stays with its anonymous user until a restore.

### Read the result of a login

| Member | Meaning |
| --- | --- |
| `outcome` | `unchanged`: this user is logged in already, and nothing changes. `aliased`: two users became one customer. `attached`, `moved`: at least one purchase gained a holder or moved. Otherwise `switched`. |
| `purchases` | each purchase that changed holder as a **Move**, with `from`, `to` and `shared`. After an alias, what the anonymous user's customer held and the user did not, with `shared: true`, because the old holders keep it. |
| `claimed` | the [unclaimed purchases](stores.md#unclaimed-purchases) that the user has got by its id or its account token |
| `shouldRefresh` | true if `purchases` or `claimed` is not empty: ask for the entitlements again |

With `anonymousId` instead of `device`, `identify` finds the device by its present anonymous user. If no device has that anonymous user now, the call is `unknownUser`.

### Which user ids the daemon accepts

Ids are compared byte by byte: with `revenuecat`, `null` is blocked and `NULL` is accepted.

| The user id is | `identify`, `install`, `purchase` | Methods that create no user |
| --- | --- | --- |
| empty | `blockedUserId` | `blockedUserId` |
| too long | `userIdTooLong` | `userIdTooLong` |
| blocked | `blockedUserId` | `unknownUser` |
| reserved: it begins with the anonymous prefix, or is an anonymous id or a customerId | `reservedUserId` | as for any id |

- An empty prefix reserves only the anonymous ids and customerIds that exist.
- `purchase` accepts existing anonymous ids and customerIds under any rules, even if they are too long, because no caller chose them.

### Look up a user

`userInfo`, and every result with a `user`, has these fields:

| Field | Value |
| --- | --- |
| `id` | For a request by device: its current user. By an identified id: that id. By an anonymous id or a customerId: the customer's identified id, else its anonymous id; if there are several, the first in byte order. |
| `anonymousId` | By device: its anonymous user. By an anonymous id: that id. Else null. |
| `identityId` | The identified user's id, or null. |
| `aliases` | Every user id of the customer. After a switch, the device's `anonymousId` may be missing, because it belongs to another customer. |
| `customerId` | The customer's id. Methods accept it as a `userId`, but no user can log in as it. |
| `device` | The request's device; absent without one. |
| `createdAt`, `environment` | When the customer was created; the project's environment. |

Wherever a result shows holders (`holders`, `holder`, `from`), it shows a single id for each customer, chosen in the same way. `to` is the user that gained the purchase.

## Log out

| Rule | What a logout does |
| --- | --- |
| `onLogout: return` | The device's anonymous user, the same as before the login, is its current user again. |
| `onLogout: rotate` | The device gets a new anonymous user, who holds nothing. |
| `onAnonymousLogout: ignore` | No user is logged in: nothing changes. |
| `onAnonymousLogout: refuse` | The call is `alreadyAnonymous`, and nothing changes. |
| `onAnonymousLogout: rotate` | The device gets a new anonymous user. The old id still has its purchases, but `identify` no longer finds the device by it. |

For example, `phone` bought `monthly` and `ann` logged in on it. After a logout, `phone` still has `premium` with `qonversion`, because its anonymous user holds the purchase too. With `revenuecat` it has a new anonymous user and no access; `ann` keeps hers.

## Merge users

With an alias, two customers become one. Every alias now has the same purchases, grants and properties. The `customerId` and the `createdAt` of the customer that the project has had longer stay; an imported customer counts from its import. The other `customerId` remains an id of the merged customer. Of two properties with the same name the newer value stays. Grants of both stay.

## Buy

`purchase` records a transaction. Transactions with the same `store` and `originalTransactionId` form a **chain**: a single purchase. With `deviceAndUser`, the device's anonymous user and its identified user, if any, hold a new chain. With `currentUser`, only the current user does. The chain keeps its first device and store account.

A purchase with `userId` instead of `device` belongs to that user. If the user is unknown, `purchase` creates it, because a real payment must never be lost. For example, a web checkout may come before the first login. If the call names neither, the daemon finds the user itself; see [Unclaimed purchases](stores.md#unclaimed-purchases).

| `outcome` | When |
| --- | --- |
| `recorded` | The chain is new. Only here `created` is true. |
| `claimed` | The chain had no holder before; now the buyer holds it. |
| `received` | Another customer held the chain and the buyer did not. The daemon first [restores](#restore-purchases) it to the buyer, also if the call is a renewal. If the rules refuse that, the call is `purchaseHeldByAnother` and nothing changes. |
| `planChanged` | A new transaction with another product. |
| `renewed` | Any other new transaction. |
| `updated`, `stale` | A statement of the store about a known transaction; see [What stores report](stores.md). |
| `unchanged` | The daemon knows the transaction. Or it is older than the latest (compared by `purchasedAt`, then by end, then by id in byte order): then only the history gains it. |

With `onRestore: alias` a purchase never merges identified users: if a holder is identified, the call is `purchaseHeldByAnother` and names `onRestore`.

### Renewals and late transactions

- A renewal adds no holder. It starts a new transaction, which has fields of its own: auto-renew is on, and there is no refund, revocation, pause, grace period or billing retry. The fields of the earlier transactions stay as they are.
- A late transaction changes only the history, unless it covers the present and the latest begins later. For example, on May 5 a year from June 1 is recorded first; a month from May 1, recorded next, gives access. A late transaction emits no events for times before its arrival.
- `renewsCount`, `firstPurchasedAt` and `trialStartedAt` come from the whole history, in any order of arrival. `renewsCount` is the number of paid `normal` periods less one; a period that ends as it begins was not paid.
- A period that ends before it begins gives no access, and its end emits no event. If the purchase is over when it is recorded, the reply has the warning `alreadyOver`. If it follows a running period, that one ends a millisecond before.

A `purchase` without `asOf` that repeats a transaction changes nothing. If a param differs from what is recorded, the reply has the warning `transactionDiffers`, whose `fields` names it. For example, `expiresAt` is a week later because the store extended the period: send the call with `asOf`, the moment at which the store said it.

### Kinds, products, stores and environments

| What | Rule |
| --- | --- |
| kind | The `kind` in the call, else that of the product in the catalogue, else `subscription` with an end and `nonConsumable` without. The chain has the kind of the latest transaction that names one. A consumable gives access only if the catalogue maps it. |
| subscription without an end | It gives access until an update sets an end; the reply has the warning `subscriptionWithoutEnd`. If no call named an end, the end of a grace period [counts as the end](stores.md#statements-in-any-order). |
| `store` | `appStore`, `macAppStore`, `playStore`, `amazon`, `huawei`, `samsung`, `roku`, `microsoft`, `paddle`, `stripe` or `web`, or one of up to 20 names in `stores.custom` of `project.define`. Any other store is `invalidParams`, because a misspelled store would record the same payment as a second purchase. |
| `stores.custom` | It refuses `manual`, because grants have it, and a name that differs only in case from another store. A custom store cannot be removed while a purchase names it. |
| unknown product | The daemon keeps the purchase, with the warning `unknownProduct`. It gives access as soon as the catalogue has the product. |
| `environment` | That of the chain's oldest transaction. The project's `environment` decides which chains give access; the daemon keeps the others, with the warning `environmentDiffers`. |
| `autoRenew` | True for a subscription until an update says otherwise, and false for other kinds. |

### Update a purchase

`purchase.update` records what else a store reports about a transaction, for example a refund, a pause, an early end (`endedAt`), or the product of the next period (`renewsAs`). The end of family sharing is a revocation (`revokedAt`). `outcome` is `applied` if a field changed, `unchanged` if each had its value already, or `stale`. The daemon emits `purchaseUpdated`, with `changes`, only if a field changed.

- Omitted fields keep their value. `null` clears a field, but has no effect on `product` and `paused`.
- Every field belongs to the transaction that `transactionId` names; without it, to the latest transaction.
- Without `transactionId`, a refund or a revocation is about the latest transaction bought at or before its moment, because a store cannot refund a later purchase. If there is none, it is about the latest. If the call names both moments, the earlier one counts. For example, periods run from January 1 to 8 and from January 10 to 20. `refundedAt` January 5 refunds the first period, and the second stays `active`.
- `renewsAs` never gives access. The next transaction does.
- `paused: true` without `pausedUntil` is a pause without a known end. It ends with `paused: false` or with a new transaction.
- Access ends at the earlier of `expiresAt` and `endedAt`. A grace period ends at `endedAt` too.
- Without `asOf`, `expiresAt` and `product` of the latest transaction change the purchase, but not its entry in `transactions`. They last until the next transaction, or until a newer dated statement. For an earlier transaction, they change its entry.
- `autoRenewDisabledAt` and `billingIssueAt` are [derived](stores.md#since-when-auto-renew-is-off).
- An unknown chain is `unknownPurchase` with the field `/originalTransactionId`; a transaction that the chain does not have, with the field `/transactionId`. The daemon keeps no update for later.

## Restore purchases

`restore` brings a store account's purchases to the device's current user. With `purchases` it restores exactly those chains, whatever account they came from. An unknown chain makes the call `unknownPurchase`, with a field such as `/purchases/1`, and nothing happens. A device without a store account has an account of its own: its restore finds what was bought on that device.

A restore skips what the current user holds already. For the rest, these rules apply in order:

1. If only anonymous users hold the purchase and `anonymousHolders` is `alias`, they and the current user become one customer.
2. With `oneTimePurchases: stay`, a consumable never moves, and a non-consumable does not move from anonymous holders to an identified user. The refusal then names the rule `oneTimePurchases`, under any `onRestore`.
3. Otherwise `onRestore` applies:

| `onRestore` | What happens |
| --- | --- |
| `share` | The current user becomes a further holder. |
| `transfer` | The current user becomes the only holder. The device's anonymous user loses the purchase too. |
| `transferIfInactive` | As `transfer`. But if another customer holds an active subscription (also a sandbox one) of the same store account, the daemon refuses everything of that account. That holds even if the restoring user holds the subscription too. A purchase that came from no account is refused only if it is such a subscription itself. |
| `keep` | The daemon refuses. |
| `alias` | The holders and the current user become one customer. |

| Member | Meaning |
| --- | --- |
| `restored` | what the current user gained, including what an alias brought, and unclaimed purchases that [replace](stores.md#unclaimed-purchases) what it gained |
| `transferred` | what a holder lost by it |
| `refused` | the `holder` and the `rule`. A refusal is a result, not an error: everything else is restored. |

Unlike a purchase, a restore never makes the device's anonymous user a holder as well.

For example, with `onRestore: transfer`, `phone` bought `monthly` and `ann` logged in there and on `tablet`. She logs out of `phone`, and `bob` logs in and calls `restore device=phone`. `bob` is now the only holder: `ann` has no access on `tablet`, and `phone` has none after a logout.

## Check access

`checkEntitlements` lists every entitlement of the products that the user's purchases have at the moment, and of the user's grants, including inactive ones: look at `active`. It omits entitlements of purchases that the user lost, and of a product that a purchase had before. For example, a purchase of `monthly` (`premium`) changed to `club` (`gold`): only `gold` is listed.

The param `entitlements` names exactly those to list; an empty list selects nothing. An entitlement that the full list would omit has `state` null and `renewState` `unknown`. If the project does not know it either, a warning gives the nearest names.

The first line that fits gives the state of a purchase at a moment:

| When | State | Access |
| --- | --- | --- |
| before its first `purchasedAt`; a grant, before it was given | none: it does not exist yet | no |
| refunded or revoked at or before the moment | `refunded`, `revoked` | no |
| replaced by another chain at or before the moment | `expired` | no |
| it has no end, or the moment is not after `expiresAt` and not after `endedAt` (those milliseconds included) | `trial`, `intro`, or `active`, by its `periodType` | yes |
| not after `gracePeriodExpiresAt`, and not after `endedAt` | `gracePeriod` | yes |
| `paused` without `pausedUntil`, or before `pausedUntil` | `paused` | no |
| in billing retry | `billingRetry` | no |
| otherwise | `expired` | no |

- A pause or a failed payment takes nothing away while a paid period runs. For example, a subscription ends on January 31 and is paused until March 1. It is `active` on January 20 and `paused` on February 10.
- A refund or revocation applies from its moment on, to its own transaction. A transaction that was refunded and revoked is `refunded`.

### Which transaction decides

The latest transaction bought at or before the moment decides the state. If it was refunded or revoked by then, an earlier one may decide instead: the latest that covers the moment, is not a trial, and was not refunded or revoked itself. Transactions before the last change of the product do not count.

- A transaction covers the moments from its `purchasedAt` to the earlier of its end and `endedAt`.
- Transactions are in the order of `purchasedAt`, then of `expiresAt` (no end comes last), then of their ids in byte order.
- Grace periods, pauses and billing retry count only for the latest transaction of the chain.
- The transaction that decides supplies every field of the entitlement, except those of the chain: `startedAt`, `firstPurchasedAt`, `trialStartedAt`, `renewsCount` and `environment`.

| Periods in January | Refund | State afterwards, and why |
| --- | --- | --- |
| a week from 1 to 8, a week from 10 to 20 | of the first, on 12 | `active`: the second was paid and kept |
| a prepaid month from 1 to 31; a top-up of the same product from 25 to February 28 | of the top-up, on 26 | `active` until January 31 by the first month, then `refunded`. The same holds if the store gives the top-up a name of its own, as Google does. |
| a trial from 1 to 14; a payment on 3 ends it | of the payment, on 4 | `refunded`: the customer paid for no other period |
| a month from 1 to 31; an upgrade to `yearly` on 10 | of the upgrade, on 12 | `refunded`: the month is of another product, and the store credited the rest of it |

### Ask about another moment

`at` selects a past or future moment. The daemon uses what it knows now and today's holders, including links made after that moment. In the past, the period is that of the transaction that covers the moment. If periods overlap, the latest beginning counts; between two periods the state is `expired`.

### When several purchases give one entitlement

A single purchase or grant wins and supplies every field. The comparison goes in this order:

1. Active beats inactive.
2. No end beats any end, then the furthest end of access wins. A grace period counts. A refund, a revocation, a replacement or `endedAt` counts as the end if it is earlier, also if it lies ahead.
3. The latest purchase wins.
4. The greatest transaction id in byte order wins; a grant has none and loses.
5. The greatest `store`, then the greatest `originalTransactionId`, in byte order, wins. Of two grants revoked together, the later end wins.

For example, a subscription until February 15 loses to a subscription until February 1 with a grace period until March 1. If all dates are equal, transaction `9` beats `10`.

| Field | Value |
| --- | --- |
| `renewState` | `billingIssue` in grace or billing retry; else `nonRenewable` for kinds other than `subscription` and for grants; else `canceled` with auto-renew off; else `nonRenewable` without an end; else `willRenew` |
| `expiresAt` | that of the transaction, also if `endedAt`, a refund or a replacement ends access earlier. For example, a store cancels on January 10 a month that was paid until January 31: `expiresAt` stays January 31, and the state is `expired` from January 10 on |
| `grantType` | `familySharing` before `offerCode` before `purchase`; `manual` for a grant |
| `startedAt`, `firstPurchasedAt`; `lastPurchasedAt` | the chain's first purchase; the transaction that decides. A grant has only `startedAt`, when it was given. |

## Explain an answer

`explain` says why `checkEntitlements` gives its result, now or `at` another moment. An entitlement that neither the project knows nor the user has is `unknownEntitlement`.

`because` lists the steps from a purchase or grant to the result: each link, the catalogue, and the clock. It follows the purchase or grant that [wins](#when-several-purchases-give-one-entitlement), even if the winner is inactive. It leaves out undone links. If the user holds the purchase by several links, it shows the shortest path.

| `step` | What it says |
| --- | --- |
| `purchased` | the first purchase of the chain (`since`), on which device, when (`at`) and for whom (`to`) it was recorded |
| `granted` | the user that got the grant (`to`) |
| `attached`, `moved` | a login as `to` on the device of `from` |
| `claimed` | `to` claimed a purchase that had no holder; `by` says how: `purchase`, `restore`, `accountToken`, `replaces` or `firstItem` |
| `shared` | a restore or received purchase made `to` a further holder |
| `shared` without `rule` | `to` presented a later transaction, or an import named `to` as a holder; `to` [keeps](#what-a-user-presented-stays) the purchase after an undo |
| `transferred` | a restore or received purchase made `to` the holder, and `from` lost it; without `from`, the purchase had no holder |
| `aliased` | `from` and `to` became one customer, or an import made them one |
| `unclear` | the steps between are unknown, because a deletion erased them or more than 1000 users and purchases are linked |
| `identified` | who is logged in on the device of the request |
| `renewed` | which later transaction's period covers the moment |
| `revoked` | a `revoke` ended the grant, or an import brought its end |
| `mapped` | which product gives the entitlement |
| `clock` | the state at the moment, since when, and until when if known |

The links are in the order in which access passed on, not in that of time. `rule` is the rule that applied then, whatever the rules are now; it is absent if no record says it. A `transferIfInactive` that nothing blocked appears as `transfer`. `recomputed` marks a login that made this link only because an [undo](#undo-a-link) removed an earlier link.

For example, `phone` bought `monthly`, and `ann` logged in there and on `tablet`. `explain device=tablet entitlement=premium` lists `purchased`, `attached`, `identified`, `mapped` and `clock`.

`others` lists the other purchases and grants that give the entitlement. `lostBy` is the first point of the comparison in which each loses to the winner: `active`, `end`, `purchasedAt`, `transactionId`, `store`, `originalTransactionId`, or `order` if all are equal.

### Why access is missing

If access is missing, `missing` lists the causes, the most direct first. `suggestedCalls` lists calls that would remove a cause. A user is **linked** with a device if a login there linked a purchase or made an alias; a purchase is linked with its former holders.

| `kind` | What is missing | Calls in `suggestedCalls` |
| --- | --- | --- |
| `expired`, `paused`, `billingRetry`, `refunded`, `revoked` | a purchase or grant gives nothing at the moment | `purchase.update`, which clears a refund or revocation, or moves the end by whole lengths of the latest period; for a grant `grant` |
| `notYet` | it begins later | |
| `notMapped` | the product of a purchase gives nothing | `project.define` with that product added to the catalogue, if the catalogue has fewer than 200 products and entitlements in all |
| `environment` | the purchase's environment does not count | `project.define` with the environment `any` |
| `notIdentified` | no user is logged in, but a user with access logged out here or is linked with this device | `identify` |
| `heldByAnother` | another customer holds a linked purchase, or a purchase of the device's account, that would give access; `because` says how | `restore`, `identify` as the holder, `logout`, `user.link.undo` of the transfer |
| `heldByNobody` | the holder was deleted | `restore` that names the purchase |
| `noPurchase`, `noProduct` | no purchase gives it, but a [claim](import.md#import-claims) may wait; no product gives it | |
| `notGranted` | there is no grant either | `grant` |

The daemon has tried each call in a dry run: the entitlement would be active at that moment. `role` is what the call needs. The caller judges whether access is right.

For example, `ann` bought on her phone, and logs in and out on a new tablet. `explain` of the tablet returns `notIdentified` with `ann` as the holder, her logout as `since`, and the call `identify device=tablet userId=ann`. The daemon remembers the last three users of each device. Once another user is logged in, it names no former one.

The reply has limits: `omitted` counts the steps, `others` and `missing` that it leaves out. The daemon looks at 20 devices of the user and the newest 200 purchases of each device's account.

## Grant and revoke

`grant` gives an entitlement without a purchase. The catalogue or the project's `entitlements` must have it; otherwise it is `unknownEntitlement`. A grant belongs to the current user's customer, and passes on only with an alias. A newer grant of the same entitlement replaces it, whether it is longer or shorter. With `expiresAt` it expires after that millisecond; if that is over, the reply has the warning `alreadyOver`.

`revoke` ends the grants of an entitlement that are in force. If there are none, it is `notAManualGrant`, even if the user bought the entitlement. If an alias merged two grants, `revoke` ends both and emits an event for each, first for the grant with the later end.

Both methods return the entitlement as it is then. For example, if `ann` bought `premium` too, it is still active after `revoke`.

## Set properties

`setUserProperty` stores a key/value property for other systems, up to 100 per customer. Properties never affect access and emit no event. An empty value removes the property; removing a missing property is not an error. The 101st is `invalidParams` with the field `/key`. After an alias there may be more, and they stay.

When users merge, the newest value of each property stays; of two set at the same time, the older customer's. Each call makes its property the newest, even with the same value. After a removal, an alias may bring the other side's value.

## Export and delete

`user.export` returns everything that the daemon holds about a customer, by any of its ids, with its first 1000 events, the oldest first. `moreEvents` and `cursor` say how `events.read` continues. It leaves out what belongs to other customers, stored replies, and the records for undoing links. `user.import` takes the answer in elsewhere, and [`entitle export`](import.md) writes all customers of a project.

Unless an alias made them one, a device's anonymous user is another customer. Export and delete it by its id, the device's `anonymousId`.

### Delete a customer

`user.delete` erases a customer with all its users. When the reply comes, no record, event or reply contains its ids. `traces` says what is left in the files:

| `traces` | Meaning |
| --- | --- |
| `pending` | bytes that nothing refers to, until `clearedBy`, a day later. One [pass over the files](daemon.md#deletion) overwrites them for all deletions of half a day. The event `tracesCleared` of the tombstone and `server.stats` tell when. |
| `cleared` | nothing. With `"traces":"cleared"` in the call, a pass begins at once and the reply waits for it. |
| `database` | what the administrator of a shared database decides ([fleet.md](fleet.md#what-remains-with-the-administrator-of-the-database)) |

| What | What happens to it |
| --- | --- |
| the customer: its ids, aliases, grants, properties | erased; a later use of an id creates a new user |
| its account tokens and ids, unless they are another customer's account tokens, and the unclaimed purchases that carry them | erased; a purchase of others that carries one loses it |
| a purchase that no other customer holds | erased; a salted hash of each of its names stays |
| a purchase that others hold | stays theirs, with its transactions and attributes, but no longer names the deleted customer as its source |
| a device with one of its anonymous users and no other user logged in | erased: `install` creates it anew |
| a device with one of its anonymous users and another user logged in | stays with that user, and gets a new anonymous user |
| another device on which one of its users was logged in | is logged out: its anonymous user is its current user again |
| a store account | erased with the last purchase and device that name it |
| events | stay in place. The **tombstone**, a new id that the reply returns, replaces every erased id of a user, device or transaction, also in the events of others. A changed event loses its cause's `id`, which could be anything; those of an erased chain lose their `attributes`. |
| a stored reply that names an erased id | erased: a retry is a new request |
| properties, attributes and request ids of other customers | stay, even if their text names the customer; but a changed event loses its request id |

The daemon emits `userCreated` for each new anonymous user, `loggedOut` of the tombstone for each logged-out device, then `userDeleted`, which names the tombstone only. A reader that keeps copies must learn the deleted id from the system that requested the deletion.

For example, `phone` bought `monthly` and `ann` logged in there. `user.delete userId=ann` logs her out. `phone` keeps `premium`, because its anonymous user holds the purchase too.

- The same `idempotencyKey` during a deletion waits for its end, also after a restart; the reply is `replayed`. The daemon keeps the key and the params as salted hashes only.
- Deletions run one after the other. From the first step of a deletion on, every id of the customer is unknown. If the disk is full, a deletion that has not begun is `storageFull`; a deletion that has begun waits for room.
- If a step fails three times for another reason than a full disk, the reply is `storageFailed` and says that the deletion has begun. The next start of the daemon continues the deletion; no other deletion begins before.

### When an erased chain returns

If `purchase` records an erased chain again, by any of its names, the chain has no holder and gives no access, also with further transactions. The reply has the warning `heldByNobody`. The same holds for an import that names no holder; an import that names a customer gives the chain to that customer.

Only a `restore` that names the chain gives it to a user, under any `onRestore`; its Move has `from` empty and `shared` false. No account token claims it, and `store.unclaimed` does not list it. A deletion of the customer whom that `purchase` named erases it again.

## Move the clock

A project follows the system clock, or has a manual clock, which only `clock.advance` moves, by a duration or to a moment. Each expiry on the way emits its events in order, with its own time:

| What | Event | `at` |
| --- | --- | --- |
| access by a period or its grace period is over, or another chain takes over | `purchaseExpired`, even if a pause or billing retry follows | the last moment with access |
| a pause that took access is over | `purchaseUpdated` | `pausedUntil` |
| a refund or revocation dated ahead | `purchaseUpdated`, with the `transactionId` that it names | its moment |
| a grant is over | only the change of access | its last moment |
| a purchase or an imported grant, dated ahead, begins; such a grant is revoked | only the change of access | its moment |

- For each customer whose access changed, `entitlementsActivated` or `entitlementsDeactivated` follows with the same `at`, and names the purchase that changed it. The cause is the clock.
- An expiry is due in the millisecond after the last moment with access. For example, with `expiresAt` at midnight, `clock.advance` to midnight emits only `clockAdvanced`; a millisecond more emits `purchaseExpired` with `at` midnight.
- The start of a grace period emits nothing, and neither does the end of a purchase that was refunded or revoked earlier.
- Of what is due in the same millisecond, chains come first (by `store`, then `originalTransactionId`), then grants, by customerId. Of one chain the earlier `at` comes first, and purchase events come before access events.
- `clockAdvanced` comes last, with `now`, which is also its `at`, and no user. An advance to the present moment emits nothing.
- A dry run lists the events and moves nothing. The clock ends with the year 9999.
- Replies reflect an expiry at once, even before its events are emitted.

## Define a project

`project.define` creates or changes a project, and emits no event of its own. An omitted param keeps its value; `rules`, `products`, `entitlements` and `stores.custom` are each replaced as a whole. `createdAt` is a time of the project's own clock. After the first device, user or purchase, `clock` may only repeat its present value: `system`, `manual`, or the present time of a manual clock.

### Change the catalogue

New `products` or another `environment` apply when the call returns. `changes` counts whose access changes at that moment. For each such customer, the daemon then emits `entitlementsActivated` and `entitlementsDeactivated`, between requests, with the moment of the change as `at` and the `project.define` as the cause. The reply and a dry run omit these events, because there may be as many as customers. Rules, kinds and `entitlements` change no access.

For example, a new catalogue lets `monthly` give `gold` instead of `premium`. With three holders, `changes` is `{"customers":3,"gained":{"gold":3},"lost":{"premium":3},"counted":true}`.

`products` replaces the whole catalogue, and a product that is left out gives nothing any more. So the daemon refuses to leave out a product that a stored transaction names (`productInUse`), also one that has ended, that is unclaimed, or that will renew as this product. `removed` names the products that may go all the same. For example, a dry run with `removed='["monthly"]'` shows how many customers would lose access if `monthly` went.

- The daemon looks at 25,000 customers and purchases at most (`definitionRecordsMax`). In a larger project `changes` is `{"counted":false}`, and the daemon refuses to leave out any product that `removed` does not name.
- If many replies are cached, the daemon first recomputes them; until then the call waits, and every client gets the old replies.
- A request that changes a customer first emits that customer's events of the change. Expiries that were due before the change emit their events first, by the old catalogue; later expiries emit theirs after all customers had the events of the change.
- A second change waits until the first is complete. Up to `pendingCatalogueChangesMax` changes of a project may be pending; the next is `overloaded` and can be retried.

## Undo a link

After a wrong login or restore, `user.link.undo` undoes the link that an event reports. Holders and customers become what they would be without the link, apart from what `kept` in the result lists. Nothing else changes: what was refused or skipped stays so. Two undos have the same result in either order.

| Event | What the undo reverses |
| --- | --- |
| `identified` | everything that the login attached, moved or aliased |
| `usersAliased` | that alias, and the login that made it, if a login did |
| `…Transferred` | the transfer of that purchase, from all who lost it |
| `purchaseRenewed`, `purchaseUpdated` | that the user who presented this transaction keeps the purchase; see [below](#what-a-user-presented-stays) |

| What | After the undo |
| --- | --- |
| devices | stay logged in |
| what was attached, moved or transferred | returns to its earlier holders, unless it moved on since |
| merged users | are split into two customers, each with its ids, its customerId, and the purchases, grants and properties of its ids, from before and since |
| later logins | are recomputed, by the rule that they followed then; the undone login counts as a `switch` |
| later restores, imports, and purchases of what another customer held | keep their result; `kept` lists those that would have found other holders or users |
| undos since the link | stay in force; `kept` lists those of the same users or purchases |

For example, `phone` bought `monthly`. `ann` logs in by mistake and logs out; then `bob` logs in (`switched`). Undoing `ann`'s login gives the purchase to `bob`: his login, recomputed, attaches it. `ann` stays a user, with a customer of her own, who holds nothing.

### What a user presented stays

A user that called `purchase` with a new transaction of a chain has paid for it, or has shown that the store knows it. An undo never takes that purchase from this user. The earlier holders get it back as well, and `kept` names the `purchaseRenewed` event; for a transaction that was not paid it is `purchaseUpdated`. Undo that event too if it was part of the mistake.

For example, `phone` bought transaction 1, and `ann` logged in there by mistake. `purchase userId=ann` presents the renewal 2. The undo of the login leaves the purchase with the anonymous user of `phone` and with `ann`. Undo the event of transaction 2 as well, and `ann` has lost the purchase.

- A customer in a `user.import` keeps its purchases in the same way. No undo takes back an import.
- If a user presented several transactions, the event of the first keeps the purchase, and an undo of a later one is `noLink`.

### How merged customers are split

- A purchase belongs to the ids for which it was made, and a grant or property to the id named in the call. If the merge replaced a grant or property, it returns.
- A user that never was a separate customer gets a new customerId.
- The undo of a login does not split users whom a later restore or purchase merged. If the result of that merge depends on the login, the `obstacle` is `laterAlias`, with the merge's event: undo that first.
- The daemon recomputes the newest 100 of an anonymous user's logins that linked nothing. Of what a customer lost to others, `kept` knows the newest 20 purchases.

### When an undo fails

The call is `cannotUndo`, nothing changes, and `obstacle` gives the reason:

| `obstacle` | Reason |
| --- | --- |
| `unknownEvent` | the project has no such event |
| `undone` | the link is undone already |
| `noLink` | the event linked nothing: an `install` with `userId`, a switch, a login that only claimed purchases, or a transaction or statement about a purchase that stays with its holders for another reason |
| `otherKind`, `isUndo` | the event is of a kind that makes no link, or comes from an undo |
| `laterAlias` | a later alias depends on the link; see above |
| `tooMuch` | more than 25,000 users and purchases are linked with it (`undoRecordsMax` in `server.info`) |
| `unclear` | a deletion erased records that show what would have happened, or the user of the event |

### Result and events of an undo

In `purchases`, `from` are the holders before the undo. `to` is the user that gained the purchase; if none did, the first remaining holder in byte order. The daemon emits `linkUndone` for each customer that is split off, or, without a split, for the customer of the link. The changes of access follow, and `…Received` and `…Transferred` for each user that gained or lost a purchase.
"""###
}
