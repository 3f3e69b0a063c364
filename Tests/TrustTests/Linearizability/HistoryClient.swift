import Foundation
import Synchronization
import TestSupport

/// A client whose requests become part of a history.
struct HistoryClient: Sendable {
  /// The operations of all clients of a history.
  final class Record: Sendable {
    private let operations = Mutex<[Entry]>([])

    struct Entry: Sendable {
      var household: String
      var operation: Operation<Household>
    }

    var entries: [Entry] { operations.withLock { $0 } }

    func add(_ entry: Entry) { operations.withLock { $0.append(entry) } }
  }

  private struct Sent {
    var household: String
    var id: String
    var request: Household.Request
  }

  let name: String
  let households: [String]
  let stage: Stage
  let record: Record

  /// Sends random requests in pipelines of one to three; reconnects after each kill.
  func work(requests: Int, seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var visit = try stage.connect()
    var count = 0
    while count < requests {
      let burst = (0..<Int.random(in: 1...3, using: &random)).map { place in
        Sent(
          household: households.randomElement(using: &random) ?? "",
          id: "\(name).\(count + place)",
          request: .random(using: &random)
        )
      }
      count += burst.count
      if try !send(burst, over: visit) { visit = try stage.connect() }
    }
  }

  /// Sends every possible read, one at a time.
  func lookAround() throws {
    let visit = try stage.connect()
    for household in households {
      for phone in Household.phones {
        for request in [Household.Request.check(phone: phone), .note(phone: phone)] {
          let sent = Sent(household: household, id: "\(name).last", request: request)
          guard try send([sent], over: visit) else {
            throw ChildProcessError(reason: "the daemon closed, and was not killed")
          }
        }
      }
    }
  }

  /// Returns false if the daemon was killed in the meantime.
  private func send(_ burst: [Sent], over visit: Stage.Visit) throws -> Bool {
    let asked = Stage.now
    let text = burst.map { $0.request.line(id: $0.id, of: $0.household) }.joined()
    var answered = 0
    if (try? visit.line.send(Array(text.utf8))) != nil {
      for sent in burst {
        guard let bytes = try? visit.line.receive() else { break }
        let ended = Stage.now
        let reply = try JSONTree(bytes)
        guard reply["id"]?.text == sent.id,
          let answer = HouseholdAnswer(reply, to: sent.request, of: sent.household)
        else { throw ChildProcessError(reason: "\(sent) was answered with \(reply)") }
        add(sent, asked, answer, ended)
        answered += 1
      }
    }
    if answered == burst.count { return true }
    let death = try stage.death(of: visit)
    // Requests sent after the daemon's death never happened; the socket may report it late.
    if asked < death { for sent in burst[answered...] { add(sent, asked, nil, death) } }
    return false
  }

  private func add(_ sent: Sent, _ asked: UInt64, _ answer: HouseholdAnswer?, _ ended: UInt64) {
    let operation = Operation<Household>(
      label: sent.id,
      request: sent.request,
      answer: answer,
      asked: asked,
      ended: ended
    )
    record.add(Record.Entry(household: sent.household, operation: operation))
  }
}

extension Household.Request {
  static func random(using random: inout SplitMix) -> Self {
    let phone = Int(random.next() % UInt64(Household.phones.count))
    let person = Int(random.next() % UInt64(Household.people.count))
    let number = Int(random.next() % 40)
    return switch random.next() % 20 {
    case 0...1: .install(phone: phone)
    case 2...4: .identify(phone: phone, person: person)
    case 5...6: .logout(phone: phone)
    case 7...9: .purchase(phone: phone, transaction: number)
    case 10...11: .grant(phone: phone)
    case 12: .revoke(phone: phone)
    case 13...14: .setNote(phone: phone, note: number)
    case 15...16: .note(phone: phone)
    default: .check(phone: phone)
    }
  }
}
