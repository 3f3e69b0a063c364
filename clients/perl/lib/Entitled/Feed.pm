package Entitled::Feed;

# The events of a project, as they happen; it resumes after a lost connection.

use v5.26;
use warnings;
use Time::HiRes ();

my %DEFAULTS = (limit => 100, wait => 30, pause => 1, patience => 60);

sub new {
    my ($class, $client, %options) = @_;
    my %self = (%DEFAULTS, client => $client);
    for my $name (qw(after kinds user consumer project limit wait pause patience)) {
        $self{$name} = delete $options{$name} if exists $options{$name};
    }
    die "a feed has no option @{[sort keys %options]}\n" if %options;
    $self{cursor} = $self{acknowledged} = $self{next} = $self{after};
    $self{is_remembered} = defined $self{consumer};
    $self{can_wait}      = 1;
    $self{ready}         = [];
    my $self = bless \%self, $class;
    $self->_calm;
    return $self;
}

# Where to go on in another feed: after the last event that was taken from this one.
sub cursor { $_[0]{cursor} }

# Ends it, from a signal's handler for instance.
sub close { $_[0]{is_closed} = 1; return }

# The next event, a hash; undef where the feed, or its client, was closed.
sub next {
    my ($self) = @_;
    local $@;
    while (!$self->{is_closed}) {
        my $has_asked = eval {
            local $SIG{__DIE__};
            # The reader is done with the event before, also in the middle of a page.
            $self->acknowledge;
            $self->_fetch unless @{$self->{ready}};
            1;
        };
        last if @{$self->{ready}} && $has_asked;
        next if $has_asked;
        my $error = $@;
        die $error unless ref $error && $error->isa('Entitled::Error');
        return if $error->isa('Entitled::Error::Closed');
        Time::HiRes::sleep($self->_pause_after($error));
    }
    return if $self->{is_closed};
    my $event = shift @{$self->{ready}};
    $self->{cursor} = $event->{cursor};
    return $event;
}

# Tells the daemon now that all events taken so far are dealt with.
sub acknowledge {
    my ($self) = @_;
    my $cursor = $self->{cursor};
    return unless defined $self->{consumer} && defined $cursor;
    return if $cursor eq ($self->{acknowledged} // '');
    $self->{client}->call('events.acknowledge',
        {consumer => $self->{consumer}, cursor => $cursor, $self->_given('project')});
    $self->{acknowledged} = $cursor;
    $self->_calm;
    return;
}

sub _given {
    my ($self, @names) = @_;
    return map { defined $self->{$_} ? ($_ => $self->{$_}) : () } @names;
}

sub _calm {
    my ($self) = @_;
    @$self{qw(failing_since delay)} = (undef, 0.05);
    return;
}

sub _fetch {
    my ($self) = @_;
    my %params = (limit => 0 + $self->{limit}, $self->_given(qw(kinds user project)));
    if    ($self->{is_remembered}) { $params{consumer} = $self->{consumer} }
    elsif (defined $self->{next})  { $params{after}    = $self->{next} }
    my $answer = $self->{can_wait}
        ? $self->{client}->call('events.wait', {%params, timeoutMs => int $self->{wait} * 1000})
        : $self->{client}->call('events.read', \%params);
    $self->{has_begun}     = 1;
    $self->{is_remembered} = 0;
    $self->_calm;
    $self->{ready} = $answer->{events};
    $self->{next}  = $answer->{cursor};
    return if @{$self->{ready}};
    $self->{cursor} = $answer->{cursor};
    Time::HiRes::sleep($self->{pause}) unless $self->{can_wait} || $answer->{more};
    return;
}

# How long to pause before trying again; dies with what no trying helps against.
sub _pause_after {
    my ($self, $error) = @_;
    if ($error->isa('Entitled::Error::UnknownMethod') && $self->{can_wait}) {
        # A daemon older than this client: then it is asked again and again.
        $self->{can_wait} = 0;
        return 0;
    }
    if ($error->isa('Entitled::Error::UnknownConsumer') && $self->{is_remembered}) {
        # It is new: the first acknowledgement makes it.
        $self->{is_remembered} = 0;
        return 0;
    }
    my $passes = grep { $error->isa("Entitled::Error::$_") } qw(ConnectionLost NoDaemon Timeout);
    $passes ||= $error->isa('Entitled::Error::Remote') && $error->retryable;
    my $now = Time::HiRes::clock_gettime(Time::HiRes::CLOCK_MONOTONIC());
    $self->{failing_since} //= $now;
    my $delay = $self->{delay};
    my $left  = defined $self->{patience}
        ? $self->{failing_since} + $self->{patience} - $now : $delay;
    die $error unless $passes && $self->{has_begun} && $left > 0;
    $self->{delay} = $delay * 2 < 2 ? $delay * 2 : 2;
    return $delay < $left ? $delay : $left;
}

1;

__END__

=encoding utf8

=head1 NAME

Entitled::Feed - the events of a project, as they happen

=head1 SYNOPSIS

    my $feed = $client->events(after => $cursor);
    while (my $event = $feed->next) {
        save($event, $event->{cursor});
    }

=head1 OPTIONS

=over

=item after

The cursor to go on after; the beginning when left out.

=item kinds, user

A list of kinds; the customer whom it is about.

=item consumer

A name under which the daemon remembers how far this reader came. One that it knows goes on there,
a new one begins with C<after>. An event is acknowledged when the reader asks for the next.

=item project, limit

The project; how many events at most in one answer.

=item wait, pause, patience

Seconds that one call waits for something to happen; that stand between two calls where a daemon
cannot wait; for which, from the first call that fails, a daemon that is gone is looked for again,
undef for ever.

=back

=cut
