/// Maximum numbers of nodes in a picture.
enum PictureLimits {
  static let customersMax = 9
  static let usersOfCustomerMax = 8
  static let devicesMax = 16
  static let purchasesMax = 16
  static let grantsMax = 8
  static let entitlementsMax = 24

  /// Returns the first elements; adds a description of the rest to `omitted`.
  static func cut<Element>(
    _ elements: [Element],
    _ countMax: Int,
    _ noun: String,
    _ omitted: inout [String]
  ) -> [Element] {
    if elements.count > countMax { omitted.append("\(elements.count - countMax) more \(noun)") }
    return Array(elements.prefix(countMax))
  }
}
