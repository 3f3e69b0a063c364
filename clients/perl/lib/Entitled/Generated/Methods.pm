package Entitled::Generated::Methods;

# Made by clients/generate from Protocol; a change made here is lost.

use v5.26;
use warnings;

# Every method: whether it only reads, what its params are, which null clears.
our %METHODS = (
    'checkEntitlements' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            device => 'text',
            userId => 'text',
            entitlements => [list => 'text'],
            at => 'moment',
            ifUnknown => 'text',
            project => 'text',
        },
    },
    'clock.advance' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            to => 'moment',
            by => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'events.acknowledge' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            consumer => 'text',
            cursor => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'events.read' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            after => 'text',
            limit => 'number',
            user => 'text',
            kinds => [list => 'text'],
            consumer => 'text',
            project => 'text',
        },
    },
    'events.subscribe' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            after => 'text',
            kinds => [list => 'text'],
            project => 'text',
        },
    },
    'events.unsubscribe' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            subscription => 'text',
            project => 'text',
        },
    },
    'events.wait' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            after => 'text',
            limit => 'number',
            user => 'text',
            kinds => [list => 'text'],
            consumer => 'text',
            timeoutMs => 'number',
            project => 'text',
        },
    },
    'explain' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            device => 'text',
            userId => 'text',
            entitlement => 'text',
            at => 'moment',
            project => 'text',
        },
    },
    'grant' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            device => 'text',
            userId => 'text',
            entitlement => 'text',
            expiresAt => 'moment',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'identify' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            device => 'text',
            userId => 'text',
            anonymousId => 'text',
            accountToken => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'install' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            device => 'text',
            userId => 'text',
            storeAccount => 'text',
            platform => 'text',
            app => 'text',
            accountToken => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'logout' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            device => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'project.define' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            project => 'text',
            rules => [choice => 'text', [record => 'Rules']],
            products => [map => [record => 'Product']],
            entitlements => [list => 'text'],
            environment => 'text',
            clock => [choice => 'text', [record => 'ClockChoiceObject']],
            webhooks => [list => [record => 'Webhook']],
            stores => [record => 'Stores'],
            removed => [list => 'text'],
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'project.describe' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            project => 'text',
        },
    },
    'project.list' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            project => 'text',
        },
    },
    'project.stores' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            project => 'text',
        },
    },
    'project.webhooks' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            project => 'text',
        },
    },
    'purchase' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            device => 'text',
            userId => 'text',
            product => 'text',
            store => 'text',
            transactionId => 'text',
            originalTransactionId => 'text',
            kind => 'text',
            purchasedAt => 'moment',
            expiresAt => 'moment',
            periodType => 'text',
            environment => 'text',
            isFamilyShared => 'boolean',
            price => 'text',
            currency => 'text',
            country => 'text',
            offerCode => 'text',
            attributes => [map => 'text'],
            asOf => 'moment',
            replaces => 'text',
            keys => [list => 'text'],
            accountToken => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'purchase.update' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw(expiresAt autoRenew gracePeriodExpiresAt billingRetry pausedUntil refundedAt revokedAt endedAt paused renewsAs endReason)},
        params => {
            store => 'text',
            originalTransactionId => 'text',
            expiresAt => 'moment',
            autoRenew => 'boolean',
            gracePeriodExpiresAt => 'moment',
            billingRetry => 'boolean',
            pausedUntil => 'moment',
            refundedAt => 'moment',
            revokedAt => 'moment',
            product => 'text',
            transactionId => 'text',
            asOf => 'moment',
            endedAt => 'moment',
            paused => 'boolean',
            renewsAs => 'text',
            endReason => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'restore' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            device => 'text',
            purchases => [list => [record => 'PurchaseRef']],
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'revoke' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            device => 'text',
            userId => 'text',
            entitlement => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'rpc.discover' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
        },
    },
    'server.describe' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            method => 'text',
        },
    },
    'server.info' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
        },
    },
    'server.ping' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw(echo)},
        params => {
            echo => 'any',
        },
    },
    'server.stats' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
        },
    },
    'setUserProperty' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            device => 'text',
            userId => 'text',
            key => 'text',
            value => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'store.notify' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            store => 'text',
            payload => 'text',
            headers => [map => 'text'],
            response => [record => 'StoreResponse'],
            device => 'text',
            userId => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'store.unclaimed' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            after => 'text',
            limit => 'number',
            project => 'text',
        },
    },
    'user.delete' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            userId => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
            traces => 'text',
        },
    },
    'user.export' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            userId => 'text',
            withoutEvents => 'boolean',
            project => 'text',
        },
    },
    'user.import' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw(at)},
        params => {
            user => [record => 'User'],
            firstId => 'text',
            lastId => 'text',
            ids => [list => [record => 'KnownId']],
            customerId => 'text',
            devices => [list => [record => 'Device']],
            accountTokens => [list => 'text'],
            purchases => [list => [record => 'Purchase']],
            claims => [list => [record => 'PurchaseRef']],
            grants => [list => [record => 'Grant']],
            properties => [list => [record => 'Property']],
            overridden => [list => [record => 'Property']],
            entitlements => [map => 'any'],
            at => 'moment',
            onConflict => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'user.link.undo' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            event => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'user.list' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            after => 'text',
            limit => 'number',
            project => 'text',
        },
    },
    'userInfo' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            device => 'text',
            userId => 'text',
            project => 'text',
        },
    },
    'userProperties' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            device => 'text',
            userId => 'text',
            project => 'text',
        },
    },
    'webhook.claim' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            reports => [list => [record => 'WebhookReport']],
            project => 'text',
        },
    },
    'webhook.list' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            project => 'text',
        },
    },
    'webhook.pause' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            url => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'webhook.replay' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            url => 'text',
            after => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'webhook.resume' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            url => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
);

