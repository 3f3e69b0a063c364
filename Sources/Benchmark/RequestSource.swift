import Platform

/// Generates the requests of a benchmark.
struct RequestSource {
  /// The benchmark's own project, separate from the daemon's other data.
  static let project = "bench"

  /// The product, which gives the entitlement `premium`.
  static let product = "monthly"

  /// A device id as long as a real one.
  private static let device = "7c9e6679-7425-40de-944b-00%"

  /// The phase whose requests are generated.
  enum Part {
    /// Installs each device.
    case installs
    /// Records a purchase for each device.
    case firstPurchases
    /// Random reads, with a percentage of purchases.
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
  private var random: SeededRandom
  /// Number of requests generated so far.
  private(set) var taken = 0

  /// Creates a source; `run` makes the transaction ids of this run unique.
  init(_ part: Part, devices: Int, run: UInt64) {
    self.part = part
    self.devices = devices
    random = SeededRandom(seed: run)
    purchase = LineTemplate(Self.purchase("\(run)-%"))
  }

  /// Number of requests; nil for an unlimited source.
  var count: Int? {
    if case .mix = part { nil } else { devices }
  }

  var isOver: Bool { count.map { taken >= $0 } ?? false }

  /// Appends the next request line; a writer sends only purchases.
  ///
  /// Returns whether the request is a write.
  mutating func append(to bytes: inout [UInt8], id: Int, isWriter: Bool) -> Bool {
    taken += 1
    switch part {
    case .installs: install.append(to: &bytes, id, taken - 1)
    case .firstPurchases: firstPurchase.append(to: &bytes, id, taken - 1, taken - 1)
    case .mix(let writes):
      let device = Int.random(in: 0..<devices, using: &random)
      guard isWriter || Int.random(in: 0..<100, using: &random) < writes else {
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
