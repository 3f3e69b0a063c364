<?php

declare(strict_types=1);

namespace Entitled;

/**
 * Where a client and its feeds find the daemon: at the first place that answers, and from then on
 * only there. A restarted daemon is waited for: another one would have other users.
 */
final class Search
{
    private ?string $found = null;

    public function __construct(private readonly ?string $given)
    {
    }

    public function connect(Deadline $deadline): LineSocket
    {
        $paths = $this->found === null ? Places::all($this->given) : [$this->found];
        $line = LineSocket::first($paths, $deadline);
        $this->found = $line->path;
        return $line;
    }
}
