<?php

declare(strict_types=1);

namespace Entitled;

use Entitled\Errors\Attempt;
use Entitled\Errors\EntitledException;
use Entitled\Errors\NoDaemon;
use Entitled\Errors\SocketForbidden;
use Entitled\Errors\SocketPathTooLong;

/** Where the daemon's socket may be. */
final class Places
{
    public const PATH_BYTES_MAX = 107;

    private const ENOENT = 2;
    private const EAGAIN = 11;
    private const EACCES = 13;
    private const EPERM = 1;
    private const ECONNREFUSED = 111;

    /**
     * The paths to try, in this order.
     *
     * A path that the caller named, in the call or in $ENTITLED_SOCKET, is the only one: what was
     * meant for one daemon must not reach another.
     *
     * @param array<string, string>|null $environment
     * @return list<string>
     */
    public static function all(?string $given = null, ?array $environment = null): array
    {
        $variables = $environment ?? getenv();
        $named = $given ?? (($variables['ENTITLED_SOCKET'] ?? '') ?: null);
        if ($named !== null) {
            return [str_starts_with($named, 'unix:') ? substr($named, 5) : $named];
        }
        $folders = [
            // systemd separates several by colons; the first is the one of the unit's own name.
            explode(':', $variables['RUNTIME_DIRECTORY'] ?? '')[0],
            $variables['XDG_RUNTIME_DIR'] ?? '',
            '/run/entitled',
            (($variables['HOME'] ?? '') ?: self::home()) . '/.local/state/entitled',
        ];
        // A relative path would mean another place in each directory.
        $absolute = array_filter($folders, fn(string $folder) => str_starts_with($folder, '/'));
        $paths = array_map(fn(string $folder) => "$folder/entitled.sock", $absolute);
        return array_values(array_unique($paths));
    }

    private static function home(): string
    {
        return function_exists('posix_getpwuid')
            ? posix_getpwuid(posix_getuid())['dir'] ?? ''
            : '';
    }

    /** Why a connection was refused, as half a sentence. */
    public static function reason(int $errno, string $message): string
    {
        return match ($errno) {
            self::ENOENT => 'no such file',
            self::ECONNREFUSED => 'connection refused',
            self::EACCES, self::EPERM => 'permission denied',
            default => "$message (errno $errno)",
        };
    }

    /** Whether to try again: a full queue cannot be waited for. */
    public static function isFull(int $errno): bool
    {
        return $errno === self::EAGAIN;
    }

    /**
     * The error that tells of all places that were tried.
     *
     * @param array<string, ConnectFailed|SocketPathTooLong> $tried
     */
    public static function nowhere(array $tried): EntitledException
    {
        $first = reset($tried);
        if (count($tried) === 1 && $first instanceof SocketPathTooLong) {
            return $first;
        }
        $attempts = [];
        $isForbidden = false;
        foreach ($tried as $path => $error) {
            $attempts[] = new Attempt((string) $path, $error->getMessage());
            $isForbidden = $isForbidden
                || in_array($error->getCode(), [self::EACCES, self::EPERM], true);
        }
        return $isForbidden ? new SocketForbidden($attempts) : new NoDaemon($attempts);
    }
}
