package Entitled::NotSent;

# The connection was over before anything of the request went out.

package Entitled::Pending;

# A request that is under way.

use v5.26;
use warnings;

# Waits for the answer: the result as JSON, or dies with the error.
sub result {
    my ($self, $timeout) = @_;
    my $deadline = Entitled::Deadline->new($timeout // $self->{timeout});
    local $@;
    return $self->{connection}->finish($self, $deadline);
}

package Entitled::Connection;

# One connection, with any number of requests under way. Whoever waits for a reply reads, also for
# the others; and while one sends, it reads.

use JSON::PP ();
use Scalar::Util ();

use Entitled::Error;

my $JSON = JSON::PP->new->utf8->allow_nonref->max_depth(10_000);

sub new {
    my ($class, $line, $notified) = @_;
    return bless {
        line => $line, notified => $notified, count => 0, awaited => {}, pid => $$,
        # From a subscription to its cursor.
        subscriptions => {},
        # No more requests go over it; with a failure, no more answers come either.
        is_over => 0, failure => undef,
    }, $class;
}

# Sends a request with these params as JSON; dies with Entitled::NotSent where nothing of it went out.
sub start {
    my ($self, $method, $text, $deadline) = @_;
    $self->_unsent if $self->{is_over};
    my $id      = ++$self->{count};
    my $pending = bless {id => $id, method => $method, connection => $self}, 'Entitled::Pending';
    my $line = qq({"jsonrpc":"2.0","id":$id,"method":) . $JSON->encode($method)
        . qq(,"params":$text}\n);
    $self->{awaited}{$id} = $pending;
    my $sent = 0;
    my $is_whole = eval { local $SIG{__DIE__}; $self->_send(\$line, \$sent, $deadline); 1 };
    return $pending if $is_whole;
    my $error = $@;
    if (!$sent) {
        delete $self->{awaited}{$id};
    }
    elsif ($sent < length $line && !$self->{is_over}) {
        # Also a caller's own `die` in a signal: nothing may follow a part of a line.
        $self->fail(Entitled::Error::ConnectionLost->new('a request went out only in part'));
    }
    die $error;
}

sub _unsent { die bless {}, 'Entitled::NotSent' }

sub _send {
    my ($self, $line, $sent, $deadline) = @_;
    while ($$sent < length $$line) {
        my $count = $self->{line}->send_some($line, $$sent);
        if (!defined $count) {
            # The daemon has closed; what it said before is still to be read.
            $self->{is_over} = 1;
            $self->_unsent unless $$sent;
            die $self->_ended;
        }
        $$sent += $count;
        next if $count;
        my ($readable, $writable) = $self->{line}->wait($deadline, 1, 1);
        Entitled::Error::Timeout->throw('read the request', $deadline->seconds)
            unless $readable || $writable;
        $self->_read if $readable;
        die $self->{failure} if $self->{failure};
    }
    return;
}

# Waits for the reply; gives its result, or dies with its error.
sub finish {
    my ($self, $pending, $deadline) = @_;
    my $is_late = 0;
    while (!$pending->{is_done}) {
        Entitled::Error::ConnectionLost->throw("the connection is the parent process's")
            if $self->{pid} != $$;
        Entitled::Error::Timeout->throw('answer', $deadline->seconds) if $is_late;
        # Whatever the deadline, what is there already is taken in once.
        $is_late = $deadline->has_passed;
        $self->_read if ($self->{line}->wait($deadline, 1, 0))[0];
    }
    die $pending->{error} if $pending->{error};
    return $pending->{result};
}

# Takes in what has come; failures end every request that waits.
sub _read {
    my ($self) = @_;
    my $goes_on = $self->{line}->receive_some;
    while (defined(my $line = $self->{line}->next_line)) {
        return if $self->{failure};
        if (!eval { local $SIG{__DIE__}; $self->_take($line); 1 }) {
            my $error = $@;
            die $error unless ref $error && $error->isa('Entitled::Error::Violation');
            $self->fail($error);
        }
    }
    $self->fail($self->_ended) unless $goes_on;
    return;
}

sub _take {
    my ($self, $line) = @_;
    my $message = eval { local $SIG{__DIE__}; $JSON->decode($line) };
    Entitled::Error::Violation->throw('a line is not a reply: ' . substr $line, 0, 99)
        unless ref $message eq 'HASH';
    if (!exists $message->{id} && defined $message->{method}) {
        $self->_follow($message->{method}, $message->{params});
        $self->{notified}->($message->{method}, $message->{params}) if $self->{notified};
        return;
    }
    Entitled::Error::Violation->throw('a reply has neither a result nor an error, or both')
        if exists $message->{result} == exists $message->{error};
    Entitled::Error::Violation->throw('a reply has a result that is no object')
        if exists $message->{result} && ref $message->{result} ne 'HASH';
    my $pending = $self->_find($message);
    if (exists $message->{error}) {
        $pending->{error} = Entitled::Error::Remote->read($message->{error}, $pending->{method});
    }
    $self->_follow($pending->{method}, $message->{result});
    $pending->{result}  = $message->{result};
    $pending->{is_done} = 1;
    return;
}

# Keeps the subscriptions, by what a reply or a notification says of one.
sub _follow {
    my ($self, $name, $params) = @_;
    return unless ref $params eq 'HASH' && defined $params->{subscription};
    if ($name eq 'events.subscribe' || $name eq 'event') {
        $self->{subscriptions}{$params->{subscription}} = $params->{cursor};
    }
    elsif ($name eq 'events.unsubscribe' || $name eq 'gap') {
        delete $self->{subscriptions}{$params->{subscription}};
    }
    return;
}

# The request that a reply belongs to.
sub _find {
    my ($self, $message) = @_;
    my ($id, $awaited) = ($message->{id}, $self->{awaited});
    if (!defined $id && exists $message->{error}) {
        # A line that the daemon could not read is refused with the id null, and in its turn.
        my $waits = sub { $awaited->{$_[0]}{method} eq 'events.wait' };
        ($id) = sort { $waits->($a) <=> $waits->($b) || $a <=> $b } keys %$awaited;
    }
    my $shown = substr $JSON->encode($id), 0, 60;
    return delete $awaited->{$id // ''}
        // Entitled::Error::Violation->throw(
            "a reply came with the id $shown, which matches no request");
}

sub _ended {
    my ($self) = @_;
    return $self->{failure} if $self->{failure};
    my $count = $self->{line}->unfinished;
    return Entitled::Error::ConnectionLost->new($count
        ? "the daemon closed the connection in the middle of an answer, after $count bytes"
        : 'the daemon closed the connection before it answered');
}

# Ends it; every request that waits ends with this error.
sub fail {
    my ($self, $error) = @_;
    return if $self->{failure};
    $self->{failure} = $error;
    $self->{is_over} = 1;
    for my $pending (values %{$self->{awaited}}) {
        $pending->{error}   = $error;
        $pending->{is_done} = 1;
    }
    $self->{awaited} = {};
    $self->{line}->close;
    return if !$self->{notified} || $error->isa('Entitled::Error::Closed');
    # Says of each what the daemon says of a subscription whose reader is too slow.
    for my $id (sort keys %{$self->{subscriptions}}) {
        $self->{notified}->(gap => {subscription => $id, cursor => $self->{subscriptions}{$id}});
    }
    return;
}

1;
