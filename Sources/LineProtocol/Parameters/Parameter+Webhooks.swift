import IdentityCore

// No message quotes a URL or a secret, since either may contain something confidential.
extension Parameter {
  /// Reads the webhooks of `project.define`, whose URLs must differ.
  func webhooks(max: Int) throws(RPCError) -> [Webhook] {
    var webhooks: [Webhook] = []
    for element in try list(max: max) {
      let members = try element.object(.webhookChoice)
      let url = try members.required("url")
      let webhook = Webhook(
        url: try url.webAddress(),
        secret: try members.required("secret").secret(),
        oldSecret: try members.optional("oldSecret")?.secret(),
        authorization: try members.optional("authorization")?.headerValue(),
        format: try members.optional("format")?.choice() ?? .entitled,
        kinds: try members.optional("kinds")?.eventKinds() ?? []
      )
      guard !webhooks.contains(where: { $0.url == webhook.url }) else {
        throw url.invalid(
          "another webhook in the list has this URL",
          hint: "list each URL once; a query such as ?feed=2 makes a different URL"
        )
      }
      webhooks.append(webhook)
    }
    return webhooks
  }

  /// Reads the kinds of events that a webhook receives.
  private func eventKinds() throws(RPCError) -> [Event.Kind] {
    let kinds = try list(max: Event.Kind.allCases.count) { kind throws(RPCError) -> Event.Kind in
      try kind.choice()
    }
    guard !kinds.isEmpty else {
      throw invalid("the list is empty", hint: "leave kinds out to receive every kind")
    }
    return kinds
  }

  /// Reads an absolute URL of a web server.
  private func webAddress() throws(RPCError) -> [UInt8] {
    let bytes = try string(scalarsMax: WebAddress.lengthMax)
    if let fault = WebAddress.fault(of: bytes) { throw invalid(fault.message, hint: fault.hint) }
    return bytes
  }

  /// Reads the value of an HTTP header: printable ASCII without a space at either end.
  private func headerValue() throws(RPCError) -> [UInt8] {
    let bytes = try string(scalarsMax: 1000)
    let hint = "send the value as the server expects it in its header Authorization"
    let space = UInt8(ascii: " ")
    guard let first = bytes.first, let last = bytes.last else {
      throw invalid("the value is empty", hint: hint)
    }
    guard first != space, last != space, bytes.allSatisfy({ 0x20...0x7E ~= $0 }) else {
      throw invalid(
        "an HTTP header has only printable ASCII, and no space at either end",
        hint: hint
      )
    }
    return bytes
  }

  /// Reads the secret that signs posts; `whsec_` precedes bytes in base64.
  private func secret() throws(RPCError) -> [UInt8] {
    let hint = "make one with: openssl rand -hex 32"
    let bytes = try string(scalarsMax: 255)
    guard !bytes.isEmpty else { throw invalid("the secret is empty", hint: hint) }
    if let coded = WebhookSecret.coded(in: bytes), WebhookSecret.decoded(coded) == nil {
      throw invalid(
        "the text after whsec_ is not base64 of at least one byte",
        hint: "copy the whole secret, with the = at its end; or \(hint)"
      )
    }
    return bytes
  }
}
