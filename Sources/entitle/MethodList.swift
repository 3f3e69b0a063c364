/// The methods that are sub-commands.
struct MethodList: Equatable {
  let methods: [MethodEntry]

  /// Returns the method with exactly that name.
  func exactly(_ name: String) -> MethodEntry? {
    methods.first { $0.name == name }
  }

  /// Returns the method of a name, which may also be written as in `check-entitlements`.
  func method(named name: String) -> MethodEntry? {
    exactly(name) ?? methods.first { ParameterEntry.optionName(of: $0.name) == name }
  }
}
