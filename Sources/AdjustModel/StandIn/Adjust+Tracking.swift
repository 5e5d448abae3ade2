import SDKContract

// The system's tracking prompt, which Adjust's SDK presents for the app.
extension Adjust {
  /// Asks the user to allow tracking.
  ///
  /// - Parameter completion: Receives the raw value of the `ATTrackingManager` status.
  public nonisolated static func requestAppTrackingAuthorization(completionHandler completion: ((UInt) -> Void)? = nil)
  {
    request(by: "Adjust.requestAppTrackingAuthorization", completion)
  }

  /// Asks the user to allow tracking, and returns the raw value of the `ATTrackingManager` status.
  public nonisolated static func requestAppTrackingAuthorization() async -> UInt {
    await withUnsafeContinuation { continuation in
      requestAppTrackingAuthorization { continuation.resume(returning: $0) }
    }
  }

  /// The raw value of the `ATTrackingManager` status.
  public nonisolated static func appTrackingAuthorizationStatus() -> Int32 {
    AppEnvironment.withCurrent(()) { here, _ in
      here.adjust.link.record("Adjust.appTrackingAuthorizationStatus", "\(here.trackingStatus.rawValue)")
      return Int32(here.trackingStatus.rawValue)
    }
  }

  /// Reports the status if no package has had it yet.
  @MainActor func checkTrackingStatus() {
    link.set { sdk, moment in
      let status = sdk.machine.installation.attStatus
      return sdk.machine.trackingAnswered(status, at: moment.now)
    }
  }

  nonisolated static func request(by method: String, _ completion: ((UInt) -> Void)?) {
    AppEnvironment.withCurrent((method, completion)) { here, request in
      here.requestTrackingAuthorization(by: request.0) { status in
        request.1?(UInt(status.rawValue))
        here.adjust.link.set { $0.machine.trackingAnswered(status, at: $1.now) }
      }
    }
  }
}

extension AdjustVersion4 {
  /// Asks the user to allow tracking.
  ///
  /// - Parameter completion: Receives the raw value of the `ATTrackingManager` status.
  public class func requestTrackingAuthorization(completionHandler completion: ((UInt) -> Void)? = nil) {
    Adjust.request(by: "Adjust.requestTrackingAuthorization", completion)
  }

  /// Asks the user to allow tracking, and returns the raw value of the `ATTrackingManager` status.
  public class func requestTrackingAuthorization() async -> UInt {
    await withUnsafeContinuation { continuation in
      requestTrackingAuthorization { continuation.resume(returning: $0) }
    }
  }

  /// The raw value of the `ATTrackingManager` status.
  public class func appTrackingAuthorizationStatus() -> Int32 { Adjust.appTrackingAuthorizationStatus() }

  /// Asks the user to allow tracking.
  public func requestTrackingAuthorization(completionHandler completion: ((UInt) -> Void)? = nil) {
    Self.requestTrackingAuthorization(completionHandler: completion)
  }

  /// The raw value of the `ATTrackingManager` status.
  public func appTrackingAuthorizationStatus() -> Int32 { Self.appTrackingAuthorizationStatus() }
}
