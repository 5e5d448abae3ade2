/// The completion handlers that wait for the answer to the tracking prompt.
@MainActor
private final class TrackingRequests {
  var completions: [@MainActor (ATTStatus) -> Void] = []
}

extension AppEnvironment {
  /// The tracking authorization, as `ATTrackingManager.trackingAuthorizationStatus` returns it.
  public var trackingStatus: ATTStatus { link.here?.trackingStatus ?? .notDetermined }

  /// Asks the user to allow tracking, as `ATTrackingManager.requestTrackingAuthorization` and the SDKs' own methods do.
  ///
  /// The prompt covers the app until a `trackingAuthorization` step answers it. If the user has already answered, or
  /// the app is not active, no prompt is shown and the completion handler gets the current status.
  ///
  /// - Parameters:
  ///   - method: The SDK method that the app calls, for the trace; nil for `ATTrackingManager`'s method.
  ///   - completion: Gets the user's answer.
  public func requestTrackingAuthorization(
    by method: String? = nil, completion: @escaping @MainActor (ATTStatus) -> Void
  ) {
    let name = method ?? "ATTrackingManager.requestTrackingAuthorization"
    guard let simulation = link.reach(name) else { return }
    let ask = {
      if let status = simulation.requestTracking() {
        Task { completion(status) }
      } else {
        self.object { TrackingRequests() }.completions.append(completion)
      }
    }
    guard method == nil else { return simulation.call(name, nil, ask) }
    simulation.perform(.other(name, nil), rule: .appCode)
    ask()
  }

  /// Passes the user's answer to the completion handlers that wait for it.
  package func trackingAnswered(_ status: ATTStatus) {
    let requests = object { TrackingRequests() }
    let completions = requests.completions
    requests.completions = []
    for completion in completions { completion(status) }
  }
}
