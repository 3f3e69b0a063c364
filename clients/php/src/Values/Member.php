<?php

declare(strict_types=1);

namespace Entitled\Values;

use Entitled\Absent;

/** A member of a record, as a param of its constructor declares it. */
final readonly class Member
{
    /** @param string $how `required`, `optional`, or `both` absent and null */
    private function __construct(
        public \Closure $decode,
        public string $how,
        public bool $isSent,
        public bool $isMap,
    ) {
    }

    /**
     * The members of a record, by their names on the wire.
     *
     * @param class-string<Record> $class
     * @return array<string, self>
     */
    public static function all(string $class): array
    {
        static $found = [];
        return $found[$class] ??= self::read($class);
    }

    /** @return array<string, self> */
    private static function read(string $class): array
    {
        $members = [];
        foreach ((new \ReflectionMethod($class, '__construct'))->getParameters() as $param) {
            $members[$param->getName()] = self::of($param);
        }
        return $members;
    }

    private static function of(\ReflectionParameter $param): self
    {
        $isMap = $param->getAttributes(MapOf::class) !== [];
        $decode = self::decoder($param);
        $how = match (true) {
            !$param->isDefaultValueAvailable() => 'required',
            $param->getDefaultValue() === Absent::Absent => 'both',
            default => 'optional',
        };
        $isNullable = $how !== 'optional' && $param->allowsNull();
        return new self(
            $isNullable ? Decode::nullable($decode) : $decode,
            $how,
            $param->getAttributes(AnsweredOnly::class) === [],
            $isMap,
        );
    }

    private static function decoder(\ReflectionParameter $param): \Closure
    {
        foreach ($param->getAttributes() as $attribute) {
            $of = $attribute->newInstance();
            if ($of instanceof ListOf) {
                return Decode::listOf(self::named($of->of));
            }
            if ($of instanceof MapOf) {
                $each = self::named($of->of);
                return $param->getName() === 'additional' ? $each : Decode::mapOf($each);
            }
        }
        $type = $param->getType();
        $types = $type instanceof \ReflectionUnionType ? $type->getTypes() : [$type];
        $names = array_map(fn(\ReflectionNamedType $each) => $each->getName(), $types);
        $names = array_values(array_diff($names, ['null', Absent::class]));
        sort($names);
        return match ($names) {
            ['float', 'int'] => Decode::number(...),
            ['float', 'int', 'string'] => Decode::either(Decode::text(...), Decode::number(...)),
            default => self::named($names[0]),
        };
    }

    private static function named(string $type): \Closure
    {
        return match ($type) {
            'string' => Decode::text(...),
            'bool' => Decode::boolean(...),
            'int' => Decode::integer(...),
            'mixed' => Decode::any(...),
            'array' => Decode::mapOf(Decode::any(...)),
            'DateTimeImmutable', 'DateTimeInterface' => Decode::moment(...),
            default => fn(mixed $value, string $path) => $type::decode($value, $path),
        };
    }
}
