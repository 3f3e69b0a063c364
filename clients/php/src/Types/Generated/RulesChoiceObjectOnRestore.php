<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** What a restore does with a purchase that another user holds. */
enum RulesChoiceObjectOnRestore: string
{
    case Share = 'share';
    case Transfer = 'transfer';
    case TransferIfInactive = 'transferIfInactive';
    case Keep = 'keep';
    case Alias = 'alias';
}
