<?php

declare(strict_types=1);

namespace Entitled;

use Entitled\Errors\DaemonTimeout;
use Entitled\Errors\SocketPathTooLong;

/**
 * The raw layer: a socket that sends bytes and receives lines. `connect`, then `send` and
 * `receive`: enough for a client of one's own. `Client` uses the parts that do not wait.
 */
final class LineSocket
{
    private const CHUNK = 1 << 18;
    private const PAUSE = 0.002;

    private readonly LineBuffer $lines;

    /** @var list<string> */
    private array $ready = [];

    private bool $isOpen = true;

    /** @param resource $stream */
    private function __construct(private $stream, public readonly string $path)
    {
        stream_set_blocking($stream, false);
        stream_set_read_buffer($stream, 0);
        $this->lines = new LineBuffer();
    }

    /** Connects to that path; `ConnectFailed` or another error says why not. */
    public static function connect(string $path, Deadline $deadline): self
    {
        if (strlen($path) > Places::PATH_BYTES_MAX) {
            throw new SocketPathTooLong($path, strlen($path), Places::PATH_BYTES_MAX);
        }
        if ($path === '' || str_contains($path, "\0")) {
            throw new ConnectFailed('not a valid path');
        }
        for (;;) {
            $stream = @stream_socket_client("unix://$path", $errno, $message);
            if ($stream !== false) {
                return new self($stream, $path);
            }
            if (!Places::isFull($errno)) {
                throw new ConnectFailed(Places::reason($errno, $message), $errno);
            }
            if ($deadline->hasPassed()) {
                // It is there, so the next place must not be used instead.
                throw DaemonTimeout::unsent($deadline->seconds ?? 0.0);
            }
            usleep(10_000);
        }
    }

    /**
     * Connects to the first place where a daemon answers; the error tells of all.
     *
     * @param list<string> $paths
     */
    public static function first(array $paths, Deadline $deadline): self
    {
        $tried = [];
        foreach ($paths as $path) {
            try {
                return self::connect($path, $deadline);
            } catch (ConnectFailed | SocketPathTooLong $error) {
                $tried[$path] = $error;
            }
        }
        throw Places::nowhere($tried);
    }

    // What does not wait.

    /** Sends what the daemon's buffer takes, and says how much that was; null where it is gone. */
    public function sendSome(string $data, int $from): ?int
    {
        $count = $this->isOpen
            ? @fwrite($this->stream, substr($data, $from, self::CHUNK))
            : false;
        return $count === false ? null : $count;
    }

    /**
     * The lines that what has come completes; null when nothing more will come.
     *
     * @return list<string>|null
     */
    public function receiveSome(): ?array
    {
        $data = $this->isOpen ? @fread($this->stream, self::CHUNK) : false;
        if ($data !== false && $data !== '') {
            return $this->lines->feed($data);
        }
        // Not `feof`, which may wait.
        $isOver = !$this->isOpen || stream_get_meta_data($this->stream)['eof'];
        return $isOver ? null : [];
    }

    /**
     * Waits until it can be read or written, and says which; neither after the deadline.
     *
     * @return array{bool, bool}
     */
    public function wait(Deadline $deadline, bool $read, bool $write): array
    {
        if (!$this->isOpen) {
            return [$read, $write];
        }
        $reading = $read ? [$this->stream] : [];
        $writing = $write ? [$this->stream] : [];
        $none = [];
        $left = $deadline->left();
        // Rounded up, so that the deadline has passed when it is over.
        $whole = $left === null ? null : (int) $left;
        $parts = $left === null ? null : (int) (($left - $whole) * 1e6) + 1;
        $count = @stream_select($reading, $writing, $none, $whole, $parts);
        if ($count === false) {
            // A signal, or select does not know numbers as high as the socket's. Nothing else of
            // PHP waits for one socket both ways, so the caller tries, again and again.
            usleep((int) (min($left ?? 1.0, self::PAUSE) * 1e6));
            return [$read, $write && !$deadline->hasPassed()];
        }
        return $count > 0 ? [$reading !== [], $writing !== []] : [false, false];
    }

    /** How many bytes have come of a line that has not ended. */
    public function unfinished(): int
    {
        return $this->lines->unfinished();
    }

    // What waits.

    /** Sends all of it; what comes meanwhile is kept for `receive`. */
    public function send(string $data, Deadline $deadline): void
    {
        $sent = 0;
        while ($sent < strlen($data)) {
            $count = $this->sendSome($data, $sent) ?? throw new \RuntimeException('closed');
            $sent += $count;
            if ($count === 0) {
                [$readable] = $this->wait($deadline, read: true, write: true);
                if ($deadline->hasPassed()) {
                    throw new \RuntimeException('the daemon did not read in time');
                }
                if ($readable) {
                    array_push($this->ready, ...($this->receiveSome() ?? []));
                }
            }
        }
    }

    /** The next line without its line feed; null when the daemon has closed. */
    public function receive(Deadline $deadline): ?string
    {
        while ($this->ready === []) {
            [$readable] = $this->wait($deadline, read: true, write: false);
            $lines = $readable ? $this->receiveSome() : [];
            if ($lines === null) {
                return null;
            }
            if ($lines === [] && $deadline->hasPassed()) {
                throw new \RuntimeException('no line came in time');
            }
            array_push($this->ready, ...$lines);
        }
        return array_shift($this->ready);
    }

    /** Whether lines, or pieces of one, are there that were not received. */
    public function hasMore(): bool
    {
        if ($this->wait(new Deadline(0.0), read: true, write: false)[0]) {
            array_push($this->ready, ...($this->receiveSome() ?? []));
        }
        return $this->ready !== [] || $this->unfinished() > 0;
    }

    /** Says that nothing more will be sent. */
    public function halfClose(): void
    {
        stream_socket_shutdown($this->stream, STREAM_SHUT_WR);
    }

    /** Lets go of it; another process that has it too keeps its connection. */
    public function close(): void
    {
        if ($this->isOpen) {
            $this->isOpen = false;
            fclose($this->stream);
        }
    }
}
