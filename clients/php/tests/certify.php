<?php

declare(strict_types=1);

// The driver of `entitled --certify` for this client; Protocol/certify.md describes the tasks.

use Entitled\Client;
use Entitled\Errors;

require __DIR__ . '/../autoload.php';

const FAILURES = [
    Errors\DaemonTimeout::class => 'timeout',
    Errors\ConnectionLost::class => 'lost',
    Errors\ProtocolViolation::class => 'violation',
    Errors\NoDaemon::class => 'noDaemon',
    Errors\SocketPathTooLong::class => 'pathTooLong',
];

/** The report of what some work returns or throws. */
function outcome(Closure $work): array
{
    try {
        return $work();
    } catch (Errors\RemoteError $error) {
        // The client's message ends with the hint, in parentheses.
        $end = $error->hint === null ? 0 : strlen(" ($error->hint)");
        $message = substr($error->getMessage(), 0, strlen($error->getMessage()) - $end);
        return ['error' => [
            'kind' => $error->kind, 'code' => $error->getCode(), 'message' => $message,
            'hint' => $error->hint, 'field' => $error->field, 'retryable' => $error->retryable,
            'data' => (object) $error->data,
        ]];
    } catch (Errors\EntitledException $error) {
        return ['failure' => FAILURES[$error::class] ?? (string) $error];
    }
}

function perform(?Client &$client, stdClass $task): array
{
    $params = fn(stdClass $call) => (array) ($call->params ?? []);
    switch ($task->do) {
        case 'open':
            $client?->close();
            $client = new Client($task->socket);
            return [];
        case 'close':
            $client->close();
            return [];
        case 'call':
            $given = $task->params ?? new stdClass();
            return ['result' => $client->callObject($task->method, $given, $task->seconds)];
        case 'calls':
            $start = fn($call) => $client->start($call->method, $params($call), $task->seconds);
            $answer = fn($each) => outcome(fn() => ['result' => $each->result()]);
            return ['answers' => array_map($answer, array_map($start, $task->calls))];
        case 'feed':
            $cursors = [];
            foreach ($client->events() as $event) {
                $cursors[] = $event->cursor;
                if (count($cursors) === $task->count) {
                    return ['cursors' => $cursors];
                }
            }
    }
    return ['skipped' => "this client has no $task->do"];
}

$client = null;
while (($line = fgets(STDIN)) !== false) {
    $task = json_decode($line, flags: JSON_THROW_ON_ERROR);
    $work = static function () use (&$client, $task): array {
        return perform($client, $task);
    };
    $report = (object) outcome($work);
    fwrite(STDOUT, json_encode($report, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION) . "\n");
}
