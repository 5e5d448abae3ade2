/// A method call by a step of the scenario.
struct PlannedCall: Sendable {
  /// The SDK that is called; nil for the system.
  let sdk: SDKName?
  private let call: SDKMethodCall

  init(_ sdk: SDKName?, _ call: SDKMethodCall) {
    self.sdk = sdk
    self.call = call
  }

  /// Makes the call, as app code would.
  @MainActor
  func make(in environment: AppEnvironment) {
    guard let sdk else {
      if case .string(let text) = call.argument { environment.open(text) }
      return
    }
    environment.standIn(named: sdk)?.make(call, in: environment)
  }
}
