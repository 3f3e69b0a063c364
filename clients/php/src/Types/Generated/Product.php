<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** A product of the catalogue. */
final readonly class Product extends Record
{
    public function __construct(
        /** @var list<string> Ids of the entitlements that the product unlocks. */
        #[ListOf('string')]
        public array $entitlements,
        /**
         * @var value-of<ProductKind>|string|null Default: the kind that the purchase gives;
         * without it, `subscription` for a purchase with an end and `nonConsumable` for a
         * purchase without.
         */
        public string|Absent|null $kind = Absent::Absent,
        /**
         * Id of Google's base plan. Webhooks in the format `revenuecat` then name the product
         * `PRODUCT:PLAN`, and an import from there finds it by that name.
         */
        public ?string $basePlan = null,
    ) {
    }
}
