/// Generates the Swift file with the contract's pages for the manual.
package enum ContractPagesSource {
  /// The file's path.
  package static let file = "Sources/entitle/Manual/Generated/ContractPages.swift"

  private static let pages = ["daemon", "events", "lines", "rules"]

  /// Returns the file's text, made from the pages in `Protocol/`.
  package static func make() throws -> String {
    let constants = try pages.map { page in
      let text = String(decoding: try Repository.bytes("Protocol/\(page).md"), as: UTF8.self)
      // Not indented, so that no line of a page is taken for indentation.
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
