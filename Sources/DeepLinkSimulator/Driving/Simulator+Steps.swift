// Every step of the scenario format, as a call. A test compares this list with the format's.
extension Simulator {
  /// Taps a link, or opens it from another origin.
  ///
  /// - Parameters:
  ///   - url: The link, with its scheme.
  ///   - origin: Where and how the link is opened; nil for a tap in another app.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func tap(_ url: String, from origin: TapOrigin? = nil) async throws(SimulatorError) {
    try await perform(.tap(url, from: origin))
  }

  /// Installs the app.
  ///
  /// - Throws: An error if the step is not possible now.
  public nonisolated func install() async throws(SimulatorError) { try await perform(.install) }

  /// Updates the app: its process ends, and everything that it stored on the device stays.
  ///
  /// - Throws: An error if the step is not possible now.
  public nonisolated func update() async throws(SimulatorError) { try await perform(.update) }

  /// Removes the app and everything that it stored on the device.
  ///
  /// - Throws: An error if the step is not possible now.
  public nonisolated func uninstall() async throws(SimulatorError) { try await perform(.uninstall) }

  /// Opens the app from the Home Screen, whether or not it is running.
  ///
  /// - Throws: An error if the step is not possible now.
  public nonisolated func launch() async throws(SimulatorError) { try await perform(.launch) }

  /// Lets a push notification arrive, which the user does not open.
  ///
  /// - Parameter payload: The payload of the notification; nil for an empty one.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func receiveNotification(_ payload: ScenarioValue? = nil) async throws(SimulatorError) {
    try await perform(.receiveNotification(payload))
  }

  /// Opens a push notification, whose payload contains the link.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - action: What the user does instead of opening it: `dismiss`, or the identifier of a button.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func openNotification(
    _ payload: ScenarioValue? = nil, action: String? = nil
  ) async throws(SimulatorError) {
    try await perform(.openNotification(payload, action: action))
  }

  /// Launches the app in the background, as for a silent push with this payload.
  ///
  /// - Parameter payload: The payload of the notification; nil for an empty one.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func backgroundLaunch(_ payload: ScenarioValue? = nil) async throws(SimulatorError) {
    try await perform(Step(.backgroundLaunch(payload: payload)))
  }

  /// Prewarms the app: the system launches it before the user opens it.
  ///
  /// - Throws: An error if the step is not possible now.
  public nonisolated func prewarm() async throws(SimulatorError) { try await perform(.prewarm) }

  /// Brings an app from the background back to the foreground.
  ///
  /// - Throws: An error if the step is not possible now.
  public nonisolated func foreground() async throws(SimulatorError) { try await perform(.foreground) }

  /// Leaves the app, which goes to the background.
  ///
  /// - Throws: An error if the step is not possible now.
  public nonisolated func background() async throws(SimulatorError) { try await perform(.background) }

  /// Suspends an app that is in the background.
  ///
  /// - Throws: An error if the step is not possible now.
  public nonisolated func suspend() async throws(SimulatorError) { try await perform(.suspend) }

  /// Ends the app's process; without a reason, the system ends it.
  ///
  /// - Parameter reason: Who ends the process: `.forceQuit` for the user; `.system` or nil for the system.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func kill(_ reason: KillReason? = nil) async throws(SimulatorError) {
    try await perform(.kill(reason))
  }

  /// Disconnects the scene while the process keeps running.
  ///
  /// - Throws: An error if the step is not possible now.
  public nonisolated func reclaimScene() async throws(SimulatorError) { try await perform(.reclaimScene) }

  /// Covers the app with a system alert, a call or the app switcher.
  ///
  /// - Throws: An error if the step is not possible now.
  public nonisolated func alert() async throws(SimulatorError) { try await perform(.alert) }

  /// Removes what covers the app.
  ///
  /// - Throws: An error if the step is not possible now.
  public nonisolated func dismissAlert() async throws(SimulatorError) { try await perform(.dismissAlert) }

  /// Advances virtual time and delivers every event that is due in it.
  ///
  /// - Parameter duration: How much virtual time passes: from zero to 36,500 days.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func advance(by duration: Duration) async throws(SimulatorError) {
    try await perform(.wait(duration))
  }

  /// Opens a gate: the user gets past onboarding, for example.
  ///
  /// - Parameter gate: The name of the gate, one of the scenario's gates.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func openGate(_ gate: String) async throws(SimulatorError) { try await perform(.openGate(gate)) }

  /// Closes a gate again, as a logout does.
  ///
  /// - Parameter gate: The name of the gate, one of the scenario's gates.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func closeGate(_ gate: String) async throws(SimulatorError) { try await perform(.closeGate(gate)) }

  /// Releases the object to which an SDK holds a weak delegate reference.
  ///
  /// - Parameter sdk: The SDK.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func releaseDelegate(_ sdk: SDKName) async throws(SimulatorError) {
    try await perform(.releaseDelegate(sdk))
  }

  /// Answers the tracking prompt.
  ///
  /// - Parameter answer: What the user answers.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func trackingAuthorization(_ answer: TrackingAnswer) async throws(SimulatorError) {
    try await perform(.trackingAuthorization(answer))
  }

  /// Clicks an ad whose network reports the click to the servers itself.
  ///
  /// - Parameter parameters: The parameters of the ad.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func adClick(_ parameters: ScenarioValue) async throws(SimulatorError) {
    try await perform(Step(.adClick(parameters)))
  }

  /// Forces a single step of the system, whether or not the system would take it now.
  ///
  /// - Parameter step: The step.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func system(_ step: Step.SystemStep) async throws(SimulatorError) {
    try await perform(Step(.system(step)))
  }

  /// Copies text to the pasteboard.
  ///
  /// - Parameter text: The text, such as a link.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func pasteboard(_ text: String) async throws(SimulatorError) {
    try await perform(Step(.pasteboard(text)))
  }

  /// Sets the device's clock back.
  ///
  /// - Parameter duration: How far the clock is set back: from zero to 36,500 days.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func clockBack(_ duration: Duration) async throws(SimulatorError) {
    try await perform(Step(.clockBack(duration)))
  }

  /// Changes the association file that a site serves from now on: that of its domain, or of the app's own sites.
  ///
  /// - Parameter file: The file, and the domain that serves it.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func associationFile(_ file: Step.AssociationFileDescription) async throws(SimulatorError) {
    try await perform(Step(.associationFile(file)))
  }

  /// Takes the device offline or back online.
  ///
  /// - Parameter isOnline: Whether requests reach the servers from now on.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func network(isOnline: Bool) async throws(SimulatorError) {
    try await perform(.network(isOnline: isOnline))
  }

  /// Calls a method of an SDK as app code does, by its name in `call` steps.
  ///
  /// - Parameters:
  ///   - method: The name of the method, as in a `call` step.
  ///   - argument: The argument of the call; nil if the method takes none.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func call(_ method: String, with argument: ScenarioValue? = nil) async throws(SimulatorError) {
    try await perform(.call(method, with: argument))
  }

  /// Changes how the servers answer requests sent from now on.
  ///
  /// - Parameter answers: The answers that change; all others stay as they are.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func answer(_ answers: BackendAnswer...) async throws(SimulatorError) {
    var backend = BackendDescription()
    for answer in answers { answer.add(to: &backend) }
    try await perform(Step(.backend(backend)))
  }
}
