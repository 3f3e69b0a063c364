/// The contract's pages that the manual has, as a Swift file.
package enum ContractPagesSource {
  /// Where it stands.
  package static let file = "Sources/entitle/Manual/Generated/ContractPages.swift"

  private static let pages = ["daemon", "feed", "lines", "rules"]

  /// The file's text, from the pages as they stand in `Protocol/`.
  package static func make() throws -> String {
    let constants = try pages.map { page in
      let text = String(decoding: try Repository.bytes("Protocol/\(page).md"), as: UTF8.self)
      // Flush with the margin, so that no line of a page is taken for indentation.
      return "\n  /// `Protocol/\(page).md`.\n  static let \(page) = ###\"\"\"\n\(text)\"\"\"###\n"
    }
    return """
      // swift-format-ignore-file
      // Made from Protocol/ by `ENTITLED_UPDATE=1 swift test --filter ContractTests`.

      /// Pages of the contract, in Markdown.
      enum ContractPages {\(constants.joined())}

      """
  }
}
