import SDKContract

/// The name of `AppsFlyerLibDelegate` until version 5, with the names that its methods had in version 4.
///
/// Conversion data comes to `onConversionDataSuccess` or, if the delegate does not have it, to
/// `onConversionDataReceived`. The trace shows either as `onConversionDataSuccess`. All methods are optional.
public protocol AppsFlyerTrackerDelegate: AppsFlyerLibDelegate {
  /// Receives the conversion data of the install at every counted session.
  @preconcurrency @MainActor
  func onConversionDataReceived(_ installData: [AnyHashable: Any])

  /// Receives the error if there is no conversion data.
  @preconcurrency @MainActor
  func onConversionDataRequestFailure(_ error: any Error)

  // The header has no nullability annotations: code has parameters such as `_ installData: [AnyHashable: Any]!`.

  /// Receives the conversion data of the install at every counted session, as an implicitly unwrapped optional.
  @preconcurrency @MainActor
  func onConversionDataReceived(_ installData: [AnyHashable: Any]!)

  /// Receives the error if there is no conversion data, as an implicitly unwrapped optional.
  @preconcurrency @MainActor
  func onConversionDataRequestFailure(_ error: (any Error)!)
}

extension AppsFlyerTrackerDelegate {
  /// Calls the method under its name in version 4.
  @preconcurrency @MainActor
  public func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]!) {
    onConversionDataReceived(conversionInfo ?? [:])
  }

  /// Calls the method under its name in version 4.
  @preconcurrency @MainActor
  public func onConversionDataFail(_ error: (any Error)!) {
    if let error { onConversionDataRequestFailure(error) }
  }

  /// Calls the method with an implicitly unwrapped parameter.
  @preconcurrency @MainActor
  public func onConversionDataReceived(_ installData: [AnyHashable: Any]) {
    onConversionDataReceived(installData as [AnyHashable: Any]?)
  }

  /// Calls the method with an implicitly unwrapped parameter.
  @preconcurrency @MainActor
  public func onConversionDataRequestFailure(_ error: any Error) {
    onConversionDataRequestFailure(error as (any Error)?)
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func onConversionDataReceived(_ installData: [AnyHashable: Any]!) {
    CallbackResponder.doesNotRespond()
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func onConversionDataRequestFailure(_ error: (any Error)!) {
    CallbackResponder.doesNotRespond()
  }
}
