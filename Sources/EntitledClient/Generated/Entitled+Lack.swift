// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// Something without which an entitlement is not active.
  public struct Lack: Hashable, Sendable {
    /// What is missing. rules.md says what each means.
    public let kind: Entitled.LackKind
    /// One sentence for people.
    public let text: String
    /// Of what is about a purchase, as the next two are.
    public let store: String?
    /// One transaction of a store.
    public let originalTransactionId: String?
    /// A product, as the store or the catalogue calls it.
    public let product: String?
    /// Of `heldByAnother` and `notIdentified`: who has it; the identified holder, else the
    /// anonymous one, of several the least by bytes.
    public let holder: String?
    /// The last moment with access; of `refunded` and `revoked` when that was.
    public let since: Entitled.Moment?
    /// Of `paused` when the pause ends, of `notYet` when it begins.
    public let until: Entitled.Moment?
    /// Of `heldByAnother`: how it came to its holder.
    public let because: [Entitled.ExplanationStep]?
    /// Calls that would make the entitlement active at the moment asked about, each by itself.
    /// Each stands where it helps first.
    public let wouldHelp: [Entitled.HelpfulCall]
  }
}

extension Entitled.Lack: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.kind = try members.required("kind")
    self.text = try members.required("text")
    self.store = try members.optional("store")
    self.originalTransactionId = try members.optional("originalTransactionId")
    self.product = try members.optional("product")
    self.holder = try members.optional("holder")
    self.since = try members.optional("since")
    self.until = try members.optional("until")
    self.because = try members.optional("because")
    self.wouldHelp = try members.required("wouldHelp")
  }
}
