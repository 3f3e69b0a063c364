<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Absent;
use Entitled\Values\ListOf;
use Entitled\Values\Record;

/** Every rule of a project. rules.md describes each rule. */
final readonly class Rules extends Record
{
    public function __construct(
        /** @var value-of<Preset>|string Preset that the rules started from. */
        public string|Absent $preset = Absent::Absent,
        /**
         * @var string Beginning of each anonymous id; 32 lower-case hex digits follow. When it is
         * empty, an anonymous id is a lower-case UUID.
         */
        public string|Absent $anonymousPrefix = Absent::Absent,
        /**
         * @var value-of<RulesOnIdentify>|string What a login of a new user id does when no user
         * is logged in on the device.
         */
        public string|Absent $onIdentifyNew = Absent::Absent,
        /**
         * @var value-of<RulesOnIdentify>|string What a login of a known user id does when no user
         * is logged in on the device.
         */
        public string|Absent $onIdentifyKnown = Absent::Absent,
        /**
         * @var value-of<RulesOnSwitch>|string What a login does when another user is logged in on
         * the device.
         */
        public string|Absent $onSwitch = Absent::Absent,
        /**
         * @var value-of<RulesOnLogout>|string The current user after a logout: the same anonymous
         * user (return), or a new anonymous user (rotate).
         */
        public string|Absent $onLogout = Absent::Absent,
        /**
         * @var value-of<RulesOnAnonymousLogout>|string What a logout does when no user is logged
         * in.
         */
        public string|Absent $onAnonymousLogout = Absent::Absent,
        /**
         * @var value-of<RulesPurchaseHolders>|string Who holds a new purchase: the device's
         * anonymous user and its identified user, or only the current user.
         */
        public string|Absent $purchaseHolders = Absent::Absent,
        /**
         * @var value-of<RulesOnRestore>|string What a restore does with a purchase that another
         * user holds.
         */
        public string|Absent $onRestore = Absent::Absent,
        /**
         * @var value-of<RulesAnonymousHolders>|string What a restore does with a purchase that
         * only anonymous users hold.
         */
        public string|Absent $anonymousHolders = Absent::Absent,
        /**
         * @var value-of<RulesOneTimePurchases>|string Whether a restore moves one-time purchases.
         */
        public string|Absent $oneTimePurchases = Absent::Absent,
        /**
         * @var value-of<RulesUnclaimedPurchases>|string What the daemon does with a purchase that
         * a store reports without a known user: it does not record it (ignore), records it
         * without a holder (keep), or gives it to a new anonymous user (anonymous).
         */
        public string|Absent $unclaimedPurchases = Absent::Absent,
        /** @var int Maximum length of a user id, in Unicode scalars. */
        public int|Absent $userIdLengthMax = Absent::Absent,
        /**
         * @var list<string> Ids that no user may have, compared byte by byte. The empty id is
         * always blocked.
         */
        #[ListOf('string')]
        public array|Absent $blockedUserIds = Absent::Absent,
    ) {
    }
}
