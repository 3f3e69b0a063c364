<?php

declare(strict_types=1);

namespace Entitled;

use Entitled\Errors\EntitledException;
use Entitled\Errors\ProtocolViolation;
use Entitled\Errors\RemoteError;
use Entitled\Types\Methods;
use Entitled\Values\Encode;

/** The requests of one connection, from 1, and those not answered yet; it knows no socket. */
final class Exchange
{
    private int $count = 0;

    /** @var array<int, Reply> */
    private array $awaited = [];

    /** @var array<string, array<string, mixed>> The last cursor of each subscription. */
    private array $subscriptions = [];

    /**
     * A request as its line, and where its reply will be.
     *
     * @return array{string, Reply}
     */
    public function request(string $method, mixed $params): array
    {
        $number = $this->count + 1;
        $line = Encode::line(
            ['jsonrpc' => '2.0', 'id' => $number, 'method' => $method, 'params' => $params],
        );
        $this->count = $number;
        return [$line, $this->awaited[$number] = new Reply($number, $method)];
    }

    /** Whether anybody waits for a reply. */
    public function isAwaiting(): bool
    {
        foreach ($this->awaited as $reply) {
            if (!$reply->isForgotten) {
                return true;
            }
        }
        return false;
    }

    /**
     * Takes in a line that came; gives the method and the params of a notification.
     *
     * @return array{string, mixed}|null
     */
    public function take(string $line): ?array
    {
        try {
            $message = json_decode($line, true, flags: JSON_THROW_ON_ERROR);
        } catch (\JsonException $error) {
            throw new ProtocolViolation('a line came that is no JSON', $error);
        }
        if (!is_array($message)) {
            throw new ProtocolViolation('a line is not a reply');
        }
        $hasId = array_key_exists('id', $message);
        if (!$hasId && is_string($message['method'] ?? null)) {
            $params = $message['params'] ?? null;
            $this->follow($message['method'], $params);
            return [$message['method'], $params];
        }
        $hasError = array_key_exists('error', $message);
        if (array_key_exists('result', $message) === $hasError) {
            throw new ProtocolViolation('a reply has neither a result nor an error, or both');
        }
        $reply = $this->taken($message['id'] ?? null, $hasId && $hasError);
        if ($hasError) {
            $isKnown = array_key_exists($reply->method, Methods::ONLY_READS);
            $reply->finish(null, RemoteError::read($message['error'], $reply->method, $isKnown));
        } elseif (is_array($message['result'])) {
            $this->follow($reply->method, $message['result']);
            $reply->line = $line;
            $reply->finish($message['result'], null);
        } else {
            $error = new ProtocolViolation('a reply has a result that is no object');
            $reply->finish(null, $error);
        }
        return null;
    }

    /** Keeps the subscriptions, by what a reply or a notification says of one. */
    private function follow(string $name, mixed $params): void
    {
        $id = $params['subscription'] ?? null;
        if (!is_string($id)) {
            return;
        }
        if ($name === 'events.subscribe' || $name === 'event') {
            $this->subscriptions[$id] = ['subscription' => $id, 'cursor' => $params['cursor']];
        } elseif ($name === 'events.unsubscribe' || $name === 'gap') {
            unset($this->subscriptions[$id]);
        }
    }

    /**
     * What to say of the subscriptions when their connection ends, as the daemon does of one
     * whose reader is too slow.
     *
     * @return list<array<string, mixed>>
     */
    public function gaps(): array
    {
        return array_values($this->subscriptions);
    }

    private function taken(mixed $number, bool $isError): Reply
    {
        if ($number === null && $isError) {
            // A line that the daemon could not read is refused with the id null, and in its turn.
            $number = array_key_first($this->awaited);
            foreach ($this->awaited as $reply) {
                if ($reply->method !== 'events.wait') {
                    $number = $reply->number;
                    break;
                }
            }
        }
        $reply = is_int($number) ? $this->awaited[$number] ?? null : null;
        if ($reply === null) {
            $shown = substr((string) json_encode($number), 0, 60);
            $text = "a reply came with the id $shown, which matches no request";
            throw new ProtocolViolation($text);
        }
        unset($this->awaited[$reply->number]);
        return $reply;
    }

    /** Nothing more will come: every request that waits ends with this error. */
    public function fail(EntitledException $error): void
    {
        $awaited = $this->awaited;
        $this->awaited = [];
        foreach ($awaited as $reply) {
            $reply->finish(null, $error);
        }
    }
}
