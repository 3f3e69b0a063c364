<?php

declare(strict_types=1);

namespace Entitled;

use Entitled\Errors\ClientClosed;
use Entitled\Errors\ConnectionLost;
use Entitled\Errors\DaemonTimeout;
use Entitled\Errors\EntitledException;
use Entitled\Errors\NoDaemon;
use Entitled\Errors\RemoteError;
use Entitled\Errors\UnknownConsumer;
use Entitled\Errors\UnknownMethod;
use Entitled\Types\Event;
use Entitled\Types\EventsReadResult;

/**
 * The events of a project, as they happen; it resumes after a lost connection. The
 * keys of the iteration are cursors. `Client::events` makes it, and says what its options mean.
 *
 * @implements \IteratorAggregate<string, Event>
 */
final class Feed implements \IteratorAggregate
{
    private const FIRST_DELAY = 0.05;
    private const LAST_DELAY = 2.0;

    private ?string $cursor;
    private ?string $acknowledged;
    private bool $isRemembered;
    private bool $canWait = true;
    private bool $hasBegun = false;
    private float $spent = 0.0;
    private float $delay = self::FIRST_DELAY;

    /** After the last event that was answered, which the reader may not have taken yet. */
    private ?string $next;

    /**
     * @param Client $client A client of its own.
     * @param array<string, mixed> $fixed
     */
    public function __construct(
        private readonly Client $client,
        private readonly array $fixed,
        ?string $after,
        private readonly ?string $consumer,
        private readonly ?string $project,
        private readonly float $wait,
        private readonly float $pause,
        private readonly ?float $patience,
    ) {
        $this->cursor = $this->next = $this->acknowledged = $after;
        $this->isRemembered = $consumer !== null;
    }

    /** Where to go on in another feed: after the last event that was taken from this one. */
    public function cursor(): ?string
    {
        return $this->cursor;
    }

    /** @return \Generator<string, Event> */
    public function getIterator(): \Generator
    {
        for (;;) {
            try {
                $this->acknowledge();
                $answer = $this->answer();
            } catch (ClientClosed) {
                return;
            } catch (EntitledException $error) {
                self::sleep($this->failed($error));
                continue;
            }
            foreach ($answer->events as $event) {
                $this->cursor = $event->cursor;
                yield (string) $event->cursor => $event;
            }
            if ($answer->events === []) {
                $this->cursor = $answer->cursor;
                self::sleep($this->canWait || $answer->more ? 0.0 : $this->pause);
            }
        }
    }

    /** Tells the daemon now that all events taken so far are dealt with. */
    public function acknowledge(): void
    {
        if ($this->consumer === null || $this->cursor === $this->acknowledged) {
            return;
        }
        $cursor = $this->cursor;
        $this->client->call('events.acknowledge', $this->inProject(
            ['consumer' => $this->consumer, 'cursor' => $cursor],
        ));
        $this->acknowledged = $cursor;
    }

    /** Ends it; an iteration that goes on afterwards finds nothing more. */
    public function close(): void
    {
        $this->client->close();
    }

    private function answer(): EventsReadResult
    {
        $params = $this->inProject($this->fixed);
        if ($this->isRemembered) {
            $params['consumer'] = $this->consumer;
        } elseif ($this->next !== null) {
            $params['after'] = $this->next;
        }
        $found = $this->canWait
            ? $this->client->call(
                'events.wait',
                [...$params, 'timeoutMs' => (int) ($this->wait * 1000)],
            )
            : $this->client->call('events.read', $params);
        $answer = EventsReadResult::decode($found);
        $this->hasBegun = true;
        $this->spent = 0.0;
        $this->delay = self::FIRST_DELAY;
        $this->isRemembered = false;
        $this->next = $answer->cursor;
        return $answer;
    }

    /** How long to pause before trying again; throws what no trying helps against. */
    private function failed(EntitledException $error): float
    {
        if ($error instanceof UnknownMethod && $this->canWait) {
            // A daemon older than this client: then it is asked again and again.
            $this->canWait = false;
            return 0.0;
        }
        if ($error instanceof UnknownConsumer && $this->isRemembered) {
            // It is new: the first acknowledgement makes it.
            $this->isRemembered = false;
            return 0.0;
        }
        $passes = $error instanceof ConnectionLost || $error instanceof NoDaemon
            || $error instanceof DaemonTimeout
            || ($error instanceof RemoteError && $error->retryable);
        $isOver = $this->patience !== null && $this->spent >= $this->patience;
        if (!$passes || !$this->hasBegun || $isOver) {
            throw $error;
        }
        $delay = $this->delay;
        $this->delay = min($delay * 2, self::LAST_DELAY);
        $this->spent += $delay;
        return $delay;
    }

    /**
     * @param array<string, mixed> $params
     * @return array<string, mixed>
     */
    private function inProject(array $params): array
    {
        return $this->project === null ? $params : [...$params, 'project' => $this->project];
    }

    private static function sleep(float $seconds): void
    {
        usleep((int) ($seconds * 1e6));
    }
}
