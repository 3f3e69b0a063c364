use v5.26;
use warnings;
use utf8;
use FindBin;
use Test::More;
use Time::HiRes ();

use lib "$FindBin::Bin/lib";
use Entitled;
use Misbehaving;

# What the client makes of a daemon that misbehaves; testing/misbehaving-daemon lists it.

sub misbehave {
    my ($scenario, $check, %options) = @_;
    my $daemon = Misbehaving->new($scenario);
    my $client = Entitled->new(socket => $daemon->socket, %options);
    subtest $scenario => sub { $check->($client, $daemon) };
    $client->close;
    return;
}

# The error that a call dies with, in its class.
sub dies {
    my ($class, $code) = @_;
    my $lives = eval { $code->(); 1 };
    my $error = $@;
    ok !$lives && ref $error && $error->isa("Entitled::Error::$class"), "it is $class" or diag $error;
    return $error;
}

misbehave 'well-behaved' => sub {
    my ($client) = @_;
    is $client->install(device => 'iphone')->{device}, 'iphone';
    my $error = dies UnknownMethod => sub {
        $client->grant(userId => 'ann', entitlement => 'premium');
    };
    like $error, qr/entitled 0\.0\.7 has no method "grant"/;
    like $error, qr/the daemon is older.*server\.describe/;
};

misbehave 'cut-replies' => sub {
    my ($client, $daemon) = @_;
    my ($lost, $found) = (0);
    while (!eval { $found = $client->install(device => 'iphone') }) {
        die $@ unless ref $@ && $@->isa('Entitled::Error::ConnectionLost');
        die $@ unless $@ =~ /idempotencyKey/;
        $lost++;
    }
    is $found->{device}, 'iphone';
    # One for each place at which a line can be cut, its line feed included.
    cmp_ok $lost, '>', 200;
    is_deeply $daemon->seen, [$lost + 1, map {"$_ install"} 0 .. $lost];
};

for my $given ([idempotencyKey => 'k'], [dryRun => 1]) {
    misbehave 'close-first-reply' => sub {
        my ($client, $daemon) = @_;
        is $client->install(device => 'a', @$given)->{device}, 'a', "it is repeated with $given->[0]";
        is_deeply $daemon->seen, [2, '0 install', '1 install'];
    };
}

misbehave 'close-first-reply' => sub {
    my ($client, $daemon) = @_;
    ok $client->server_ping->{pong}, 'what reads is repeated';
    is_deeply $daemon->seen, [2, '0 server.ping', '1 server.ping'];
};

misbehave 'close-every-reply' => sub {
    my ($client, $daemon) = @_;
    dies ConnectionLost => sub { $client->server_ping };
    is_deeply $daemon->seen, [2, '0 server.ping', '1 server.ping'], 'a read is repeated once';
};

misbehave 'close-first-reply' => sub {
    my ($client, $daemon) = @_;
    dies ConnectionLost => sub { $client->install(device => 'a') };
    is_deeply $daemon->seen, [1, '0 install'], 'what may not be done twice is not repeated';
    is $client->install(device => 'a')->{device}, 'a', 'the next call goes over a new connection';
};

misbehave 'reset-first-connection' => sub {
    my ($client) = @_;
    dies ConnectionLost => sub { $client->install(device => 'a') };
    is $client->install(device => 'a')->{device}, 'a';
};

misbehave chaos => sub {
    my ($client, $daemon) = @_;
    my ($lost, @wrong) = (0);
    my $take = sub {
        my ($device, $code) = @_;
        my $found = eval { $code->() };
        if (!$found) {
            die $@ unless ref $@ && $@->isa('Entitled::Error::ConnectionLost');
            $lost++;
        }
        elsif (ref $found eq 'HASH') {
            push @wrong, $device if grep { $_ ne $device } $found->{device}, $found->{user}{device};
        }
        return $found;
    };
    for my $batch (0 .. 49) {
        my @pending;
        for my $number ($batch * 20 .. $batch * 20 + 19) {
            my %params = (device => "d$number", $number % 3 ? () : (idempotencyKey => 'k'));
            # Of twenty, one is waited for while the others are pending.
            my $waits   = $number % 20 == 12;
            my $pending = $take->("d$number", sub {
                $waits ? $client->install(%params) : $client->start('install', \%params);
            });
            push @pending, ["d$number", $pending] if $pending && !$waits;
        }
        for my $each (@pending) {
            my ($device, $pending) = @$each;
            $take->($device, sub { $pending->result });
        }
    }
    is_deeply \@wrong, [], 'no reply is mixed up';
    ok $lost > 0 && $lost < 700, 'some are lost' or diag $lost;
    my $asking  = Entitled->new(socket => $daemon->socket);
    my $written = $asking->call('fake.written');
    $asking->close;
    cmp_ok delete $written->{devices}, '>=', 1000 - $lost;
    is_deeply $written, {twice => [], thrice => []}, 'no write is doubled';
};