# Objects that a caller may give; what is undef only answers have.
our %RECORDS = (
    User => {
        id => 'text',
        anonymousId => 'text',
        identityId => 'text',
        customerId => 'text',
        aliases => [list => 'text'],
        device => 'text',
        createdAt => 'moment',
        environment => 'text',
    },
    Rules => {
        preset => 'text',
        anonymousPrefix => 'text',
        onIdentifyNew => 'text',
        onIdentifyKnown => 'text',
        onSwitch => 'text',
        onLogout => 'text',
        onAnonymousLogout => 'text',
        purchaseHolders => 'text',
        onRestore => 'text',
        anonymousHolders => 'text',
        oneTimePurchases => 'text',
        unclaimedPurchases => 'text',
        userIdLengthMax => 'number',
        blockedUserIds => [list => 'text'],
    },
    Product => {
        kind => 'text',
        entitlements => [list => 'text'],
        basePlan => 'text',
    },
    AppStoreApp => {
        bundleId => 'text',
        appAppleId => 'number',
    },
    AppStoreSettings => {
        apps => [list => [record => 'AppStoreApp']],
        environments => [list => 'text'],
        roots => [list => 'text'],
    },
    PlayStoreSettings => {
        packages => [list => 'text'],
    },
    StripeSettings => {
        secret => 'text',
        oldSecret => 'text',
        product => 'text',
        userFrom => [list => 'text'],
        grace => 'text',
    },
    Stores => {
        appStore => [record => 'AppStoreSettings'],
        playStore => [record => 'PlayStoreSettings'],
        stripe => [record => 'StripeSettings'],
        custom => [list => 'text'],
    },
    ClockChoiceObject => {
        manual => 'moment',
    },
    Webhook => {
        url => 'text',
        secret => 'text',
        oldSecret => 'text',
        authorization => 'text',
        format => 'text',
        kinds => [list => 'text'],
        paused => undef,
        consumer => undef,
        cursor => undef,
    },
    Transaction => {
        transactionId => 'text',
        product => 'text',
        periodType => 'text',
        purchasedAt => 'moment',
        expiresAt => 'moment',
        noEnd => 'boolean',
        isFamilyShared => 'boolean',
        price => 'text',
        currency => 'text',
        country => 'text',
        offerCode => 'text',
        attributes => [map => 'text'],
        kind => 'text',
        environment => 'text',
        autoRenew => 'boolean',
        autoRenewDisabledAt => 'moment',
        gracePeriodExpiresAt => 'moment',
        billingRetry => 'boolean',
        pausedUntil => 'moment',
        refundedAt => 'moment',
        revokedAt => 'moment',
        endedAt => 'moment',
        paused => 'boolean',
        renewsAs => 'text',
        endReason => 'text',
        billingIssueAt => 'moment',
        listedAt => 'moment',
        asOf => 'moment',
    },
    Purchase => {
        store => 'text',
        originalTransactionId => 'text',
        transactionId => 'text',
        product => 'text',
        kind => 'text',
        state => 'text',
        holders => [list => 'text'],
        device => 'text',
        storeAccount => 'text',
        purchasedAt => 'moment',
        firstPurchasedAt => 'moment',
        expiresAt => 'moment',
        noEnd => 'boolean',
        trialStartedAt => 'moment',
        periodType => 'text',
        environment => 'text',
        isFamilyShared => 'boolean',
        price => 'text',
        currency => 'text',
        country => 'text',
        offerCode => 'text',
        autoRenew => 'boolean',
        autoRenewDisabledAt => 'moment',
        gracePeriodExpiresAt => 'moment',
        billingRetry => 'boolean',
        pausedUntil => 'moment',
        refundedAt => 'moment',
        revokedAt => 'moment',
        endedAt => 'moment',
        paused => 'boolean',
        renewsAs => 'text',
        endReason => 'text',
        billingIssueAt => 'moment',
        replaces => 'text',
        replacedBy => 'text',
        replacedAt => 'moment',
        keys => [list => 'text'],
        firstItem => 'text',
        renewsCount => 'number',
        accountToken => 'text',
        transactions => [list => [record => 'Transaction']],
    },
    PurchaseRef => {
        store => 'text',
        originalTransactionId => 'text',
    },
    StoreResponse => {
        kind => 'text',
        purchaseToken => 'text',
        packageName => 'text',
        body => [map => 'any'],
        fetchedAt => 'moment',
    },
    KnownId => {
        id => 'text',
        kind => 'text',
        device => 'text',
        createdAt => 'moment',
    },
    Device => {
        device => 'text',
        anonymousId => 'text',
        identityId => 'text',
        storeAccount => 'text',
        platform => 'text',
        app => 'text',
        createdAt => 'moment',
    },
    Grant => {
        entitlement => 'text',
        grantedAt => 'moment',
        expiresAt => 'moment',
        revokedAt => 'moment',
    },
    Property => {
        key => 'text',
        value => 'text',
        setAt => 'moment',
    },
    WebhookFailure => {
        at => 'moment',
        cursor => 'text',
        reason => 'text',
        attempts => 'number',
        nextAttemptAt => 'moment',
    },
    WebhookReport => {
        url => 'text',
        deliveredAt => 'moment',
        failure => [record => 'WebhookFailure'],
    },
);

