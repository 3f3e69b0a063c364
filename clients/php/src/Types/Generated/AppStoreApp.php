<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Decode;
use Entitled\Values\Encode;

/** An app of the App Store. */
final readonly class AppStoreApp implements \JsonSerializable
{
    public function __construct(
        /** Bundle id of the app. */
        public string $bundleId,
        /**
         * Number of the app at Apple. Required where `environments` has `Production`; null if not
         * given.
         */
        public int|Absent|null $appAppleId = Absent::Absent,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            bundleId: $members->required('bundleId', Decode::text(...)),
            appAppleId: $members->both('appAppleId', Decode::nullable(Decode::integer(...))),
        );
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'bundleId' => $this->bundleId,
            'appAppleId' => $this->appAppleId,
        ]);
    }
}
