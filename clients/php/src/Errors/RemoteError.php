<?php

declare(strict_types=1);

namespace Entitled\Errors;

/** The daemon answered that it did not do it. There is a subclass for each kind. */
class RemoteError extends EntitledException
{
    /** What a program looks at. */
    public readonly string $kind;

    /** A JSON pointer to the param that is wrong. */
    public readonly ?string $field;

    /** The same call may succeed a little later. */
    public readonly bool $retryable;

    /** @param array<string, mixed> $data */
    final public function __construct(int $code, string $message, public readonly array $data)
    {
        $this->kind = is_string($data['kind'] ?? null) ? $data['kind'] : '';
        $this->field = is_string($data['field'] ?? null) ? $data['field'] : null;
        $this->retryable = ($data['retryable'] ?? null) === true;
        $hint = is_string($data['hint'] ?? null) ? $data['hint'] : null;
        parent::__construct($message, $hint, $code);
    }

    /** The error of a reply, in its own class; `$isKnown` says that this client has the method. */
    public static function read(mixed $error, string $method, bool $isKnown): EntitledException
    {
        $code = $error['code'] ?? null;
        $message = $error['message'] ?? null;
        if (!is_array($error) || !is_int($code) || !is_string($message)) {
            return new ProtocolViolation('the reply has an error that is none');
        }
        $data = is_array($error['data'] ?? null) ? $error['data'] : [];
        if (($data['kind'] ?? null) === 'unknownMethod' && $isKnown) {
            // It is in this client, so it is no slip of the caller's.
            $older = "this client knows $method, so the daemon is older: update it";
            $hint = $data['hint'] ?? null;
            $data['hint'] = is_string($hint) ? "$older; $hint" : $older;
        }
        $kind = is_string($data['kind'] ?? null) ? $data['kind'] : '';
        $class = Kinds::CLASSES[$kind] ?? self::class;
        return new $class($code, $message, $data);
    }
}
