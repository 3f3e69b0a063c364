import TestSupport

/// Properties of a customer for other systems.
extension Model {
  mutating func setUserProperty(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let (user, customer) = try resolve(params)
    let key = params["key"]?.name ?? Name("")
    let value = params["value"]?.text ?? ""
    customers[customer].properties.removeAll { $0.key == key }
    if !value.isEmpty {
      customers[customer].properties.append(ModelProperty(key: key, value: value, setAt: now))
    }
    let id = users[user].id
    return .object(["userId": .name(id), "key": .name(key), "value": .string(value)])
  }

  func userProperties(_ params: JSONTree) throws(ModelError) -> JSONTree {
    let (_, customer) = try resolve(params)
    let properties = customers[customer].properties.map {
      JSONTree.Member(name: $0.key.text, value: .string($0.value))
    }
    return .object(["properties": .object(properties)])
  }
}
