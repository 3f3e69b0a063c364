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
            rules => [choice => 'text', [record => 'RulesChoiceObject']],
            products => [map => [record => 'Product']],
            entitlements => [list => 'text'],
            environment => 'text',
            clock => [choice => 'text', [record => 'ClockChoiceObject']],
            webhooks => [list => [record => 'WebhookChoice']],
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
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'purchase.update' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw(expiresAt autoRenew gracePeriodExpiresAt billingRetry pausedUntil refundedAt revokedAt)},
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
            purchases => [list => [record => 'PurchaseName']],
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
    'user.delete' => {
        reads  => 0,
        clears => {map { $_ => 1 } qw()},
        params => {
            userId => 'text',
            project => 'text',
            dryRun => 'boolean',
            idempotencyKey => 'text',
        },
    },
    'user.export' => {
        reads  => 1,
        clears => {map { $_ => 1 } qw()},
        params => {
            userId => 'text',
            project => 'text',
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
);

# Objects that a caller may give.
our %RECORDS = (
    Product => {
        kind => 'text',
        entitlements => [list => 'text'],
    },
    RulesChoiceObject => {
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
        userIdLengthMax => 'number',
        blockedUserIds => [list => 'text'],
    },
    ClockChoiceObject => {
        manual => 'moment',
    },
    WebhookChoice => {
        url => 'text',
        secret => 'text',
        oldSecret => 'text',
        format => 'text',
    },
    PurchaseName => {
        store => 'text',
        originalTransactionId => 'text',
    },
);

sub check_entitlements {
    my ($self, %params) = @_;
    return $self->_ask('checkEntitlements', \%params);
}

sub clock_advance {
    my ($self, %params) = @_;
    return $self->_ask('clock.advance', \%params);
}

sub events_acknowledge {
    my ($self, %params) = @_;
    return $self->_ask('events.acknowledge', \%params);
}

sub events_read {
    my ($self, %params) = @_;
    return $self->_ask('events.read', \%params);
}

sub events_subscribe {
    my ($self, %params) = @_;
    return $self->_ask('events.subscribe', \%params);
}

sub events_unsubscribe {
    my ($self, %params) = @_;
    return $self->_ask('events.unsubscribe', \%params);
}

sub events_wait {
    my ($self, %params) = @_;
    return $self->_ask('events.wait', \%params);
}

sub explain {
    my ($self, %params) = @_;
    return $self->_ask('explain', \%params);
}

sub grant {
    my ($self, %params) = @_;
    return $self->_ask('grant', \%params);
}

sub identify {
    my ($self, %params) = @_;
    return $self->_ask('identify', \%params);
}

sub install {
    my ($self, %params) = @_;
    return $self->_ask('install', \%params);
}

sub logout {
    my ($self, %params) = @_;
    return $self->_ask('logout', \%params);
}

sub project_define {
    my ($self, %params) = @_;
    return $self->_ask('project.define', \%params);
}

sub project_describe {
    my ($self, %params) = @_;
    return $self->_ask('project.describe', \%params);
}

sub project_list {
    my ($self, %params) = @_;
    return $self->_ask('project.list', \%params);
}

sub project_webhooks {
    my ($self, %params) = @_;
    return $self->_ask('project.webhooks', \%params);
}

sub purchase {
    my ($self, %params) = @_;
    return $self->_ask('purchase', \%params);
}

sub purchase_update {
    my ($self, %params) = @_;
    return $self->_ask('purchase.update', \%params);
}

sub restore {
    my ($self, %params) = @_;
    return $self->_ask('restore', \%params);
}

sub revoke {
    my ($self, %params) = @_;
    return $self->_ask('revoke', \%params);
}

sub rpc_discover {
    my ($self, %params) = @_;
    return $self->_ask('rpc.discover', \%params);
}

sub server_describe {
    my ($self, %params) = @_;
    return $self->_ask('server.describe', \%params);
}

sub server_info {
    my ($self, %params) = @_;
    return $self->_ask('server.info', \%params);
}

sub server_ping {
    my ($self, %params) = @_;
    return $self->_ask('server.ping', \%params);
}

sub set_user_property {
    my ($self, %params) = @_;
    return $self->_ask('setUserProperty', \%params);
}

sub user_delete {
    my ($self, %params) = @_;
    return $self->_ask('user.delete', \%params);
}

sub user_export {
    my ($self, %params) = @_;
    return $self->_ask('user.export', \%params);
}

sub user_link_undo {
    my ($self, %params) = @_;
    return $self->_ask('user.link.undo', \%params);
}

sub user_info {
    my ($self, %params) = @_;
    return $self->_ask('userInfo', \%params);
}

sub user_properties {
    my ($self, %params) = @_;
    return $self->_ask('userProperties', \%params);
}

1;

__END__

=encoding utf8

=head1 NAME

Entitled::Generated::Methods - every method of the protocol

=head1 METHODS

Each takes the params named, and C<-timeout>, and gives the result as a hash.

=head2 check_entitlements

Tells what a user may use.

Exactly one is given: device or userId.

=over

=item device (may be left out)

The device.

=item userId (may be left out)

A user, instead of a device.

=item entitlements (may be left out)

Answer for these, each of them, and for no others.

=item at (may be left out)

The moment to answer for, with today's links; now when left out.

=item ifUnknown (may be left out)

What to answer for a userId that the project does not have: an error, or a result with nothing
active and `known` false. The daemon creates nobody. Applies to userId only; default error. One
of: error, none.

=item project (may be left out)

The project to work in.

=back

Gives: userId, known, entitlements, at, warnings.

=head2 clock_advance

Moves a manual clock forward; what ends on the way ends, in order.

Exactly one is given: to or by.

=over

=item to (may be left out)

The moment that it is to show.

=item by (may be left out)

How far it is to go.

=item project (may be left out)

The project to work in.

=item dryRun (may be left out)

Answer as if it were done, with the events that it would cause, and change nothing.

=item idempotencyKey (may be left out)

The same key with the same params again gives the stored result.

=back

Gives: now, dryRun, events, replayed.

=head2 events_acknowledge

Notes that a consumer is done with the events up to a cursor.

=over

=item consumer

Who is done with them; the first time makes the consumer.

=item cursor

The last event that is done with; "0" for none.

=item project (may be left out)

The project to work in.

=item dryRun (may be left out)

Answer as if it were done, with the events that it would cause, and change nothing.

=item idempotencyKey (may be left out)

The same key with the same params again gives the stored result.

=back

Gives: consumer, cursor, dryRun, events, replayed.

=head2 events_read

Reads what happened in a project, in order, from any place.

=over

=item after (may be left out)

Where to go on: the cursor of an earlier answer.

=item limit (may be left out)

How many events at most.

=item user (may be left out)

Only what is about this customer; any id that reaches it.

=item kinds (may be left out)

Only these kinds.

=item consumer (may be left out)

Goes on behind what this consumer has acknowledged; instead of after.

=item project (may be left out)

The project to work in.

=back

Gives: events, cursor, more.

=head2 events_subscribe

Has the connection told of events as they come, by notifications.

=over

=item after (may be left out)

Where to begin: the cursor of an earlier answer. From now on when left out.

=item kinds (may be left out)

Only these kinds.

=item project (may be left out)

The project to work in.

=back

Gives: subscription, cursor.

=head2 events_unsubscribe

Ends a subscription of this connection.

=over

=item subscription

As events.subscribe gave it.

=item project (may be left out)

The project to work in.

=back

Gives: subscription, cursor.

=head2 events_wait

Reads events as events.read does, and waits while there are none.

=over

=item after (may be left out)

Where to go on: the cursor of an earlier answer.

=item limit (may be left out)

How many events at most.

=item user (may be left out)

Only what is about this customer; any id that reaches it.

=item kinds (may be left out)

Only these kinds.

=item consumer (may be left out)

Goes on behind what this consumer has acknowledged; instead of after.

=item timeoutMs

How long to wait, in milliseconds; then the list is empty.

=item project (may be left out)

The project to work in.

=back

Gives: events, cursor, more.

=head2 explain

Tells why a user may use something or not, and what would help.

Exactly one is given: device or userId.

=over

=item device (may be left out)

The device.

=item userId (may be left out)

A user, instead of a device.

=item entitlement

What is asked about.

=item at (may be left out)

The moment to answer for, with today's links; now when left out.

=item project (may be left out)

The project to work in.

=back

Gives: userId, active, entitlement, at, because, others, missing, omitted.

=head2 grant

Gives an entitlement without a purchase.

Exactly one is given: device or userId.

=over

=item device (may be left out)

The device.

=item userId (may be left out)

A user, instead of a device.

=item entitlement

One that the catalogue or the project's `entitlements` know.

=item expiresAt (may be left out)

The last moment of the grant; no end when left out.

=item project (may be left out)

The project to work in.

=item dryRun (may be left out)

Answer as if it were done, with the events that it would cause, and change nothing.

=item idempotencyKey (may be left out)

The same key with the same params again gives the stored result.

=back

Gives: entitlement, dryRun, events, replayed.

=head2 identify

Logs a user in on a device.

Exactly one is given: device or anonymousId.

=over

=item device (may be left out)

The device.

=item userId

Who it is, in the caller's words.

=item anonymousId (may be left out)

Instead of the device: its anonymous user.

=item project (may be left out)

The project to work in.

=item dryRun (may be left out)

Answer as if it were done, with the events that it would cause, and change nothing.

=item idempotencyKey (may be left out)

The same key with the same params again gives the stored result.

=back

Gives: user, created, outcome, shouldRefresh, purchases, dryRun, events, replayed.

=head2 install

Starts a device, with an anonymous user of its own.

=over

=item device (may be left out)

The device; made up when left out.

=item userId (may be left out)

Start the device as this user: nothing is attached, moved or aliased.

=item storeAccount (may be left out)

The store account whose purchases the device can present.

=item platform (may be left out)

What the device runs.

=item app (may be left out)

The app that was installed.

=item project (may be left out)

The project to work in.

=item dryRun (may be left out)

Answer as if it were done, with the events that it would cause, and change nothing.

=item idempotencyKey (may be left out)

The same key with the same params again gives the stored result.

=back

Gives: device, created, user, dryRun, events, replayed.

=head2 logout

Logs the user of a device out.

=over

=item device

The device.

=item project (may be left out)

The project to work in.

=item dryRun (may be left out)

Answer as if it were done, with the events that it would cause, and change nothing.

=item idempotencyKey (may be left out)

The same key with the same params again gives the stored result.

=back

Gives: user, outcome, dryRun, events, replayed.

=head2 project_define

Creates a project, or changes what is given of it.

=over

=item project (may be left out)

The project to work in.

=item rules (may be left out)

How purchases and users move; qonversion for a new project.

=item products (may be left out)

The whole catalogue.

=item entitlements (may be left out)

What may be granted besides what the catalogue gives.

=item environment (may be left out)

Which purchases count; production for a new project. One of: production, sandbox, any.

=item clock (may be left out)

Whose time it lives in; only before its first device or user. The system's for a new project.

=item webhooks (may be left out)

Where events are posted; the whole list, each URL once. None for a new project.

=item dryRun (may be left out)

Answer as if it were done, with the events that it would cause, and change nothing.

=item idempotencyKey (may be left out)

The same key with the same params again gives the stored result.

=back

Gives: project, dryRun, events, replayed.

=head2 project_describe

Shows a project's definition, every rule spelled out, and how much it holds.

=over

=item project (may be left out)

The project to work in.

=back

Gives: project.

=head2 project_list

Lists the projects, in the order of their ids' bytes.

=over

=item project (may be left out)

Taken so that a client may send it with every call; it must exist, and changes nothing.

=back

Gives: projects.

=head2 project_webhooks

Shows where a project's events are posted, and with which secrets.

=over

=item project (may be left out)

The project to work in.

=back

Gives: webhooks.

=head2 purchase

Records a transaction of a store, and who holds it.

Exactly one is given: device or userId.

=over

=item device (may be left out)

The device.

=item userId (may be left out)

A user, instead of a device; made when there is none, for the money is real.

=item product

What was bought; one that the catalogue does not know is kept all the same.

=item store

Where it was bought.

=item transactionId

This transaction.

=item originalTransactionId (may be left out)

The first transaction of its chain; this one when left out.

=item kind (may be left out)

What the product is; wins over the catalogue. One of: subscription, nonRenewingSubscription,
nonConsumable, consumable.

=item purchasedAt (may be left out)

When; now when left out.

=item expiresAt (may be left out)

The last moment of the period; no end when left out.

=item periodType (may be left out)

What the customer pays for the period. One of: normal, trial, intro.

=item environment (may be left out)

Where the store took the money. One of: production, sandbox.

=item isFamilyShared (may be left out)

Bought by somebody else in the family.

=item price (may be left out)

What was paid.

=item currency (may be left out)

In which currency.

=item country (may be left out)

In which country.

=item offerCode (may be left out)

The offer that was redeemed.

=item attributes (may be left out)

Told again in the events of this purchase.

=item project (may be left out)

The project to work in.

=item dryRun (may be left out)

Answer as if it were done, with the events that it would cause, and change nothing.

=item idempotencyKey (may be left out)

The same key with the same params again gives the stored result.

=back

Gives: purchase, created, outcome, entitlements, warnings, dryRun, events, replayed.

=head2 purchase_update

Takes in what a store tells of a purchase besides its transactions.

=over

=item store

Where it was bought.

=item originalTransactionId

The first transaction of its chain.

=item expiresAt (may be left out)

Another last moment of the period; null: no end.

=item autoRenew (may be left out)

Whether it renews by itself; null is true.

=item gracePeriodExpiresAt (may be left out)

The last moment of the grace period; null: there is none.

=item billingRetry (may be left out)

Whether the store still tries to get its money; null is false.

=item pausedUntil (may be left out)

The moment at which a pause is over; null: there is none.

=item refundedAt (may be left out)

When the money was given back; null: it was not.

=item revokedAt (may be left out)

When it was taken away, as when family sharing ends; null: it was not.

=item product (may be left out)

The product from now on: a change of plan.

=item project (may be left out)

The project to work in.

=item dryRun (may be left out)

Answer as if it were done, with the events that it would cause, and change nothing.

=item idempotencyKey (may be left out)

The same key with the same params again gives the stored result.

=back

Gives: purchase, warnings, dryRun, events, replayed.

=head2 restore

Brings what the store account of a device has bought to its current user.

=over

=item device

The device.

=item purchases (may be left out)

Exactly these, whoever's account they came from; an empty list restores nothing.

=item project (may be left out)

The project to work in.

=item dryRun (may be left out)

Answer as if it were done, with the events that it would cause, and change nothing.

=item idempotencyKey (may be left out)

The same key with the same params again gives the stored result.

=back

Gives: user, restored, transferred, refused, entitlements, warnings, dryRun, events, replayed.

=head2 revoke

Ends a grant.

Exactly one is given: device or userId.

=over

=item device (may be left out)

The device.

=item userId (may be left out)

A user, instead of a device.

=item entitlement

What was granted.

=item project (may be left out)

The project to work in.

=item dryRun (may be left out)

Answer as if it were done, with the events that it would cause, and change nothing.

=item idempotencyKey (may be left out)

The same key with the same params again gives the stored result.

=back

Gives: entitlement, dryRun, events, replayed.

=head2 rpc_discover

Gives this protocol as an OpenRPC document.

Gives: openrpc, info, methods, components.

=head2 server_describe

Lists the methods, or describes one.

=over

=item method (may be left out)

Its name.

=back

Gives: methods, method, components.

=head2 server_info

Tells what daemon this is, its limits, and how it sees the caller.

Gives: version, protocol, limits, uptimeMs, peer.

=head2 server_ping

Answers, to show that the daemon does.

=over

=item echo (may be left out)

Comes back as it is, without the blanks between its tokens.

=back

Gives: pong, now, echo.

=head2 set_user_property

Keeps a word about a user for other systems; and never changes access.

Exactly one is given: device or userId.

=over

=item device (may be left out)

The device.

=item userId (may be left out)

A user, instead of a device.

=item key

Its name; the reserved ones of other systems, such as $email, are names like any other.

=item value

What it is now; an empty one removes it.

=item project (may be left out)

The project to work in.

=item dryRun (may be left out)

Answer as if it were done, with the events that it would cause, and change nothing.

=item idempotencyKey (may be left out)

The same key with the same params again gives the stored result.

=back

Gives: userId, key, value, dryRun, events, replayed.

=head2 user_delete

Erases a customer from everything that is kept.

=over

=item userId

Any id that reaches the customer.

=item project (may be left out)

The project to work in.

=item dryRun (may be left out)

Answer as if it were done, with the events that it would cause, and change nothing.

=item idempotencyKey (may be left out)

The same key with the same params again gives the stored result.

=back

Gives: tombstone, users, devices, purchases, shared, dryRun, events, replayed.

=head2 user_export

Tells everything that is held about a customer.

=over

=item userId

Any id that reaches the customer.

=item project (may be left out)

The project to work in.

=back

Gives: user, ids, devices, purchases, grants, properties, overridden, entitlements, at, events,
cursor, moreEvents.

=head2 user_link_undo

Takes a link back: holders and customers are as if it had never been made.

=over

=item event

The id of the event that told of it: an identified, a usersAliased or a …Transferred.

=item project (may be left out)

The project to work in.

=item dryRun (may be left out)

Answer as if it were done, with the events that it would cause, and change nothing.

=item idempotencyKey (may be left out)

The same key with the same params again gives the stored result.

=back

Gives: undone, purchases, kept, dryRun, events, replayed.

=head2 user_info

Tells who the user of a device is, or whom an id reaches.

Exactly one is given: device or userId.

=over

=item device (may be left out)

The device.

=item userId (may be left out)

A user, instead of a device.

=item project (may be left out)

The project to work in.

=back

Gives: user.

=head2 user_properties

Tells what setUserProperty has kept.

Exactly one is given: device or userId.

=over

=item device (may be left out)

The device.

=item userId (may be left out)

A user, instead of a device.

=item project (may be left out)

The project to work in.

=back

Gives: properties.

=cut
