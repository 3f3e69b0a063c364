<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Encode;

/**
 * How the project verifies and reads Stripe's events. Replaces the settings as a whole; null
 * removes them.
 */
final readonly class StoresChoiceStripe implements \JsonSerializable
{
    public function __construct(
        /** Signing secret of Stripe's endpoint, with its `whsec_`. */
        public string $secret,
        /** Previous secret, which the daemon also accepts; null when there is none. */
        public string|Absent|null $oldSecret = Absent::Absent,
        /**
         * Member of Stripe's price that names the product: its `product`, its own id, or its
         * `lookup_key`.
         */
        public StoresChoiceStripeProduct|string|null $product = null,
        /**
         * Members of Stripe's objects that contain the account token: `client_reference_id`,
         * `customer` or `metadata.NAME`. The first that is present counts. Default:
         * `client_reference_id`.
         *
         * @var list<string>
         */
        public ?array $userFrom = null,
        /**
         * How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601.
         * Default: P0D.
         */
        public \DateInterval|string|null $grace = null,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'secret' => $this->secret,
            'oldSecret' => $this->oldSecret,
            'product' => $this->product ?? \Entitled\Absent::Absent,
            'userFrom' => $this->userFrom ?? \Entitled\Absent::Absent,
            'grace' => $this->grace ?? \Entitled\Absent::Absent,
        ]);
    }
}
