/// What the app waits for while the tracking prompt is shown.
@MainActor
private final class TrackingRequests {
  var completions: [@MainActor (ATTStatus) -> Void] = []
}

extension AppEnvironment {
  /// What the user has said to tracking, as the app finds it in `ATTrackingManager.trackingAuthorizationStatus`.
  public var trackingStatus: ATTStatus { link.here?.trackingStatus ?? .notDetermined }

  /// Asks the user to allow tracking, as `ATTrackingManager.requestTrackingAuthorization` and the SDKs' own methods do.
  ///
  /// The prompt covers the app until a step `trackingAuthorization` answers it. If the user has answered before, or the
  /// app is not active, no prompt is shown, and the completion handler gets the present status.
  ///
  /// - Parameters:
  ///   - method: The method that the app calls, for the trace.
  ///   - completion: Gets the user's answer.
  public func requestTrackingAuthorization(
    by method: String = "ATTrackingManager.requestTrackingAuthorization",
    completion: @escaping @MainActor (ATTStatus) -> Void
  ) {
    guard let simulation = link.reach(method) else { return }
    simulation.call(method, nil) {
      if let status = simulation.requestTracking() {
        Task { completion(status) }
      } else {
        object { TrackingRequests() }.completions.append(completion)
      }
    }
  }

  /// The user has answered the prompt.
  package func trackingAnswered(_ status: ATTStatus) {
    let requests = object { TrackingRequests() }
    let completions = requests.completions
    requests.completions = []
    for completion in completions { completion(status) }
  }
}
