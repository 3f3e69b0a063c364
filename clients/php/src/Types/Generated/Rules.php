<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** Every rule of a project, spelled out. rules.md says what each does. */
final readonly class Rules
{
    public function __construct(
        /**
         * A named set of rules.
         *
         * @var value-of<Preset>|string
         */
        public string $preset,
        /**
         * What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
         * anonymous id is a lower-case UUID.
         */
        public string $anonymousPrefix,
        /**
         * @var value-of<RulesOnIdentifyNew>|string
         */
        public string $onIdentifyNew,
        /**
         * @var value-of<RulesOnIdentifyKnown>|string
         */
        public string $onIdentifyKnown,
        /**
         * @var value-of<RulesOnSwitch>|string
         */
        public string $onSwitch,
        /**
         * @var value-of<RulesOnLogout>|string
         */
        public string $onLogout,
        /**
         * @var value-of<RulesOnAnonymousLogout>|string
         */
        public string $onAnonymousLogout,
        /**
         * @var value-of<RulesPurchaseHolders>|string
         */
        public string $purchaseHolders,
        /**
         * @var value-of<RulesOnRestore>|string
         */
        public string $onRestore,
        /**
         * @var value-of<RulesAnonymousHolders>|string
         */
        public string $anonymousHolders,
        /**
         * @var value-of<RulesOneTimePurchases>|string
         */
        public string $oneTimePurchases,
        /** In Unicode scalars. */
        public int $userIdLengthMax,
        /**
         * Ids that nobody may have, compared byte by byte. The empty one is always among them.
         *
         * @var list<string>
         */
        public array $blockedUserIds,
    ) {
    }

    /** Reads it from what an answer holds. */
    public static function decode(mixed $value, string $path = ''): self
    {
        $members = Decode::record($value, $path);
        return new self(
            preset: $members->required('preset', Decode::text(...)),
            anonymousPrefix: $members->required('anonymousPrefix', Decode::text(...)),
            onIdentifyNew: $members->required('onIdentifyNew', Decode::text(...)),
            onIdentifyKnown: $members->required('onIdentifyKnown', Decode::text(...)),
            onSwitch: $members->required('onSwitch', Decode::text(...)),
            onLogout: $members->required('onLogout', Decode::text(...)),
            onAnonymousLogout: $members->required('onAnonymousLogout', Decode::text(...)),
            purchaseHolders: $members->required('purchaseHolders', Decode::text(...)),
            onRestore: $members->required('onRestore', Decode::text(...)),
            anonymousHolders: $members->required('anonymousHolders', Decode::text(...)),
            oneTimePurchases: $members->required('oneTimePurchases', Decode::text(...)),
            userIdLengthMax: $members->required('userIdLengthMax', Decode::integer(...)),
            blockedUserIds: $members->required('blockedUserIds', Decode::listOf(Decode::text(...))),
        );
    }
}
