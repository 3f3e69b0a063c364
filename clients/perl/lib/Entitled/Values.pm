package Entitled::Values;

# What a caller gave, as the wire has it. Perl does not tell 1 from "1" and knows no booleans, so
# the contract says what each param is.

use v5.26;
use warnings;
use B ();
use Carp qw(croak);
use JSON::PP ();
use POSIX ();
use Scalar::Util qw(blessed looks_like_number);

use Entitled::Generated::Methods;

# Their callers made a mistake, and not they.
our @CARP_NOT = ('Entitled', 'JSON::PP');

my $JSON = JSON::PP->new->utf8->allow_nonref->max_depth(10_000);

# A value as JSON, if JSON can carry it.
sub encoded {
    my ($value) = @_;
    _check($value);
    # Not in an eval, which would take a signal's `die` for an error of the params.
    return $JSON->encode($value);
}

# JSON::PP writes what is no JSON of NaN, and what is no UTF-8 of half a character.
sub _check {
    my ($value) = @_;
    if (my $kind = ref $value) {
        _check($_) for $kind eq 'HASH' ? %$value : $kind eq 'ARRAY' ? @$value : ();
        return;
    }
    return unless defined $value;
    croak 'a text is no Unicode: it has half a character' if $value =~ /[\x{d800}-\x{dfff}]/;
    return unless $value =~ /^-?(?:nan|inf)/i;
    # Not of the copy, which the test above has made a text.
    croak "$value is no number of JSON" unless B::svref_2object(\$_[0])->FLAGS & B::SVp_POK;
    return;
}

# The params of a method that were given; undef is null only where null clears something.
sub params_of {
    my ($method, $params) = @_;
    my $traits = $Entitled::Generated::Methods::METHODS{$method};
    return {
        map { $_ => written($traits->{params}{$_} // 'any', $params->{$_}) }
        grep { defined $params->{$_} || $traits->{clears}{$_} } keys %$params
    };
}

# A value as it is sent. What is of another type is left as it is, and the daemon says so.
sub written {
    my ($type, $value) = @_;
    return undef unless defined $value;
    return _nested($type, $value) if ref $type;
    if (ref $value) {
        return "$value" if blessed $value && $type ne 'any' && overload::Method($value, '""');
        return $value;
    }
    return "$value" if $type eq 'text';
    croak qq(the text "$value" is true in Perl: give 1 or 0)
        if $type eq 'boolean' && lc $value eq 'false';
    return $value ? JSON::PP::true : JSON::PP::false if $type eq 'boolean';
    return 0 + $value if $type eq 'number' && looks_like_number($value);
    return looks_like_number($value) ? moment($value) : "$value" if $type eq 'moment';
    return $value;
}

sub _nested {
    my ($type, $value) = @_;
    my ($shape, @of) = @$type;
    if ($shape eq 'choice') {
        my ($record) = grep {ref} @of;
        return ref $value eq 'HASH' ? written($record, $value) : written('text', $value);
    }
    return [map { written($of[0], $_) } @$value] if $shape eq 'list' && ref $value eq 'ARRAY';
    return $value unless ref $value eq 'HASH';
    return {map { $_ => written($of[0], $value->{$_}) } keys %$value} if $shape eq 'map';
    my $members = $Entitled::Generated::Methods::RECORDS{$of[0]};
    return {
        map { $_ => written($members->{$_} // 'any', $value->{$_}) }
        grep { !exists $members->{$_} || defined $members->{$_} } keys %$value
    };
}

# A moment of so many seconds since 1970, as `time` gives them.
sub moment {
    my ($seconds) = @_;
    # The years 0000 to 9999; NaN is in no range.
    croak "$seconds is no timestamp: give seconds since 1970, or 2026-11-21T09:30:00Z"
        unless -62_167_219_200 <= $seconds && $seconds < 253_402_300_800;
    my $whole = POSIX::floor($seconds);
    my $text = POSIX::strftime('%Y-%m-%dT%H:%M:%S', gmtime $whole);
    return sprintf '%s.%03dZ', $text, ($seconds - $whole) * 1000;
}

1;
