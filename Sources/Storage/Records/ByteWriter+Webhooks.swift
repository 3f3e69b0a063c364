import IdentityCore

// Encodes a project's webhooks.

extension ByteWriter {
  mutating func webhooks(_ webhooks: Webhooks) {
    list(webhooks.all) { webhook, writer in
      writer.bytes(webhook.url)
      writer.bytes(webhook.secret)
      writer.bytes(webhook.oldSecret)
      writer.bytes(webhook.authorization)
      writer.code(webhook.format)
      writer.signed(webhook.number)
      writer.flag(webhook.isPaused)
    }
    signed(webhooks.lastNumber)
  }
}

extension ByteReader {
  mutating func webhooks() throws(CodecError) -> Webhooks {
    Webhooks(
      all: try list { reader throws(CodecError) in
        Webhook(
          url: try reader.byteList(),
          secret: try reader.byteList(),
          oldSecret: try reader.optionalByteList(),
          authorization: try reader.optionalByteList(),
          format: try reader.code(),
          number: try reader.signed(),
          isPaused: try reader.flag()
        )
      },
      lastNumber: try signed()
    )
  }
}
