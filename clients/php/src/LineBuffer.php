<?php

declare(strict_types=1);

namespace Entitled;

/** Bytes to lines: no limit but memory's, and no byte looked at twice. */
final class LineBuffer
{
    /** @var list<string> */
    private array $pieces = [];

    /**
     * The lines that these bytes complete, without their line feeds.
     *
     * @return list<string>
     */
    public function feed(string $data): array
    {
        $lines = explode("\n", $data);
        $rest = array_pop($lines);
        if ($lines !== [] && $this->pieces !== []) {
            $lines[0] = implode('', $this->pieces) . $lines[0];
            $this->pieces = [];
        }
        if ($rest !== '') {
            $this->pieces[] = $rest;
        }
        return $lines;
    }

    /** How many bytes have come of the next line. */
    public function unfinished(): int
    {
        return array_sum(array_map(strlen(...), $this->pieces));
    }
}
