<?php

declare(strict_types=1);

namespace Entitled;

use Entitled\Errors\ClientClosed;
use Entitled\Errors\ConnectionLost;
use Entitled\Types\EventKind;
use Entitled\Types\Methods;
use Entitled\Values\Encode;

/**
 * A client of the daemon.
 *
 * It connects with its first call, and again when the connection is lost. After a fork the child's
 * calls go over a connection of its own.
 */
final class Client extends Methods
{
    /** The client's version: that of the daemon and the protocol document it was made for. */
    public const VERSION = '0.2.0';

    private ?Connection $connection = null;
    private bool $isClosed = false;
    private Search $search;

    /**
     * @param string|null $socket The daemon's socket; the usual places when left out.
     * @param float|null $timeout Seconds for each call; null is no limit.
     * @param (\Closure(string, mixed): void)|null $onNotification Called with the method and the
     *   params of each notification, while a call reads; it must not use the client. A
     *   subscription ends with its connection: it then gets a `gap`, with the cursor after which
     *   to subscribe again.
     */
    public function __construct(
        ?string $socket = null,
        private readonly ?float $timeout = 10.0,
        private readonly ?\Closure $onNotification = null,
    ) {
        // PHP drops surplus arguments without a word.
        if (func_num_args() > 3) {
            throw new \ArgumentCountError(
                'Client takes at most 3 arguments: socket, timeout, onNotification'
            );
        }
        self::positive($timeout);
        $this->search = new Search($socket);
    }

    /**
     * Calls any method; params and result are JSON as the wire has it, objects as arrays.
     *
     * A connection that is lost is made again once, and the request repeated, where nothing can
     * be done twice: nothing of it went out, it only reads, it is a dry run, or it has an
     * `idempotencyKey`.
     *
     * @param array<mixed> $params
     * @return array<string, mixed>
     */
    public function call(string $method, array $params = [], ?float $timeout = null): array
    {
        return $this->answer($method, $params, $timeout)->result;
    }

    /**
     * Calls any method as `call` does, with objects as `stdClass`.
     *
     * In the arrays of `call`, an empty object is an empty list.
     *
     * @param \stdClass|array<mixed> $params
     */
    public function callObject(
        string $method,
        \stdClass|array $params = [],
        ?float $timeout = null,
    ): \stdClass {
        $line = $this->answer($method, $params, $timeout)->line;
        return json_decode($line, flags: JSON_THROW_ON_ERROR)->result;
    }

    /** @param \stdClass|array<mixed> $params */
    private function answer(string $method, \stdClass|array $params, ?float $timeout): Reply
    {
        $given = self::given($params);
        $params = (array) $params;
        $deadline = new Deadline($this->limit($method, $params, $timeout));
        $hasLost = false;
        for (;;) {
            $connection = $this->connected($deadline);
            try {
                $reply = $connection->start($method, $given, $deadline);
                $connection->finish($reply, $deadline);
                return $reply;
            } catch (NotSent $error) {
                if ($hasLost || !$error->reason instanceof ConnectionLost) {
                    throw $error->reason;
                }
            } catch (ConnectionLost $error) {
                if ($hasLost || !self::mayRepeat($method, $params)) {
                    throw $error;
                }
            }
            $hasLost = true;
        }
    }

    /**
     * Sends a request without waiting for its answer; thousands may be under way.
     *
     * @param array<mixed> $params
     */
    public function start(string $method, array $params = [], ?float $timeout = null): Pending
    {
        $limit = $this->limit($method, $params, $timeout);
        $deadline = new Deadline($limit);
        $given = self::given($params);
        for ($isFirst = true;; $isFirst = false) {
            $connection = $this->connected($deadline);
            try {
                $reply = $connection->start($method, $given, $deadline);
                return new Pending($this, $connection, $reply, $limit);
            } catch (NotSent $error) {
                if (!$isFirst) {
                    throw $error->reason;
                }
            }
        }
    }

    /**
     * The events of a project, as they happen: an endless iterator, with a connection of its own.
     *
     * @param string|null $after The cursor to go on after; null is the beginning.
     * @param list<EventKind|string>|null $kinds Only these kinds.
     * @param string|null $user Only what is about this customer.
     * @param string|null $consumer A name under which the daemon remembers how far this reader
     *   came; one that it knows goes on there, a new one begins with `after`. An event is
     *   acknowledged when the reader asks for the next.
     * @param int $limit How many events at most in one answer.
     * @param float $wait Seconds that one call waits for something to happen.
     * @param float $pause Seconds between two calls where a daemon does not know how to wait.
     * @param float|null $patience Seconds for which, from the first call that fails, a daemon
     *   that is gone is looked for again; null is for ever.
     */
    public function events(
        ?string $after = null,
        ?array $kinds = null,
        ?string $user = null,
        ?string $consumer = null,
        ?string $project = null,
        int $limit = 100,
        float $wait = 30.0,
        float $pause = 1.0,
        ?float $patience = 60.0,
    ): Feed {
        $fixed = ['limit' => $limit, 'kinds' => $kinds, 'user' => $user];
        $own = new self(timeout: $this->timeout);
        $own->search = $this->search;
        return new Feed($own, array_filter($fixed, fn(mixed $each) => $each !== null),
            $after, $consumer, $project, $wait, $pause, $patience);
    }

    public function close(): void
    {
        $this->isClosed = true;
        $this->connection?->close();
        $this->connection = null;
    }

    public function __destruct()
    {
        $this->close();
    }

    protected function ask(
        string $method,
        array $params,
        string $result,
        ?float $timeout,
        array $clears = [],
    ): mixed {
        $given = array_filter($params, fn(mixed $each) => $each !== null) + $clears;
        return $result::decode($this->call($method, (array) Encode::members($given), $timeout));
    }

    private function connected(Deadline $deadline): Connection
    {
        if ($this->isClosed) {
            throw new ClientClosed();
        }
        if ($this->connection === null || !$this->connection->isUsable()) {
            $line = $this->search->connect($deadline);
            $this->connection = new Connection($line, $this->onNotification);
        }
        return $this->connection;
    }

    private static function positive(?float $timeout): ?float
    {
        return $timeout === null || $timeout > 0
            ? $timeout
            : throw new \ValueError("timeout must be a positive number of seconds, not $timeout");
    }

    /** @param array<mixed> $params */
    private function limit(string $method, array $params, ?float $timeout): ?float
    {
        $limit = self::positive($timeout) ?? $this->timeout;
        // Waiting for events takes as long as was asked for, and then as long as any answer.
        $wait = $method === 'events.wait' ? $params['timeoutMs'] ?? 0 : 0;
        return $limit === null || !is_numeric($wait) ? $limit : $limit + $wait / 1000;
    }

    /**
     * Whether sending it twice does no more than sending it once.
     *
     * @param array<mixed> $params
     */
    private static function mayRepeat(string $method, array $params): bool
    {
        return (self::ONLY_READS[$method] ?? false)
            || isset($params['idempotencyKey']) || ($params['dryRun'] ?? null) === true;
    }

    /**
     * A list is params by position.
     *
     * @param \stdClass|array<mixed> $params
     */
    private static function given(\stdClass|array $params): mixed
    {
        return $params === [] ? new \stdClass() : Encode::value($params);
    }
}
