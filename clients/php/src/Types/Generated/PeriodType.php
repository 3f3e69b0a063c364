<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Types;

/** Price of a period: full (normal), a trial, or introductory (intro). */
enum PeriodType: string
{
    case Normal = 'normal';
    case Trial = 'trial';
    case Intro = 'intro';
}
