<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/**
 * The daemon does not trust what `store.notify` got: `reason` is `malformed`, `algorithm`,
 * `chainLength`, `certificate`, `chain`, `extension`, `validity`, `signature`, `app`,
 * `environment`, `unsignedEnvironment` or `age`; stores.md says what each means. `httpStatus` is
 * what the web server should answer.
 */
final class Unverified extends RemoteError
{
}
