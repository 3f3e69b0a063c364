/// How much one picture shows: what one looks at, and no archive.
enum PictureLimits {
  static let customersMax = 9
  static let usersOfCustomerMax = 8
  static let devicesMax = 16
  static let purchasesMax = 16
  static let grantsMax = 8
  static let entitlementsMax = 24

  /// The first so many, with words for the rest.
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
