import IdentityCore
import Testing

@testable import entitledWebhook

@Suite("Signatures of posts")
struct SignatureTests {
  private let body = Array(#"{"test": 2432232314}"#.utf8)

  private func header(_ secrets: String...) -> String {
    Signature.header(
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      timestamp: 1_614_265_330,
      body: body,
      keys: secrets.map { WebhookSecret.key(of: Array($0.utf8)) }
    )
  }

  @Test("A signature matches the example of Standard Webhooks")
  func standard() {
    #expect(
      header("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")
        == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
    )
  }

  @Test("With two secrets there are two signatures, the newer secret's first")
  func rotation() {
    #expect(header("new", "old") == "\(header("new")) \(header("old"))")
    #expect(header("new") != header("old"))
  }

  @Test("RevenueCat's header has the timestamp and a signature for each secret")
  func revenueCat() {
    // printf '1614265330.{"test": 2432232314}' | openssl dgst -sha256 -hmac SECRET
    #expect(
      RevenueCatPayload.signature(
        timestamp: 1_614_265_330,
        body: body,
        secrets: ["new", "whsec_a"]
      )
        == "t=1614265330"
        + ",v1=38a20b3407e34a7dc14d633d89798651c9aa36307670c6039e805f89cfe153e4"
        + ",v1=1a33d28934701a04bc92a8cb6c4274759053399677edf1002e4afef66da78c07"
    )
  }

  @Test(
    "Base64 pads its output as the standard requires",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ]
  )
  func base64(text: String, coded: String) {
    #expect(Base64.text(of: Array(text.utf8)) == Array(coded.utf8))
    let back = WebhookSecret.decoded(Array(coded.utf8)[...])
    #expect(back == (text.isEmpty ? nil : Array(text.utf8)))
  }

  @Test("Base64 keeps every byte value")
  func everyByte() {
    let bytes = Array(UInt8.min...UInt8.max)
    #expect(WebhookSecret.decoded(Base64.text(of: bytes)[...]) == bytes)
  }
}
