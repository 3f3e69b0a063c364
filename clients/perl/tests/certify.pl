use v5.26;
use warnings;
use FindBin;
use JSON::PP;

use lib "$FindBin::Bin/../lib";
use Entitled;

# The driver of `entitled --certify` for this client; Protocol/certify.md describes the tasks.

my %FAILURES = (
    Timeout => 'timeout', ConnectionLost => 'lost', Violation => 'violation',
    NoDaemon => 'noDaemon', SocketPathTooLong => 'pathTooLong',
);
my $client;

# The report of what some code returns, or dies with.
sub outcome {
    my ($code) = @_;
    my $report = eval { $code->() };
    my $error  = $@;
    return $report if $report;
    die $error unless ref $error && $error->isa('Entitled::Error');
    return {
        error => {
            (map { $_ => $error->$_ } qw(kind code message hint field data)),
            retryable => $error->retryable ? JSON::PP::true : JSON::PP::false,
        },
    } if $error->isa('Entitled::Error::Remote');
    my ($class) = grep { $error->isa("Entitled::Error::$_") } keys %FAILURES;
    return {failure => $class ? $FAILURES{$class} : "$error"};
}

sub perform {
    my ($task) = @_;
    my ($todo, $seconds) = @{$task}{qw(do seconds)};
    if ($todo eq 'open') {
        $client->close if $client;
        $client = Entitled->new(socket => $task->{socket});
        return {};
    }
    if ($todo eq 'close') {
        $client->close;
        return {};
    }
    if ($todo eq 'call') {
        return {result => $client->call($task->{method}, $task->{params}, $seconds)};
    }
    if ($todo eq 'calls') {
        my @pending = map { $client->start($_->{method}, $_->{params}, $seconds) } @{$task->{calls}};
        my @answers = map {
            my $each = $_;
            outcome(sub { {result => $each->result} });
        } @pending;
        return {answers => \@answers};
    }
    if ($todo eq 'feed') {
        my $feed = $client->events;
        return {cursors => [map { $feed->next->{cursor} } 1 .. $task->{count}]};
    }
    return {skipped => "this client has no $todo"};
}

my $json = JSON::PP->new->utf8;
$| = 1;
while (my $line = <STDIN>) {
    print $json->encode(outcome(sub { perform($json->decode($line)) })), "\n";
}
