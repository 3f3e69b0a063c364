<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Decode;
use Entitled\Values\Encode;

/** A product of the catalogue. */
final readonly class Product implements \JsonSerializable
{
    public function __construct(
        /**
         * Ids of the entitlements that the product unlocks.
         *
         * @var list<string>
         */
        public array $entitlements,
        /**
         * Default: the kind that the purchase gives; without it, `subscription` for a purchase
         * with an end and `nonConsumable` for a purchase without.
         *
         * @var value-of<ProductKind>|string|null
         */
        public string|Absent|null $kind = Absent::Absent,
        /**
         * Id of Google's base plan. Webhooks in the format `revenuecat` then name the product
         * `PRODUCT:PLAN`, and an import from there finds it by that name.
         */
        public ?string $basePlan = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            kind: $members->both('kind', Decode::nullable(Decode::text(...))),
            entitlements: $members->required('entitlements', Decode::listOf(Decode::text(...))),
            basePlan: $members->optional('basePlan', Decode::text(...)),
        );
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'kind' => $this->kind,
            'entitlements' => $this->entitlements,
            'basePlan' => $this->basePlan ?? \Entitled\Absent::Absent,
        ]);
    }
}
