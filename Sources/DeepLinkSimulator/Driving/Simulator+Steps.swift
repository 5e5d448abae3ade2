// Every step of the scenario format, as a call. A test compares this list with the format's.
extension Simulator {
  /// Taps a link, or opens it from another origin.
  public nonisolated func tap(_ url: String, from origin: TapOrigin? = nil) async throws(SimulatorError) {
    try await perform(.tap(url, from: origin))
  }

  /// Installs the app.
  public nonisolated func install() async throws(SimulatorError) { try await perform(.install) }

  /// Updates the app: its process ends, and everything that it stored on the device stays.
  public nonisolated func update() async throws(SimulatorError) { try await perform(.update) }

  /// Removes the app and everything that it stored on the device.
  public nonisolated func uninstall() async throws(SimulatorError) { try await perform(.uninstall) }

  /// Opens the app from the Home Screen, whether or not it is running.
  public nonisolated func launch() async throws(SimulatorError) { try await perform(.launch) }

  /// Lets a push notification arrive, which the user does not open.
  public nonisolated func receiveNotification(_ payload: ScenarioValue? = nil) async throws(SimulatorError) {
    try await perform(.receiveNotification(payload))
  }

  /// Opens a push notification, whose payload contains the link.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - action: What the user does instead of opening it: `dismiss`, or the identifier of a button.
  public nonisolated func openNotification(
    _ payload: ScenarioValue? = nil, action: String? = nil
  ) async throws(SimulatorError) {
    try await perform(.openNotification(payload, action: action))
  }

  /// Launches the app in the background, as for a silent push with this payload.
  public nonisolated func backgroundLaunch(_ payload: ScenarioValue? = nil) async throws(SimulatorError) {
    try await perform(Step(.backgroundLaunch(payload: payload)))
  }

  /// Prewarms the app: the system launches it before the user opens it.
  public nonisolated func prewarm() async throws(SimulatorError) { try await perform(.prewarm) }

  /// Brings an app from the background back to the foreground.
  public nonisolated func foreground() async throws(SimulatorError) { try await perform(.foreground) }

  /// Leaves the app, which goes to the background.
  public nonisolated func background() async throws(SimulatorError) { try await perform(.background) }

  /// Suspends an app that is in the background.
  public nonisolated func suspend() async throws(SimulatorError) { try await perform(.suspend) }

  /// Ends the app's process; without a reason, the system ends it.
  public nonisolated func kill(_ reason: KillReason? = nil) async throws(SimulatorError) {
    try await perform(.kill(reason))
  }

  /// Disconnects the scene while the process keeps running.
  public nonisolated func reclaimScene() async throws(SimulatorError) { try await perform(.reclaimScene) }

  /// Covers the app with a system alert, a call or the app switcher.
  public nonisolated func alert() async throws(SimulatorError) { try await perform(.alert) }

  /// Removes what covers the app.
  public nonisolated func dismissAlert() async throws(SimulatorError) { try await perform(.dismissAlert) }

  /// Advances virtual time and delivers every event that is due in it.
  public nonisolated func advance(by duration: Duration) async throws(SimulatorError) {
    try await perform(.wait(duration))
  }

  /// Opens a gate: the user gets past onboarding, for example.
  public nonisolated func openGate(_ gate: String) async throws(SimulatorError) { try await perform(.openGate(gate)) }

  /// Closes a gate again, as a logout does.
  public nonisolated func closeGate(_ gate: String) async throws(SimulatorError) { try await perform(.closeGate(gate)) }

  /// Releases the object to which an SDK holds a weak delegate reference.
  public nonisolated func releaseDelegate(_ sdk: SDKName) async throws(SimulatorError) {
    try await perform(.releaseDelegate(sdk))
  }

  /// Answers the tracking prompt.
  public nonisolated func trackingAuthorization(_ answer: TrackingAnswer) async throws(SimulatorError) {
    try await perform(.trackingAuthorization(answer))
  }

  /// Clicks an ad whose network reports the click to the servers itself.
  ///
  /// - Parameter parameters: The parameters of the ad.
  public nonisolated func adClick(_ parameters: ScenarioValue) async throws(SimulatorError) {
    try await perform(Step(.adClick(parameters)))
  }

  /// Forces a single step of the system, whether or not the system would take it now.
  public nonisolated func system(_ step: Step.SystemStep) async throws(SimulatorError) {
    try await perform(Step(.system(step)))
  }

  /// Copies text to the pasteboard.
  public nonisolated func pasteboard(_ text: String) async throws(SimulatorError) {
    try await perform(Step(.pasteboard(text)))
  }

  /// Sets the device's clock back.
  public nonisolated func clockBack(_ duration: Duration) async throws(SimulatorError) {
    try await perform(Step(.clockBack(duration)))
  }

  /// Changes the association file that a site serves from now on: that of its domain, or of the app's own sites.
  public nonisolated func associationFile(_ file: Step.AssociationFileDescription) async throws(SimulatorError) {
    try await perform(Step(.associationFile(file)))
  }

  /// Takes the device offline or back online.
  public nonisolated func network(isOnline: Bool) async throws(SimulatorError) {
    try await perform(.network(isOnline: isOnline))
  }

  /// Calls a method of an SDK as app code does, by its name in `call` steps.
  public nonisolated func call(_ method: String, with argument: ScenarioValue? = nil) async throws(SimulatorError) {
    try await perform(.call(method, with: argument))
  }

  /// Changes how the servers answer requests sent from now on.
  public nonisolated func answer(_ answers: BackendAnswer...) async throws(SimulatorError) {
    var backend = BackendDescription()
    for answer in answers { answer.add(to: &backend) }
    try await perform(Step(.backend(backend)))
  }
}
