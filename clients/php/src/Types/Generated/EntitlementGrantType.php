<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** What gave the entitlement; `manual` for a grant by the method `grant`. */
enum EntitlementGrantType: string
{
    case Purchase = 'purchase';
    case FamilySharing = 'familySharing';
    case OfferCode = 'offerCode';
    case Manual = 'manual';
}
