import TestSupport

/// The users that are deleted in a run.
struct FleetVictims {
  /// A user with a device, and how far its life has come.
  private struct Victim {
    var hasDevice = false
    var hasLogin = false
    /// Whether its deletion was asked for.
    var isCondemned = false
    /// The reply to the deletion, or that there was none.
    var isErased = false
    /// Whether requests about it may still arrive.
    var isUncertain = false
  }

  private var victims: [Victim] = []

  /// The ids that no reply may have any more.
  var erased: [String] {
    victims.indices.filter { victims[$0].isErased && !victims[$0].isUncertain }
      .map { Self.user($0) }
  }

  static func user(_ number: Int) -> String { "victim-\(number)-" }
  static func device(_ number: Int) -> String { "phone-\(number)-" }

  /// Returns the next request about the newest victim; nil if it has to wait.
  mutating func call(_ random: UInt64, _ open: [FleetRequest]) -> Call? {
    if victims.last?.isCondemned ?? true { victims.append(Victim()) }
    let number = victims.count - 1
    guard let victim = victims.last, !open.contains(where: { Self.names(number, $0) }) else {
      return nil
    }
    let (device, user) = (JSONTree.string(Self.device(number)), JSONTree.string(Self.user(number)))
    if !victim.hasDevice { return Call("install", .object(["device": device])) }
    if !victim.hasLogin {
      return Call("identify", .object(["device": device, "userId": user]))
    }
    if random % 2 == 0 {
      return Call(
        "purchase",
        .object([
          "device": device, "product": "month", "store": "appStore",
          "transactionId": .string("v\(number)-\(random % 1000)"),
        ])
      )
    }
    return Call("user.delete", .object(["userId": user]))
  }

  private static func names(_ number: Int, _ request: FleetRequest) -> Bool {
    let text = request.params.description
    return text.contains(user(number)) || text.contains(device(number))
  }

  mutating func note(sent request: FleetRequest) {
    guard request.method == "user.delete" else { return }
    for number in victims.indices where Self.names(number, request) {
      victims[number].isCondemned = true
    }
  }

  mutating func note(answered request: FleetRequest) {
    guard request.project == .timed else { return }
    for number in victims.indices where Self.names(number, request) {
      guard request.reply?["result"] != nil else {
        // Another begins.
        if request.method == "user.delete" { victims[number].isUncertain = true }
        continue
      }
      switch request.method {
      case "install": victims[number].hasDevice = true
      case "identify": victims[number].hasLogin = true
      case "user.delete": victims[number].isErased = true
      default: break
      }
    }
  }

  /// Notes that a request may be carried out at any time.
  mutating func abandon(_ request: FleetRequest) {
    for number in victims.indices where Self.names(number, request) {
      victims[number].isUncertain = true
      victims[number].isCondemned = true
    }
  }

  /// Notes that the store may have lost what it knew of any of them.
  mutating func abandonAll() {
    for number in victims.indices {
      victims[number].isUncertain = true
      victims[number].isCondemned = true
    }
  }
}