sub check_entitlements { shift->_ask('checkEntitlements', @_) }
sub clock_advance { shift->_ask('clock.advance', @_) }
sub events_acknowledge { shift->_ask('events.acknowledge', @_) }
sub events_read { shift->_ask('events.read', @_) }
sub events_subscribe { shift->_ask('events.subscribe', @_) }
sub events_unsubscribe { shift->_ask('events.unsubscribe', @_) }
sub events_wait { shift->_ask('events.wait', @_) }
sub explain { shift->_ask('explain', @_) }
sub grant { shift->_ask('grant', @_) }
sub identify { shift->_ask('identify', @_) }
sub install { shift->_ask('install', @_) }
sub logout { shift->_ask('logout', @_) }
sub project_define { shift->_ask('project.define', @_) }
sub project_describe { shift->_ask('project.describe', @_) }
sub project_list { shift->_ask('project.list', @_) }
sub project_stores { shift->_ask('project.stores', @_) }
sub project_webhooks { shift->_ask('project.webhooks', @_) }
sub purchase { shift->_ask('purchase', @_) }
sub purchase_update { shift->_ask('purchase.update', @_) }
sub restore { shift->_ask('restore', @_) }
sub revoke { shift->_ask('revoke', @_) }
sub rpc_discover { shift->_ask('rpc.discover', @_) }
sub server_describe { shift->_ask('server.describe', @_) }
sub server_info { shift->_ask('server.info', @_) }
sub server_ping { shift->_ask('server.ping', @_) }
sub server_stats { shift->_ask('server.stats', @_) }
sub set_user_property { shift->_ask('setUserProperty', @_) }
sub store_notify { shift->_ask('store.notify', @_) }
sub store_unclaimed { shift->_ask('store.unclaimed', @_) }
sub user_delete { shift->_ask('user.delete', @_) }
sub user_export { shift->_ask('user.export', @_) }
sub user_import { shift->_ask('user.import', @_) }
sub user_link_undo { shift->_ask('user.link.undo', @_) }
sub user_list { shift->_ask('user.list', @_) }
sub user_info { shift->_ask('userInfo', @_) }
sub user_properties { shift->_ask('userProperties', @_) }
sub webhook_claim { shift->_ask('webhook.claim', @_) }
sub webhook_list { shift->_ask('webhook.list', @_) }
sub webhook_pause { shift->_ask('webhook.pause', @_) }
sub webhook_replay { shift->_ask('webhook.replay', @_) }
sub webhook_resume { shift->_ask('webhook.resume', @_) }

