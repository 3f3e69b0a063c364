/// A subscription system, with its rules.
///
/// `Protocol/schemas/Rules.json` has the rules of each; everything else reads `Rules`.
package enum Preset: String, CaseIterable, Sendable {
  case qonversion, revenuecat, revenuecatLegacy, purchasely

  /// The preset of a project that defines none.
  package static let standard = Preset.qonversion
}
