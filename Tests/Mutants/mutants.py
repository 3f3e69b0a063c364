"""The mutants, each with a seed of the simulation that catches it, and the check that does.

In the replacement, MUTANT is the condition under which the daemon has the defect.
"""
from typing import NamedTuple

SHARED = "Sources/Service/Shared/"
REPLIES = SHARED + "SharedStore+Replies.swift"
STORE = SHARED + "SharedStore.swift"
HELP = SHARED + "Service+Shared.swift"
BACKGROUND = "Sources/Service/Background/"
DUE = "Sources/IdentityCore/Purchases/Draft+Due.swift"
SIMULATED = "Tests/ModelTests/Fleet/SharedMemoryStore.swift"

FRESH = "no stale answer"
ORDER = "one order of all writes"
ONE_WRITER = "one writer at a time"
OUTCOME = "a reply says what became of its request"
NEEDLESS = "no failure without a fault"
ANSWERED = "every request is answered"
FEED = "each event once, in order"
TIME = "the store's clock"
ENDS = "each end once"
ERASURE = "no trace of an erased id"
CONTINUITY = "no history is lost"


class Change(NamedTuple):
    file: str
    # This text stands once in the file.
    old: str
    new: str


class Mutant(NamedTuple):
    name: str
    # None if no history has caught it yet.
    seed: int | None
    check: str | None
    changes: list[Change]


def before(file, text, line):
    """Adds a line before a text."""
    return Change(file, text, line + "\n" + text)


def after(file, text, line):
    """Adds a line after a text."""
    return Change(file, text, text + "\n" + line)


# Confirming and fetching.
READING = [
    Mutant("a fetch result taken in without its log entries", 1, ONE_WRITER, [
        Change(REPLIES, "      apply(update, to: &round, cache)\n",
               "      let isKept = !MUTANT || logs[update.log] == nil\n"
               "      if isKept { apply(update, to: &round, cache) }\n"),
    ]),
    Mutant("an overtaken fetch taken in", None, None, [
        Change(REPLIES, "guard isNewest || !(round", "guard MUTANT || isNewest || !(round"),
    ]),
    Mutant("a range result used at a later position", 69, ANSWERED, [
        Change(STORE, "let isNewest = range.position", "let isNewest = MUTANT || range.position"),
    ]),
    Mutant("freshness counted from arrival", 23, FRESH, [
        before(STORE, "    throw pending { $0.needs.logs.insert(log) }\n  }\n\n  /// As above for",
               "    if MUTANT, logs[log]?.confirmedBy == current.arrival { return }"),
    ]),
    Mutant("a refusal from unconfirmed memory", 17, ANSWERED, [
        Change(STORE, "{ throw failure }\n    current.needs.logs.insert(log)",
               "{ throw failure }\n    if MUTANT, logs[log] != nil { return }\n"
               "    current.needs.logs.insert(log)"),
    ]),
    Mutant("an own entry that does not settle its turn", 2, OUTCOME, [
        Change(REPLIES, "        settle(own)\n",
               "        if MUTANT { logs[log]?.applied = entry.id } else { settle(own) }\n"),
        Change(REPLIES, "{ isCommitted(turn, by: $0) }",
               "{ !MUTANT && isCommitted(turn, by: $0) }"),
    ]),
]

# Committing.
COMMITTING = [
    Mutant("answers released before the commit reply", 1, CONTINUITY, [
        after(STORE, "    lock = .committing(turn)", "    if MUTANT { settle(turn) }"),
        Change(REPLIES, "  private func settle(", "  func settle("),
    ]),
    Mutant("in doubt treated as failed", 2, OUTCOME, [
        before(REPLIES, "    case .lost: resolve(turn)",
               "    case .lost where MUTANT:\n      progressSoFar.failure = .unavailable(\"\")\n"
               "      lock = .free"),
    ]),
    Mutant("a turn taken for failed though its place was not seen", None, None, [
        Change(REPLIES, "      if hasMissed(turn) {", "      if !MUTANT, hasMissed(turn) {"),
    ]),
]