misbehave values => sub {
    my ($client, $daemon) = @_;
    my $echo = $client->server_ping->{echo};
    while (ref $echo || $echo ne 'done') { $echo = $client->server_ping(echo => $echo)->{echo} }
    is $daemon->seen->[0], 1, 'they arrive unchanged';
};

misbehave 'large-reply' => sub {
    my ($client) = @_;
    ok $client->server_ping->{echo} eq 'x' x (1 << 20), 'it comes whole';
};

misbehave 'byte-by-byte' => sub {
    my ($client) = @_;
    is $client->server_ping(echo => 'é😀')->{echo}, 'é😀';
};

misbehave 'late-replies' => sub {
    my ($client) = @_;
    my @pending = map { $client->start(@$_) } (
        ['events.wait', {after => '1'}], ['events.wait', {after => '3'}],
        ['server.ping', {echo => 1}], ['server.ping', {echo => 2}],
    );
    my @found = reverse map { $_->result } reverse @pending;
    is_deeply [map { $_->{events}[0]{cursor} } @found[0, 1]], ['2', '4'];
    is_deeply [map { $_->{echo} } @found[2, 3]], [1, 2];
};

misbehave 'one-fails' => sub {
    my ($client, $daemon) = @_;
    my ($first, $second, $third) = map { $client->start(@$_) } (
        ['server.ping', {echo => 1}], ['install', {}], ['server.ping', {echo => 3}],
    );
    my $error = dies Remote => sub { $second->result };
    is_deeply [map { $_->result->{echo} } $first, $third], [1, 3], 'the others succeed';
    is ref $error, 'Entitled::Error::Remote';
    is_deeply [map { $error->$_ } qw(kind code message hint field)],
        ['somethingNewer', 1999, 'a "new" error', 'Ask again.', '/device'];
    ok $error->retryable;
    is $error->data->{holder}, 'änn';
    is $client->server_ping(echo => 4)->{echo}, 4;
    is $daemon->seen->[0], 1, 'the connection goes on';
};

misbehave 'well-behaved' => sub {
    my ($client, $daemon) = @_;
    is_deeply $client->call('fake.nothing'), {}, 'an empty result is a result';
    $client->close;
    my $asking = Entitled->new(socket => $daemon->socket);
    is $asking->call('fake.open')->{others}, 0, 'closing ends the connection';
    $asking->close;
};

misbehave silent => sub {
    my ($client) = @_;
    like dies(Timeout => sub { $client->install(device => 'a') }), qr/0\.05 seconds/;
    like dies(Timeout => sub { $client->server_ping(-timeout => 0.02) }), qr/0\.02 seconds/;
}, timeout => 0.05;

misbehave 'stops-reading' => sub {
    my ($client) = @_;
    for my $echo (1, 'x' x 5_000_000, 2) {
        dies Timeout => sub { $client->server_ping(echo => $echo) };
    }
}, timeout => 0.1;

misbehave 'stops-reading' => sub {
    my ($client, $daemon) = @_;
    for my $echo (1, 'x' x 5_000_000) {
        local $SIG{ALRM} = sub { die "enough\n" };
        # Long enough for making JSON of it.
        Time::HiRes::alarm(1);
        eval { $client->server_ping(echo => $echo) };
        is $@, "enough\n", 'a signal of the program';
    }
    # The second one went out only in part, so another connection is made.
    dies Timeout => sub { $client->server_ping(-timeout => 0.1) };
    is $daemon->seen->[0], 2;
};

