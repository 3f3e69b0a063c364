import Presentation

/// Whose access is compared: a device or a user, by the id that the history has for it.
enum ComparedSubject: Hashable, Comparable {
  case device(ExactText)
  case user(ExactText)

  var id: ExactText {
    switch self {
    case .device(let id), .user(let id): id
    }
  }

  /// The param that names it.
  var param: String {
    switch self {
    case .device: "device"
    case .user: "userId"
    }
  }

  /// For people.
  var text: String {
    switch self {
    case .device(let id): "device \(Printable.plain(id.text))"
    case .user(let id): "user \(Printable.plain(id.text))"
    }
  }

  /// Devices first, each by the bytes of their ids.
  static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.device(let left), .device(let right)), (.user(let left), .user(let right)):
      left < right
    case (.device, .user): true
    case (.user, .device): false
    }
  }
}
