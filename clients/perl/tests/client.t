use v5.26;
use warnings;
use utf8;
use File::Temp ();
use FindBin;
use POSIX ();
use Test::More;
use Time::HiRes ();

use lib "$FindBin::Bin/lib";
use Entitled;
use Entitled::Testing;
use Misbehaving;

# The client with the real daemon.

my $START = '2026-01-01T00:00:00.000Z';

sub dies {
    my ($class, $code) = @_;
    my $lives = eval { $code->(); 1 };
    my $error = $@;
    ok !$lives && ref $error && $error->isa("Entitled::Error::$class"), "it is $class" or diag $error;
    return $error;
}

# A subtest with a daemon and a client of its own.
sub with_daemon {
    my ($name, $check) = @_;
    my $daemon = Entitled::Testing->start;
    subtest $name => sub { $check->($daemon->client, $daemon) };
    $daemon->stop;
    return;
}

# What a child of a fork gives back: whether all was well.
sub child_does {
    my ($code) = @_;
    my $pid = fork // die $!;
    if (!$pid) {
        my $is_well = eval { $code->() };
        POSIX::_exit($is_well ? 0 : 1);
    }
    return $pid;
}

sub child_is_well { my ($pid) = @_; waitpid $pid, 0; return ok !$?, 'the child is well' }

with_daemon 'every method of the daemon is there' => sub {
    my ($client) = @_;
    my %found = map { $_->{name} => $_->{role} eq 'read' ? 1 : 0 } @{$client->server_describe->{methods}};
    my $methods = \%Entitled::Generated::Methods::METHODS;
    is_deeply {map { $_ => $methods->{$_}{reads} } keys %$methods}, \%found;
    for my $name (keys %found) {
        my $own = lc $name =~ s/[.]?([A-Z])/_$1/gr =~ tr/./_/r;
        ok $client->can($own), $own;
    }
};

with_daemon 'the version is the daemon\'s' => sub {
    my ($client) = @_;
    is $Entitled::VERSION, $client->server_info->{version};
};

subtest 'wrong arguments of the constructor' => sub {
    for (
        [['/s'], qr/takes options by name, for example socket => \$path at \Q$0\E/],
        [[{socket => '/s'}],             qr/takes options by name/],
        [[sockt           => '/s'],      qr/no option sockt: expected socket, timeout/],
        [[socket          => {}],        qr/socket must be a path, not HASH/],
        [[timeout         => 'soon'],    qr/timeout must be a positive number of sec.*, not soon/],
        [[timeout         => 0],         qr/timeout must be a positive number/],
        [[timeout         => 'NaN'],     qr/timeout must be a positive number/],
        [[on_notification => 'log'],     qr/on_notification must be a code reference, not log/],
    ) {
        my ($wrong, $message) = @$_;
        ok !eval { Entitled->new(@$wrong) };
        like $@, $message;
    }
    ok !eval { Entitled::Testing->start(clok => 'system') };
    like $@, qr/start has no option clok: expected options, clock, program/;
};

with_daemon 'params are what the contract says' => sub {
    my ($client) = @_;
    my $project = $client->project_define(
        rules    => {preset => 'qonversion', onRestore => 'transfer', userIdLengthMax => '100'},
        products => {monthly => {kind => 'subscription', entitlements => ['premium', 7]}},
        clock    => {manual => 1767225600},
    )->{project};
    is_deeply [@{$project->{rules}}{qw(onRestore userIdLengthMax)}], ['transfer', 100];
    is_deeply $project->{products}{monthly}{entitlements}, ['premium', '7'];
    is $project->{clock}{now}, $START;
    # A number is a fine device, and any true value a dry run.
    is $client->install(device => 42, dryRun => 1)->{device}, '42';
    ok $client->install(device => 42, dryRun => 0)->{created};
    my $found = $client->purchase(
        device => 42, product => 'monthly', store => 'appStore', transactionId => 1,
        expiresAt => 1767225600 + 86400.5, price => 9.99, currency => 'EUR',
    );
    is $found->{outcome}, 'recorded';
    ok $found->{entitlements}{premium}{active};
    is $found->{purchase}{expiresAt}, '2026-01-02T00:00:00.500Z';
    is $client->clock_advance(by => 'PT1.5S')->{now}, '2026-01-01T00:00:01.500Z';
    is $client->project_define(rules => 'revenuecat', dryRun => 1)->{project}{rules}{preset},
        'revenuecat';
};

