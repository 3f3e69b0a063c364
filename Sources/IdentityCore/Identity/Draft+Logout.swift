extension Draft {
  /// What a logout came to.
  package struct LogoutEffect: Equatable, Sendable {
    package var user: UserView
    package var outcome: LogoutOutcome
  }

  /// Ends the use of a device by its identified user; purchases stay with those who hold them.
  package mutating func logout(device id: DeviceID) throws(DecisionStop) -> LogoutEffect {
    var device = try existingDevice(id)
    guard let leaving = device.identifiedUser else { return try logoutAnonymous(device) }
    let user = try existingUser(leaving)
    device.identifiedUser = nil
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

/// What became of a device's users.
package enum LogoutOutcome: String, CaseIterable, Sendable {
  case loggedOut, rotated, unchanged
}
