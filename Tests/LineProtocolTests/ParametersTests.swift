import LineProtocol
import Testing

@Suite("Named parameters")
struct ParametersTests {
  private let names: [StaticString] = ["device", "userId", "anonymousId", "project", "dryRun"]

  private func parameters(_ params: String?) throws -> Parameters {
    try Parameters(try params.map { try json($0) }, of: "identify", names: names)
  }

  private func error(_ params: String) -> RPCError? {
    #expect(throws: RPCError.self) { try parameters(params) }
  }

  @Test("Parameters come by name or by position, and null counts as missing")
  func slots() throws {
    for params in [
      "{\"userId\":\"u\",\"project\":\"p\"}", "[null,\"u\",null,\"p\"]",
      "[null,\"u\",null,\"p\",null]", "{\"user\\u0049d\":\"u\",\"project\":\"p\"}",
    ] {
      let given = try parameters(params)
      #expect(text(try given.required("userId").bytes()) == "u")
      #expect(given.optional("device") == nil)
      #expect(text(try given.required("project").bytes()) == "p")
      #expect(given.optional("dryRun") == nil)
    }
    for params in [nil, "{}", "[]", "[null,null]"] {
      let given = try parameters(params)
      #expect(names.allSatisfy { given.optional($0) == nil })
    }
  }

  @Test("Similar names in any order each return their own value")
  func anyOrder() throws {
    let alike: [StaticString] = ["product", "project", "prodect", "p", "pp", "price", "poxce", ""]
    for first in 0..<alike.count {
      // Start at each name, in both directions, with all names and with four of them.
      let turned = Array(alike[first...] + alike[..<first])
      for order in [turned, turned.reversed(), Array(turned[..<4])] {
        let members = order.map { name in "\"\(name)\":\"of \(name)\"" }
        let params = try json("{\(members.joined(separator: ","))}")
        let given = try Parameters(params, of: "m", names: alike)
        for name in alike {
          let isGiven = order.contains { "\($0)" == "\(name)" }
          let found = try given.optional(name)?.bytes()
          #expect(found == (isGiven ? Array("of \(name)".utf8) : nil), "\(name)")
        }
      }
    }
  }

