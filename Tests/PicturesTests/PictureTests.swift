import Foundation
import FoundationXML
import Testing

@testable import EntitledClient
@testable import Presentation
@testable import Pictures

@Suite("A customer's picture")
struct PictureTests {
  /// Characters that need escaping in XML, in DOT or on a terminal.
  private static let awkward =
    "\u{202E}a<b>&\"'\\\n\u{7}\u{0}]]>é\u{301}漢字😀\u{FFFF}" + String(repeating: "x", count: 120)

  private static func record(_ ids: [String], holding: [String], of holders: [String]) -> JSON {
    let purchases = holding.map { chain -> JSON in
      [
        "store": "web", "originalTransactionId": .string(chain), "product": "monthly",
        "kind": "subscription", "state": "active", "device": nil, "storeAccount": nil,
        "expiresAt": "2026-02-01T00:00:00.000Z",
        "holders": .array(holders.map { .string($0) }),
      ]
    }
    return [
      "user": ["id": .string(ids[0]), "customerId": .string("c-\(ids[0])")],
      "ids": .array(
        ids.map { id in
          ["id": .string(id), "kind": .string(id == ids[0] ? "identified" : "anonymous")]
        } + [["id": .string("c-\(ids[0])"), "kind": "customer"]]
      ),
      "devices": .array(
        ids.dropFirst().map { id in
          [
            "device": .string("on \(id)"), "anonymousId": .string(id),
            "identityId": .string(ids[0]), "storeAccount": .string(id), "platform": nil,
            "app": nil,
          ]
        }
      ),
      "purchases": .array(purchases), "grants": [], "entitlements": [:],
      "at": "2026-01-01T00:00:00.000Z", "events": [],
    ]
  }

  /// Returns the picture of the first of several customers, who all hold the same purchases.
  private static func picture(
    _ people: [[String]],
    chains: [String],
    catalogue: JSON = [:]
  ) throws -> Picture {
    let holders = people.map { $0[0] }
    let question = try #require(PictureOptions([.init("userId", .string(holders[0]))]))
    return try CustomerReader(
      question: question,
      ask: { (method, params) throws(ClientError) in
        guard method == "user.export" else { return ["project": ["products": catalogue]] }
        let asked = JSON.object(params)["userId"]?.exact
        guard let ids = people.first(where: { ExactText($0[0]) == asked }) else {
          throw .remote(Self.unknownUser)
        }
        return Self.record(ids, holding: chains, of: holders + ["erased"])
      }
    ).picture()
  }

  private static var unknownUser: RemoteError {
    let json: JSON = ["code": 1101, "message": "nobody", "data": ["kind": "unknownUser"]]
    guard let error = RemoteError(json) else { preconditionFailure("no error of the protocol") }
    return error
  }

  /// Returns people with ids, whose numbers depend on the seed.
  private static func crowd(_ seed: Int) -> (people: [[String]], chains: [String]) {
    let people = (0...(seed % 5)).map { person in
      (0...((seed / 5 + person) % 4)).map { "user \(person) id \($0) of \(seed)" }
    }
    return (people, (0..<(seed % 7)).map { "chain \($0)" })
  }

  @Test(
    "No cards overlap, none is outside the picture, and frames contain their users",
    arguments: 0..<60
  )
  func room(seed: Int) throws {
    let (people, chains) = Self.crowd(seed)
    let layout = PictureLayout(try Self.picture(people, chains: chains))
    let cards = Array(layout.cards.values)
    for (index, card) in cards.enumerated() {
      #expect(!cards[(index + 1)...].contains { $0.overlaps(card) })
      #expect(card.x >= PictureLayout.margin && card.right <= PictureLayout.width)
      #expect(card.y >= PictureLayout.top && card.bottom <= layout.height)
    }
    for (index, frame) in layout.frames.enumerated() {
      #expect(!layout.frames[(index + 1)...].contains { $0.overlaps(frame) })
      for (node, card) in layout.cards {
        guard case .user(let customer, _) = node else {
          #expect(!frame.overlaps(card))
          continue
        }
        #expect(frame.overlaps(card) == (customer == index))
        #expect(customer != index || frame.bottom >= card.bottom)
      }
    }
  }

