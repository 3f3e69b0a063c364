import IdentityCore
import Testing

@Suite("Randomness from a seed")
struct EntropyTests {
  static let seeds: [(UInt64, UInt64, UInt64, UInt64)] = [
    (0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1), (1, 2, 3, 4),
    (.max, .max, .max, .max), (.max, 0, .max, 0), (0, .max, 0, .max), (1 << 63, 1 << 63, 0, 0),
    (0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB, 0xD6E8_FEB8_6659_FD93),
  ]

  @Test("Ids are valid for any seed", arguments: seeds, Preset.allCases)
  func anySeed(seed: (UInt64, UInt64, UInt64, UInt64), preset: Preset) throws {
    var entropy = Entropy(seed: seed)
    for _ in 0..<50 {
      let recordCache = RecordCache(bytesMax: .max)
      let project = Project(
        id: "home",
        number: ProjectNumber(1),
        defaults: ProjectDefaults(preset: preset),
        now: 0,
        entropy: &entropy
      )
      let given = Entropy(using: &entropy)
      var keysAsked = 0
      while true {
        var draft = Draft(recordCache: recordCache, project: project, now: 0, entropy: given)
        do throws(DecisionStop) {
          let made = try draft.install(
            device: nil,
            user: "u",
            storeAccount: nil,
            platform: nil,
            app: nil
          )
          #expect(made.device.description.wholeMatch(of: /dev_[0-9a-f]{32}/) != nil)
          let length = preset == .purchasely ? 36 : preset.rules.anonymousPrefix.count + 32
          #expect(made.user.anonymousID?.bytes.count == length)
          #expect(made.user.customerID.bytes.count == length)
          break
        } catch {
          guard case .missing(let keys) = error else {
            Issue.record("refused: \(error)")
            break
          }
          keysAsked += keys.count
          for key in keys { recordCache.insert(nil, for: key) }
          #expect(keysAsked < 20)
        }
      }
    }
  }

  @Test func `Equal seeds give equal numbers, and other seeds others`() {
    var drawn: Set<[UInt64]> = []
    for seed in Self.seeds {
      var first = Entropy(seed: seed)
      var second = Entropy(seed: seed)
      let numbers = (0..<8).map { _ in first.next() }
      #expect((0..<8).map { _ in second.next() } == numbers)
      drawn.insert(numbers)
    }
    // The all-zero seed maps to another seed, which is in the list too.
    #expect(drawn.count == Self.seeds.count - 1)
  }

  @Test func `The generator is xoshiro256**`() {
    // The first numbers of the reference implementation from the state 1, 2, 3, 4.
    var entropy = Entropy(seed: (1, 2, 3, 4))
    let numbers = (0..<6).map { _ in entropy.next() }
    #expect(
      numbers == [
        11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
        607_988_272_756_665_600,
      ]
    )
  }
}
