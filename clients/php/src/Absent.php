<?php

declare(strict_types=1);

namespace Entitled;

/** Stands where a member or an argument is not there, and null would mean JSON's null. */
enum Absent
{
    case Absent;
}
