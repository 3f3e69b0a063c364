<?php

declare(strict_types=1);

// The methods and their types, with the real daemon.

namespace Tests;

use Entitled\Absent;
use Entitled\Client;
use Entitled\Errors\InvalidParams;
use Entitled\Errors\UnknownDevice;
use Entitled\Errors\UnknownMethod;
use Entitled\Testing\Daemon;
use Entitled\Types\ClockChoiceObject;
use Entitled\Types\EventKind;
use Entitled\Types\Methods;
use Entitled\Types\Preset;
use Entitled\Types\Product;
use Entitled\Types\ProductKind;

$start = new \DateTimeImmutable('2026-01-01T00:00:00Z');
$tests = [];

$tests['every method of the daemon is there'] = static function (): void {
    $client = ($daemon = new Daemon())->client();
    $found = $expected = [];
    foreach ($client->serverDescribe()->methods as $method) {
        $found[$method->name] = $method->role === 'read';
        $name = preg_replace_callback('/\.(.)/', fn($m) => strtoupper($m[1]), $method->name);
        Check::true(method_exists($client, $name), "there is no $name");
    }
    $expected = Methods::ONLY_READS;
    ksort($found);
    ksort($expected);
    Check::same($expected, $found);
};

$tests['the version is the daemon\'s'] = static function (): void {
    $client = ($daemon = new Daemon())->client();
    Check::same(Client::VERSION, $client->serverInfo()->version);
};

$tests['wrong arguments of the constructor'] = static function (): void {
    $wrong = [
        [\TypeError::class, fn() => new Client(['socket' => '/s'])],
        [\TypeError::class, fn() => new Client(7)],
        [\TypeError::class, fn() => new Client('/s', 'soon')],
        [\TypeError::class, fn() => new Client(onNotification: 'log')],
        [\ValueError::class, fn() => new Client(timeout: 0.0)],
        [\ValueError::class, fn() => new Client(timeout: -1)],
        [\ValueError::class, fn() => new Client(timeout: NAN)],
        [\ValueError::class, fn() => (new Client())->serverPing(timeout: 0.0)],
        [\ValueError::class, fn() => (new Client())->start('server.ping', timeout: -1.0)],
        [\Error::class, fn() => new Client(sockt: '/s')],
        [\ArgumentCountError::class, fn() => new Client('/s', 5.0, null, 'more')],
    ];
    foreach ($wrong as [$class, $make]) {
        Check::throws($class, $make);
    }
};

$tests['a call that returns objects tells an empty object from an empty list'] =
    static function (): void {
        $client = ($daemon = new Daemon())->client();
        $echo = ['object' => new \stdClass(), 'list' => [], 'names' => (object) ['0' => 1]];
        $found = $client->callObject('server.ping', ['echo' => $echo]);
        Check::equal((object) $echo, $found->echo);
        $arrays = $client->call('server.ping', ['echo' => $echo]);
        Check::same([], $arrays['echo']['object']);
    };

$tests['results are typed to the field'] = static function () use ($start): void {
    $client = ($daemon = new Daemon())->client();
    $project = $client->projectDefine(
        rules: ['preset' => Preset::Qonversion, 'onRestore' => 'transfer'],
        products: ['monthly' => new Product(['premium'], ProductKind::Subscription->value)],
        clock: new ClockChoiceObject($start),
    )->project;
    Check::same('transfer', $project->rules->onRestore);
    Check::equal($start, $project->clock->now);
    $client->install(device: 'iphone');
    $end = new \DateTimeImmutable('2026-02-01T00:00:00.250Z');
    $found = $client->purchase(
        device: 'iphone', product: 'monthly', store: 'appStore', transactionId: '1',
        expiresAt: $end,
    );
    Check::same('recorded', $found->outcome);
    Check::same(true, $found->entitlements['premium']->active);
    Check::equal($end, $found->purchase->transactions[0]->expiresAt);
    $limits = $client->serverInfo()->limits;
    Check::same(1 << 20, $limits->lineBytesMax);
    Check::true(count($limits->additional) > 3);
};

$tests['absent and null differ'] = static function () use ($start): void {
    $client = ($daemon = new Daemon())->client();
    $client->projectDefine(clock: ['manual' => $start]);
    $end = $start->modify('+1 day');
    $client->purchase(userId: 'ann', product: 'x', store: 'web', transactionId: '1',
        expiresAt: $end);
    $events = $client->eventsRead()->events;
    $kinds = array_map(fn($event) => EventKind::from($event->kind), $events);
    Check::same([EventKind::UserCreated, EventKind::PurchaseRecorded], $kinds);
    Check::same([Absent::Absent, null], [$events[0]->price, $events[1]->price]);
    $chain = ['store' => 'web', 'originalTransactionId' => '1'];
    $left = $client->purchaseUpdate(...$chain, autoRenew: false)->purchase;
    Check::equal($end, $left->expiresAt);
    $cleared = $client->purchaseUpdate(...$chain, expiresAt: null)->purchase;
    Check::same(null, $cleared->expiresAt);
    Check::same(Absent::Absent, $client->serverPing()->echo);
};

