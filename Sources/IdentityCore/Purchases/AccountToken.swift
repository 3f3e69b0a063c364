/// An opaque string that an app gives to the store with a purchase, and that the store gives back.
package struct AccountToken: Equatable, Sendable {
  package var id: AccountTokenID
  /// The user for whom a caller registered it; nil as long as only purchases carry it.
  package var user: UserID?
  /// The purchases that carry it and wait for a user.
  package var waiting: ChainList

  package init(id: AccountTokenID, user: UserID? = nil, waiting: ChainList = []) {
    self.id = id
    self.user = user
    self.waiting = waiting
  }

  /// With so many purchases that wait, a further one finds the user when a store next speaks of it.
  package static let waitingMax = 1000

  mutating func add(_ chain: ChainKey) {
    if waiting.count < Self.waitingMax { waiting.append(chain) }
  }
}

extension AccountTokenID {
  /// With so many tokens a customer gets no further one by a caller; aliases and imports may bring
  /// more.
  package static let perCustomerMax = 20

  /// Creates a token from its text, and writes one in the form of a UUID in lower case.
  ///
  /// iOS apps often print a UUID in upper case, and Apple sends it in lower case.
  package init(normalizing text: [UInt8]) {
    self.init(text.isUUID ? text.map { $0 | 0x20 } : text)
  }
}

extension [UInt8] {
  /// Whether these are 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.
  var isUUID: Bool {
    count == 36
      && indices.allSatisfy { index in
        switch index {
        case 8, 13, 18, 23: self[index] == UInt8(ascii: "-")
        default:
          UInt8(ascii: "0")...UInt8(ascii: "9") ~= self[index]
            || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self[index] | 0x20
        }
      }
  }
}

extension AccountToken: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.id(&user)
    try coder.chains(&waiting)
  }
}
