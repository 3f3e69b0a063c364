package Misbehaving;

# The misbehaving daemon of clients/testing, on `socket`; gone with its object.

use v5.26;
use warnings;
use File::Temp ();
use FindBin;
use IPC::Open2 ();

use Entitled;

sub new {
    my ($class, $scenario) = @_;
    my $folder = File::Temp->newdir('entitled-XXXXXX', TMPDIR => 1);
    my $socket = "$folder/s";
    my $pid = IPC::Open2::open2(my $output, my $input, 'python3',
        "$FindBin::Bin/../../testing/misbehaving-daemon", $scenario, $socket);
    die $scenario unless <$output> eq "ready\n";
    return bless {
        folder => $folder, socket => $socket, pid => $pid, input => $input, output => $output,
        owner => $$,
    }, $class;
}

sub socket { $_[0]{socket} }

# How many connections there were, and the requests of each.
sub seen {
    my ($self) = @_;
    my $client = Entitled->new(socket => $self->{socket});
    my $seen   = $client->call('fake.seen');
    $client->close;
    return [$seen->{connections} - 1, map {"@$_"} @{$seen->{requests}}];
}

sub DESTROY {
    my ($self) = @_;
    return if $self->{owner} != $$;
    local ($?, $@);
    close $self->{input};
    waitpid $self->{pid}, 0;
    return;
}

1;
