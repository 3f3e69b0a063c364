"""The part `fleet` of compare: daemons over one PostgreSQL, beside PostgreSQL's own single rows."""
import glob, json, os, re, shutil, socket, statistics, subprocess, threading, time


class PostgreSQL:
    """A server of its own on a Unix socket, which ends with compare. It does not run as root."""

    def __init__(self, place):
        homes = glob.glob("/usr/lib/postgresql/*/bin")
        homes.sort(key=lambda home: int(home.split("/")[4]))
        if not homes or not os.path.exists(os.path.join(homes[-1], "pgbench")):
            raise LookupError("PostgreSQL and pgbench are not installed")
        self.home, self.dir = homes[-1], os.path.join(place.dir, "postgres")
        os.mkdir(self.dir)
        self.user = []
        if os.getuid() == 0:
            os.chmod(place.dir, 0o711)
            shutil.chown(self.dir, "postgres")
            self.user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        data = os.path.join(self.dir, "data")
        words = ["-D", data, "-U", "postgres", "-A", "trust", "--locale=C", "-E", "UTF8"]
        subprocess.run(self.user + [self.program("initdb")] + words, check=True, cwd=self.dir,
                       stdout=subprocess.DEVNULL)
        words = ["-D", data, "-k", self.dir]
        for setting in ("listen_addresses=", "max_connections=200", "max_wal_size=8GB",
                        "min_wal_size=4GB"):
            words += ["-c", setting]
        nothing = subprocess.DEVNULL
        place.processes.append(subprocess.Popen(
            self.user + [self.program("postgres")] + words, cwd=self.dir,
            stdin=nothing, stdout=nothing, stderr=nothing))
        for _ in range(1000):
            if self.run("SELECT 1", check=False) == "1":
                break
            time.sleep(0.02)
        self.recycle()
        self.run("CREATE TABLE single (id bigserial PRIMARY KEY, body text)")
        self.run("INSERT INTO single (body) SELECT repeat('x', 250) FROM generate_series(1, 10000)")

    def recycle(self):
        """Gives the server WAL files to write over, as one has that runs for some time.

        A commit that begins a new file waits 10 to 30 ms, while the server fills it with zeros.
        """
        fill = "SELECT pg_logical_emit_message(false, '', '');\nSELECT pg_switch_wal();\n"
        self.bench(fill, 1, 4)
        self.run("CHECKPOINT")

    def program(self, name):
        return os.path.join(self.home, name)

    def run(self, statement, check=True):
        words = ["-h", self.dir, "-U", "postgres", "-Atc", statement]
        done = subprocess.run([self.program("psql")] + words, capture_output=True, text=True)
        if check and done.returncode:
            raise SystemExit(f"psql: {done.stderr.strip()}")
        return done.stdout.strip()

    def bench(self, statements, connections, seconds, *more):
        """Transactions a second."""
        script = os.path.join(self.dir, "script")
        with open(script, "w") as file:
            file.write(statements)
        done = subprocess.run([self.program("pgbench"), "-n", "-M", "prepared", "-h", self.dir,
                               "-U", "postgres", "-c", str(connections), "-f", script,
                               "-T", str(max(1, round(seconds))), *more, "postgres"],
                              capture_output=True, text=True, cwd=self.dir)
        found = re.search(r"tps = ([\d.]+)", done.stdout)
        if done.returncode or not found:
            raise SystemExit(f"pgbench: {done.stderr.strip()}")
        return float(found[1])

    def times(self, statements, seconds):
        """The time of each transaction on one connection, in milliseconds."""
        self.bench(statements, 1, seconds, "--log", "--log-prefix=times")
        (log,) = glob.glob(os.path.join(self.dir, "times.*"))
        with open(log) as file:
            times = [int(line.split()[2]) / 1e3 for line in file]
        os.remove(log)
        return times

    def insert(self, connections, seconds):
        text = "INSERT INTO single (body) VALUES (repeat('x', 250));\n"
        return self.bench(text, connections, seconds)

    def select(self, connections, seconds):
        text = "\\set id random(1, 10000)\nSELECT body FROM single WHERE id = :id;\n"
        return self.bench(text, connections, seconds)

    def store(self, place):
        """A new store; gives the option --store, and the schema."""
        schema = f"s{len(self.run('SELECT nspname FROM pg_namespace').split())}"
        self.run(f"CREATE SCHEMA {schema}")
        option = f"postgres:host={self.dir} user=postgres dbname=postgres"
        option += f" options=-csearch_path={schema}"
        words = [place.program("entitled"), "store", "create", "--store", option]
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
        return option, schema