1;

__END__

=encoding utf8

=head1 NAME

Entitled::Generated::Methods - every method of the protocol

=head1 METHODS

Each takes the params named, and C<-timeout>, and gives the result as a hash.

=head2 check_entitlements

Returns the entitlements of a user, active and inactive.

Exactly one is given: device or userId.

=over

=item device (may be left out)

Id of the device.

=item userId (may be left out)

Id of the user, instead of `device`.

=item entitlements (may be left out)

Ids of the entitlements to return, including those that the user does not have. The warning
`unknownEntitlement` names those that the project does not define either. Default: every
entitlement of the products that the user's purchases have then, and of the grants.

=item at (may be left out)

Moment to evaluate, RFC 3339, with today's holders. Default: now.

=item ifUnknown (may be left out)

Reply for a userId that the project does not have: `error`, or `none` for a result with no active
entitlement and `known` false. The daemon does not create the user. One of: error, none.

=item project (may be left out)

Id of the project.

=back

Gives: userId, known, entitlements, at, warnings.

=head2 clock_advance

Moves a manual clock forward, and applies in order everything that falls due on the way.

Exactly one is given: to or by.

=over

=item to (may be left out)

New time of the clock, RFC 3339.

=item by (may be left out)

How far to move the clock: an ISO 8601 duration, for example P1M.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: now, dryRun, events, replayed.

=head2 events_acknowledge

Records that a consumer has processed the events up to a cursor.

=over

=item consumer

Name of the consumer. Its first acknowledgement creates it.

=item cursor

Cursor of the last processed event; "0" for none.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: consumer, cursor, dryRun, events, replayed.

=head2 events_read

Reads the events of a project in order, from any position of its log.

=over

=item after (may be left out)

Cursor from an earlier reply. The reply has the events after it.

=item limit (may be left out)

Maximum number of events.

=item user (may be left out)

Returns only events of this customer, by any of its ids.

=item kinds (may be left out)

Returns only events of these kinds.

=item consumer (may be left out)

Starts after the last event that this consumer acknowledged. Excludes `after`.

=item project (may be left out)

Id of the project.

=back

Gives: events, cursor, more.

=head2 events_subscribe

Subscribes this connection to events; they arrive as notifications.

=over

=item after (may be left out)

Cursor from an earlier reply. The subscription starts with the event after it. Default: new events
only.

=item kinds (may be left out)

Sends only events of these kinds.

=item project (may be left out)

Id of the project.

=back

Gives: subscription, cursor.

=head2 events_unsubscribe

Ends a subscription of this connection.

=over

=item subscription

Id of the subscription, as events.subscribe returned it.

=item project (may be left out)

Id of the project.

=back

Gives: subscription, cursor.

=head2 events_wait

Reads events like events.read, and waits for new events if there are none.

=over

=item after (may be left out)

Cursor from an earlier reply. The reply has the events after it.

=item limit (may be left out)

Maximum number of events.

=item user (may be left out)

Returns only events of this customer, by any of its ids.

