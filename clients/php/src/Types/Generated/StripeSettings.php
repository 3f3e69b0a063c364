<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Decode;

/** How the project reads Stripe's events. Only `project.stores` returns the secrets. */
final readonly class StripeSettings
{
    public function __construct(
        /**
         * Member of Stripe's price that names the product: its `product`, its own id, or its
         * `lookup_key`.
         *
         * @var value-of<StripeSettingsProduct>|string
         */
        public string $product,
        /**
         * Members of Stripe's objects that contain the account token: `client_reference_id`,
         * `customer` or `metadata.NAME`. The first that is present counts.
         *
         * @var list<string>
         */
        public array $userFrom,
        /**
         * How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601.
         */
        public string $grace,
        /** Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`. */
        public ?string $secret = null,
        /**
         * Previous secret, which the daemon also accepts; null when there is none. Only in
         * `project.stores`.
         */
        public string|Absent|null $oldSecret = Absent::Absent,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            secret: $members->optional('secret', Decode::text(...)),
            oldSecret: $members->both('oldSecret', Decode::nullable(Decode::text(...))),
            product: $members->required('product', Decode::text(...)),
            userFrom: $members->required('userFrom', Decode::listOf(Decode::text(...))),
            grace: $members->required('grace', Decode::text(...)),
        );
    }
}
