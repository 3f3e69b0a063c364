use v5.26;
use warnings;
use FindBin;
use Test::More;

use lib "$FindBin::Bin/lib";
use Entitled;
use Entitled::Testing;

# What is answered goes back in as params.

my $LATE = '2099-01-01T00:00:00.000Z';

# Defines a project, and a copy of it as it describes itself.
sub defined_client {
    my ($daemon) = @_;
    my $client = $daemon->client;
    $client->project_define(
        rules    => {preset  => 'revenuecat', anonymousPrefix => '', blockedUserIds => []},
        products => {monthly => {kind => 'subscription', entitlements => ['premium']}},
        entitlements => ['gift'],
        stores       => {stripe => {secret => 'whsec_x', product => 'price'}, custom => ['kiosk']},
        webhooks => [{url => 'https://example.com/', secret => 'a-secret-of-32-letters-and-digits'}],
    );
    my $was = $client->project_describe->{project};
    $client->project_define(
        project  => 'copy',
        clock    => $was->{clock}{kind},
        stores   => $client->project_stores->{stores},
        webhooks => $client->project_webhooks->{webhooks},
        map { $_ => $was->{$_} } qw(rules products entitlements environment),
    );
    return $client;
}

subtest 'a description defines another project' => sub {
    my $daemon = Entitled::Testing->start;
    my $client = defined_client($daemon);
    my ($was, $is) = map { $client->project_describe(project => $_)->{project} } qw(default copy);
    is $was->{rules}{anonymousPrefix}, '';
    is_deeply $is->{$_}, $was->{$_}, $_
        for qw(rules products entitlements environment stores webhooks);
    is_deeply $client->project_stores(project => 'copy'), $client->project_stores;
    $daemon->stop;
};

subtest 'an export is imported elsewhere' => sub {
    my $daemon = Entitled::Testing->start;
    my $client = defined_client($daemon);
    $client->install(device => 'phone', storeAccount => 'apple-ann', platform => 'ios');
    $client->purchase(
        device        => 'phone', product   => 'monthly', store => 'kiosk',
        transactionId => '1',     expiresAt => $LATE,     attributes => {a => 'b'},
    );
    $client->identify(device => 'phone', userId => 'ann');
    $client->grant(userId => 'ann', entitlement => 'gift');
    $client->set_user_property(userId => 'ann', key => '$email', value => 'ann@example.org');
    my $there = $client->user_export(userId => 'ann', withoutEvents => 1);
    $client->user_import(%$there, project => 'copy');
    my $here = $client->user_export(userId => 'ann', withoutEvents => 1, project => 'copy');
    is scalar @{$here->{purchases}}, 1;
    delete $_->{at} for $here, $there;
    is_deeply $here, $there;
    $daemon->stop;
};

subtest 'what another system knows is imported' => sub {
    my $daemon = Entitled::Testing->start;
    my $client = defined_client($daemon);
    my %transaction = (transactionId => '2', product => 'monthly', expiresAt => $LATE);
    $transaction{purchasedAt} = '2026-01-01T00:00:00Z';
    my %purchase = (store => 'web', originalTransactionId => '2', holders => ['bob']);
    $client->user_import(
        ids       => [{id => 'bob', kind => 'identified'}],
        purchases => [{%purchase, transactions => [\%transaction]}],
    );
    ok $client->check_entitlements(userId => 'bob')->{entitlements}{premium}{active};
    $daemon->stop;
};

done_testing;
