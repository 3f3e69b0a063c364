<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** Settings of the stores in which a project sells. */
final readonly class Stores
{
    public function __construct(
        /**
         * Stores of the project's own, in byte order.
         *
         * @var list<string>
         */
        public array $custom,
        /** Absent when not defined. */
        public ?AppStoreSettings $appStore = null,
        /** Absent when not defined. */
        public ?PlayStoreSettings $playStore = null,
        /** Absent when not defined. */
        public ?StripeSettings $stripe = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            appStore: $members->optional('appStore', AppStoreSettings::decode(...)),
            playStore: $members->optional('playStore', PlayStoreSettings::decode(...)),
            stripe: $members->optional('stripe', StripeSettings::decode(...)),
            custom: $members->required('custom', Decode::listOf(Decode::text(...))),
        );
    }
}
