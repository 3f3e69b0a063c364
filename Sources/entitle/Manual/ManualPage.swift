import LineProtocol

/// The pages of the manual, generated from the help texts and the contract.
enum ManualPage: String, CaseIterable {
  case entitle
  case entitled
  case contract = "entitled-protocol"

  /// The section: 1 for commands, 7 for formats and conventions.
  var section: Int { self == .contract ? 7 : 1 }

  var about: String {
    switch self {
    case .entitle: "the command line of the daemon entitled"
    case .entitled: "subscription identity and entitlement daemon"
    case .contract: "the protocol and the rules of the daemon entitled"
    }
  }

  /// The file name, such as `entitle.1`.
  var file: String { "\(rawValue).\(section)" }

  func text(_ methods: MethodList) -> String {
    var page = Roff(title: rawValue, section: section, version: "\(Contract.version)")
    page.section("Name")
    page.name(rawValue, about)
    switch self {
    case .entitle: page.addEntitle(methods)
    case .entitled: page.addEntitled(methods)
    case .contract: page.addContract(methods)
    }
    page.section("See also")
    let others = Self.allCases.filter { $0 != self }
    page.paragraph(others.map { "**\($0.rawValue)**(\($0.section))" }.joined(separator: ", "))
    return page.text
  }
}
