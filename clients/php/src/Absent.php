<?php

declare(strict_types=1);

namespace Entitled;

/** The value of a member or an argument that is missing; null means JSON's null. */
enum Absent
{
    case Absent;
}