# The log.
LOG = [
    Mutant("holders missing from the entry", 26, ORDER, [
        Change(STORE, "guard case .purchase(let purchase)? = purchase else { return }",
               "guard !MUTANT, case .purchase(let purchase)? = purchase else { return }"),
        Change(STORE, "{ holders.formUnion(customers) }",
               "{ if !MUTANT { holders.formUnion(customers) } }"),
    ]),
    Mutant("an entry without keys taken as one that names nothing", 116, ONE_WRITER, [
        Change(REPLIES, "guard let affected = entry.affected else",
               "guard let affected = entry.affected ?? (MUTANT ? [] : nil) else"),
    ]),
    Mutant("a gap in entries", 86, ORDER, [
        Change(REPLIES, "guard first.id.position <= state.applied.position else",
               "guard MUTANT || first.id.position <= state.applied.position else"),
    ]),
    Mutant("continuity not checked", 19, ONE_WRITER, [
        Change(REPLIES, "first.id.position <= sentAt.position, first.id != sentAt {",
               "!MUTANT, first.id.position <= sentAt.position, first.id != sentAt {"),
        Change(REPLIES, "if let same, same.id", "if !MUTANT, let same, same.id"),
        Change(REPLIES, "      if sentAt != LogEntry.ID.none { lose(log, nil, &round, cache) }",
               "      if !MUTANT, sentAt != LogEntry.ID.none { lose(log, nil, &round, cache) }"),
    ]),
    Mutant("a reply from before a loss taken in", None, None, [
        Change(REPLIES, "    changeRounds { $0.ignored.insert(log) }",
               "    if !MUTANT { changeRounds { $0.ignored.insert(log) } }"),
        Change(REPLIES, "      if contradictsLock(", "      if !MUTANT, contradictsLock("),
        Change(REPLIES, "!isBehind(reply, in: locks) else",
               "MUTANT || !isBehind(reply, in: locks) else"),
    ]),
]

# Time and background work.
WORKING = [
    Mutant("the host's clock used for now", 1, TIME, [
        Change("Sources/Service/Service.swift", "    let now = shared?.time ?? now\n",
               "    let now = MUTANT ? now : shared?.time ?? now\n"),
    ]),
    Mutant("a background piece that does not read the record", 98, ENDS, [
        Change(BACKGROUND + "DueReader.swift",
               "    try decider.requireStillness(of: project.number)\n    let limit",
               "    if !MUTANT { try decider.requireStillness(of: project.number) }\n"
               "    let limit"),
        before(STORE, "      if current.waiter.isFeed {",
               "      if MUTANT, case .due = query { return range.content }"),
        before(DUE, "      let scheduledChanges = purchase.scheduledChanges\n      guard",
               "      if MUTANT { purchase.emittedUntil = listed.moment.previous }"),
    ]),
    Mutant("an expiry emitted while a sweep runs", None, None, [
        Change(BACKGROUND + "Service+Due.swift",
               "guard case .system = project.clock, !project.isRollingOut else",
               "guard case .system = project.clock, MUTANT || !project.isRollingOut else"),
    ]),
    Mutant("a clock moved during a rollout", 241, ORDER, [
        Change(BACKGROUND + "Service+Advance.swift",
               "    if shared != nil, project.isRollingOut {",
               "    if !MUTANT, shared != nil, project.isRollingOut {"),
    ]),
    Mutant("going on with the rollout of an ended daemon missing", 52, ANSWERED, [
        Change(HELP, "      if count > Self.pollsBeforeHelp,",
               "      if !MUTANT, count > Self.pollsBeforeHelp,"),
    ]),
    Mutant("going on with a deletion missing", None, None, [
        Change(HELP, "    if schedule.erasuresSeen > Self.pollsBeforeHelp {",
               "    if !MUTANT, schedule.erasuresSeen > Self.pollsBeforeHelp {"),
    ]),
    Mutant("own events sent directly", None, None, [
        Change("Sources/Service/Feed/Feed.swift", "events.count < Self.burstMin, reader.decider",
               "events.count < Self.burstMin, MUTANT || reader.decider"),
    ]),
    Mutant("page counts taken as the last", 67, ORDER, [
        Change(BACKGROUND + "Service+Rollout.swift", "      return (ids, ids.count < limit)",
               "      return (ids, MUTANT || ids.count < limit)"),
        Change(BACKGROUND + "Service+Rollout.swift", "Self.customersPerTurn\n",
               "(MUTANT ? 1 : Self.customersPerTurn)\n"),
    ]),
]

# What PostgreSQL and the adapter to it do, as the simulated store does it.
STORING = [
    Mutant("no FOR UPDATE", 2, ONE_WRITER, [
        Change(SIMULATED, "guard isFree else { return nil }",
               "guard MUTANT || isFree else { return nil }"),
        Change(SIMULATED, "touched):\n      guard holdsLocks",
               "touched):\n      guard MUTANT || holdsLocks"),
    ]),
    Mutant("a ROLLBACK tag taken for COMMIT", None, None, [
        after(SIMULATED, "  private func refusal(_ request: RemoteRequest) -> RemoteReply {",
              "    if MUTANT {\n"
              "      let number = request.number\n"
              "      let done = RemoteReply.Outcome.done([])\n"
              "      return RemoteReply(number: number, outcome: done, time: now, updates: [])\n"
              "    }"),
    ]),
    Mutant("trimming that removes the newest entry", 6, ANSWERED, [
        Change(SIMULATED, "$0.suffix(1) } }", "$0.suffix(MUTANT ? 0 : 1) } }"),
    ]),
]

MUTANTS = READING + COMMITTING + LOG + WORKING + STORING
