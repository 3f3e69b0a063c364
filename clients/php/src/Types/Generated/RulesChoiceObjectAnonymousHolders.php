<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** What a restore does with a purchase that only anonymous users hold. */
enum RulesChoiceObjectAnonymousHolders: string
{
    case AsOthers = 'asOthers';
    case Alias = 'alias';
}
