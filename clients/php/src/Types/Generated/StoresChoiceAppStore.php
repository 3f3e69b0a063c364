<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Encode;

/**
 * How the project verifies what the App Store sends. Replaces the settings as a whole; null
 * removes them.
 */
final readonly class StoresChoiceAppStore implements \JsonSerializable
{
    public function __construct(
        /**
         * Apps whose notifications the project takes.
         *
         * @var list<AppStoreApp|array<string, mixed>>
         */
        public array $apps,
        /**
         * Environments that the project takes. Default: `Production` and `Sandbox`. `Xcode` and
         * `LocalTesting` need a project whose `environment` is not `production`.
         *
         * @var list<AppStoreEnvironment|string>
         */
        public ?array $environments = null,
        /**
         * Root certificates that replace Apple's, as DER in base64. `project.define` checks that
         * each has the shape of a certificate; its fields are read when a notification comes.
         * Only where the project's `environment` is not `production`. Default: Apple's root.
         *
         * @var list<string>
         */
        public ?array $roots = null,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'apps' => Encode::with(Encode::listOf(Encode::object(...)), $this->apps),
            'environments' => $this->environments ?? \Entitled\Absent::Absent,
            'roots' => $this->roots ?? \Entitled\Absent::Absent,
        ]);
    }
}
