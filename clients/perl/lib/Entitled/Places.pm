package Entitled::Places;

# Where the daemon's socket may be.

use v5.26;
use warnings;
use Errno qw(EACCES ECONNREFUSED ENOENT EPERM);

use Entitled::Error;

use constant PATH_BYTES_MAX => 107;

# The paths to try, in this order. A path that the caller named is the only one: what was meant for
# one daemon must not reach another.
sub list {
    my ($given, $environment) = @_;
    $environment //= \%ENV;
    my $named = $given // $environment->{ENTITLED_SOCKET};
    return $named =~ s/^unix://r if defined $given || length($named // '');
    my $home = length($environment->{HOME} // '') ? $environment->{HOME} : (getpwuid $<)[7];
    my ($runtime) = split /:/, $environment->{RUNTIME_DIRECTORY} // '';
    my %seen;
    # systemd separates several by colons; the first is the one of the unit's own name. A relative
    # path would mean another place in each directory.
    return map {"$_/entitled.sock"} grep { m{^/} && !$seen{$_}++ } (
        $runtime // '', $environment->{XDG_RUNTIME_DIR} // '', '/run/entitled',
        ($home // '') . '/.local/state/entitled',
    );
}

sub reason {
    my ($error) = @_;
    return $error->as_string if ref $error;
    return 'no such file' if $error == ENOENT;
    return 'connection refused' if $error == ECONNREFUSED;
    return 'permission denied' if $error == EACCES || $error == EPERM;
    local $! = $error;
    return "$!";
}

# The error that tells of all places that were tried: pairs of a path, and an error or its number.
sub nowhere {
    my (@tried) = @_;
    return $tried[0][1] if @tried == 1 && ref $tried[0][1];
    my @places = map { {path => $_->[0], reason => reason($_->[1])} } @tried;
    my $is_forbidden = grep { !ref && ($_ == EACCES || $_ == EPERM) } map { $_->[1] } @tried;
    return ($is_forbidden ? 'Entitled::Error::SocketForbidden' : 'Entitled::Error::NoDaemon')
        ->new(@places);
}

1;