def per_second(result, part):
    if result.get("errors", 0):
        raise SystemExit(f"the daemon refused {result['errors']} requests")
    return result[part]["perSecond"]


def beside(say, what, goal, rounds, ours, theirs):
    """A row: the median of ratios of neighbours in time."""
    pairs = [(ours(), theirs()) for _ in range(rounds)]
    ratios = [own / other for own, other in pairs]
    row = {"what": what, "ours": statistics.median(own for own, _ in pairs),
           "theirs": statistics.median(other for _, other in pairs),
           "ratio": statistics.median(ratios), "lowest": min(ratios), "highest": max(ratios),
           "goal": goal}
    say("{what:60} {ours:>8,.0f} / {theirs:>8,.0f}: {ratio:.2f} ({lowest:.2f} to {highest:.2f}), "
        "goal {goal}".format(**row))
    return row


def together(daemons, connections, seconds):
    """Purchases a second of several daemons on one project, with so many connections in all."""
    rates, failures = [0] * len(daemons), []

    def run(number):
        share = connections // len(daemons) + (number < connections % len(daemons))
        try:
            result = daemons[number].bench((share, 1), seconds, writes=100)
            rates[number] = per_second(result, "writes")
        except SystemExit as failure:
            failures.append(failure)
    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(daemons))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    return sum(rates)


def on_new_stores(database, place, Daemon, options, seconds):
    """Measures eight daemons on one project, and one daemon, each time on a new store.

    What a purchase costs grows with the purchases of its customer, above all for a daemon that has
    to read those that others recorded. On a new store each customer begins with one purchase, so
    the result does not depend on the number of rounds.
    """
    def purchases(count):
        daemons, _, _ = hosts(count, place, database, Daemon, options)
        rate = together(daemons, 50, seconds)
        for daemon in daemons:
            daemon.stop()
        return rate
    return lambda: purchases(8), lambda: purchases(1)


def quiet_times(daemon, project, seconds):
    """The times of purchases in a project, in milliseconds, one every 20 ms."""
    times, stamp = [], time.monotonic_ns()
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(daemon.socket)
        replies = line.makefile("rb")
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            params = {"project": project, "userId": f"u{len(times) % 50}", "store": "web",
                      "product": "monthly", "transactionId": f"{stamp}-{len(times)}"}
            begun = time.monotonic()
            request = {"id": 1, "method": "purchase", "params": params}
            line.sendall(json.dumps(request).encode() + b"\n")
            reply = json.loads(replies.readline())
            times.append((time.monotonic() - begun) * 1e3)
            if "error" in reply:
                raise SystemExit(f"the daemon: {reply['error']['message']}")
            time.sleep(0.02)
    return times


def percentile(times, part):
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def busy_project(daemon, seconds):
    """A thread that keeps a project busy, a little longer than that."""
    options = {"writes": 100}
    busy = threading.Thread(target=daemon.bench, args=((50, 1), seconds + 2), kwargs=options)
    busy.start()
    time.sleep(1)
    return busy


def quiet_project(database, daemon, schema, options, say):
    """Purchases in a quiet project, alone and beside a busy one on the same daemon."""
    daemon.calls([("project.define", {"project": "quiet", "products": {
        "monthly": {"kind": "subscription", "entitlements": ["premium"]}}})])
    seconds = max(5.0, options.seconds)
    alone = quiet_times(daemon, "quiet", seconds)
    busy = busy_project(daemon, seconds)
    times = quiet_times(daemon, "quiet", seconds)
    busy.join()
    # How long the busy project's lock takes to come, for a connection of its own.
    number = database.run(f"SELECT project FROM {schema}.project_log WHERE name = 'bench'")
    busy = busy_project(daemon, seconds)
    locks = database.times(f"BEGIN;\nSELECT project FROM {schema}.project_log "
                           f"WHERE project = {number} FOR UPDATE;\nCOMMIT;\n", seconds)
    busy.join()
    row = {"what": "writes to a quiet project", "goal": 3, "meanLock": statistics.mean(locks)}
    for name, part in (("p50", 0.5), ("p99", 0.99)):
        row[name], row[name + "Lock"] = percentile(times, part), percentile(locks, part)
        row[name + "Alone"] = percentile(alone, part)
        row[name + "Ratio"] = row[name] / row[name + "Lock"]
    row["meanRatio"] = row["p99"] / row["meanLock"]
    say("{what}: p50 {p50:.1f}, p99 {p99:.1f} ms beside a busy one ({p50Alone:.1f}, {p99Alone:.1f} "
        "alone), whose lock takes {p50Lock:.1f} and {p99Lock:.1f} ms: {p50Ratio:.1f} and "
        "{p99Ratio:.1f} x, goal {goal}; p99 / mean lock {meanRatio:.1f} x".format(**row))
    return row