with_daemon 'what would be sent as something else' => sub {
    my ($client) = @_;
    my @bought = (userId => 'ann', product => 'x', store => 'web', transactionId => 1);
    my $nan = 9**9**9 / 9**9**9;
    for (
        [qr/install takes params by name/,  sub { $client->install('device') }],
        [qr/timeout must be a positive/,   sub { $client->install(-timeout => 'soon') }],
        [qr/timeout must be a positive/,   sub { $client->install(-timeout => -1) }],
        [qr/"false" is true in Perl/,       sub { $client->install(dryRun => 'false') }],
        [qr/NaN is no timestamp/,           sub { $client->purchase(@bought, expiresAt => 'NaN') }],
        [qr/no timestamp/,                  sub { $client->purchase(@bought, expiresAt => 9**9**9) }],
        [qr/no timestamp/,                  sub { $client->purchase(@bought, expiresAt => -1e18) }],
        [qr/is no number of JSON/,          sub { $client->events_read(limit => 'Inf') }],
        [qr/is no number of JSON/,          sub { $client->call('server.ping', {echo => [$nan]}) }],
        [qr/is no Unicode/,                 sub { $client->install(device => "a\x{d800}") }],
        [qr/is no Unicode/,                 sub { $client->call('server.ping', {"\x{d800}" => 1}) }],
    ) {
        my ($message, $call) = @$_;
        ok !eval { $call->(); 1 };
        like $@, qr/$message.* at \Q$0\E/;
    }
    is $client->server_ping(echo => 'NaN')->{echo}, 'NaN', 'as a text it is one';
    is_deeply $client->events_read->{events}, [], 'nothing was sent';
};

with_daemon q(the program's own $@ and handlers) => sub {
    my ($client, $daemon) = @_;
    my @handled;
    local $SIG{__DIE__} = sub { push @handled, "$_[0]" };
    $@ = "the payment failed\n";
    $client->install(device => 'a');
    $client->start('server.ping')->result;
    my $feed = $client->events(consumer => 'mailer');
    $feed->next;
    $daemon->kill;
    $daemon->restart;
    $client->server_ping;
    $client->close;
    is $@, "the payment failed\n", '$@ is as it was';
    is_deeply \@handled, [], 'what the client mends itself is not told';
    eval { $client->server_ping };
    like $@, qr/the client is closed/;
    is scalar @handled, 1, 'what the caller gets is told once';
};

with_daemon 'absent and null differ' => sub {
    my ($client) = @_;
    $client->purchase(userId => 'ann', product => 'x', store => 'web', transactionId => 1,
        expiresAt => '2099-01-01T00:00:00Z', kind => undef);
    my ($created, $bought) = @{$client->events_read->{events}};
    ok !exists $created->{price};
    ok exists $bought->{price} && !defined $bought->{price};
    my @named = (store => 'web', originalTransactionId => 1);
    my $left = $client->purchase_update(@named, autoRenew => 0)->{purchase};
    is $left->{expiresAt}, '2099-01-01T00:00:00.000Z';
    is $client->purchase_update(@named, expiresAt => undef)->{purchase}{expiresAt}, undef;
    ok !exists $client->server_ping->{echo};
};

with_daemon 'a plain call' => sub {
    my ($client) = @_;
    is_deeply $client->call('server.ping', {echo => [1, 'é', undef]})->{echo}, [1, 'é', undef];
    is $client->call('server.ping', [7])->{echo}, 7;
};