=item kinds (may be left out)

Returns only events of these kinds.

=item consumer (may be left out)

Starts after the last event that this consumer acknowledged. Excludes `after`.

=item timeoutMs

Longest wait, in milliseconds. When it is over, the list of events is empty.

=item project (may be left out)

Id of the project.

=back

Gives: events, cursor, more.

=head2 explain

Explains why an entitlement is active or not, and lists calls that would give access.

Exactly one is given: device or userId.

=over

=item device (may be left out)

Id of the device.

=item userId (may be left out)

Id of the user, instead of `device`.

=item entitlement

Id of the entitlement.

=item at (may be left out)

Moment to evaluate, RFC 3339, with today's holders. Default: now.

=item project (may be left out)

Id of the project.

=back

Gives: userId, active, entitlement, at, because, others, missing, omitted.

=head2 grant

Gives an entitlement without a purchase.

Exactly one is given: device or userId.

=over

=item device (may be left out)

Id of the device.

=item userId (may be left out)

Id of the user, instead of `device`.

=item entitlement

Id of an entitlement from the catalogue or from the project's `entitlements`.

=item expiresAt (may be left out)

Last millisecond of the grant, RFC 3339. Default: no end.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: entitlement, warnings, dryRun, events, replayed.

=head2 identify

Logs a user in on a device.

Exactly one is given: device or anonymousId.

=over

=item device (may be left out)

Id of the device.

=item userId

The app's own id for the user.

=item anonymousId (may be left out)

Id of the device's anonymous user, instead of `device`.

=item accountToken (may be left out)

Account token to register for the user, who then claims every unclaimed purchase that carries it.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: user, created, outcome, shouldRefresh, purchases, claimed, dryRun, events, replayed.

=head2 install

Registers a device and creates its anonymous user.

=over

=item device (may be left out)

Id of the device. Default: a new id, which the daemon makes.

=item userId (may be left out)

Id of a user to log in on the new device, without attaching, moving or aliasing anything.

=item storeAccount (may be left out)

Store account whose purchases the device can restore.

=item platform (may be left out)

Platform of the device: ios, android, web or another word of that form.

=item app (may be left out)

The installed app, for example its bundle id.

=item accountToken (may be left out)

Account token to register for the device's current user, who then claims every unclaimed purchase
that carries it.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: device, created, user, shouldRefresh, claimed, dryRun, events, replayed.

=head2 logout

Logs out the user of a device.

=over

=item device

Id of the device.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: user, outcome, dryRun, events, replayed.

=head2 project_define

Creates a project, or changes the given parts of its definition.

=over

=item project (may be left out)

Id of the project.

=item rules (may be left out)

How users and purchases move: a preset, or a preset and the rules that differ from it. Default for
a new project: qonversion.

=item products (may be left out)

The catalogue: products by their ids. It replaces the previous catalogue as a whole. A product
that a stored transaction names cannot be left out unless `removed` names it.

=item entitlements (may be left out)

Ids that `grant` accepts in addition to the entitlements of the catalogue. They replace the
previous list as a whole.

=item environment (may be left out)

Environment whose purchases give access. Default for a new project: production. One of:
production, sandbox, any.

=item clock (may be left out)

Clock of the project: `system`, `manual` (a manual clock that starts now), or {"manual":
TIMESTAMP}. It can only change before the first device, user or purchase. Default for a new
project: system.

=item webhooks (may be left out)

URLs that receive the project's events, each URL once. They replace the previous list as a whole.
Default for a new project: none.

=item stores (may be left out)

Settings of stores. `appStore`, `playStore` and `stripe` say how `store.notify` verifies and reads
what these stores send. `custom` lists stores of the project's own, up to 20. A custom store stays
while a purchase names it. Default for a new project: none.

=item removed (may be left out)

Products that `products` leaves out although stored transactions name them: their buyers lose what
these products give.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: project, changes, dryRun, events, replayed.

=head2 project_describe

Returns the definition of a project with every rule, and the number of its records.

=over

=item project (may be left out)

Id of the project.

=back

Gives: project.

=head2 project_list

Lists the projects, sorted by id in byte order.

=over

=item project (may be left out)

