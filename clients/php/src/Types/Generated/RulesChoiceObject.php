<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Encode;

/** See `RulesChoiceObject` in Protocol. */
final readonly class RulesChoiceObject implements \JsonSerializable
{
    public function __construct(
        /** Preset that supplies the rules that are not given. */
        public Preset|string|null $preset = null,
        /**
         * Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
         * anonymous id is a lower-case UUID.
         */
        public ?string $anonymousPrefix = null,
        /** What a login of a new user id does when no user is logged in on the device. */
        public RulesChoiceObjectOnIdentifyNew|string|null $onIdentifyNew = null,
        /** What a login of a known user id does when no user is logged in on the device. */
        public RulesChoiceObjectOnIdentifyKnown|string|null $onIdentifyKnown = null,
        /** What a login does when another user is logged in on the device. */
        public RulesChoiceObjectOnSwitch|string|null $onSwitch = null,
        /**
         * The current user after a logout: the same anonymous user (return), or a new anonymous
         * user (rotate).
         */
        public RulesChoiceObjectOnLogout|string|null $onLogout = null,
        /** What a logout does when no user is logged in. */
        public RulesChoiceObjectOnAnonymousLogout|string|null $onAnonymousLogout = null,
        /**
         * Who holds a new purchase: the device's anonymous user and its identified user, or only
         * the current user.
         */
        public RulesChoiceObjectPurchaseHolders|string|null $purchaseHolders = null,
        /** What a restore does with a purchase that another user holds. */
        public RulesChoiceObjectOnRestore|string|null $onRestore = null,
        /** What a restore does with a purchase that only anonymous users hold. */
        public RulesChoiceObjectAnonymousHolders|string|null $anonymousHolders = null,
        /** Whether a restore moves one-time purchases. */
        public RulesChoiceObjectOneTimePurchases|string|null $oneTimePurchases = null,
        /**
         * What the daemon does with a purchase that a store reports without a known user: it does
         * not record it (ignore), records it without a holder (keep), or gives it to a new
         * anonymous user (anonymous).
         */
        public RulesChoiceObjectUnclaimedPurchases|string|null $unclaimedPurchases = null,
        /** Maximum length of a user id, in Unicode scalars. */
        public ?int $userIdLengthMax = null,
        /**
         * Ids that no user may have, compared byte by byte. The empty id is always blocked.
         *
         * @var list<string>
         */
        public ?array $blockedUserIds = null,
    ) {
    }

    public function jsonSerialize(): object
    {
        return Encode::members([
            'preset' => $this->preset ?? \Entitled\Absent::Absent,
            'anonymousPrefix' => $this->anonymousPrefix ?? \Entitled\Absent::Absent,
            'onIdentifyNew' => $this->onIdentifyNew ?? \Entitled\Absent::Absent,
            'onIdentifyKnown' => $this->onIdentifyKnown ?? \Entitled\Absent::Absent,
            'onSwitch' => $this->onSwitch ?? \Entitled\Absent::Absent,
            'onLogout' => $this->onLogout ?? \Entitled\Absent::Absent,
            'onAnonymousLogout' => $this->onAnonymousLogout ?? \Entitled\Absent::Absent,
            'purchaseHolders' => $this->purchaseHolders ?? \Entitled\Absent::Absent,
            'onRestore' => $this->onRestore ?? \Entitled\Absent::Absent,
            'anonymousHolders' => $this->anonymousHolders ?? \Entitled\Absent::Absent,
            'oneTimePurchases' => $this->oneTimePurchases ?? \Entitled\Absent::Absent,
            'unclaimedPurchases' => $this->unclaimedPurchases ?? \Entitled\Absent::Absent,
            'userIdLengthMax' => $this->userIdLengthMax ?? \Entitled\Absent::Absent,
            'blockedUserIds' => $this->blockedUserIds ?? \Entitled\Absent::Absent,
        ]);
    }
}