with_daemon 'errors have the hint of the daemon' => sub {
    my ($client) = @_;
    my $error = dies UnknownDevice => sub { $client->user_info(device => 'nobody') };
    is_deeply [map { $error->$_ } qw(kind code field retryable)],
        ['unknownDevice', 1100, '/device', 0];
    like "$error", qr/\Q@{[$error->hint]}\E/;
    like dies(InvalidParams => sub { $client->install(device => [3]) }), qr/string/;
    like dies(InvalidParams => sub { $client->install(devise => 'a') }), qr/device/;
    dies InvalidParams => sub { $client->identify(device => 'a') };
    ok !eval { $client->install(device => sub { }); 1 }, 'a sub is no JSON';
    like $@, qr/JSON can only represent .* at \Q$0\E/;
    unlike dies(UnknownMethod => sub { $client->call('no.such.method') }), qr/older/;
    ok !eval { Entitled->new(sokcet => '/s'); 1 }, 'a wrong option';
};

with_daemon 'many under way' => sub {
    my ($client) = @_;
    # More than all buffers hold: a client that only sent would wait for ever.
    my @pending = map { $client->start('server.ping', {echo => $_ . 'x' x 999}) } 1 .. 3000;
    my @wrong = grep { $pending[$_ - 1]->result->{echo} ne $_ . 'x' x 999 } reverse 1 .. 3000;
    is_deeply \@wrong, [];
};

with_daemon 'a fork has a connection of its own' => sub {
    my ($client) = @_;
    my $echoes = sub { !grep { $client->server_ping(echo => $_)->{echo} != $_ } @_ };
    $echoes->(0);
    my $waiting = $client->start('server.ping', {echo => 'parent'});
    my $child = child_does(sub {
        eval { $waiting->result };
        ref $@ && $@->isa('Entitled::Error::ConnectionLost') && $echoes->(1 .. 100);
    });
    ok $echoes->(101 .. 200);
    child_is_well($child);
    is $waiting->result->{echo}, 'parent';
};

with_daemon 'the feed' => sub {
    my ($client, $daemon) = @_;
    $client->install(device => 'iphone');
    my $feed = $client->events(pause => 0.01);
    is $feed->next->{kind}, 'userCreated';
    my $child = child_does(sub {
        Time::HiRes::sleep(0.05);
        $daemon->{owner} = 0;
        $client->install(device => 'ipad');
    });
    is $feed->next->{cursor}, '2';
    child_is_well($child);
    local $SIG{ALRM} = sub { $feed->close; die "closed\n" };
    Time::HiRes::alarm(0.05);
    eval { $feed->next };
    is $feed->next, undef, 'it was closed';
    dies InvalidParams => sub { $client->events(after => 'x')->next };
    ok !eval { $client->events(afer => 1); 1 }, 'a wrong option';
};

with_daemon 'the feed of a consumer' => sub {
    my ($client) = @_;
    $client->install(device => $_) for qw(a b c);
    my $taken = sub {
        my $feed = $client->events(consumer => 'mailer', limit => 2);
        return [map { $feed->next->{cursor} } 1 .. $_[0]];
    };
    is_deeply $taken->(3), [1, 2, 3];
    is_deeply $taken->(1), [3];
};

subtest 'the program of the README' => sub {
    my $daemon = Entitled::Testing->start(clock => 'system');
    $daemon->client->project_define(products => {lifetime => {entitlements => ['premium']}});
    open my $readme, '<', "$FindBin::Bin/../README.md" or die $!;
    my ($program) = join('', <$readme>) =~ /```perl\n(.*?)```/s;
    cmp_ok scalar(() = $program =~ /\n/g), '<=', 10;
    open my $file, '>', $daemon->folder . '/program.pl' or die $!;
    print $file $program;
    close $file;
    local $ENV{ENTITLED_SOCKET} = $daemon->socket;
    is `$^X -w -I$FindBin::Bin/../lib ${\$daemon->folder}/program.pl 2>&1`, "premium is active\n";
};

