<?php

declare(strict_types=1);

namespace Entitled\Testing;

use Entitled\Client;

/**
 * A daemon for a test: on a socket of its own, in memory, with a clock that the test moves.
 *
 * It is ready when it is made, and gone after `stop`, when no variable holds it, or with this
 * process.
 */
final class Daemon
{
    private const SIGTERM = 15;
    private const SIGKILL = 9;

    public readonly string $socket;
    public readonly string $folder;

    /** @var resource|null */
    private $process = null;
    /** @var resource|null */
    private $lifeline = null;

    /** @var list<Client> */
    private array $clients = [];

    private readonly string $program;
    private readonly int $owner;

    /** @var list<string> */
    private readonly array $options;

    /**
     * @param list<string> $options Further options of the daemon.
     * @param string $clock `manual` or `system`.
     * @param string|null $program The daemon; `$ENTITLED_DAEMON`, or `entitled` of `$PATH`, when
     *   left out.
     */
    public function __construct(
        array $options = [],
        string $clock = 'manual',
        ?string $program = null,
    ) {
        $this->program = $program ?? self::found();
        $manual = $clock === 'system' ? [] : ['--clock', $clock];
        $this->options = ['--store', 'memory:', ...$manual, ...$options];
        $this->owner = getmypid();
        $this->folder = self::newFolder();
        $this->socket = "$this->folder/s";
        // What the end of a program destroys, it destroys only when it ends well.
        $self = \WeakReference::create($this);
        register_shutdown_function(static fn() => $self->get()?->stop());
        $this->restart();
    }

    public function __destruct()
    {
        $this->stop();
    }

    /** Starts it, again after `kill` or `stopProcess`. */
    public function restart(): void
    {
        $command = [
            $this->program, '--socket', $this->socket, '--ready-fd', '3', '--lifeline-fd', '0',
            ...$this->options,
        ];
        $descriptors = [
            // It ends with this process, even where that is killed, and so does the daemon.
            ['pipe', 'r'],
            ['file', '/dev/null', 'w'],
            ['file', "$this->folder/log", 'a'],
            ['pipe', 'w'],
        ];
        $process = @proc_open($command, $descriptors, $pipes);
        if ($process === false) {
            $this->stop();
            throw self::cannotStart($this->program);
        }
        $this->process = $process;
        $this->lifeline = $pipes[0];
        $isReady = fread($pipes[3], 1) === "\n";
        fclose($pipes[3]);
        if (!$isReady) {
            $code = $this->end(0);
            $said = trim($this->log());
            $this->stop();
            // What the shell's own number says too: there is no such program.
            throw $code === 127 && $said === ''
                ? self::cannotStart($this->program)
                : new DaemonFailed("the daemon ended with $code: $said");
        }
    }

    public function pid(): ?int
    {
        return $this->process === null ? null : proc_get_status($this->process)['pid'];
    }

    /** What it has logged so far. */
    public function log(): string
    {
        return (string) @file_get_contents("$this->folder/log");
    }

    /** A client of this daemon, which is closed with it. */
    public function client(?float $timeout = 10.0): Client
    {
        return $this->clients[] = new Client($this->socket, $timeout);
    }

    /** Ends it at once, as if its machine lost power. */
    public function kill(): void
    {
        $this->end(self::SIGKILL);
    }

    /** Asks it to end, and gives its exit code; `start` starts it again. */
    public function stopProcess(): int
    {
        return $this->end(self::SIGTERM);
    }

    /** Ends it, and removes its files. */
    public function stop(): void
    {
        // A child of a fork has not started it.
        if ($this->owner !== getmypid()) {
            return;
        }
        foreach ($this->clients as $client) {
            $client->close();
        }
        $this->clients = [];
        $this->end(self::SIGKILL);
        foreach (glob("$this->folder/*") ?: [] as $file) {
            @unlink($file);
        }
        @rmdir($this->folder);
    }

    private function end(int $signal): int
    {
        if ($this->process === null) {
            return 0;
        }
        $process = $this->process;
        $this->process = null;
        if ($signal !== 0) {
            proc_terminate($process, $signal);
        }
        $this->lifeline = null;
        return proc_close($process);
    }

    private static function found(): string
    {
        $named = getenv('ENTITLED_DAEMON');
        if (is_string($named) && $named !== '') {
            return $named;
        }
        foreach (explode(':', (string) getenv('PATH')) as $folder) {
            if (is_executable("$folder/entitled")) {
                return "$folder/entitled";
            }
        }
        throw new DaemonFailed(
            'there is no daemon to test with',
            'install entitled, or name its program with $ENTITLED_DAEMON',
        );
    }

    private static function cannotStart(string $program): DaemonFailed
    {
        return new DaemonFailed(
            "the daemon $program cannot be started",
            '$ENTITLED_DAEMON says where it is',
        );
    }

    /** A new folder whose paths are short enough for a socket. */
    private static function newFolder(): string
    {
        $usual = sys_get_temp_dir();
        $within = strlen($usual) < 80 ? $usual : '/tmp';
        $folder = "$within/entitled-" . bin2hex(random_bytes(8));
        if (!@mkdir($folder, 0700)) {
            throw new DaemonFailed("there can be no folder in $within", 'TMPDIR names another');
        }
        return $folder;
    }
}
