/// What the SDK keeps on the device: it survives the process and goes with the app.
struct AdjustInstallation: Sendable {
  /// Nil until the SDK has started for the first time.
  var activity: AdjustActivityState?
  var attribution: ADJAttribution?
  /// The queue of packages; the first one may be on its way.
  var packages: [AdjustRequest.Kind] = []
  /// Whether a session was ever accepted by the backend.
  var isInstallTracked = false
}
