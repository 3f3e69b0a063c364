<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Decode;

/** Every rule of a project. rules.md describes each rule. */
final readonly class Rules
{
    public function __construct(
        /**
         * Preset that the rules started from.
         *
         * @var value-of<Preset>|string
         */
        public string $preset,
        /**
         * Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
         * anonymous id is a lower-case UUID.
         */
        public string $anonymousPrefix,
        /**
         * What a login of a new user id does when no user is logged in on the device.
         *
         * @var value-of<RulesOnIdentifyNew>|string
         */
        public string $onIdentifyNew,
        /**
         * What a login of a known user id does when no user is logged in on the device.
         *
         * @var value-of<RulesOnIdentifyKnown>|string
         */
        public string $onIdentifyKnown,
        /**
         * What a login does when another user is logged in on the device.
         *
         * @var value-of<RulesOnSwitch>|string
         */
        public string $onSwitch,
        /**
         * The current user after a logout: the same anonymous user (return), or a new anonymous
         * user (rotate).
         *
         * @var value-of<RulesOnLogout>|string
         */
        public string $onLogout,
        /**
         * What a logout does when no user is logged in.
         *
         * @var value-of<RulesOnAnonymousLogout>|string
         */
        public string $onAnonymousLogout,
        /**
         * Who holds a new purchase: the device's anonymous user and its identified user, or only
         * the current user.
         *
         * @var value-of<RulesPurchaseHolders>|string
         */
        public string $purchaseHolders,
        /**
         * What a restore does with a purchase that another user holds.
         *
         * @var value-of<RulesOnRestore>|string
         */
        public string $onRestore,
        /**
         * What a restore does with a purchase that only anonymous users hold.
         *
         * @var value-of<RulesAnonymousHolders>|string
         */
        public string $anonymousHolders,
        /**
         * Whether a restore moves one-time purchases.
         *
         * @var value-of<RulesOneTimePurchases>|string
         */
        public string $oneTimePurchases,
        /**
         * What the daemon does with a purchase that a store reports without a known user: it does
         * not record it (ignore), records it without a holder (keep), or gives it to a new
         * anonymous user (anonymous).
         *
         * @var value-of<RulesUnclaimedPurchases>|string
         */
        public string $unclaimedPurchases,
        /** Maximum length of a user id, in Unicode scalars. */
        public int $userIdLengthMax,
        /**
         * Ids that no user may have, compared byte by byte. The empty id is always blocked.
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
            unclaimedPurchases: $members->required('unclaimedPurchases', Decode::text(...)),
            userIdLengthMax: $members->required('userIdLengthMax', Decode::integer(...)),
            blockedUserIds: $members->required('blockedUserIds', Decode::listOf(Decode::text(...))),
        );
    }
}