subtest 'installed by its Makefile.PL' => sub {
    my $folder = File::Temp->newdir;
    my $top    = "$FindBin::Bin/..";
    is system("cp -r $top $folder/source"), 0;
    my $packed = `cd $folder/source && { $^X Makefile.PL && make distcheck && make distdir; } 2>&1`;
    ok !$? && $packed !~ /^(?:Not in|No such file)/m, 'it packs every file' or diag $packed;
    my $made = `cd $folder/source/Entitled-$Entitled::VERSION \\
        && { $^X Makefile.PL INSTALL_BASE=$folder/installed && make install; } 2>&1`;
    ok !$?, 'it installs' or diag $made;
    local $ENV{PERL5LIB} = "$folder/installed/lib/perl5";
    is `cd / && $^X -MEntitled::Testing -e 'print \$Entitled::VERSION'`, $Entitled::VERSION;
};

# What happens to a client whose daemon comes and goes.

with_daemon 'a daemon that was restarted' => sub {
    my ($client, $daemon) = @_;
    $client->install(device => 'a');
    $daemon->kill;
    dies NoDaemon => sub { $client->install(device => 'a') };
    $daemon->restart;
    ok $client->install(device => 'a')->{created};
    # Unseen: nothing of the next one can have gone to the first daemon.
    $daemon->kill;
    $daemon->restart;
    ok $client->install(device => 'a')->{created};
    is $daemon->end, 0;
};

with_daemon 'a reconnect goes to the same daemon' => sub {
    my ($client, $daemon) = @_;
    my $other = Entitled::Testing->start;
    symlink $_->socket, $_->folder . '/entitled.sock' for $daemon, $other;
    delete local $ENV{ENTITLED_SOCKET};
    local @ENV{qw(RUNTIME_DIRECTORY XDG_RUNTIME_DIR)} = map { $_->folder } $daemon, $other;
    $client = Entitled->new;
    $client->server_ping;
    $daemon->kill;
    my $error = dies NoDaemon => sub { $client->server_ping };
    is_deeply [map { $_->{path} } $error->tried], [$daemon->folder . '/entitled.sock'];
    $daemon->restart;
    ok $client->install(device => 'a')->{created};
    is_deeply $other->client->events_read->{events}, [];
};

with_daemon 'a daemon killed in the middle' => sub {
    my ($client, $daemon) = @_;
    my @pending = map { $client->start('install', {device => "$_"}) } 1 .. 2000;
    kill 'KILL', $daemon->pid;
    my $answers = join '', map {
        my $is_there = eval { $_->result; 1 };
        die $@ unless $is_there || $@->isa('Entitled::Error::ConnectionLost');
        $is_there ? '+' : '-';
    } @pending;
    like $answers, qr/^\+*-*$/;
    is length $answers, 2000;
};

with_daemon 'a client that was closed' => sub {
    my ($client) = @_;
    $client->server_ping;
    $client->close;
    dies Closed => sub { $client->server_ping };
};

# Where the socket may be.

subtest 'the order of places' => sub {
    my $list = sub { [Entitled::Places::list(@_)] };
    is_deeply $list->(undef, {
        RUNTIME_DIRECTORY => '/run/a:/run/b', XDG_RUNTIME_DIR => '/x', HOME => '/home/ann',
    }), [qw(/run/a/entitled.sock /x/entitled.sock /run/entitled/entitled.sock
            /home/ann/.local/state/entitled/entitled.sock)];
    is_deeply $list->(undef, {ENTITLED_SOCKET => 'unix:/a/b', HOME => '/h'}), ['/a/b'];
    is_deeply $list->('/c', {ENTITLED_SOCKET => '/a/b'}), ['/c'];
    is_deeply $list->('unix:/c', {}), ['/c'];
    is_deeply $list->(undef, {XDG_RUNTIME_DIR => 'relative', HOME => '/h', ENTITLED_SOCKET => ''}),
        [qw(/run/entitled/entitled.sock /h/.local/state/entitled/entitled.sock)];
};

