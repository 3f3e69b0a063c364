<?php

declare(strict_types=1);

// Finds the classes of this client for a program that has no Composer; composer.json says the same.

spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Entitled\\')) {
        return;
    }
    $name = str_replace('\\', '/', substr($class, strlen('Entitled\\')));
    $generated = dirname($name) . '/Generated/' . basename($name);
    foreach ([$name, $generated] as $each) {
        $path = __DIR__ . "/src/$each.php";
        if (is_file($path)) {
            require_once $path;
            return;
        }
    }
});
