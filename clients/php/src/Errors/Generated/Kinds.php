<?php

// Made by clients/generate from Protocol; a change made here is lost.

declare(strict_types=1);

namespace Entitled\Errors;

/** The exception of each kind. */
final class Kinds
{
    /** @var array<string, class-string<RemoteError>> */
    public const CLASSES = [
        'parseError' => ParseError::class,
        'invalidRequest' => InvalidRequest::class,
        'messageTooLarge' => MessageTooLarge::class,
        'batchTooLarge' => BatchTooLarge::class,
        'notInBatch' => NotInBatch::class,
        'unknownMethod' => UnknownMethod::class,
        'invalidParams' => InvalidParams::class,
        'internalError' => InternalError::class,
        'permissionDenied' => PermissionDenied::class,
        'unknownDevice' => UnknownDevice::class,
        'unknownUser' => UnknownUser::class,
        'blockedUserId' => BlockedUserId::class,
        'userIdTooLong' => UserIdTooLong::class,
        'reservedUserId' => ReservedUserId::class,
        'alreadyAnonymous' => AlreadyAnonymous::class,
        'unknownProject' => UnknownProject::class,
        'unknownPurchase' => UnknownPurchase::class,
        'purchaseHeldByAnother' => PurchaseHeldByAnother::class,
        'unknownEntitlement' => UnknownEntitlement::class,
        'notAManualGrant' => NotAManualGrant::class,
        'clockNotManual' => ClockNotManual::class,
        'cannotUndo' => CannotUndo::class,
        'unknownConsumer' => UnknownConsumer::class,
        'unknownWebhook' => UnknownWebhook::class,
        'productInUse' => ProductInUse::class,
        'idempotencyConflict' => IdempotencyConflict::class,
        'storageFull' => StorageFull::class,
        'storageFailed' => StorageFailed::class,
        'overloaded' => Overloaded::class,
        'tooManyConnections' => TooManyConnections::class,
        'shuttingDown' => ShuttingDown::class,
        'storageUnavailable' => StorageUnavailable::class,
        'unverified' => Unverified::class,
        'storeNotConfigured' => StoreNotConfigured::class,
        'verifierMissing' => VerifierMissing::class,
        'verifierFailed' => VerifierFailed::class,
    ];
}
