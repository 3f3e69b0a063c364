package Entitled::Testing;

# A daemon for a test, on a socket of its own, in memory, with a clock that the test moves:
#
#     my $daemon = Entitled::Testing->start;
#     $daemon->client->clock_advance(by => 'P1M');

use v5.26;
use warnings;
use Carp qw(croak);
use Cwd ();
use Errno qw(EINTR);
use Fcntl qw(F_SETFD);
use File::Path ();
use File::Spec;
use File::Temp ();
use POSIX ();
use Scalar::Util ();

use Entitled;

my %running;

# Starts one, which is gone with its object, or with this program. Options: `options`, a list of
# further options of the daemon; `clock`, `manual` or `system`; `program`.
sub start {
    my ($class, %given) = @_;
    my @unknown = grep { !/^(?:options|clock|program)$/ } sort keys %given;
    croak "start has no option @unknown: expected options, clock, program" if @unknown;
    my $clock  = $given{clock} // 'manual';
    my $usual  = File::Spec->tmpdir;
    my $folder = File::Temp::mkdtemp((length $usual < 80 ? $usual : '/tmp') . '/entitled-XXXXXX');
    my $self   = bless {
        program => $given{program} // _program(), folder => $folder, socket => "$folder/s",
        options => [
            qw(--store memory:), ($clock eq 'system' ? () : ('--clock', $clock)),
            @{$given{options} // []},
        ],
        clients => [], owner => $$,
    }, $class;
    Scalar::Util::weaken($running{$folder} = $self);
    $self->restart;
    return $self;
}

sub _program {
    return $ENV{ENTITLED_DAEMON} if length($ENV{ENTITLED_DAEMON} // '');
    my ($found) = grep {-x} map {"$_/entitled"} File::Spec->path;
    return $found // Entitled::Error->throw('there is no daemon to test with',
        'install entitled, or name its program with $ENTITLED_DAEMON');
}

# Starts it again, after `kill` or `end`.
sub restart {
    my ($self) = @_;
    -f $self->{program} && -x _
        or Entitled::Error->throw("the daemon $self->{program} cannot be started",
        '$ENTITLED_DAEMON says where it is');
    pipe my $ready, my $writing or die "pipe: $!";
    # It ends with this program, even where that is killed, and so does the daemon.
    pipe my $lifeline, $self->{lifeline} or die "pipe: $!";
    my $pid = fork // die "fork: $!";
    if (!$pid) {
        fcntl $writing, F_SETFD, 0;
        open STDIN,  '<&', $lifeline;
        open STDOUT, '>',  File::Spec->devnull;
        open STDERR, '>>', "$self->{folder}/log";
        exec {$self->{program}} $self->{program}, '--socket', $self->{socket}, '--ready-fd',
            fileno $writing, '--lifeline-fd', 0, @{$self->{options}}
            or POSIX::_exit(127);
    }
    close $writing;
    $self->{pid} = $pid;
    my $count;
    do { $count = sysread $ready, my $byte, 1 } until defined $count || $! != EINTR;
    return $self if $count;
    my $code = $self->_reap;
    my $said = $self->log =~ s/\s+\z//r;
    $self->stop;
    Entitled::Error->throw("the daemon ended with $code: $said");
}

sub socket { $_[0]{socket} }
sub folder { $_[0]{folder} }
sub pid    { $_[0]{pid} }

# A client of this daemon, which is closed with it.
sub client {
    my ($self, %options) = @_;
    my $client = Entitled->new(socket => $self->{socket}, %options);
    push @{$self->{clients}}, $client;
    return $client;
}

# What it has logged so far.
sub log {
    my ($self) = @_;
    open my $log, '<', "$self->{folder}/log" or return '';
    local $/;
    return scalar <$log>;
}

# Ends it at once, as if its machine lost power.
sub kill { $_[0]->_end('KILL') }

# Asks it to end, and gives its exit code.
sub end { $_[0]->_end('TERM') }

sub _end {
    my ($self, $signal) = @_;
    return unless $self->{pid};
    CORE::kill($signal, $self->{pid});
    return $self->_reap;
}

sub _reap {
    my ($self) = @_;
    # What a test is about must not change with it.
    local ($?, $!);
    my $found;
    do { $found = waitpid $self->{pid}, 0 } until $found >= 0 || $! != EINTR;
    delete @{$self}{qw(pid lifeline)};
    return $? >> 8;
}

# Ends it, and removes its files.
sub stop {
    my ($self) = @_;
    return if $self->{is_stopped}++;
    $_->close for @{$self->{clients}};
    $self->kill;
    local $@;
    File::Path::remove_tree($self->{folder});
    delete $running{$self->{folder}};
    return;
}

# A child of a fork has not started them.
sub DESTROY { my ($self) = @_; $self->stop if $self->{owner} == $$; return }

END {
    local $?;
    $_->{owner} == $$ && $_->stop for grep {defined} values %running;
}

1;
