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
use Entitled\Types\EventsPage;

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
    private ?float $failingSince = null;
    private float $delay = self::FIRST_DELAY;

    /** After the last event that was answered, which the reader may not have taken yet. */
    private ?string $next;

    /** @var list<Event> What was answered and not taken yet, also by a loop that was left. */
    private array $ready = [];

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
                // The reader is done with the event before, also in the middle of a page.
                $this->acknowledge();
                if ($this->ready === []) {
                    self::sleep($this->fetch());
                }
            } catch (ClientClosed) {
                return;
            } catch (EntitledException $error) {
                self::sleep($this->failed($error));
                continue;
            }
            $event = array_shift($this->ready);
            if ($event !== null) {
                $this->cursor = $event->cursor;
                yield (string) $event->cursor => $event;
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
        $this->calm();
    }

    /** Ends it; an iteration that goes on afterwards finds nothing more. */
    public function close(): void
    {
        $this->client->close();
    }

    private function calm(): void
    {
        $this->failingSince = null;
        $this->delay = self::FIRST_DELAY;
    }

    /** Reads the next events, and says how long to pause after that. */
    private function fetch(): float
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
        $answer = EventsPage::decode($found);
        $this->hasBegun = true;
        $this->calm();
        $this->isRemembered = false;
        $this->next = $answer->cursor;
        $this->ready = $answer->events;
        if ($this->ready !== []) {
            return 0.0;
        }
        $this->cursor = $answer->cursor;
        return $this->canWait || $answer->more ? 0.0 : $this->pause;
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
        $now = hrtime(true) / 1e9;
        $this->failingSince ??= $now;
        $left = $this->patience === null
            ? $this->delay
            : $this->failingSince + $this->patience - $now;
        if (!$passes || !$this->hasBegun || $left <= 0) {
            throw $error;
        }
        $delay = min($this->delay, $left);
        $this->delay = min($this->delay * 2, self::LAST_DELAY);
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
