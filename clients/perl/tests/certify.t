use v5.26;
use warnings;
use FindBin;
use Test::More;

# `entitled --certify` finds no fault in this client.

my $daemon = $ENV{ENTITLED_DAEMON} || 'entitled';
open my $output, '-|', $daemon, '--certify', "'$^X' '$FindBin::Bin/certify.pl'" or die $!;
my $said = do { local $/; <$output> };
close $output;
like $said, qr/\n81 passed, 0 failed, 3 skipped\n\z/;
done_testing;
