package Conversation;

# Plays the golden conversations of Protocol/conversations; Protocol/README.md has their format.

use v5.26;
use warnings;
use utf8;
use FindBin;
use JSON::PP ();

our $FOLDER = "$FindBin::Bin/../../../Protocol/conversations";

# `{{name}}`, `{{any}}` and `{{…}}`; a JSON string; a number or word; a mark.
my $TOKEN = qr/\{\{(?:\w+|…)\}\}|"(?:[^"\\]|\\.)*"|[^\s,:{}\[\]"]+|[,:{}\[\]]/;

my $JSON = JSON::PP->new->allow_nonref;

# A value as it is read: [slot => NAME], [scalar => TOKEN], [list => VALUES…], or
# [object => NAMES in order, VALUES by name, whether it may have others].
sub read {
    my ($text) = @_;
    return _value([$text =~ /$TOKEN/g]);
}

sub _value {
    my ($tokens) = @_;
    my $token = shift @$tokens;
    return [slot => $1] if $token =~ /^\{\{(.*)\}\}$/;
    if ($token eq '[') {
        my @items;
        while ($tokens->[0] ne ']') {
            shift @$tokens if $tokens->[0] eq ',';
            push @items, _value($tokens);
        }
        shift @$tokens;
        return [list => @items];
    }
    return [scalar => $token] if $token ne '{';
    my (@names, %values, $is_open);
    while ((my $next = shift @$tokens) ne '}') {
        if    ($next eq '{{…}}') { $is_open = 1 }
        elsif ($next ne ',') {
            my $name = $JSON->decode($next);
            shift @$tokens;    # the colon
            push @names, $name;
            $values{$name} = _value($tokens);
        }
    }
    return [object => \@names, \%values, $is_open];
}

# What a scalar is compared by: strings by their characters, the rest by its text.
sub _plain {
    my ($token) = @_;
    return $token =~ /^"/ ? 'string ' . $JSON->decode($token) : $token;
}

# Why a value is not what was expected, or undef; fills in the captures.
sub mismatch {
    my ($expected, $found, $captures, $place) = @_;
    $place //= '';
    my ($kind, @expected) = @$expected;
    if ($kind eq 'slot') {
        return if $expected[0] eq 'any';
        my $captured = $captures->{$expected[0]} //= $found;
        return $captured == $found ? undef : mismatch($captured, $found, {}, $place);
    }
    my $other = "$place: " . written($found) . ' for ' . written($expected);
    return $other if $kind ne $found->[0];
    my (undef, @found) = @$found;
    if ($kind eq 'scalar') {
        return _plain($expected[0]) eq _plain($found[0]) ? undef : $other;
    }
    if ($kind eq 'list') {
        return $other if @expected != @found;
        for my $index (0 .. $#expected) {
            my $reason = mismatch($expected[$index], $found[$index], $captures, "$place/$index");
            return $reason if defined $reason;
        }
        return;
    }
    return $other if !$expected[2] && @{$found[0]} > @{$expected[0]};
    for my $name (@{$expected[0]}) {
        return "$place: no $name" unless $found[1]{$name};
        my $reason = mismatch($expected[1]{$name}, $found[1]{$name}, $captures, "$place/$name");
        return $reason if defined $reason;
    }
    return;
}

# Of what came: its members in their order, and the id of a reply as the very bytes.
sub misordered {
    my ($expected, $found) = @_;
    my @pairs = [$expected, $found];
    if ($found->[0] eq 'list') {
        @pairs = map { [$expected->[$_], $found->[$_]] } 1 .. $#$found;
    }
    for my $pair (@pairs) {
        my ($wanted, $reply) = @$pair;
        my $order = join ',', @{$reply->[1]};
        next if $order eq 'jsonrpc,method,params';
        return "members in the order $order" unless $order =~ /^jsonrpc,id,(result|error)$/;
        my ($id, $came) = map { $_->[2]{id} } $wanted, $reply;
        return "the id $came->[1] for $id->[1]" if $id->[0] eq 'scalar' && $id->[1] ne $came->[1];
    }
    return;
}

# The JSON text of what was read.
sub written {
    my ($kind, @value) = @{$_[0]};
    return "{{$value[0]}}" if $kind eq 'slot';
    return $value[0] if $kind eq 'scalar';
    return '[' . join(',', map { written($_) } @value) . ']' if $kind eq 'list';
    my @members = map { $JSON->encode($_) . ':' . written($value[1]{$_}) } @{$value[0]};
    return '{' . join(',', @members) . '}';
}

# A line to be sent, with what was captured in its slots.
sub filled {
    my ($text, $captures) = @_;
    $text =~ s/($TOKEN)/my $token = $1; $token =~ m{^\{\{(.*)\}\}$} ? written($captures->{$1}) : $token/ge;
    return $text;
}

# A JSON string of characters up to U+00FF, each of which is one byte.
sub bytes { my $bytes = $JSON->decode($_[0]); utf8::downgrade($bytes); return $bytes }

sub _encoded { my ($text) = @_; utf8::encode($text); return $text }

# Plays one conversation; dies with where it went another way.
sub play {
    my ($path, $line, $deadline) = @_;
    open my $file, '<:encoding(UTF-8)', $path or die "$path: $!";
    my %captures;
    while (defined(my $step = <$file>)) {
        chomp $step;
        eval { _take($step, $line, $deadline, \%captures); 1 } or die "$path:$.: $@";
    }
    die "$path: more came at its end\n" if $line->has_more;
    return;
}

sub _take {
    my ($step, $line, $deadline, $captures) = @_;
    my $text = length $step > 3 ? substr $step, 3 : '';
    if    ($step =~ /^>>/)  { $line->send(_encoded(filled($text, $captures) . "\n"), $deadline) }
    elsif ($step =~ /^>\|/) { $line->send(bytes($text), $deadline) }
    elsif ($step =~ /^>\*/) {
        my ($count, $data) = split / /, $text, 2;
        $line->send(bytes($data) x $count, $deadline);
    }
    elsif ($step =~ /^<</) {
        my $came = $line->receive($deadline) // die "the daemon closed\n";
        utf8::decode($came);
        my ($expected, $found) = (Conversation::read($text), Conversation::read($came));
        my $reason = mismatch($expected, $found, $captures) // misordered($expected, $found);
        die "$reason\n" if defined $reason;
    }
    elsif ($step eq '@eof') { $line->half_close }
    elsif ($step =~ /^<!/) {
        my $came = $line->receive($deadline);
        die "$came came, and the daemon should have closed\n" if defined $came;
    }
    elsif ($step !~ /^(#|$)/) { die "no step: $step\n" }
    return;
}

1;
