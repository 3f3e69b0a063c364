<?php

declare(strict_types=1);

namespace Entitled;

use Entitled\Errors\ClientClosed;
use Entitled\Errors\ConnectionLost;
use Entitled\Errors\DaemonTimeout;
use Entitled\Errors\EntitledException;
use Entitled\Errors\ProtocolViolation;

/** One connection with several requests under way; a caller that waits for one reads for all. */
final class Connection
{
    private readonly Exchange $exchange;
    private ?EntitledException $failure = null;

    /** No more requests go over it; with a failure, no more answers come either. */
    private bool $isOver = false;

    /** The process that made it. */
    private readonly int $owner;

    public function __construct(
        private readonly LineSocket $line,
        private readonly ?\Closure $notified,
    ) {
        $this->exchange = new Exchange();
        $this->owner = getmypid();
    }

    public function isUsable(): bool
    {
        return !$this->isOver && $this->owner === getmypid();
    }

    /** Sends a request; what it throws is `NotSent` where nothing of it went out. */
    public function start(string $method, mixed $params, Deadline $deadline): Reply
    {
        if ($this->isOver) {
            throw new NotSent($this->failure ?? $this->ended());
        }
        [$line, $reply] = $this->exchange->request($method, $params);
        $sent = 0;
        try {
            while ($sent < strlen($line)) {
                $count = $this->line->sendSome($line, $sent);
                if ($count === null) {
                    $this->notAll($reply, $sent);
                }
                $sent += $count;
                if ($count === 0) {
                    $this->waitToSend($deadline);
                }
            }
        } catch (DaemonTimeout $late) {
            $reply->isForgotten = true;
            if ($sent > 0) {
                // Nothing may follow a part of a line.
                $this->fail(new ConnectionLost('a request went out only in part'));
            }
            throw $late;
        }
        return $reply;
    }

    /** The daemon has closed; what it said before is still to be read, where anybody waits. */
    private function notAll(Reply $reply, int $sent): never
    {
        $failure = $this->failure ?? $this->ended();
        $reply->isForgotten = true;
        $this->isOver = true;
        if (!$this->exchange->isAwaiting()) {
            $this->fail($failure);
        }
        throw $sent === 0 ? new NotSent($failure) : $failure;
    }

    /** Reads meanwhile: a daemon whose replies are not read does not read either. */
    private function waitToSend(Deadline $deadline): void
    {
        [$readable, $writable] = $this->line->wait($deadline, read: true, write: true);
        if ($readable) {
            $this->read();
        }
        if (!$writable && $deadline->hasPassed()) {
            throw new DaemonTimeout('read the request', $deadline->seconds ?? 0.0);
        }
    }

    /** Waits for the reply, reading for all, and gives the result or throws the error. */
    public function finish(Reply $reply, Deadline $deadline): mixed
    {
        if ($this->owner !== getmypid() && !$reply->isDone) {
            throw new ConnectionLost("the connection is the parent process's");
        }
        $isLate = false;
        while (!$reply->isDone) {
            if ($isLate) {
                $reply->isForgotten = true;
                throw new DaemonTimeout('answer', $deadline->seconds ?? 0.0);
            }
            // Whatever the deadline, what is there already is taken in once.
            $isLate = $deadline->hasPassed();
            if ($this->line->wait($deadline, read: true, write: false)[0]) {
                $this->read();
            }
        }
        return $reply->error === null ? $reply->result : throw $reply->error;
    }

    /** Takes in what has come; failures end every request that waits. */
    private function read(): void
    {
        $lines = $this->line->receiveSome();
        if ($lines === null) {
            $this->fail($this->ended());
            return;
        }
        try {
            $notifications = array_map($this->exchange->take(...), $lines);
        } catch (ProtocolViolation $error) {
            $this->fail($error);
            return;
        }
        foreach (array_filter($notifications) as [$method, $params]) {
            $this->notify($method, $params);
        }
    }

    private function notify(string $method, mixed $params): void
    {
        if ($this->notified !== null) {
            ($this->notified)($method, $params);
        }
    }

    private function ended(): ConnectionLost
    {
        $count = $this->line->unfinished();
        return new ConnectionLost($count > 0
            ? "the daemon closed the connection in the middle of an answer, after $count bytes"
            : 'the daemon closed the connection before it answered');
    }

    /** Ends it; every request that waits ends with this error. */
    public function fail(EntitledException $error): void
    {
        if ($this->failure === null) {
            $this->failure = $error;
            $this->isOver = true;
            $this->exchange->fail($error);
            $this->line->close();
            foreach ($error instanceof ClientClosed ? [] : $this->exchange->gaps() as $gap) {
                $this->notify('gap', $gap);
            }
        }
    }

    public function close(): void
    {
        $this->fail(new ClientClosed());
    }
}