misbehave 'full-queue' => sub {
    my ($client) = @_;
    my $error = dies Timeout => sub { $client->server_ping(-timeout => 0.05) };
    like $error, qr/did not accept the connection within 0\.05 seconds \(nothing was sent/;
};

misbehave 'silent-feed' => sub {
    my ($client, $daemon) = @_;
    my $feed = $client->events(wait => 0.5, patience => 1);
    is_deeply cursors($feed, 2), [1, 2];
    dies Timeout => sub { $feed->next };
    # Each of the calls that fail takes the second of the patience.
    is_deeply $daemon->seen, [1, ('0 events.wait') x 3], 'patience is a time';
}, timeout => 0.5;

misbehave older => sub {
    my ($client) = @_;
    my $found = $client->install(device => 'iphone');
    is $found->{device}, 'iphone';
    ok !exists $found->{created} && !exists $found->{user}{customerId}, 'what lacks is missing';
};

my @told;
misbehave 'subscriptions-end' => sub {
    my ($client) = @_;
    my ($first, $second) = map { $client->events_subscribe->{subscription} } 1, 2;
    $client->events_unsubscribe(subscription => $second);
    ok $client->server_ping->{pong};
    is_deeply \@told, ['event 1 1', 'event 2 1', 'gap 1 1'], 'a lost subscription is told';
    $client->events_subscribe;
    $client->server_ping;
    $client->close;
    is_deeply [@told[3 .. $#told]], ['event 1 1'], 'one that the program closes is not';
}, on_notification => sub { push @told, "$_[0] $_[1]{subscription} $_[1]{cursor}" };

misbehave slow => sub {
    my ($client, $daemon) = @_;
    my $first = $client->start('server.ping', {echo => 1});
    dies Timeout => sub { $first->result(0.05) };
    is $client->server_ping(echo => 2)->{echo}, 2;
    is $first->result->{echo}, 1, 'a second wait for it succeeds';
    is $daemon->seen->[0], 1;
};

my @notifications;
misbehave 'notifications' => sub {
    my ($client) = @_;
    is $client->server_ping(echo => $_)->{echo}, $_ for 1, 2;
    is_deeply [@notifications[0 .. 2]], [qw(event other event)];
}, on_notification => sub { push @notifications, $_[0] };

for my $scenario (qw(garbage no-result unknown-id)) {
    misbehave $scenario => sub {
        my ($client) = @_;
        dies Violation => sub { $client->install(device => 'iphone') };
    };
}

misbehave 'unknown-members' => sub {
    my ($client) = @_;
    my $found = $client->install(device => 'iphone');
    is $found->{device}, 'iphone';
    ok exists $found->{user}{identityId} && !defined $found->{user}{identityId};
};

misbehave 'too-many-connections' => sub {
    my ($client) = @_;
    is dies(TooManyConnections => sub { $client->server_ping })->kind, 'tooManyConnections';
};

sub cursors {
    my ($feed, $count) = @_;
    return [map { $feed->next->{cursor} } 1 .. $count];
}

for my $scenario (qw(feed-disconnects small-pages)) {
    misbehave $scenario => sub {
        my ($client) = @_;
        my $feed = $client->events;
        is_deeply cursors($feed, 5), [1 .. 5], 'the feed resumes after a disconnect';
        is $feed->cursor, '5';
    };
}

misbehave 'well-behaved' => sub {
    my ($client) = @_;
    my $feed = $client->events(after => 4);
    my $event = $feed->next;
    is $event->{cursor}, '5', 'the feed starts after the given cursor';
    ok exists $event->{device} && !exists $event->{price};
};

for my $each (['small-pages', 3, 5], ['well-behaved', 3, 5], ['full-pages', 150, 250]) {
    my ($scenario, $taken, $last) = @$each;
    misbehave $scenario => sub {
        my ($client) = @_;
        my $first = $client->events(consumer => 'mailer');
        is_deeply cursors($first, $taken), [1 .. $taken];
        # It came back for more after all but the last.
        my $second = $client->events(consumer => 'mailer');
        is_deeply cursors($second, $last - $taken + 1), [$taken .. $last];
    };
}

misbehave 'without-events-wait' => sub {
    my ($client, $daemon) = @_;
    is_deeply cursors($client->events, 5), [1 .. 5];
    is_deeply [@{$daemon->seen}[1, 2]], ['0 events.wait', '0 events.read'];
};

done_testing;
