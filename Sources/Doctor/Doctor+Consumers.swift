import IdentityCore
import Storage

// Consumers, and the webhooks, whose positions are those of consumers.
extension Doctor {
  func check(_ consumer: Consumer, in number: ProjectNumber) throws(StorageError) {
    let subject = "consumer \(quoted(consumer.id))"
    let newest = projects[number]?.projectCounts.events
    if let newest, !(0...max(0, newest) ~= consumer.cursor) {
      report(
        number,
        subject,
        "its position is event \(consumer.cursor), after the newest event \(newest)"
      )
    }
    guard consumer.id.isOfWebhook else { return }
    let webhooks = try find(.webhooks(number)) { record -> Webhooks? in
      if case .webhooks(let webhooks) = record { webhooks } else { nil }
    }
    if !webhooks.mayBe({ $0.all.contains { $0.consumer == consumer.id } }) {
      report(number, subject, "no webhook has it")
    }
  }

  func check(_ webhooks: Webhooks, in number: ProjectNumber) throws(StorageError) {
    var numbers: Set<Int64> = []
    for webhook in webhooks.all {
      let isNew = numbers.insert(webhook.number).inserted
      if !isNew || !(1...max(1, webhooks.lastNumber) ~= webhook.number) {
        report(number, "the webhooks", "number \(webhook.number) is not one that the daemon gave")
      }
      let consumer = RecordKey.consumer(number, webhook.consumer)
      if try scan.body(at: consumer) == nil {
        report(number, "the webhooks", "consumer \(quoted(webhook.consumer)) is missing")
      }
    }
  }
}