with_daemon 'the first where a daemon answers' => sub {
    my ($client, $daemon) = @_;
    rename $daemon->socket, $daemon->folder . '/entitled.sock' or die $!;
    delete local $ENV{ENTITLED_SOCKET};
    local @ENV{qw(RUNTIME_DIRECTORY XDG_RUNTIME_DIR)} = ('/nowhere', $daemon->folder);
    ok(Entitled->new->server_ping->{pong});
};

with_daemon 'no daemon' => sub {
    my ($client, $daemon) = @_;
    my $error = dies NoDaemon => sub { Entitled->new(socket => '/nowhere/s')->server_ping };
    like $error, qr{/nowhere/s: no such file};
    like $error, qr{start the daemon with: entitled};
    $daemon->kill;
    like dies(NoDaemon => sub { $client->server_ping }), qr/connection refused/;
    my @paths = ('/nowhere/a', '/nowhere/' . 'b' x 99);
    $error = dies NoDaemon => sub {
        Entitled::LineSocket->first(\@paths, Entitled::Deadline->new(1));
    };
    is_deeply [map { $_->{path} } $error->tried], \@paths;
    like $error, qr{\n  /nowhere/a: no such};
};

with_daemon 'a path that is too long' => sub {
    my ($client, $daemon) = @_;
    my $error = dies SocketPathTooLong => sub {
        Entitled->new(socket => '/' . 'é' x 53 . 'ab')->server_ping;
    };
    like $error, qr/\b$_/ for '109 bytes', '107';
    like $error, qr/\$ENTITLED_SOCKET/;
    my $path = $daemon->folder . '/';
    $path .= 's' x (107 - length $path);
    rename $daemon->socket, $path or die $!;
    ok(Entitled->new(socket => $path)->server_ping->{pong});
};

SKIP: {
    skip 'only root can change its uid', 1 if $< != 0;
    with_daemon 'no permission' => sub {
        my ($client, $daemon) = @_;
        chmod 0701, $daemon->folder;
        child_is_well(child_does(sub {
            POSIX::setuid(65534);
            eval { $client->server_ping };
            ref $@ && $@->isa('Entitled::Error::SocketForbidden') && $@ =~ /--allow-uid/;
        }));
    };
}

# The fixture.

subtest 'fifty at once' => sub {
    my @daemons = map { Entitled::Testing->start } 1 .. 50;
    my %sockets = map { $_->socket => 1 } @daemons;
    is scalar keys %sockets, 50;
    is scalar(grep { $_->client->install(device => 'a')->{created} } @daemons), 50;
    my @pids    = map { $_->pid } @daemons;
    my @folders = map { $_->folder } @daemons;
    @daemons = ();
    is_deeply [grep { kill 0, $_ } @pids], [], 'they are gone with their objects';
    is_deeply [grep {-e} @folders], [];
};

subtest 'gone with the program' => sub {
    my $program = 'our $d = Entitled::Testing->start; print join " ", $d->pid, $d->folder; exit 3';
    my ($pid, $folder) = split / /, `$^X -I$FindBin::Bin/../lib -MEntitled::Testing -e '$program'`;
    is $? >> 8, 3;
    ok !kill(0, $pid) && !-e $folder;
};

subtest 'what cannot start says why' => sub {
    like dies_plainly(sub { Entitled::Testing->start(options => ['--no-such-option']) }),
        qr/--no-such-option/;
    like dies_plainly(sub { Entitled::Testing->start(program => '/nowhere/entitled') }),
        qr/cannot be started/;
    local $ENV{PATH} = '/nowhere';
    delete local $ENV{ENTITLED_DAEMON};
    like dies_plainly(sub { Entitled::Testing->start }), qr/\$ENTITLED_DAEMON/;
};

sub dies_plainly { my ($code) = @_; return eval { $code->(); 1 } ? 'it lives' : "$@" }

done_testing;
