package Entitled::Deadline;

# A moment until which something may take; undef is no end.

use v5.26;
use warnings;
use Time::HiRes ();

sub _now { Time::HiRes::clock_gettime(Time::HiRes::CLOCK_MONOTONIC()) }

sub new {
    my ($class, $seconds) = @_;
    return bless {seconds => $seconds, end => defined $seconds ? _now() + $seconds : undef}, $class;
}

sub seconds { $_[0]{seconds} }

sub left {
    my ($self) = @_;
    return unless defined $self->{end};
    my $left = $self->{end} - _now();
    return $left > 0 ? $left : 0;
}

sub has_passed { defined $_[0]{end} && _now() >= $_[0]{end} }

package Entitled::LineSocket;

# The raw layer: a socket that sends bytes and receives lines, of any length. It does not block by
# itself.

use Errno qw(EAGAIN ECONNRESET EINTR);
use IO::Handle;
use Scalar::Util ();
use Socket qw(AF_UNIX SOCK_STREAM pack_sockaddr_un);

use Entitled::Error;
use Entitled::Places;

use constant CHUNK => 1 << 16;

# A connected one; it dies with the number of an error, or with an Entitled::Error.
sub connect {
    my ($class, $path, $deadline) = @_;
    utf8::encode($path) if utf8::is_utf8($path);
    Entitled::Error::SocketPathTooLong->throw($path, Entitled::Places::PATH_BYTES_MAX)
        if length $path > Entitled::Places::PATH_BYTES_MAX;
    socket my $handle, AF_UNIX, SOCK_STREAM, 0 or die \($! + 0);
    $handle->blocking(0);
    until (connect $handle, pack_sockaddr_un($path)) {
        next if $! == EINTR;
        die \($! + 0) if $! != EAGAIN;
        Entitled::Error::Timeout->throw('accept the connection', $deadline->seconds)
            if $deadline->has_passed;
        # A full queue cannot be waited for.
        Time::HiRes::sleep(0.01);
    }
    return bless {
        handle => $handle, number => fileno $handle, path => $path, rest => '', lines => [],
    }, $class;
}

# Connects to the first place where a daemon answers; the error tells of all.
sub first {
    my ($class, $paths, $deadline) = @_;
    my @tried;
    for my $path (@$paths) {
        my $self = eval { local $SIG{__DIE__}; $class->connect($path, $deadline) };
        return $self if $self;
        # A daemon is there, so the next place must not be used instead.
        die $@ if Scalar::Util::blessed($@) && $@->isa('Entitled::Error::Timeout');
        push @tried, [$path, ref $@ eq 'SCALAR' ? ${$@} : ref $@ ? $@ : die $@];
    }
    die Entitled::Places::nowhere(@tried);
}

# What does not wait.

# Sends what the daemon's buffer takes of the data from a place on, and gives how much that was;
# undef where the daemon has closed.
sub send_some {
    my ($self, $data, $offset) = @_;
    local $SIG{PIPE} = 'IGNORE';
    my $count = syswrite $self->{handle}, $$data, CHUNK, $offset;
    return $count if defined $count;
    return $! == EAGAIN || $! == EINTR ? 0 : undef;
}

# Takes in what has come, and says whether more may come.
sub receive_some {
    my ($self) = @_;
    my $count = sysread $self->{handle}, my $data, CHUNK;
    return $! == EAGAIN || $! == EINTR unless defined $count;
    return 0 if $count == 0;
    # No byte is looked at twice, however long a line is.
    if (index($data, "\n") < 0) {
        $self->{rest} .= $data;
        return 1;
    }
    my @lines = split /\n/, $data, -1;
    $lines[0] = $self->{rest} . $lines[0];
    $self->{rest} = pop @lines;
    push @{$self->{lines}}, @lines;
    return 1;
}

# The next line that has come, without its line feed; undef where none has.
sub next_line { shift @{$_[0]{lines}} }

# How many bytes have come of a line that has not ended.
sub unfinished { length $_[0]{rest} }

# Waits until it can be read or written, and says which; neither after the deadline.
sub wait {
    my ($self, $deadline, $reads, $writes) = @_;
    while (1) {
        my ($readable, $writable) = ('', '');
        vec($readable, $self->{number}, 1) = 1 if $reads;
        vec($writable, $self->{number}, 1) = 1 if $writes;
        my $found = select $readable, $writable, undef, $deadline->left;
        return (0, 0) if $found == 0;
        next if $found < 0;
        return (vec($readable, $self->{number}, 1), vec($writable, $self->{number}, 1));
    }
}

# What waits.

# Sends all of it; what comes meanwhile is kept for `receive`.
sub send {
    my ($self, $data, $deadline) = @_;
    my $sent = 0;
    while ($sent < length $data) {
        my $count = $self->send_some(\$data, $sent) // die "the daemon has closed\n";
        $sent += $count;
        next if $count;
        my ($readable, $writable) = $self->wait($deadline, 1, 1);
        die "the daemon did not read in time\n" unless $readable || $writable;
        $self->receive_some if $readable;
    }
    return;
}

# The next line; undef when the daemon has closed.
sub receive {
    my ($self, $deadline) = @_;
    while (1) {
        my $line = $self->next_line;
        return $line if defined $line;
        ($self->wait($deadline, 1, 0))[0] or die "no line came in time\n";
        $self->receive_some or return $self->next_line;
    }
}

# Whether lines, or pieces of one, are there that were not received.
sub has_more {
    my ($self) = @_;
    $self->receive_some;
    return @{$self->{lines}} || $self->unfinished;
}

# Says that nothing more will be sent.
sub half_close { shutdown $_[0]{handle}, 1 }

sub close { close $_[0]{handle} if $_[0]{handle}; return }

1;
