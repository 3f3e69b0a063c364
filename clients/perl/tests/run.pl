use v5.26;
use warnings;
use FindBin;

# Runs every file of tests, or those whose names have a word, and says how many passed. Subtests
# count as one each.

my ($passed, $failed) = (0, 0);
for my $path (sort glob "$FindBin::Bin/*.t") {
    my ($name) = $path =~ m{([^/]+)\.t$};
    next if @ARGV && !grep { index($name, $_) >= 0 } @ARGV;
    open my $tap, '-|', $^X, '-w', "-I$FindBin::Bin/../lib", $path or die $!;
    my ($file_failed, $said) = (0, '');
    while (<$tap>) {
        $said .= $_;
        if    (/^ok .*# skip/i) { print "skipped: $_" }
        elsif (/^ok\b/)         { $passed++ }
        elsif (/^not ok\b/)     { $file_failed++ }
    }
    close $tap;
    # A file that died has failed, whatever it counted.
    $file_failed ||= 1 if $? || $said !~ /^1\.\.\d+$/m;
    print $said =~ s/^ *(?:ok .*|1\.\..*|# Subtest:.*)\n//gmr if $file_failed;
    $failed += $file_failed;
}
print "$passed passed, $failed failed\n";
exit($failed || !$passed ? 1 : 0);