Has no effect, but must exist: a client can send it with every call.

=back

Gives: projects.

=head2 project_stores

Returns how a project verifies and reads what stores send, with Stripe's secrets.

=over

=item project (may be left out)

Id of the project.

=back

Gives: stores.

=head2 project_webhooks

Returns the webhooks of a project with their secrets.

=over

=item project (may be left out)

Id of the project.

=back

Gives: webhooks.

=head2 purchase

Records a store transaction, and sets the holders of a new purchase.

=over

=item device (may be left out)

Id of the device on which the customer bought.

=item userId (may be left out)

Id of the buyer, instead of `device`. The daemon creates an unknown user, so that no payment is
lost.

=item product

Id of the product. The daemon also records a product that the catalogue does not have.

=item store

Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,
microsoft, paddle, stripe, web, or one of the project's `stores.custom`.

=item transactionId

The store's id of this transaction.

=item originalTransactionId (may be left out)

Id of the first transaction of the same purchase. Default: `transactionId`.

=item kind (may be left out)

Kind of the product. It overrides the kind in the catalogue. One of: subscription,
nonRenewingSubscription, nonConsumable, consumable.

=item purchasedAt (may be left out)

Purchase time, RFC 3339. Default: `asOf`, or now.

=item expiresAt (may be left out)

Last millisecond of the paid period, RFC 3339. Default: no end.

=item periodType (may be left out)

Price of the period: full (normal), a trial, or introductory (intro). One of: normal, trial,
intro.

=item environment (may be left out)

Environment of the store: production, or sandbox for test purchases. One of: production, sandbox.

=item isFamilyShared (may be left out)

Whether a family member bought it and shares it.

=item price (may be left out)

Price that the customer paid: a decimal number in a string, for example "9.99".

=item currency (may be left out)

Currency of the price: an ISO 4217 code, for example EUR.

=item country (may be left out)

Country of the purchase: an ISO 3166 code, for example DE.

=item offerCode (may be left out)

Offer code that the customer redeemed.

=item attributes (may be left out)

Up to 20 strings of your own, which the events of this purchase repeat.

=item asOf (may be left out)

Time at which the store made this statement, RFC 3339. Without it, this is a statement of the
caller, made now.

=item replaces (may be left out)

Purchase of the same store that this one takes over: its `originalTransactionId`, or one of its
keys. Google calls it linkedPurchaseToken.

=item keys (may be left out)

Up to ten further names of the purchase, for example a Google order id. Each finds it wherever
`originalTransactionId` is a param. If the daemon does not know `originalTransactionId`, the first
key that names a purchase does.

=item accountToken (may be left out)

Account token of the purchase. When the call names a user or a device, it is registered for that
user.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: purchase, created, outcome, stale, entitlements, warnings, dryRun, events, replayed.

=head2 purchase_update

Updates a purchase, for example after a refund. Omitted params keep their value.

=over

=item store

Store that took the payment.

=item originalTransactionId

Id of the first transaction of the purchase.

=item expiresAt (may be left out)

New last millisecond of the paid period, RFC 3339; null: no end.

=item autoRenew (may be left out)

Whether the subscription renews automatically; null: true for a subscription, else false.

=item gracePeriodExpiresAt (may be left out)

Last millisecond of the grace period, RFC 3339; null: no grace period.

=item billingRetry (may be left out)

Whether the store retries a failed payment; null: false.

=item pausedUntil (may be left out)

Time at which the pause ends, RFC 3339; null: no pause.

=item refundedAt (may be left out)

Time of the refund, RFC 3339; null: no refund.

=item revokedAt (may be left out)

Time at which the store withdrew access, RFC 3339, for example when family sharing ends; null: not
withdrawn.

=item product (may be left out)

Id of the product from now on: a change of plan.

=item transactionId (may be left out)

Transaction that the statement is about. Required with `asOf`. Default: the latest; for a refund
or a revocation, the latest that was bought at or before its moment.

=item asOf (may be left out)

Time at which the store made this statement, RFC 3339. Without it, this is a statement of the
caller, made now.

=item endedAt (may be left out)

Time at which access ended before the end of the period, RFC 3339. Null clears it.

=item paused (may be left out)

