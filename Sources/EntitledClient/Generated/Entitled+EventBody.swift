// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// What `Event` always has, by its kind.
  public enum EventBody: Hashable, Sendable {
    /// Of `userCreated`.
    case userCreated(UserCreated)
    /// Of `identified`.
    case identified(Identified)
    /// Of `loggedOut`.
    case loggedOut(LoggedOut)
    /// Of `usersAliased`.
    case usersAliased(UsersAliased)
    /// Of `linkUndone`.
    case linkUndone(LinkUndone)
    /// Of `purchaseRecorded`.
    case purchaseRecorded(PurchaseRecorded)
    /// Of `purchaseRenewed`.
    case purchaseRenewed(PurchaseRenewed)
    /// Of `purchaseUpdated`.
    case purchaseUpdated(PurchaseUpdated)
    /// Of `purchaseExpired`.
    case purchaseExpired(PurchaseExpired)
    /// Of `entitlementsActivated`.
    case entitlementsActivated(EntitlementsActivated)
    /// Of `entitlementsDeactivated`.
    case entitlementsDeactivated(EntitlementsDeactivated)
    /// Of `subscriptionReceived`.
    case subscriptionReceived(SubscriptionReceived)
    /// Of `subscriptionTransferred`.
    case subscriptionTransferred(SubscriptionTransferred)
    /// Of `oneTimePurchaseReceived`.
    case oneTimePurchaseReceived(OneTimePurchaseReceived)
    /// Of `oneTimePurchaseTransferred`.
    case oneTimePurchaseTransferred(OneTimePurchaseTransferred)
    /// Of `granted`.
    case granted(Granted)
    /// Of `grantRevoked`.
    case grantRevoked(GrantRevoked)
    /// Of `userDeleted`.
    case userDeleted(UserDeleted)
    /// Of `clockAdvanced`.
    case clockAdvanced(ClockAdvanced)
    /// Of `userImported`.
    case userImported(UserImported)
    /// Of `tracesCleared`.
    case tracesCleared(TracesCleared)
    /// Of a kind that this client does not know.
    case newer

    /// What `userCreated` always has; `Event` documents the members.
    public struct UserCreated: Hashable, Sendable {
      public let user: String
      public let device: String?

      init(_ whole: Entitled.Event) throws(MissingMember) {
        user = try whole.user.known()
        device = try whole.device.known()
      }
    }

    /// What `identified` always has; `Event` documents the members.
    public struct Identified: Hashable, Sendable {
      public let user: String
      public let userId: String
      public let outcome: Entitled.EventOutcome

      init(_ whole: Entitled.Event) throws(MissingMember) {
        user = try whole.user.known()
        userId = try whole.userId.known()
        outcome = try whole.outcome.known()
      }
    }

    /// What `loggedOut` always has; `Event` documents the members.
    public struct LoggedOut: Hashable, Sendable {
      public let user: String
      public let anonymousId: String

      init(_ whole: Entitled.Event) throws(MissingMember) {
        user = try whole.user.known()
        anonymousId = try whole.anonymousId.known()
      }
    }

    /// What `usersAliased` always has; `Event` documents the members.
    public struct UsersAliased: Hashable, Sendable {
      public let user: String
      public let aliases: [String]

      init(_ whole: Entitled.Event) throws(MissingMember) {
        user = try whole.user.known()
        aliases = try whole.aliases.known()
      }
    }

    /// What `linkUndone` always has; `Event` documents the members.
    public struct LinkUndone: Hashable, Sendable {
      public let user: String
      public let undone: String

      init(_ whole: Entitled.Event) throws(MissingMember) {
        user = try whole.user.known()
        undone = try whole.undone.known()
      }
    }

    /// What `purchaseRecorded` always has; `Event` documents the members.
    public struct PurchaseRecorded: Hashable, Sendable {
      public let user: String
      public let store: String
      public let originalTransactionId: String
      public let transactionId: String
      public let product: String
      public let productKind: Entitled.ProductKind
      public let holders: [String]
      public let device: String?
      public let environment: Entitled.PurchaseEnvironment
      public let firstPurchasedAt: Entitled.Moment
      public let purchasedAt: Entitled.Moment
      public let expiresAt: Entitled.Moment?
      public let periodType: Entitled.PeriodType
      public let isFamilyShared: Bool
      public let price: String?
      public let currency: String?
      public let country: String?
      public let offerCode: String?

      init(_ whole: Entitled.Event) throws(MissingMember) {
        user = try whole.user.known()
        store = try whole.store.known()
        originalTransactionId = try whole.originalTransactionId.known()
        transactionId = try whole.transactionId.known()
        product = try whole.product.known()
        productKind = try whole.productKind.known()
        holders = try whole.holders.known()
        device = try whole.device.known()
        environment = try whole.environment.known()
        firstPurchasedAt = try whole.firstPurchasedAt.known()
        purchasedAt = try whole.purchasedAt.known()
        expiresAt = try whole.expiresAt.known()
        periodType = try whole.periodType.known()
        isFamilyShared = try whole.isFamilyShared.known()
        price = try whole.price.known()
        currency = try whole.currency.known()
        country = try whole.country.known()
        offerCode = try whole.offerCode.known()
      }
    }

    /// What `purchaseRenewed` always has; `Event` documents the members.
    public struct PurchaseRenewed: Hashable, Sendable {
      public let user: String
      public let store: String
      public let originalTransactionId: String
      public let transactionId: String
      public let product: String
      public let productKind: Entitled.ProductKind
      public let holders: [String]
      public let device: String?
      public let environment: Entitled.PurchaseEnvironment
      public let firstPurchasedAt: Entitled.Moment
      public let purchasedAt: Entitled.Moment
      public let expiresAt: Entitled.Moment?
      public let periodType: Entitled.PeriodType
      public let isFamilyShared: Bool
      public let price: String?
      public let currency: String?
      public let country: String?
      public let offerCode: String?
      public let state: Entitled.State?
      public let before: Entitled.Map<JSON>

      init(_ whole: Entitled.Event) throws(MissingMember) {
        user = try whole.user.known()
        store = try whole.store.known()
        originalTransactionId = try whole.originalTransactionId.known()
        transactionId = try whole.transactionId.known()
        product = try whole.product.known()
        productKind = try whole.productKind.known()
        holders = try whole.holders.known()
        device = try whole.device.known()
        environment = try whole.environment.known()
        firstPurchasedAt = try whole.firstPurchasedAt.known()
        purchasedAt = try whole.purchasedAt.known()
        expiresAt = try whole.expiresAt.known()
        periodType = try whole.periodType.known()
        isFamilyShared = try whole.isFamilyShared.known()
        price = try whole.price.known()
        currency = try whole.currency.known()
        country = try whole.country.known()
        offerCode = try whole.offerCode.known()
        state = try whole.state.known()
        before = try whole.before.known()
      }
    }
    /// What `purchaseUpdated` always has.
    public typealias PurchaseUpdated = PurchaseRenewed
    /// What `purchaseExpired` always has.
    public typealias PurchaseExpired = PurchaseRenewed

    /// What `entitlementsActivated` always has; `Event` documents the members.
    public struct EntitlementsActivated: Hashable, Sendable {
      public let user: String
      public let entitlements: [String]

      init(_ whole: Entitled.Event) throws(MissingMember) {
        user = try whole.user.known()
        entitlements = try whole.entitlements.known()
      }
    }
    /// What `entitlementsDeactivated` always has.
    public typealias EntitlementsDeactivated = EntitlementsActivated

    /// What `subscriptionReceived` always has; `Event` documents the members.
    public struct SubscriptionReceived: Hashable, Sendable {
      public let user: String
      public let from: [String]
      public let to: String
      public let shared: Bool
      public let store: String
      public let originalTransactionId: String
      public let transactionId: String
      public let product: String

      init(_ whole: Entitled.Event) throws(MissingMember) {
        user = try whole.user.known()
        from = try whole.from.known()
        to = try whole.to.known()
        shared = try whole.shared.known()
        store = try whole.store.known()
        originalTransactionId = try whole.originalTransactionId.known()
        transactionId = try whole.transactionId.known()
        product = try whole.product.known()
      }
    }
    /// What `subscriptionTransferred` always has.
    public typealias SubscriptionTransferred = SubscriptionReceived
    /// What `oneTimePurchaseReceived` always has.
    public typealias OneTimePurchaseReceived = SubscriptionReceived
    /// What `oneTimePurchaseTransferred` always has.
    public typealias OneTimePurchaseTransferred = SubscriptionReceived

    /// What `granted` always has; `Event` documents the members.
    public struct Granted: Hashable, Sendable {
      public let user: String
      public let entitlements: [String]
      public let expiresAt: Entitled.Moment?

      init(_ whole: Entitled.Event) throws(MissingMember) {
        user = try whole.user.known()
        entitlements = try whole.entitlements.known()
        expiresAt = try whole.expiresAt.known()
      }
    }
    /// What `grantRevoked` always has.
    public typealias GrantRevoked = Granted

    /// What `userDeleted` always has; `Event` documents the members.
    public struct UserDeleted: Hashable, Sendable {
      public let user: String

      init(_ whole: Entitled.Event) throws(MissingMember) {
        user = try whole.user.known()
      }
    }
    /// What `tracesCleared` always has.
    public typealias TracesCleared = UserDeleted

    /// What `clockAdvanced` always has; `Event` documents the members.
    public struct ClockAdvanced: Hashable, Sendable {
      public let now: Entitled.Moment

      init(_ whole: Entitled.Event) throws(MissingMember) {
        now = try whole.now.known()
      }
    }

    /// What `userImported` always has; `Event` documents the members.
    public struct UserImported: Hashable, Sendable {
      public let user: String
      public let aliases: [String]
      public let entitlements: [String]

      init(_ whole: Entitled.Event) throws(MissingMember) {
        user = try whole.user.known()
        aliases = try whole.aliases.known()
        entitlements = try whole.entitlements.known()
      }
    }
  }
}

