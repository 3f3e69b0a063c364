/// A store whose notifications can be minted.
package enum MintStore: String, CaseIterable, Sendable {
  case appStore
  case playStore
  case stripe
}
