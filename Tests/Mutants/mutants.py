"""The mutants, each with what catches it.

That is a seed of the simulation, with the check that notices it, or a test. In the replacement,
MUTANT is the condition under which the daemon has the defect.
"""
from typing import NamedTuple

SHARED = "Sources/Service/Shared/"
REPLIES = SHARED + "SharedStore+Replies.swift"
STORE = SHARED + "SharedStore.swift"
HELP = SHARED + "Service+Shared.swift"
BACKGROUND = "Sources/Service/Background/"
DUE = "Sources/IdentityCore/Purchases/DueEmission.swift"
SIMULATED = "Tests/ModelTests/Fleet/SharedMemoryStore.swift"
WORKER = "Sources/PostgreSQLStorage/StoreWorker.swift"
DATABASE = "Sources/PostgreSQLStorage/DatabaseConnection.swift"
SHIM = "Sources/CPostgreSQL/shim.h"
STAGED = "ModelTests.StagedFleetTests/"
POSTGRESQL = "DaemonTests.PostgreSQLStoreTests/"
NETWORK = "DaemonTests.SharedStoreNetworkTests/"

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
    # A seed of the simulation to try first, or the test that fails; None if nothing catches it yet.
    catcher: int | str | None
    # The check that notices it in that history.
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
        Change(REPLIES, "      apply(update, to: round, cache)\n",
               "      let isKept = !MUTANT || logs[update.log] == nil\n"
               "      if isKept { apply(update, to: round, cache) }\n"),
    ]),
    Mutant("an overtaken fetch taken in", STAGED + "overtaken", None, [
        Change(REPLIES, "guard isNewest || !(round", "guard MUTANT || isNewest || !(round"),
    ]),
    Mutant("a range result used at a later position", STAGED + "overtakenList", None, [
        Change(STORE, "let isNewest = range.entry", "let isNewest = MUTANT || range.entry"),
    ]),
    Mutant("freshness counted from arrival", 11, TIME, [
        before(STORE, "    throw pending { $0.needs.logs.insert(log) }\n  }\n\n  /// As above for",
               "    if MUTANT, logs[log]?.confirmedBy == current.arrival { return }"),
    ]),
    Mutant("a refusal from unconfirmed memory", 5, ANSWERED, [
        Change(STORE, "{ throw failure }\n    current.needs.logs.insert(log)",
               "{ throw failure }\n    if MUTANT, logs[log] != nil { return }\n"
               "    current.needs.logs.insert(log)"),
    ]),
    Mutant("an own entry that does not settle its turn", 30, NEEDLESS, [
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
    Mutant("in doubt treated as failed", 15, NEEDLESS, [
        before(REPLIES, "    case .lost: resolve(turn)",
               "    case .lost where MUTANT:\n      progressSoFar.failure = .unavailable(\"\")\n"
               "      lock = .free"),
    ]),
    Mutant("a turn taken for failed though its place was not seen", STAGED + "unseen", None, [
        Change(REPLIES, "if isIgnored || hasMissed(turn) {",
               "if !MUTANT, isIgnored || hasMissed(turn) {"),
    ]),
    Mutant("a warning on COMMIT ignored", POSTGRESQL + "warning", None, [
        Change(WORKER, "guard connection.warningsCount == warnings else",
               "guard MUTANT || connection.warningsCount == warnings else"),
    ]),
    Mutant("a ROLLBACK tag taken for COMMIT", POSTGRESQL + "rolledBack", None, [
        Change(WORKER, "    let rows = try succeeded(results)\n    guard rows.last?.tag",
               "    let rows = try succeeded(MUTANT ? results.suffix(1) : results)\n"
               "    guard MUTANT || rows.last?.tag"),
    ]),
    Mutant("one Sync per commit", NETWORK + "stall", None, [
        Change(SHIM, "const unsigned char *bytes, const int *lengths, int count) {",
               "const unsigned char *bytes, const int *lengths, int count, int has_sync) {"),
        Change(SHIM, "         pg->PQpipelineSync(connection->handle);",
               "         (!has_sync || pg->PQpipelineSync(connection->handle));"),
        after(DATABASE, "  private var isLost = false",
              "  private var hasSync = true\n"
              "  /// The number of ends after the results of a statement without a `Sync`.\n"
              "  private var ends: [Int?] = []"),
        Change(DATABASE, "      for statement in statements { try send(statement) }",
               "      for (place, statement) in statements.enumerated() {\n"
               "        let isLast = place == statements.count - 1\n"
               "        hasSync = !MUTANT || isLast || statements.last?.text != \"COMMIT\"\n"
               "        try send(statement)\n"
               "      }"),
        before(DATABASE, "    let parameters = statement.parameters",
               "    ends.append(hasSync ? nil : known == nil ? 2 : 1)"),
        Change(DATABASE, "        CInt(parameters.lengths.count)\n",
               "        CInt(parameters.lengths.count),\n        hasSync ? 1 : 0\n"),
        before(DATABASE, "    var ends = 0\n", "    let endsWithout = self.ends.removeFirst()"),
        after(DATABASE, "        ends += 1",
              "        if ends == endsWithout, let last { return last }"),
    ]),
]

# The log.
LOG = [
    Mutant("holders missing from the entry", 140, FRESH, [
        Change(STORE, "guard case .purchase(let purchase)? = purchase else { return }",
               "guard !MUTANT, case .purchase(let purchase)? = purchase else { return }"),
        Change(STORE, "{ holders.formUnion(customers) }",
               "{ if !MUTANT { holders.formUnion(customers) } }"),
    ]),
    Mutant("an entry without keys taken as one that names nothing",
           "ModelTests.StagedFleetTests/cleared", None, [
        Change(REPLIES, "guard let affected = entry.affected else",
               "guard let affected = entry.affected ?? (MUTANT ? [] : nil) else"),
    ]),
    Mutant("a gap in entries", 9, ONE_WRITER, [
        Change(REPLIES, "guard first.id.position <= state.applied.position else",
               "guard MUTANT || first.id.position <= state.applied.position else"),
    ]),
    Mutant("continuity not checked", 19, ONE_WRITER, [
        before(REPLIES, "    guard let first = update.entries.first?.id else { return sentAt",
               "    if MUTANT { return false }"),
        Change(REPLIES, "      if sentAt != LogEntry.ID.none { lose(log, nil, round) }",
               "      if !MUTANT, sentAt != LogEntry.ID.none { lose(log, nil, round) }"),
    ]),
    Mutant("a reply from before a loss taken in", STAGED + "lost", None, [
        Change(REPLIES,
               "    round.ignored.insert(log)\n    changeRounds { $0.ignored.insert(log) }",
               "    if !MUTANT || entry == nil { round.ignored.insert(log) }\n"
               "    if !MUTANT { changeRounds { $0.ignored.insert(log) } }"),
        Change(REPLIES, "      if contradictsLock(", "      if !MUTANT, contradictsLock("),
        Change(REPLIES, "!isBehind(reply, in: locks) else",
               "MUTANT || !isBehind(reply, in: locks) else"),
    ]),
    Mutant("an overtaken reply from before a loss taken in", STAGED + "lost", None, [
        Change(REPLIES, "      if !isKnown {", "      if !MUTANT, !isKnown {"),
    ]),
]

# Time and background work.
WORKING = [
    Mutant("the host's clock used for now", 1, TIME, [
        Change("Sources/Service/Service.swift", "    let now = shared?.time ?? now\n",
               "    let now = MUTANT ? now : shared?.time ?? now\n"),
    ]),
    Mutant("the newest time kept when the store's clock goes back", STAGED + "clockBack", None, [
        Change(REPLIES, "moment < time, number <= sentBeforeTime {",
               "moment < time, MUTANT || number <= sentBeforeTime {"),
    ]),
    Mutant("a background piece that does not read the record", 78, ENDS, [
        Change(BACKGROUND + "DueReader.swift",
               "    try decider.requireStillness(of: [project.number])\n    let limit",
               "    if !MUTANT { try decider.requireStillness(of: [project.number]) }\n"
               "    let limit"),
        before(STORE, "      if current.waiter.isFeed {",
               "      if MUTANT, case .due = query { return range.content }"),
        before(DUE, "      let scheduledChanges = purchase.scheduledChanges\n      guard",
               "      if MUTANT { purchase.emittedUntil = listed.moment.previous }"),
    ]),
    Mutant("an expiry emitted while a sweep runs", STAGED + "rollout", None, [
        Change(BACKGROUND + "Service+Due.swift",
               "guard case .system = project.clock, !project.isRollingOut else",
               "guard case .system = project.clock, MUTANT || !project.isRollingOut else"),
    ]),
    Mutant("a clock moved during a rollout", 237, ORDER, [
        Change(BACKGROUND + "Service+Advance.swift",
               "    if shared != nil, project.isRollingOut {",
               "    if !MUTANT, shared != nil, project.isRollingOut {"),
    ]),
    Mutant("going on with the rollout of an ended daemon missing", 98, ANSWERED, [
        Change(HELP, "      if count > Self.pollsBeforeHelp,",
               "      if !MUTANT, count > Self.pollsBeforeHelp,"),
    ]),
    Mutant("going on with a deletion missing", STAGED + "deletion", None, [
        Change(HELP, "    if schedule.erasuresSeen > Self.pollsBeforeHelp {",
               "    if !MUTANT, schedule.erasuresSeen > Self.pollsBeforeHelp {"),
    ]),
    Mutant("own events sent directly", STAGED + "ownEvent", None, [
        Change("Sources/Service/Feed/Feed.swift", "events.count < Self.burstMin, reader.decider",
               "events.count < Self.burstMin, MUTANT || reader.decider"),
        # Those of others are then found when the feed looks for them.
        Change(HELP, "    feed.recordBurst(of: shared.takeEventfulLogs())",
               "    if !MUTANT { feed.recordBurst(of: shared.takeEventfulLogs()) }"),
        before(HELP, "    shared.nextLook = feed.uptime + SharedStore.lookInterval",
               "    if MUTANT { feed.recordBurst(of: shared.takeEventfulLogs()) }"),
    ]),
    Mutant("page counts taken as the last", 115, ORDER, [
        Change(BACKGROUND + "Service+Rollout.swift", "      return (ids, ids.count < limit)",
               "      return (ids, MUTANT || ids.count < limit)"),
        Change(BACKGROUND + "Service+Rollout.swift", "Self.customersPerTurn\n",
               "(MUTANT ? 1 : Self.customersPerTurn)\n"),
    ]),
]

# What PostgreSQL does, as the simulated store does it.
STORING = [
    Mutant("no FOR UPDATE", 1, ONE_WRITER, [
        Change(SIMULATED, "guard isFree else { return nil }",
               "guard MUTANT || isFree else { return nil }"),
        Change(SIMULATED, "touched):\n      guard holdsLocks",
               "touched):\n      guard MUTANT || holdsLocks"),
    ]),
    Mutant("trimming that removes the newest entry", 6, ANSWERED, [
        Change(SIMULATED, "$0.suffix(1) } }", "$0.suffix(MUTANT ? 0 : 1) } }"),
    ]),
]

MUTANTS = READING + COMMITTING + LOG + WORKING + STORING
