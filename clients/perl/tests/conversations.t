use v5.26;
use warnings;
use utf8;
use FindBin;
use Test::More;

use lib "$FindBin::Bin/lib";
use Conversation;
use Entitled::LineSocket;
use Entitled::Testing;

# Every conversation of the contract, with the real daemon, on the client's raw layer.

binmode $_, ':encoding(UTF-8)' for map { Test::More->builder->$_ } qw(output failure_output);

my @paths = sort glob "$Conversation::FOLDER/*.txt";
cmp_ok scalar @paths, '>', 100, 'there are conversations';
for my $path (@paths) {
    my $daemon   = Entitled::Testing->start(clock => 'system');
    my $deadline = Entitled::Deadline->new(60);
    my $line     = Entitled::LineSocket->connect($daemon->socket, $deadline);
    my $goes     = eval { Conversation::play($path, $line, $deadline); 1 };
    ok $goes, $path =~ s{.*/}{}r or diag $@;
}

# The player itself: it must see what differs.
for (
    ['{"a":1,"b":[true,"x"]}', '{"b":[true,"\u0078"],"a":1}', 1],
    ['{"a":1,{{…}}}', '{"a":1,"b":{"c":[]}}', 1],
    ['{ {{…}} }', '{}', 1],
    ['[{{a}},{{b}},{{a}}]', '[{"x":1},2,{"x":1}]', 1],
    ['{"a":{{any}},"b":"{{any}}"}', '{"a":[1],"b":"{{any}}"}', 1],
    ['{"a":1}', '{"a":1,"b":2}'],
    ['{"a":1,"b":2}', '{"a":1}'],
    ['{"a":1,{{…}}}', '{"b":1}'],
    ['1', '1.0'],
    ['1', '"1"'],
    ['null', 'false'],
    ['[1,2]', '[2,1]'],
    ['[1]', '[1,2]'],
    ['{}', '[]'],
    ['[{{a}},{{a}}]', '[1,2]'],
) {
    my ($expected, $found, $is_same) = @$_;
    my $reason = Conversation::mismatch(map({ Conversation::read($_) } $expected, $found), {});
    is !defined $reason, !!$is_same, "$expected and $found";
}

my %captures;
Conversation::mismatch(
    Conversation::read('[{{a}},{{b}}]'), Conversation::read('["\u0041",{"x":[1e2]}]'), \%captures);
is Conversation::filled('{"p":{{a}},"q":{{b}},"r":"{{a}}"}', \%captures),
    '{"p":"\u0041","q":{"x":[1e2]},"r":"{{a}}"}', 'what was captured is sent';

done_testing;
