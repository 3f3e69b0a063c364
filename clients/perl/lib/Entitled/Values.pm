package Entitled::Values;

# What a caller gave, as the wire has it. Perl does not tell 1 from "1" and knows no booleans, so
# the contract says what each param is.

use v5.26;
use warnings;
use JSON::PP ();
use POSIX ();
use Scalar::Util qw(blessed looks_like_number);

use Entitled::Generated::Methods;

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
    return {map { $_ => written($members->{$_} // 'any', $value->{$_}) } keys %$value};
}

# A moment of so many seconds since 1970, as `time` gives them.
sub moment {
    my ($seconds) = @_;
    my $whole = POSIX::floor($seconds);
    my $text = POSIX::strftime('%Y-%m-%dT%H:%M:%S', gmtime $whole);
    return sprintf '%s.%03dZ', $text, ($seconds - $whole) * 1000;
}

1;
