<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** How the project verifies what the App Store sends. */
final readonly class AppStoreSettings
{
    public function __construct(
        /**
         * Apps whose notifications the project takes.
         *
         * @var list<AppStoreApp>
         */
        public array $apps,
        /**
         * Environments that the project takes.
         *
         * @var list<value-of<AppStoreEnvironment>|string>
         */
        public array $environments,
        /**
         * Root certificates that replace Apple's, as DER in base64. Empty for Apple's.
         *
         * @var list<string>
         */
        public array $roots,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            apps: $members->required('apps', Decode::listOf(AppStoreApp::decode(...))),
            environments: $members->required('environments', Decode::listOf(Decode::text(...))),
            roots: $members->required('roots', Decode::listOf(Decode::text(...))),
        );
    }
}
