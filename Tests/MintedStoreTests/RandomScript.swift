import EntitledClient
import Platform
import TestSupport

@testable import MintedStore

/// A random script that a store can play.
struct RandomScript {
  static let token = "7e3fb20b-4cdb-47cc-936d-99d65f608138"

  private var random: SplitMix
  private let store: MintStore
  private var history: StoreHistory
  private(set) var lines: [String] = []
  private var purchasesCount = 0

  init(_ store: MintStore, seed: UInt64, stepsCount: Int = 14) throws {
    random = SplitMix(state: seed)
    self.store = store
    history = StoreHistory(store, MintSettings(secret: nil))
    while lines.count < stepsCount {
      let line = lines.isEmpty ? buy(at: #""at":"2026-01-01T00:00:00Z","#) : step()
      let step = try MintStep(try JSON(parsing: line), line: lines.count + 1)
      var next = history
      // A step that does not fit, such as the renewal of a canceled subscription, is left out.
      guard (try? next.play(step)) != nil else { continue }
      history = next
      lines.append(line)
      if step.action == .buy && step.purchase == nil { purchasesCount += 1 }
    }
  }

  private mutating func one(_ words: [String]) -> String {
    words[Int.random(in: words.indices, using: &random)]
  }

  private mutating func buy(at: String = "") -> String {
    let kind = one(["", "", "", #","kind":"nonConsumable""#])
    let first = kind.isEmpty ? one(["", #","trial":"P7D""#, #","intro":"P1M""#]) : ""
    let token = one([#","accountToken":"\#(Self.token)""#, ""])
    let shared = one(["", "", #","familyShared":true"#])
    let product = one(["monthly", "yearly"])
    return #"{"do":"buy",\#(at)"product":"\#(product)"\#(kind)\#(first)\#(token)\#(shared)}"#
  }

  private mutating func step() -> String {
    let purchase = #","purchase":\#(Int.random(in: 1...purchasesCount, using: &random))"#
    let transaction = #","transaction":\#(Int.random(in: 1...4, using: &random))"#
    let plain = ["renew", "renew", "renew", "cancel", "uncancel", "expire", "recover"]
    var steps = plain.map { #"{"do":"\#($0)"\#(purchase)}"# }
    steps += [
      #"{"do":"failToRenew"\#(purchase)}"#, #"{"do":"failToRenew","grace":"P7D"\#(purchase)}"#,
      #"{"do":"upgrade","product":"yearly","period":"P1Y"\#(purchase)}"#,
      #"{"do":"downgrade","product":"basic"\#(purchase)}"#,
      #"{"do":"refund"\#(purchase)\#(transaction)}"#, #"{"do":"buy"\#(purchase)}"#,
      #"{"do":"priceIncrease","price":12\#(purchase)}"#, #"{"do":"revoke"\#(purchase)}"#, buy(),
    ]
    if store == .appStore { steps.append(#"{"do":"reverseRefund"\#(purchase)\#(transaction)}"#) }
    if store != .stripe { steps.append(#"{"do":"extend","by":"P3D"\#(purchase)}"#) }
    if store != .appStore {
      steps += [#"{"do":"pause"\#(purchase)}"#, #"{"do":"resume"\#(purchase)}"#]
    }
    return one(steps)
  }
}
