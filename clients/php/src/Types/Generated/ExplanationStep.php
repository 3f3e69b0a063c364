<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\Decode;

/**
 * One thing that led somebody to an entitlement, or took it away. Members that make no sense for
 * a step, or are not known, are left out.
 */
final readonly class ExplanationStep
{
    public function __construct(
        /**
         * What it is. rules.md says what each is about.
         *
         * @var value-of<ExplanationStepStep>|string
         */
        public string $step,
        /** One sentence for people. */
        public string $text,
        /** When it came about, as far as it has a time; of `clock` the moment asked about. */
        public ?\DateTimeImmutable $at,
        /** The event that told of it. */
        public ?string $event = null,
        /** That event's. */
        public ?string $cursor = null,
        /** The rule by which it came about. */
        public ?AppliedRule $rule = null,
        /**
         * What brought it about.
         *
         * @var value-of<ExplanationStepMethod>|string
         */
        public ?string $method = null,
        /**
         * Who had it before, one id for each customer, at most ten; of `aliased` the one side, of
         * `identified` the device's anonymous user.
         *
         * @var list<string>
         */
        public ?array $from = null,
        /**
         * Who has it by this; of `aliased` the other side.
         *
         * @var list<string>
         */
        public ?array $to = null,
        /** Of `purchased` and `identified`; null where a purchase came from no device. */
        public string|Absent|null $device = Absent::Absent,
        /**
         * The store that took the money: appStore, playStore, amazon, huawei, stripe, web, or any
         * other such word.
         */
        public ?string $store = null,
        /** One transaction of a store. */
        public ?string $originalTransactionId = null,
        /** One transaction of a store. */
        public ?string $transactionId = null,
        /** A product, as the store or the catalogue calls it. */
        public ?string $product = null,
        /**
         * What it is at the moment.
         *
         * @var value-of<State>|string|null
         */
        public string|Absent|null $state = Absent::Absent,
        /**
         * Of `clock`: since when it is so; where access is over, its last moment. Else when the
         * period begins.
         */
        public \DateTimeImmutable|Absent|null $since = Absent::Absent,
        /**
         * The last moment of it, as far as is known; of a pause when it ends. Null where there is
         * no end.
         */
        public \DateTimeImmutable|Absent|null $until = Absent::Absent,
        /**
         * Only there, and true, where a login came to this when an earlier link was taken back.
         */
        public ?bool $decidedAnew = null,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            step: $members->required('step', Decode::text(...)),
            text: $members->required('text', Decode::text(...)),
            at: $members->required('at', Decode::nullable(Decode::moment(...))),
            event: $members->optional('event', Decode::text(...)),
            cursor: $members->optional('cursor', Decode::text(...)),
            rule: $members->optional('rule', AppliedRule::decode(...)),
            method: $members->optional('method', Decode::text(...)),
            from: $members->optional('from', Decode::listOf(Decode::text(...))),
            to: $members->optional('to', Decode::listOf(Decode::text(...))),
            device: $members->both('device', Decode::nullable(Decode::text(...))),
            store: $members->optional('store', Decode::text(...)),
            originalTransactionId: $members->optional('originalTransactionId', Decode::text(...)),
            transactionId: $members->optional('transactionId', Decode::text(...)),
            product: $members->optional('product', Decode::text(...)),
            state: $members->both('state', Decode::nullable(Decode::text(...))),
            since: $members->both('since', Decode::nullable(Decode::moment(...))),
            until: $members->both('until', Decode::nullable(Decode::moment(...))),
            decidedAnew: $members->optional('decidedAnew', Decode::boolean(...)),
        );
    }
}