  @Test("An unknown name is rejected with the known or similar names")
  func unknownName() {
    let near = error("{\"device\":\"d\",\"userID\":\"u\"}")
    #expect(near?.kind == .invalidParams)
    #expect(near?.message == "unknown parameter \"userID\"")
    #expect(near?.field == "/userID")
    #expect(
      near?.hint == "did you mean \"userId\"? "
        + "identify takes device, userId, anonymousId, project, dryRun"
    )
    #expect(near?.details.map(\.name) == ["nearest"])
    let far = error("{\"colour~/\":1}")
    #expect(far?.field == "/colour~0~1")
    #expect(far?.hint == "identify takes device, userId, anonymousId, project, dryRun")
    #expect(far?.details == [])
    let long = error("{\"\(String(repeating: "x", count: 100_000))\":1}")
    #expect(long?.message == "unknown parameter \"\(String(repeating: "x", count: 64))…\"")
    #expect((long?.field?.utf8.count ?? .max) <= 1025)
  }

  @Test("A method without parameters rejects any parameter")
  func noParameters() {
    let error = #expect(throws: RPCError.self) {
      try Parameters(try json("{\"a\":1}"), of: "project.list", names: [])
    }
    #expect(error?.hint == "project.list takes no parameters")
  }

  @Test("An array must not be longer than the list of parameters")
  func tooMany() {
    let error = error("[1,2,3,4,5,6]")
    #expect(error?.kind == .invalidParams)
    #expect(error?.message == "6 parameters are given, and at most 5 are allowed")
    #expect(error?.field == nil)
  }

  @Test("A missing parameter is named in the error")
  func missing() throws {
    let given = try parameters("[]")
    let error = #expect(throws: RPCError.self) { try given.required("userId") }
    #expect(error?.kind == .invalidParams)
    #expect(error?.message == "missing parameter \"userId\"")
    #expect(error?.field == "/userId")
  }

  @Test("Null counts as missing")
  func nulls() throws {
    let given = try parameters("{\"device\":null,\"userId\":null}")
    #expect(given.optional("device") == nil)
    let required = #expect(throws: RPCError.self) { try given.required("userId") }
    #expect(required?.message == "missing parameter \"userId\"")
  }

  @Test("A nullable parameter tells null, absence and a value apart")
  func nullable() throws {
    let given = try parameters("{\"device\":null,\"userId\":\"u\"}")
    func read(_ name: StaticString) throws -> NullableParameter<String> {
      switch given.nullable(name) {
      case .absent: .absent
      case .null: .null
      case .value(let parameter): .value(text(try parameter.bytes()))
      }
    }
    #expect(try read("device") == .null)
    #expect(try read("userId") == .value("u"))
    #expect(try read("project") == .absent)
  }

  @Test("Exactly one of two alternative parameters must be given")
  func exactlyOne() throws {
    func chosen(_ params: String) throws -> String {
      switch try parameters(params).exactlyOne("device", "userId") {
      case .first(let parameter): "first \(parameter.field)"
      case .second(let parameter): "second \(parameter.field)"
      }
    }
    #expect(try chosen("{\"device\":\"d\"}") == "first /device")
    #expect(try chosen("[null,\"u\"]") == "second /userId")
    let none = #expect(throws: RPCError.self) { try chosen("{}") }
    #expect(none?.message == "missing parameter \"device\" or \"userId\"")
    #expect(none?.hint == "give exactly one of device and userId")
    let both = #expect(throws: RPCError.self) { try chosen("[1,2]") }
    #expect(both?.message == "both \"device\" and \"userId\" are given")
    #expect(both?.field == "/userId")
    #expect(try chosen("{\"device\":null,\"userId\":\"u\"}") == "second /userId")
  }

  @Test("A nested object has its own names, and its path appears in every error")
  func nested() throws {
    let params = "{\"device\":[{\"store\":\"web\"},{\"store\":1},{\"shop\":1},3,{\"store\":null}]}"
    let list = try parameters(params).required("device").list(max: 5)
    func store(_ index: Int) throws -> [UInt8] {
      let object = try list[index].object(names: ["store", "id"], of: "a purchase")
      return try object.required("store").word()
    }
    #expect(text(try store(0)) == "web")
    let type = #expect(throws: RPCError.self) { try store(1) }
    #expect(type?.message == "device/1/store: expected a string, found a number")
    #expect(type?.field == "/device/1/store")
    let name = #expect(throws: RPCError.self) { try store(2) }
    #expect(name?.message == "unknown member \"shop\" in device/2")
    #expect(name?.field == "/device/2/shop")
    #expect(name?.hint?.hasSuffix("a purchase takes store, id") == true)
    let shape = #expect(throws: RPCError.self) { try store(3) }
    #expect(shape?.message == "device/3: expected an object, found a number")
    let missing = #expect(throws: RPCError.self) {
      try list[0].object(names: ["store", "id"], of: "a purchase").required("id")
    }
    #expect(missing?.message == "missing member \"device/0/id\"")
    #expect(missing?.field == "/device/0/id")
    #expect(try list[4].object(names: ["store"], of: "a purchase").optional("store") == nil)
  }

  @Test("An object with arbitrary names returns its members")
  func members() throws {
    let given = try parameters("{\"device\":{\"a/b\":1,\"c\":\"x\"},\"userId\":[]}")
    let members = try given.required("device").members(max: 2)
    #expect(members.map { text($0.name) } == ["a/b", "c"])
    #expect(members.map(\.value.field) == ["/device/a~1b", "/device/c"])
    let many = #expect(throws: RPCError.self) { try given.required("device").members(max: 1) }
    #expect(many?.message == "device: 2 members, and at most 1 are allowed")
    let shape = #expect(throws: RPCError.self) { try given.required("userId").members(max: 1) }
    #expect(shape?.message == "userId: expected an object, found an array")
  }
}
