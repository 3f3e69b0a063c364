package Entitled::Error;

# Why a call has no result; `hint` says what to do about it. As a string, it says both.

use v5.26;
use warnings;
use overload '""' => sub { $_[0]->as_string }, bool => sub { 1 }, fallback => 1;

use Entitled::Generated::Errors;
use Entitled::Generated::Methods;

sub new {
    my ($class, $message, $hint, %more) = @_;
    return bless {message => $message, hint => $hint, %more}, $class;
}

sub throw { my $class = shift; die $class->new(@_) }

sub message { $_[0]{message} }
sub hint    { $_[0]{hint} }

sub as_string {
    my ($self) = @_;
    return defined $self->{hint} ? "$self->{message} ($self->{hint})" : $self->{message};
}

# The places that were tried, each a hash of `path` and `reason`.
sub _listed {
    my @lines = map {"$_->{path}: $_->{reason}"} @_;
    return @lines < 2 ? join('', map {": $_"} @lines) : join("\n  ", ':', @lines);
}

# No daemon answers at any of the places that were tried.
package Entitled::Error::NoDaemon;
our @ISA = 'Entitled::Error';

sub new {
    my ($class, @tried) = @_;
    return $class->SUPER::new(
        'cannot connect to the daemon' . Entitled::Error::_listed(@tried),
        'start the daemon with: entitled; or name its socket with the option socket '
            . 'or with $ENTITLED_SOCKET',
        tried => \@tried,
    );
}

sub tried { @{$_[0]{tried}} }

# A daemon's socket is there, and this process may not use it.
package Entitled::Error::SocketForbidden;
our @ISA = 'Entitled::Error';

sub new {
    my ($class, @tried) = @_;
    return $class->SUPER::new(
        q{this user has no access to the daemon's socket} . Entitled::Error::_listed(@tried),
        q{be the daemon's own user, or let the daemon be started with --allow-uid or --allow-gid},
        tried => \@tried,
    );
}

sub tried { @{$_[0]{tried}} }

# A socket's path that the system does not take.
package Entitled::Error::SocketPathTooLong;
our @ISA = 'Entitled::Error';

sub new {
    my ($class, $path, $limit) = @_;
    my $length = length $path;
    return $class->SUPER::new(
        "the socket's path has $length bytes, and at most $limit are possible: $path",
        'choose a shorter path with the option socket or with $ENTITLED_SOCKET, '
            . 'for the daemon too',
    );
}

# The daemon did not answer in time; it may still carry out what was asked.
package Entitled::Error::Timeout;
our @ISA = 'Entitled::Error';

sub new {
    my ($class, $what, $seconds) = @_;
    return $class->SUPER::new(
        sprintf('the daemon did not %s within %g seconds', $what, $seconds),
        $what eq 'accept the connection'
        ? 'nothing was sent, so a retry is safe'
        : 'the daemon may have done it; an idempotencyKey makes it safe to repeat',
    );
}

# The connection ended before the answer; whether it was carried out is not known.
package Entitled::Error::ConnectionLost;
our @ISA = 'Entitled::Error';

sub new {
    my ($class, $message) = @_;
    return $class->SUPER::new($message,
        'the daemon may have done it; an idempotencyKey makes it safe to repeat');
}

# The client was closed.
package Entitled::Error::Closed;
our @ISA = 'Entitled::Error';

sub new { $_[0]->SUPER::new('the client is closed', 'make another one') }

# What came is no answer of this protocol.
package Entitled::Error::Violation;
our @ISA = 'Entitled::Error';

sub new {
    my ($class, $message) = @_;
    return $class->SUPER::new($message, 'check that the program at this socket is entitled');
}

# The daemon answered that it did not do it. There is a class for each kind under this one.
package Entitled::Error::Remote;
our @ISA = 'Entitled::Error';

# The kind, for programs; the code; all of `data`.
sub kind { $_[0]{data}{kind} // '' }
sub code { $_[0]{code} }
sub data { $_[0]{data} }

# A JSON pointer to the param that is wrong.
sub field { $_[0]{data}{field} }

# Whether the same call may succeed a little later.
sub retryable { $_[0]{data}{retryable} ? 1 : 0 }

# The error of a reply, in its own class.
sub read {
    my ($class, $error, $method) = @_;
    return Entitled::Error::Violation->new('the reply has an error that is none')
        unless ref $error eq 'HASH' && defined $error->{code} && defined $error->{message};
    my %data = ref $error->{data} eq 'HASH' ? %{$error->{data}} : ();
    my $is_known = exists $Entitled::Generated::Methods::METHODS{$method};
    if (($data{kind} // '') eq 'unknownMethod' && $is_known) {
        # It is in this client, so it is no slip of the caller's.
        $data{hint} = join '; ',
            "this client knows $method, so the daemon is older: update it", $data{hint} // ();
    }
    my $own = $Entitled::Generated::Errors::CLASSES{$data{kind} // ''} // $class;
    return bless {
        message => $error->{message}, hint => $data{hint}, code => $error->{code}, data => \%data,
    }, $own;
}

1;