Whether the subscription is paused, with or without a known end.

=item renewsAs (may be left out)

Product of the next period. It gives no access. Null: the same product.

=item endReason (may be left out)

Why the purchase ended, or will end. Null clears it. One of: customer, billing, priceIncrease,
unavailable, developer, replaced, other.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: purchase, outcome, stale, warnings, dryRun, events, replayed.

=head2 restore

Restores the purchases of a device's store account for its current user.

=over

=item device

Id of the device.

=item purchases (may be left out)

Purchases to restore, from any store account; an empty list restores nothing. Default: every
purchase of the device's store account.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: user, restored, transferred, refused, entitlements, warnings, dryRun, events, replayed.

=head2 revoke

Ends a grant.

Exactly one is given: device or userId.

=over

=item device (may be left out)

Id of the device.

=item userId (may be left out)

Id of the user, instead of `device`.

=item entitlement

Id of the entitlement that was granted.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: entitlement, dryRun, events, replayed.

=head2 rpc_discover

Returns this protocol as an OpenRPC document.

Gives: openrpc, info, methods, components.

=head2 server_describe

Lists the methods, or describes one method.

=over

=item method (may be left out)

Name of the method to describe. Default: the list of all methods.

=back

Gives: methods, method, components.

=head2 server_info

Returns the daemon's version, limits and store, and the caller's role.

Gives: version, protocol, limits, uptimeMs, store, peer.

=head2 server_ping

Checks that the daemon replies.

=over

=item echo (may be left out)

Value that the reply repeats, without the white space between its tokens.

=back

Gives: pong, now, echo.

=head2 server_stats

Returns counts and durations of requests, commits and background work since the daemon's start.

Gives: uptimeMs, methods, refusals, slowRequests, cache, connections, turns, commits, storage,
store, feed, background.

=head2 set_user_property

Stores a key/value property; never affects access.

Exactly one is given: device or userId.

=over

=item device (may be left out)

Id of the device.

=item userId (may be left out)

Id of the user, instead of `device`.

=item key

Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other systems reserve,
for example $email, have no special meaning.

=item value

New value. An empty string removes the property.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: userId, key, value, dryRun, events, replayed.

=head2 store_notify

Verifies a message of a store, and records what it reports.

=over

=item store

Store that sent it. One of: appStore, playStore, stripe.

=item payload (may be left out)

Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at most 256 KiB. At
least one of `payload` and `response` is required.

=item headers (may be left out)

Headers of the store's request, with names in any case. The daemon reads only `stripe-signature`.

=item response (may be left out)

What the caller fetched from the store's API, for `playStore` and `stripe`.

=item device (may be left out)

Device that presented the payload. At most one of `device` and `userId`.

=item userId (may be left out)

User who presented the payload.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: notification, outcome, why, ask, purchases, warnings, dryRun, events, replayed.

=head2 store_unclaimed

Lists the unclaimed purchases: those that have had no holder yet.

=over

=item after (may be left out)

Cursor from an earlier reply. The reply has the purchases after it.

=item limit (may be left out)

Maximum number of purchases.

=item project (may be left out)

Id of the project.

=back

Gives: purchases, cursor, more.

=head2 user_delete

Deletes a customer and erases its ids from everything that the daemon stores.

=over

=item userId

Any id of the customer.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=item traces (may be left out)

When the reply comes: `pending`, when the tables have nothing of the customer any more; `cleared`,
when no file has, which are overwritten at once. One of: pending, cleared.

=back

Gives: tombstone, users, devices, purchases, shared, traces, clearedBy, dryRun, events, replayed.

=head2 user_export

Returns everything that the daemon stores about a customer.

=over

=item userId

Any id of the customer.

=item withoutEvents (may be left out)

Whether to leave out `events`, `cursor` and `moreEvents`.

=item project (may be left out)

Id of the project.

=back

Gives: user, firstId, lastId, ids, devices, accountTokens, purchases, claims, grants, properties,
overridden, entitlements, at, events, cursor, moreEvents.

=head2 user_import

Imports a customer, as `user.export` returns it, completely or not at all.

=over

=item user (may be left out)

The user as `user.export` shows it. The daemon reads only `customerId` and `createdAt`.

