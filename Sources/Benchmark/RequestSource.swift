/// What is sent next: first what makes the devices, then what is measured.
struct RequestSource {
  /// Apart from all that anybody keeps in this daemon.
  static let project = "bench"

  /// What the project sells; who bought it may use `premium`.
  static let product = "monthly"

  /// Ids as long as real ones are.
  private static let device = "7c9e6679-7425-40de-944b-00%"

  /// What is to be sent.
  enum Part {
    /// Each device.
    case installs
    /// A purchase for each of them.
    case firstPurchases
    /// Questions about any of them, and among a hundred so many purchases.
    case mix(writes: Int)
  }

  private let part: Part
  private let devices: Int
  private let install = LineTemplate(
    Self.line("install", #""device":"\#(Self.device)","platform":"iOS""#)
  )
  private let check = LineTemplate(Self.line("checkEntitlements", #""device":"\#(Self.device)""#))
  private let firstPurchase = LineTemplate(Self.purchase("loaded-%"))
  private let purchase: LineTemplate
  private var random: QuickRandom
  /// How many were taken out.
  private(set) var taken = 0

  /// `run` tells the transactions of this run from those of every other.
  init(_ part: Part, devices: Int, run: UInt64) {
    self.part = part
    self.devices = devices
    random = QuickRandom(seed: run)
    purchase = LineTemplate(Self.purchase("\(run)-%"))
  }

  /// How many there are; nil for as many as are asked for.
  var count: Int? {
    if case .mix = part { nil } else { devices }
  }

  var isOver: Bool { count.map { taken >= $0 } ?? false }

  /// Adds the next line with this `id`; `isWriter` is one of whom only purchases come.
  ///
  /// Says whether it writes.
  mutating func append(to bytes: inout [UInt8], id: Int, isWriter: Bool) -> Bool {
    taken += 1
    switch part {
    case .installs: install.append(to: &bytes, id, taken - 1)
    case .firstPurchases: firstPurchase.append(to: &bytes, id, taken - 1, taken - 1)
    case .mix(let writes):
      let device = random.below(devices)
      guard isWriter || writes > 0 && random.below(100) < writes else {
        check.append(to: &bytes, id, device)
        return false
      }
      purchase.append(to: &bytes, id, device, taken)
    }
    return true
  }

  private static func line(_ method: String, _ params: String) -> String {
    #"{"jsonrpc":"2.0","id":%,"method":"\#(method)","params":{"project":"\#(project)",\#(params)}}"#
  }

  private static func purchase(_ transaction: String) -> String {
    line(
      "purchase",
      #""device":"\#(device)","product":"\#(product)","store":"appStore","#
        + #""transactionId":"\#(transaction)","expiresAt":"2099-01-01T00:00:00.000Z""#
    )
  }
}

/// Numbers that look random, quickly.
struct QuickRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed | 1
  }

  /// One from 0 up to, and without, the bound.
  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state.multipliedFullWidth(by: UInt64(bound)).high)
  }
}
