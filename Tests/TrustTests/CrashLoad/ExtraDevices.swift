import TestSupport

/// People who only enlarge a store; each has a device and a purchase.
enum ExtraDevices {
  static func gather(_ count: Int, on line: SocketLine) throws {
    let atATime = 250
    try line.result("project.define", #"{"project":"crowd"}"#)
    for first in stride(from: 0, to: count, by: atATime) {
      let numbers = first..<min(first + atATime, count)
      let lines = numbers.map { number in
        let device = #""project":"crowd","device":"d\#(number)""#
        return #"{"id":1,"method":"install","params":{\#(device)}}"# + "\n"
          + #"{"id":1,"method":"purchase","params":{\#(device),"product":"x","store":"web","#
          + #""transactionId":"\#(number)"}}"# + "\n"
      }
      try line.send(Array(lines.joined().utf8))
      for _ in 0..<2 * numbers.count { try line.nextResult() }
    }
  }
}
