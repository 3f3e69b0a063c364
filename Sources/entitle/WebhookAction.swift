/// What `entitle webhooks` can do with a webhook.
enum WebhookAction: String, CaseIterable {
  case pause, resume, replay

  /// The method that does it.
  var method: String { "webhook.\(rawValue)" }

  /// Whether a word is a URL, and not a parameter.
  static func isURL(_ word: String) -> Bool {
    let lowercase = word.lowercased().utf8
    return lowercase.starts(with: "https://".utf8) || lowercase.starts(with: "http://".utf8)
  }
}
