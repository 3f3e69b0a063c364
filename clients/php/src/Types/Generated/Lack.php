<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** Something without which an entitlement is not active. */
final readonly class Lack
{
    public function __construct(
        /**
         * What is missing. rules.md says what each means.
         *
         * @var value-of<LackKind>|string
         */
        public string $kind,
        /** One sentence for people. */
        public string $text,
        /**
         * Calls that would make the entitlement active at the moment asked about, each by itself.
         * Each stands where it helps first.
         *
         * @var list<HelpfulCall>
         */
        public array $wouldHelp,
        /** Of what is about a purchase, as the next two are. */
        public ?string $store = null,
        /** One transaction of a store. */
        public ?string $originalTransactionId = null,
        /** A product, as the store or the catalogue calls it. */
        public ?string $product = null,
        /**
         * Of `heldByAnother` and `notIdentified`: who has it; the identified holder, else the
         * anonymous one, of several the least by bytes.
         */
        public ?string $holder = null,
        /** The last moment with access; of `refunded` and `revoked` when that was. */
        public ?\DateTimeImmutable $since = null,
        /** Of `paused` when the pause ends, of `notYet` when it begins. */
        public ?\DateTimeImmutable $until = null,
        /**
         * Of `heldByAnother`: how it came to its holder.
         *
         * @var list<ExplanationStep>
         */
        public ?array $because = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            kind: $members->required('kind', Decode::text(...)),
            text: $members->required('text', Decode::text(...)),
            store: $members->optional('store', Decode::text(...)),
            originalTransactionId: $members->optional('originalTransactionId', Decode::text(...)),
            product: $members->optional('product', Decode::text(...)),
            holder: $members->optional('holder', Decode::text(...)),
            since: $members->optional('since', Decode::moment(...)),
            until: $members->optional('until', Decode::moment(...)),
            because: $members->optional('because', Decode::listOf(ExplanationStep::decode(...))),
            wouldHelp: $members->required('wouldHelp', Decode::listOf(HelpfulCall::decode(...))),
        );
    }
}