  @Test(
    "Links begin and end at the sides of their cards, and labels do not overlap",
    arguments: 0..<60
  )
  func links(seed: Int) throws {
    let (people, chains) = Self.crowd(seed)
    let layout = PictureLayout(try Self.picture(people, chains: Array(chains.prefix(2))))
    let routes = layout.routes
    #expect(routes.count == layout.picture.links.count)
    for route in routes {
      let from = try #require(layout.cards[route.link.from])
      let to = try #require(layout.cards[route.link.to])
      #expect(route.start.x == from.right && (from.y...from.bottom).contains(route.start.y))
      #expect(route.end.x == to.x && (to.y...to.bottom).contains(route.end.y))
    }
    let labels = routes.compactMap { route in route.label.map { (route.link.label, $0) } }
    for (index, (text, place)) in labels.enumerated() {
      for (other, otherPlace) in labels[(index + 1)...] {
        let reach = (DisplayWidth.columns(of: text) + DisplayWidth.columns(of: other)) * 3
        #expect(abs(place.x - otherPlace.x) >= reach || abs(place.y - otherPlace.y) >= 12)
      }
    }
  }

  @Test("Ids with any characters are plain text in every format")
  func awkwardIDs() throws {
    let people = [[Self.awkward, "\(Self.awkward)2"], ["\u{2066}\u{1B}[31m"]]
    let picture = try Self.picture(people, chains: [Self.awkward])
    for svg in [
      PictureSVG.text(of: picture),
      TimelineSVG.text(of: [["kind": .string(Self.awkward)]], person: Self.awkward, project: "&"),
    ] {
      let parser = XMLParser(data: Data(svg.utf8))
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }
    for text in [
      PictureSVG.text(of: picture), PictureDOT.text(of: picture), PictureText.text(of: picture),
    ] {
      #expect(!text.unicodeScalars.contains { ["\u{202E}", "\u{7}", "\u{1B}"].contains($0) })
      #expect(text.contains("u202E"))
    }
  }

  @Test("A DOT string escapes quotes and control characters")
  func quoted() {
    #expect(PictureDOT.quoted("a\"\\\u{7}\nb") == ##""a\"\\\\u0007\nb""##)
    #expect(PictureDOT.quoted("\"\u{301}") == "\"\\\"\u{301}\"")
  }

  @Test("A deleted user is shown as unknown, and omitted nodes are counted")
  func limits() throws {
    let people = (0..<20).map { person in (0..<12).map { "user \(person).\($0)" } }
    let picture = try Self.picture(people, chains: (0..<20).map { "chain \($0)" })
    #expect(picture.customers.count == 9)
    #expect(picture.customers.allSatisfy { $0.users.count == 8 && $0.usersOmitted == 4 })
    #expect(picture.purchases.count == 16)
    #expect(picture.devices.count == 16)
    #expect(picture.omitted.count == 3)
    let few = try Self.picture([["ann"]], chains: ["1"])
    #expect(few.customers.map(\.shownID.text) == ["ann", "erased"])
    #expect(few.customers[1].customerID == nil)
    #expect(PictureText.text(of: few).contains("erased, unknown by now\n"))
    #expect(few.omitted.isEmpty)
  }

  @Test("Two ids with different bytes are different users")
  func bytes() throws {
    let picture = try Self.picture([["\u{E9}"], ["e\u{301}"]], chains: ["1"])
    #expect(picture.customers.count == 3)
    #expect(picture.links.filter { $0.kind == .holds }.count == 3)
  }

  @Test("The line of an event says what changed, what it replaces, and why it ended")
  func eventLines() {
    let changes: JSON = [
      "attributes": ["a": "b"], "autoRenew": false, "billingIssueAt": nil,
      "refundedAt": "2026-01-12T00:00:00.000Z", "renewsAs": "yearly",
    ]
    let rows: [(event: JSON, ending: String)] = [
      (
        ["kind": "purchaseUpdated", "product": "monthly", "changes": changes],
        "monthly  attributes  autoRenew=false  billingIssueAt=null"
          + "  refundedAt=2026-01-12 00:00  renewsAs=yearly"
      ),
      (["kind": "purchaseRecorded", "product": "y", "replaces": "token-1"], "y  replaces token-1"),
      (["kind": "purchaseRenewed", "product": "y", "replaces": "token-1"], "y"),
      (["kind": "purchaseExpired", "product": "y", "endReason": "other"], "y  because other"),
    ]
    for row in rows {
      #expect(EventLine.subject(of: row.event, isBrief: true).joined(separator: "  ") == row.ending)
    }
  }

