use v5.26;
use warnings;
use Test::More;
use Entitled::Testing;

sub greeting {
    my ($client, $user) = @_;
    my $found = $client->check_entitlements(userId => $user, ifUnknown => 'none');
    my $premium = $found->{entitlements}{premium};
    return $premium && $premium->{active} ? 'welcome back' : 'try premium';
}

my $daemon = Entitled::Testing->start;
my $client = $daemon->client;
$client->project_define(products => { monthly => { entitlements => ['premium'] } });
is greeting($client, 'ann'), 'try premium';
$client->purchase(
    userId => 'ann', product => 'monthly', store => 'web', transactionId => '1',
    expiresAt => time + 30 * 86_400);
is greeting($client, 'ann'), 'welcome back';
$client->clock_advance(by => 'P31D');
is greeting($client, 'ann'), 'try premium';
$daemon->kill;
ok !eval { greeting($client, 'ann') };
done_testing;