extension Entitled.Event {
  /// What an object of its kind always has.
  public var body: Entitled.EventBody {
    do throws(MissingMember) {
      switch kind {
      case .userCreated: return .userCreated(try .init(self))
      case .identified: return .identified(try .init(self))
      case .loggedOut: return .loggedOut(try .init(self))
      case .usersAliased: return .usersAliased(try .init(self))
      case .linkUndone: return .linkUndone(try .init(self))
      case .purchaseRecorded: return .purchaseRecorded(try .init(self))
      case .purchaseRenewed: return .purchaseRenewed(try .init(self))
      case .purchaseUpdated: return .purchaseUpdated(try .init(self))
      case .purchaseExpired: return .purchaseExpired(try .init(self))
      case .entitlementsActivated: return .entitlementsActivated(try .init(self))
      case .entitlementsDeactivated: return .entitlementsDeactivated(try .init(self))
      case .subscriptionReceived: return .subscriptionReceived(try .init(self))
      case .subscriptionTransferred: return .subscriptionTransferred(try .init(self))
      case .oneTimePurchaseReceived: return .oneTimePurchaseReceived(try .init(self))
      case .oneTimePurchaseTransferred: return .oneTimePurchaseTransferred(try .init(self))
      case .granted: return .granted(try .init(self))
      case .grantRevoked: return .grantRevoked(try .init(self))
      case .userDeleted: return .userDeleted(try .init(self))
      case .clockAdvanced: return .clockAdvanced(try .init(self))
      case .userImported: return .userImported(try .init(self))
      case .tracesCleared: return .tracesCleared(try .init(self))
      default: return .newer
      }
    } catch {
      return .newer
    }
  }
}
