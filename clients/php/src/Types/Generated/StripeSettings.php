<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** How the project reads Stripe's events. Only `project.stores` returns the secrets. */
final readonly class StripeSettings extends Record
{
    public function __construct(
        /** Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`. */
        public ?string $secret,
        /**
         * Previous secret, which the daemon also accepts; null when there is none. Only in
         * `project.stores`.
         */
        public string|Absent|null $oldSecret = Absent::Absent,
        /**
         * @var value-of<StripeSettingsProduct>|string Member of Stripe's price that names the
         * product: its `product`, its own id, or its `lookup_key`.
         */
        public string|Absent $product = Absent::Absent,
        /**
         * @var list<string> Members of Stripe's objects that contain the account token:
         * `client_reference_id`, `customer` or `metadata.NAME`. The first that is present counts.
         */
        #[ListOf('string')]
        public array|Absent $userFrom = Absent::Absent,
        /**
         * @var string How long access continues while a renewal is unpaid and Stripe retries it,
         * ISO 8601.
         */
        public string|Absent $grace = Absent::Absent,
    ) {
    }
}
