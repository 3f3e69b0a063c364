import IdentityCore
import Storage
import TestSupport
import Testing

@testable import Service

@Suite("The record cache is bounded")
struct CacheTests {
  private let devices = 500

  @Test("Every record reads back correctly when the data is five times the cache limit")
  func fiveTimes() throws {
    var limits = ServiceLimits()
    let roomy = try InProcessLine(limits: limits)
    try load(roomy)
    let weight = roomy.service.decider.recordCache.bytes

    limits.cacheBytesMax = weight / 5
    let tight = try InProcessLine(limits: limits)
    try load(tight)
    for number in 0..<devices {
      let answer = try tight.call(
        #"{"id":3,"method":"checkEntitlements","params":{"device":"d\#(number)"}}"#
      )
      let entitlement = answer["result"]?["entitlements"]?["X"]
      #expect(entitlement?["active"] == .bool(true))
      #expect(entitlement?["transactionId"] == .string("t\(number)"))
      #expect(tight.service.decider.recordCache.bytes <= limits.cacheBytesMax)
    }
  }

  private func load(_ line: InProcessLine) throws {
    let catalogue = #"{"x":{"kind":"nonConsumable","entitlements":["X"]}}"#
    try line.call(
      #"{"id":0,"method":"project.define","params":{"products":\#(catalogue)}}"#
    )
    for number in 0..<devices {
      try line.call(#"{"id":1,"method":"install","params":{"device":"d\#(number)"}}"#)
      let purchase = """
        {"device":"d\(number)","product":"x","store":"web","transactionId":"t\(number)"}
        """
      try line.call(#"{"id":2,"method":"purchase","params":\#(purchase)}"#)
    }
  }
}
