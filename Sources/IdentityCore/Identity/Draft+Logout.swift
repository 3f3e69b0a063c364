extension Draft {
  /// The result of a logout.
  package struct LogoutEffect: Equatable, Sendable {
    package var user: UserView
    package var outcome: LogoutOutcome
  }

  /// Logs a device's identified user out; the holders of purchases stay the same.
  package mutating func logout(device id: DeviceID) throws(DecisionStop) -> LogoutEffect {
    var device = try existingDevice(id)
    guard let leaving = device.identifiedUser else { return try logoutAnonymous(device) }
    let user = try existingUser(leaving)
    device.changeUser(to: nil, at: now)
    if rules.onLogout == .rotate {
      device.anonymousUser = try makeAnonymousUser(for: id).id
    }
    put(device)
    var event = Event(.loggedOut, at: now, customer: user.customer, subject: user.member)
    event.device = id
    event.anonymousUser = device.anonymousUser
    emit(event)
    return LogoutEffect(
      user: try view(.device(id)),
      outcome: rules.onLogout == .rotate ? .rotated : .loggedOut
    )
  }

  private mutating func logoutAnonymous(_ device: Device) throws(DecisionStop) -> LogoutEffect {
    switch rules.onAnonymousLogout {
    case .ignore:
      return LogoutEffect(user: try view(.device(device.id)), outcome: .unchanged)
    case .refuse:
      throw .refused(.alreadyAnonymous)
    case .rotate:
      var device = device
      let leaving = try existingUser(device.anonymousUser)
      device.anonymousUser = try makeAnonymousUser(for: device.id).id
      put(device)
      var event = Event(.loggedOut, at: now, customer: leaving.customer, subject: leaving.member)
      event.device = device.id
      emit(event)
      return LogoutEffect(user: try view(.device(device.id)), outcome: .rotated)
    }
  }
}

/// The outcome of a logout.
package enum LogoutOutcome: String, CaseIterable, Sendable {
  case loggedOut, rotated, unchanged
}