  @Test("A purchase that a login or a restore gave to its first holder was claimed")
  func claimed() throws {
    let labels = ["purchase": "bought", "identify": "claimed", "restore": "claimed"]
    for (method, label) in labels {
      let question = try #require(PictureOptions([.init("userId", .string("ann"))]))
      let picture = try CustomerReader(
        question: question,
        ask: { (asked, _) throws(ClientError) in
          guard asked == "user.export" else { return ["project": ["products": [:]]] }
          let event: JSON = [
            "kind": "purchaseRecorded", "at": "2026-01-01T00:00:00.000Z",
            "cause": ["method": .string(method), "id": 1], "store": "web",
            "originalTransactionId": "1", "userId": "ann", "user": "c-ann",
          ]
          guard case .object(let members) = Self.record(["ann"], holding: ["1"], of: ["ann"])
          else { return [:] }
          return .object(members.filter { $0.name != "events" } + [.init("events", [event])])
        }
      ).picture()
      #expect(picture.links.contains { $0.label == label }, "\(method): \(picture.links)")
    }
  }

  @Test("A purchase that went from one to another is shown with its holder and who lost it")
  func goneFurther() throws {
    func transfer(to id: String) -> JSON {
      [
        "kind": "subscriptionTransferred", "at": "2026-01-01T00:00:00.000Z", "store": "web",
        "originalTransactionId": "1", "from": ["ann"], "to": .string(id),
      ]
    }
    let question = try #require(PictureOptions([.init("userId", .string("ann"))]))
    let picture = try CustomerReader(
      question: question,
      ask: { (method, params) throws(ClientError) in
        switch method {
        case "user.export":
          let id = JSON.object(params)["userId"]?.text ?? ""
          let export = Self.record([id], holding: id == "cem" ? ["1"] : [], of: ["cem"])
          let further: [String: JSON] = [
            "ann": ["moreEvents": true, "cursor": "7", "events": []],
            "bob": ["events": [transfer(to: "cem")]],
          ]
          let added = further[id]?.members ?? []
          let kept = (export.members ?? []).filter { member in
            !added.contains { $0.name == member.name }
          }
          return .object(kept + added)
        case "events.read":
          #expect(JSON.object(params)["after"] == "7")
          return ["events": [transfer(to: "bob")], "cursor": "8", "more": false]
        default: return ["project": ["products": [:]]]
        }
      }
    ).picture()
    #expect(picture.customers.map(\.shownID.text) == ["ann", "bob", "cem"])
    #expect(picture.links.map(\.kind) == [.holds, .lost, .lost])
    #expect(picture.omitted.isEmpty)
  }

  @Test("At another time, only the source of an entitlement shows a state and a line")
  func otherTime() throws {
    let question = try #require(
      PictureOptions([
        .init("userId", .string("ann")), .init("at", "2026-03-01T00:00:00.000Z"),
      ])
    )
    let entitlement: JSON = [
      "id": "premium", "active": false, "state": "expired", "expiresAt": nil, "store": "web",
      "originalTransactionId": "1",
    ]
    let picture = try CustomerReader(
      question: question,
      ask: { (method, _) throws(ClientError) in
        switch method {
        case "user.export": Self.record(["ann"], holding: ["1", "2"], of: ["ann"])
        case "checkEntitlements":
          ["at": "2026-03-01T00:00:00.000Z", "entitlements": ["premium": entitlement]]
        default: ["project": ["products": ["monthly": ["entitlements": ["premium"]]]]]
        }
      }
    ).picture()
    #expect(picture.purchases.map(\.state) == ["expired", ""])
    #expect(!picture.links.contains { $0.kind == .couldGive })
  }

  @Test("A malformed reply gives an error")
  func strange() throws {
    let question = try #require(PictureOptions([.init("device", "d")]))
    let reader = CustomerReader(question: question, ask: { (_, _) throws(ClientError) in [:] })
    let error = #expect(throws: ClientError.self) { try reader.picture() }
    #expect(error?.message.contains("userInfo") == true)
  }
}
