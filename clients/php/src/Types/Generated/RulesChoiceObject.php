<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

use Entitled\Values\Encode;

/** See `RulesChoiceObject` in Protocol. */
final readonly class RulesChoiceObject implements \JsonSerializable
{
    public function __construct(
        /** A named set of rules. */
        public Preset|string|null $preset = null,
        /**
         * What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
         * anonymous id is a lower-case UUID.
         */
        public ?string $anonymousPrefix = null,
        public RulesChoiceObjectOnIdentifyNew|string|null $onIdentifyNew = null,
        public RulesChoiceObjectOnIdentifyKnown|string|null $onIdentifyKnown = null,
        public RulesChoiceObjectOnSwitch|string|null $onSwitch = null,
        public RulesChoiceObjectOnLogout|string|null $onLogout = null,
        public RulesChoiceObjectOnAnonymousLogout|string|null $onAnonymousLogout = null,
        public RulesChoiceObjectPurchaseHolders|string|null $purchaseHolders = null,
        public RulesChoiceObjectOnRestore|string|null $onRestore = null,
        public RulesChoiceObjectAnonymousHolders|string|null $anonymousHolders = null,
        public RulesChoiceObjectOneTimePurchases|string|null $oneTimePurchases = null,
        /** In Unicode scalars. */
        public ?int $userIdLengthMax = null,
        /**
         * Ids that nobody may have, compared byte by byte. The empty one is always among them.
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
            'userIdLengthMax' => $this->userIdLengthMax ?? \Entitled\Absent::Absent,
            'blockedUserIds' => $this->blockedUserIds ?? \Entitled\Absent::Absent,
        ]);
    }
}