=item firstId (may be left out)

First id that the customer had; without it, the oldest of `ids`.

=item lastId (may be left out)

Id of the customer that acted last. It has no effect if the project knows the customer.

=item ids

Every id of the customer. An empty list imports unclaimed purchases.

=item customerId (may be left out)

The customerId, instead of that of `user`. Without both: that of the customer who has one of the
ids, else the oldest anonymous id, else a new one.

=item devices (may be left out)

Devices. A device is created once its anonymous user exists, and its user is logged in there once
that user exists.

=item accountTokens (may be left out)

Account tokens.

=item purchases (may be left out)

Purchases with their transactions.

=item claims (may be left out)

Purchases of which only the store and the name are known. The customer holds each one as soon as a
store reports it; until then it gives no access.

=item grants (may be left out)

Grants, including those that have ended.

=item properties (may be left out)

Properties. The newer value of a key stays.

=item overridden (may be left out)

Earlier values of properties that another user of the customer replaced.

=item entitlements (may be left out)

Not used: access derives from purchases and grants.

=item at (may be left out)

Not used.

=item onConflict (may be left out)

What happens to a purchase with holders whom its `holders` does not name. `refuse`: the call is
purchaseHeldByAnother. `skip`: the purchase stays as it is. `merge`: its transactions are merged,
and its holders stay. One of: refuse, skip, merge.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: user, created, outcome, purchases, entitlements, warnings, dryRun, events, replayed.

=head2 user_link_undo

Undoes a login, an alias or a transfer: its change of holders or customers.

=over

=item event

`id` of the event to undo, for example `ev_b57a1837_7`. Its kind is `identified`, `usersAliased`,
`subscriptionTransferred` or `oneTimePurchaseTransferred`, or, if `kept` lists it,
`purchaseRenewed` or `purchaseUpdated`.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: undone, purchases, kept, dryRun, events, replayed.

=head2 user_list

Lists the customerIds of the project's customers.

=over

=item after (may be left out)

Cursor from an earlier reply. The reply has the customers after it.

=item limit (may be left out)

Maximum number of customers.

=item project (may be left out)

Id of the project.

=back

Gives: customerIds, cursor, more.

=head2 user_info

Returns the current user of a device, or the user that an id belongs to.

Exactly one is given: device or userId.

=over

=item device (may be left out)

Id of the device.

=item userId (may be left out)

Id of the user, instead of `device`.

=item project (may be left out)

Id of the project.

=back

Gives: user.

=head2 user_properties

Returns the properties that setUserProperty stored.

Exactly one is given: device or userId.

=over

=item device (may be left out)

Id of the device.

=item userId (may be left out)

Id of the user, instead of `device`.

=item project (may be left out)

Id of the project.

=back

Gives: properties.

=head2 webhook_claim

Makes the connection the only one that posts a project's events, until it closes. For programs
that post.

=over

=item reports (may be left out)

The results of the posts. A report replaces the earlier report on its URL.

=item project (may be left out)

Id of the project.

=back

Gives: claimed.

=head2 webhook_list

Returns the state of a project's webhooks, without their secrets.

=over

=item project (may be left out)

Id of the project.

=back

Gives: poster, webhooks.

=head2 webhook_pause

Stops the posts to a URL until webhook.resume. Its events wait.

=over

=item url

URL of the webhook, as project.define has it.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: url, paused, cursor, backlog, dryRun, events, replayed.

=head2 webhook_replay

Moves a webhook to a cursor, so that the events after it are posted, again if they were posted
before.

=over

=item url

URL of the webhook, as project.define has it.

=item after

Cursor before the first event to post. `0` is the beginning of the log.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: url, paused, cursor, backlog, dryRun, events, replayed.

=head2 webhook_resume

Resumes the posts to a paused URL, from its position.

=over

=item url

URL of the webhook, as project.define has it.

=item project (may be left out)

Id of the project.

=item dryRun (may be left out)

Computes the result and the events without changing anything.

=item idempotencyKey (may be left out)

Makes a retry safe: the same key with the same params returns the stored result.

=back

Gives: url, paused, cursor, backlog, dryRun, events, replayed.

=cut
