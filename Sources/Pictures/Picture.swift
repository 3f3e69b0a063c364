import Presentation

/// The content of a picture: a customer and the customers related to it.
///
/// The customer itself is the first of `customers`. The others share a device or a purchase with
/// it, or exchanged a purchase with it. The picture shows only what concerns the first customer.
package struct Picture: Equatable {
  let project: String
  /// The time that the picture shows.
  let at: String
  /// Whether the caller asked for a certain time.
  ///
  /// Even then the holders are the current ones.
  let isOfMoment: Bool
  var customers: [Customer] = []
  var devices: [CustomerRecord.Device] = []
  var purchases: [CustomerRecord.Purchase] = []
  var grants: [CustomerRecord.Grant] = []
  var entitlements: [CustomerRecord.Entitlement] = []
  var links: [Link] = []
  /// Descriptions of what the limits left out.
  var omitted: [String] = []

  struct Customer: Equatable {
    let shownID: ExactText
    /// Nil if the daemon no longer knows the customer.
    let customerID: ExactText?
    var users: [CustomerRecord.ID]
    /// Number of users without room in the picture.
    var usersOmitted = 0
    let entitlements: [CustomerRecord.Entitlement]

    /// The active entitlements.
    var mayUse: [ExactText] { entitlements.filter(\.isActive).map(\.id) }
  }

  /// A node of the picture, by its index in the lists above.
  enum Node: Hashable {
    case device(Int)
    case user(customer: Int, user: Int)
    case purchase(Int)
    case grant(Int)
    case entitlement(Int)

    /// The node's name in a text.
    func name(_ separator: String) -> String {
      switch self {
      case .device(let index): "device\(separator)\(index)"
      case .user(let customer, let user): "user\(separator)\(customer)\(separator)\(user)"
      case .purchase(let index): "purchase\(separator)\(index)"
      case .grant(let index): "grant\(separator)\(index)"
      case .entitlement(let index): "entitlement\(separator)\(index)"
      }
    }
  }

  struct Link: Equatable {
    enum Kind: String {
      /// The device's current user.
      case current
      /// The device's anonymous user, while another user is logged in.
      case waiting
      case holds
      /// The user held the purchase until a transfer.
      case lost
      /// The source of the entitlement.
      case gives
      /// A further source, which the entitlement does not use.
      case couldGive
    }

    let kind: Kind
    let from: Node
    let to: Node
    let label: String
    /// The time of the link's event, if known.
    var at: String?
  }
}
