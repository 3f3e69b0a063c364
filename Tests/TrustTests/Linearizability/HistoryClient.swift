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
  let daemon: RestartingDaemon
  let record: Record

  /// Sends random requests in pipelines of one to three; reconnects after each kill.
  func work(requests: Int, seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var connection = try daemon.connect()
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
      if try !send(burst, over: connection) { connection = try daemon.connect() }
    }
  }

  /// Sends every possible read, one at a time.
  func lookAround() throws {
    let connection = try daemon.connect()
    for household in households {
      for phone in Household.phones {
        for request in [Household.Request.check(phone: phone), .note(phone: phone)] {
          let sent = Sent(household: household, id: "\(name).last", request: request)
          guard try send([sent], over: connection) else {
            throw ChildProcessError(reason: "the daemon closed the connection without a kill")
          }
        }
      }
    }
  }

  /// Returns false if the daemon was killed in the meantime.
  private func send(_ burst: [Sent], over connection: RestartingDaemon.Connection) throws -> Bool {
    let asked = RestartingDaemon.now
    let text = burst.map { $0.request.line(id: $0.id, of: $0.household) }.joined()
    var answered = 0
    if (try? connection.line.send(Array(text.utf8))) != nil {
      for sent in burst {
        guard let bytes = try? connection.line.receive() else { break }
        let ended = RestartingDaemon.now
        let reply = try JSONTree(bytes)
        guard reply["id"]?.text == sent.id,
          let answer = HouseholdAnswer(reply, to: sent.request, of: sent.household)
        else { throw ChildProcessError(reason: "the reply to \(sent) is \(reply)") }
        add(sent, asked, answer, ended)
        answered += 1
      }
    }
    if answered == burst.count { return true }
    let kill = try daemon.kill(of: connection)
    // Requests sent after the daemon's kill never happened; the socket may report it late.
    if asked < kill { for sent in burst[answered...] { add(sent, asked, nil, kill) } }
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
