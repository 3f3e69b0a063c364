<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Which purchases give access: those of production, those of the sandbox, or both (any). */
enum ProjectEnvironment: string
{
    case Production = 'production';
    case Sandbox = 'sandbox';
    case Any = 'any';
}