def long_snapshot(database, daemon, place, schema, options, say):
    """Purchases at the end of many turns under an open snapshot, and after it is closed.

    The turns are single purchases of random customers. Until the snapshot is closed, PostgreSQL
    keeps every version of a customer's record, so there are as many customers as turns.
    """
    place.devices = options.turns
    daemon.bench(seconds=0.2, loaded=False)
    seconds = max(4.0, options.seconds)
    rate = lambda: statistics.median(
        per_second(daemon.bench((50, 1), seconds, writes=100), "writes") for _ in range(3))
    turns = lambda: int(database.run(f"SELECT max(position) FROM {schema}.log_entry"))
    first = turns()
    reader = subprocess.Popen([database.program("psql"), "-h", database.dir, "-U", "postgres"],
                              stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    reader.stdin.write("BEGIN ISOLATION LEVEL REPEATABLE READ;\n"
                       f"SELECT count(*) FROM {schema}.store;\n")
    reader.stdin.flush()
    while turns() - first < options.turns:
        daemon.bench((1, 1), seconds, writes=100)
    last, count = rate(), turns() - first
    reader.stdin.close()
    reader.wait()
    # The customers have as many purchases as at the end of the snapshot.
    database.run("VACUUM")
    after = rate()
    row = {"what": f"purchases 50 x 1 after {count:,} turns under a snapshot", "ours": last,
           "theirs": after, "ratio": last / after, "goal": 0.8}
    say("{what}: {ours:,.0f} / {theirs:,.0f} after it: {ratio:.2f}, goal {goal}".format(**row))
    return row


def answer(daemon):
    """Waits for a reply from the store: a daemon listens also before its database answers."""
    for _ in range(10_000):
        try:
            return daemon.calls([("project.describe", {})])
        except SystemExit:
            time.sleep(0.001)
    raise SystemExit("the daemon does not reach its database")


def starts(place, store, Daemon, options, say):
    times = []
    for number in range(20):
        begun = time.monotonic()
        daemon = Daemon(place, f"start-{number}", store=store)
        answer(daemon)
        times.append((time.monotonic() - begun) * 1e3)
        daemon.stop()
    row = {"what": "start to the first reply, ms", "p50": statistics.median(times),
           "longest": max(times), "goal": 60}
    say("{what}: {p50:.0f} (longest {longest:.0f}), goal {goal}".format(**row))
    return row


def hosts(count, place, database, Daemon, options):
    """Daemons on a new store, each of which remembers its devices; the option, and the schema."""
    store, schema = database.store(place)
    daemons = [Daemon(place, f"{schema}-{number}", store=store) for number in range(count)]
    daemons[0].bench(seconds=0.2, loaded=False)
    for daemon in daemons:
        daemon.bench((50, 16), 2 * options.seconds)
    return daemons, store, schema


def fleet(place, options, say, Daemon):
    try:
        database = PostgreSQL(place)
    except LookupError as reason:
        say(f"skipped: {reason}")
        return {"skipped": str(reason)}
    place.devices = min(place.devices, 10_000)
    seconds, rounds = max(2.0, options.seconds), options.rounds
    eight, one = on_new_stores(database, place, Daemon, options, seconds)
    rows = [beside(say, "8 daemons on one project / one daemon, purchases 50 x 1", 0.4, rounds,
                   eight, one)]
    (daemon,), store, schema = hosts(1, place, database, Daemon, options)
    ours = lambda part, shape, **more: (
        lambda: per_second(daemon.bench(shape, seconds, **more), part))
    rows += [
        beside(say, "purchases 50 x 1 / INSERT at 50 connections", 0.35, rounds,
               ours("writes", (50, 1), writes=100), lambda: database.insert(50, seconds)),
        beside(say, "purchases 1 x 1 / INSERT at 1 connection", "none", rounds,
               ours("writes", (1, 1), writes=100), lambda: database.insert(1, seconds)),
        beside(say, "reads 1 x 1 / SELECT at 1 connection", "none", rounds,
               ours("reads", (1, 1)), lambda: database.select(1, seconds)),
        beside(say, "reads 50 x 1 / SELECT at 50 connections", "none", rounds,
               ours("reads", (50, 1)), lambda: database.select(50, seconds)),
        quiet_project(database, daemon, schema, options, say),
        long_snapshot(database, daemon, place, schema, options, say),
    ]
    daemon.stop()
    rows.append(starts(place, store, Daemon, options, say))
    return rows
