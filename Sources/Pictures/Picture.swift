import Presentation

/// A customer and those who have to do with it: what a picture shows, before anybody draws it.
///
/// The customer itself is the first of `customers`. The others share a device or a purchase with
/// it, or gained one from it or lost one to it; of them only what concerns the first is there.
package struct Picture: Equatable {
  let project: String
  /// The moment that it shows.
  let at: String
  /// Whether a moment was asked for.
  ///
  /// Who holds what is today's all the same.
  let isOfMoment: Bool
  var customers: [Customer] = []
  var devices: [CustomerRecord.Device] = []
  var purchases: [CustomerRecord.Purchase] = []
  var grants: [CustomerRecord.Grant] = []
  var entitlements: [CustomerRecord.Entitlement] = []
  var links: [Link] = []
  /// What there is no room for, in words.
  var omitted: [String] = []

  struct Customer: Equatable {
    let shownID: ExactText
    /// Nil for one whom nobody knows any more.
    let customerID: ExactText?
    var users: [CustomerRecord.ID]
    /// How many more users the customer has.
    var usersOmitted = 0
    let entitlements: [CustomerRecord.Entitlement]

    /// What it may use, for a line of text.
    var mayUse: [ExactText] { entitlements.filter(\.isActive).map(\.id) }
  }

  /// A thing in the picture, by its place in the lists above.
  enum Node: Hashable {
    case device(Int)
    case user(customer: Int, user: Int)
    case purchase(Int)
    case grant(Int)
    case entitlement(Int)
  }

  struct Link: Equatable {
    enum Kind: String {
      /// The device's user, now.
      case current
      /// The device's anonymous user, while somebody is logged in.
      case waiting
      case holds
      /// It held the purchase, and another one took it.
      case lost
      /// The entitlement comes from there.
      case gives
      /// It would give the entitlement too, but another one comes first.
      case couldGive
    }

    let kind: Kind
    let from: Node
    let to: Node
    let label: String
    /// When it came about, where that is known.
    var at: String?
  }
}
