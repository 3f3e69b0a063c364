import Presentation

/// A device or a user whose access is compared, by its id in the history.
enum ComparedSubject: Hashable, Comparable {
  case device(ExactText)
  case user(ExactText)

  var id: ExactText {
    switch self {
    case .device(let id), .user(let id): id
    }
  }

  /// The name of the param that holds the id.
  var param: String {
    switch self {
    case .device: "device"
    case .user: "userId"
    }
  }

  /// The subject as text.
  var text: String {
    switch self {
    case .device(let id): "device \(Printable.plain(id.text))"
    case .user(let id): "user \(Printable.plain(id.text))"
    }
  }

  /// Orders devices before users, each in the byte order of their ids.
  static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.device(let left), .device(let right)), (.user(let left), .user(let right)):
      left < right
    case (.device, .user): true
    case (.user, .device): false
    }
  }
}