$tests['moments and durations'] = static function () use ($start): void {
    $client = ($daemon = new Daemon())->client();
    $client->projectDefine(clock: ['manual' => $start]);
    Check::equal($start->modify('+1 month'), $client->clockAdvance(by: 'P1M')->now);
    $day = new \DateInterval('P1DT1H');
    $day->f = 0.5;
    $now = $client->clockAdvance(by: $day)->now;
    Check::same('2026-02-02T01:00:00.500+00:00', $now->format('Y-m-d\TH:i:s.vP'));
    $elsewhere = new \DateTime('2026-03-01', new \DateTimeZone('-05:00'));
    Check::equal($elsewhere, $client->clockAdvance(to: $elsewhere)->now);
    $back = $start->diff($start->modify('-1 day'));
    Check::throws(\ValueError::class, fn() => $client->clockAdvance(by: $back));
    $bought = $client->purchase(
        userId: 'ann', product: 'x', store: 'web', transactionId: '1',
        purchasedAt: '0000-01-01T00:00:00Z',
    );
    Check::same('0000', $bought->purchase->purchasedAt->format('Y'));
};

$tests['objects stay objects'] = static function (): void {
    $client = ($daemon = new Daemon())->client();
    $project = $client->projectDefine(products: [], rules: [])->project;
    Check::same([], $project->products);
    $products = ['0' => ['entitlements' => ['a']], '1' => ['entitlements' => []]];
    $project = $client->projectDefine(products: $products)->project;
    Check::same(['a'], $project->products['0']->entitlements);
    Check::same([], $project->products['1']->entitlements);
};

$tests['a plain call'] = static function (): void {
    $client = ($daemon = new Daemon())->client();
    $call = fn(array $params) => $client->call('server.ping', $params)['echo'];
    Check::same([1, 'x', null, 1.5], $call(['echo' => [1, 'x', null, 1.5]]));
    Check::same(7, $call([7]));
    Check::true($client->serverPing(timeout: INF)->pong);
    Check::throws(UnknownMethod::class, fn() => $client->call('no.such.method'));
};

$tests['errors say what the daemon said'] = static function (): void {
    $client = ($daemon = new Daemon())->client();
    $error = Check::throws(UnknownDevice::class, fn() => $client->userInfo(device: 'nobody'));
    Check::same(['unknownDevice', 1100, '/device', false],
        [$error->kind, $error->getCode(), $error->field, $error->retryable]);
    Check::contains('(' . $error->hint . ')', $error->getMessage());
    $wrong = Check::throws(InvalidParams::class, fn() => $client->call('install', ['device' => 3]));
    Check::same('/device', $wrong->field);
    $both = fn() => $client->userInfo(device: 'a', userId: 'b');
    Check::throws(InvalidParams::class, $both);
    $unknown = Check::throws(UnknownMethod::class, fn() => $client->call('no.such'));
    Check::true(!str_contains($unknown->getMessage(), 'older'));
};

$tests['wrong use'] = static function (): void {
    $client = ($daemon = new Daemon())->client();
    Check::throws(\TypeError::class, fn() => $client->install(device: 3));
    Check::throws(\Error::class, fn() => $client->install(phone: 'a'));
    Check::throws(\ArgumentCountError::class, fn() => $client->identify(device: 'a'));
    // What is no JSON was not sent, and the connection is as good as before.
    Check::throws(\JsonException::class, fn() => $client->serverPing(echo: "\xff"));
    Check::throws(\JsonException::class, fn() => $client->serverPing(echo: NAN));
    $until = fn(mixed $end) => fn() => $client->purchase(
        userId: 'ann', product: 'x', store: 'web', transactionId: '1', expiresAt: $end);
    Check::throws(\TypeError::class, $until(\DateTime::createFromFormat('Y-m-d', '31/12/2026')));
    foreach (['2026-01-01', 'tomorrow', ''] as $text) {
        Check::throws(InvalidParams::class, $until($text));
    }
    Check::same(1, $client->serverPing(echo: 1)->echo);
};

$tests['many under way'] = static function (): void {
    $client = ($daemon = new Daemon())->client();
    // More than all buffers hold: a client that only sent would wait for ever.
    $pending = [];
    for ($number = 0; $number < 5000; $number += 1) {
        $pending[] = $client->start('server.ping', ['echo' => $number . str_repeat('x', 999)]);
    }
    foreach ($pending as $number => $each) {
        Check::same($number . str_repeat('x', 999), $each->result()['echo']);
    }
};

$tests['the first program of the README'] = static function (): void {
    $text = (string) file_get_contents(__DIR__ . '/../README.md');
    $program = explode('```', explode("```php\n", $text)[1])[0];
    Check::true(substr_count(trim($program), "\n") < 10);
    $daemon = new Daemon(clock: 'system');
    $daemon->client()->projectDefine(products: ['lifetime' => ['entitlements' => ['premium']]]);
    // As Composer does it.
    mkdir("$daemon->folder/vendor");
    $autoload = var_export(dirname(__DIR__) . '/autoload.php', true);
    file_put_contents("$daemon->folder/vendor/autoload.php", "<?php\nrequire $autoload;\n");
    file_put_contents("$daemon->folder/program.php", $program);
    $process = proc_open(
        [PHP_BINARY, 'program.php'],
        [1 => ['pipe', 'w'], 2 => ['redirect', 1]],
        $pipes,
        $daemon->folder,
        ['ENTITLED_SOCKET' => $daemon->socket],
    );
    $output = stream_get_contents($pipes[1]);
    Check::same(["premium is active\n", 0], [$output, proc_close($process)]);
    unlink("$daemon->folder/vendor/autoload.php");
    rmdir("$daemon->folder/vendor");
};

return $tests;
