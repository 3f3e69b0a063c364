package Entitled;

use v5.26;
use warnings;
use overload ();
use parent 'Entitled::Generated::Methods';

use Carp qw(croak);
use Scalar::Util qw(blessed looks_like_number);

use Entitled::Connection;
use Entitled::Error;
use Entitled::Feed;
use Entitled::LineSocket;
use Entitled::Places;
use Entitled::Values;

our $VERSION = '0.2.0';

my $METHODS = \%Entitled::Generated::Methods::METHODS;

sub new {
    my ($class, @options) = @_;
    croak 'Entitled->new takes options by name, for example socket => $path' if @options % 2;
    my %options = @options;
    my $self = bless {
        socket          => delete $options{socket},
        timeout         => exists $options{timeout} ? _positive(delete $options{timeout}) : 10,
        on_notification => delete $options{on_notification},
        pid             => $$,
    }, $class;
    croak "Entitled->new has no option @{[sort keys %options]}: expected socket, timeout, "
        . 'on_notification' if %options;
    my ($socket, $notified) = @{$self}{qw(socket on_notification)};
    croak "socket must be a path, not $socket"
        if ref $socket && !(blessed $socket && overload::Method($socket, '""'));
    croak "on_notification must be a code reference, not $notified"
        if defined $notified && ref $notified ne 'CODE';
    return $self;
}

# Calls any method; params and result are JSON as the wire has it.
sub call {
    my ($self, $method, $params, $timeout) = @_;
    # What a program does with $@ must not depend on a call between.
    local $@;
    $params //= {};
    my $deadline = Entitled::Deadline->new($self->_limit($method, $params, $timeout));
    my $text = Entitled::Values::encoded($params);
    my $is_repeated;
    while (1) {
        my $result;
        return $result if eval {
            local $SIG{__DIE__};
            my $connection = $self->_connected($deadline);
            my $pending = $connection->start($method, $text, $deadline);
            $result = $connection->finish($pending, $deadline);
            1;
        };
        $self->_mind($@, $is_repeated++, $method, $params);
    }
}

# Sends a request, and does not wait for its answer.
sub start {
    my ($self, $method, $params, $timeout) = @_;
    local $@;
    $params //= {};
    my $limit    = $self->_limit($method, $params, $timeout);
    my $deadline = Entitled::Deadline->new($limit);
    my $text     = Entitled::Values::encoded($params);
    my $is_repeated;
    while (1) {
        my $pending;
        return $pending if eval {
            local $SIG{__DIE__};
            $pending = $self->_connected($deadline)->start($method, $text, $deadline);
            $pending->{timeout} = $limit;
            1;
        };
        die $@ unless ref $@ && $@->isa('Entitled::NotSent');
        $self->_mind($@, $is_repeated++, $method, $params);
    }
}

# Returns where the call may be made once more, and dies where not.
sub _mind {
    my ($self, $error, $is_repeated, $method, $params) = @_;
    my $is_unsent = ref $error && $error->isa('Entitled::NotSent');
    my $is_lost   = ref $error && $error->isa('Entitled::Error::ConnectionLost');
    return if !$is_repeated && ($is_unsent || $is_lost && _may_repeat($method, $params));
    die $is_unsent
        ? Entitled::Error::ConnectionLost->new(
            'the daemon closed the connection before it answered')
        : $error;
}

# Whether sending it twice does no more than sending it once.
sub _may_repeat {
    my ($method, $params) = @_;
    return 1 if $METHODS->{$method} && $METHODS->{$method}{reads};
    return ref $params eq 'HASH' && (defined $params->{idempotencyKey} || $params->{dryRun});
}

# The events of a project, as they happen.
sub events {
    my ($self, %options) = @_;
    return Entitled::Feed->new($self, %options);
}

sub close {
    my ($self) = @_;
    $self->{is_closed} = 1;
    my $connection = delete $self->{connection};
    $connection->fail(Entitled::Error::Closed->new) if $connection && $self->{pid} == $$;
    return;
}

# Called by the generated methods.
sub _ask {
    my ($self, $method, @params) = @_;
    croak "$method takes params by name, for example device => \$id" if @params % 2;
    my %params  = @params;
    my $timeout = delete $params{-timeout};
    return $self->call($method, Entitled::Values::params_of($method, \%params), $timeout);
}

sub _positive {
    my ($timeout) = @_;
    croak "timeout must be a positive number of seconds or undef, not $timeout"
        unless !defined $timeout || looks_like_number($timeout) && $timeout > 0;
    return $timeout;
}

# Waiting for events takes as long as was asked for, and then as long as any answer.
sub _limit {
    my ($self, $method, $params, $timeout) = @_;
    my $limit = _positive($timeout) // $self->{timeout};
    return $limit unless defined $limit && $method eq 'events.wait' && ref $params eq 'HASH';
    return $limit + ($params->{timeoutMs} // 0) / 1000;
}

sub _connected {
    my ($self, $deadline) = @_;
    die Entitled::Error::Closed->new if $self->{is_closed};
    if ($self->{pid} != $$) {
        # The parent goes on with its connection; the child makes one of its own.
        delete $self->{connection};
        $self->{pid} = $$;
    }
    my $connection = $self->{connection};
    if (!$connection || $connection->{is_over}) {
        # After the first connection only there: another daemon has other users.
        my @places = $self->{place} // Entitled::Places::list($self->{socket});
        my $line   = Entitled::LineSocket->first(\@places, $deadline);
        $connection = $self->{connection}
            = Entitled::Connection->new($line, $self->{on_notification});
        $self->{place} = $line->{path};
    }
    return $connection;
}

1;

__END__

=encoding utf8

=head1 NAME

Entitled - who is this person, and what may they use? The client of the daemon entitled

=head1 SYNOPSIS

    my $client = Entitled->new;
    my $found  = $client->check_entitlements(device => 'iphone');
    print "premium\n" if $found->{entitlements}{premium}{active};

=head1 METHODS

Those of L<Entitled::Generated::Methods>, and

=head2 new(socket => $path, timeout => $seconds, on_notification => $sub)

All may be left out. The timeout is that of each call; undef is no limit. C<on_notification> is
called with the method and the params of each notification, while a call reads. A subscription ends
with its connection: it is then called with C<gap>, and the cursor after which to subscribe again.

=head2 call($method, $params, $timeout)

Calls any method; params and result are JSON as the wire has it. A connection that is lost is made
again once, and the request repeated, where nothing can be done twice: nothing of it went out, it
only reads, it is a dry run, or it has an C<idempotencyKey>.

=head2 start($method, $params, $timeout)

Sends without waiting, and gives an L<Entitled::Pending>, whose C<result> waits. Many may be under
way at once.

=head2 events(after => $cursor, consumer => $name, …)

An L<Entitled::Feed>.

=head2 close

=cut
