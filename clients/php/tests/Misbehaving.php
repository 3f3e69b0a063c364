<?php

declare(strict_types=1);

namespace Tests;

use Entitled\Client;

/** The misbehaving daemon of clients/testing; it ends with its last reference. */
final class Misbehaving
{
    public readonly string $socket;
    private readonly string $folder;

    /** @var resource */
    private $process;

    /** @var array<int, resource> */
    private array $pipes = [];

    public function __construct(string $scenario)
    {
        $this->folder = sys_get_temp_dir() . '/entitled-' . bin2hex(random_bytes(6));
        mkdir($this->folder, 0700);
        $this->socket = "$this->folder/s";
        $program = dirname(__DIR__, 2) . '/testing/misbehaving-daemon';
        $descriptors = [['pipe', 'r'], ['pipe', 'w'], STDERR];
        $command = ['python3', $program, $scenario, $this->socket];
        $this->process = proc_open($command, $descriptors, $this->pipes);
        Check::same("ready\n", fgets($this->pipes[1]));
    }

    public function client(mixed ...$options): Client
    {
        return new Client($this->socket, ...$options);
    }

    /**
     * What it saw: how many connections, and the requests of each.
     *
     * @return array{int, list<array{int, string}>}
     */
    public function seen(): array
    {
        $seen = (new Client($this->socket))->call('fake.seen');
        return [$seen['connections'] - 1, $seen['requests']];
    }

    public function __destruct()
    {
        fclose($this->pipes[0]);
        fclose($this->pipes[1]);
        proc_close($this->process);
        @unlink($this->socket);
        rmdir($this->folder);
    }
}
