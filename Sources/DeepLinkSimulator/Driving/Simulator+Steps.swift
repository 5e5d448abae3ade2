// Every step of the scenario format, as a call. A test compares this list with the format's.
extension Simulator {
  /// Taps a link, or opens it from another origin.
  ///
  /// - Parameters:
  ///   - url: The link, with its scheme.
  ///   - origin: Where and how the link is opened; nil for a tap in another app.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func tap(
    _ url: String, from origin: TapOrigin? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(.tap(url, from: origin), fileID: fileID, line: line)
  }

  /// Installs the app.
  ///
  /// - Parameters:
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func install(fileID: StaticString = #fileID, line: UInt = #line) async throws(SimulatorError) {
    try await perform(.install, fileID: fileID, line: line)
  }

  /// Updates the app: its process ends, and everything that it stored on the device stays.
  ///
  /// - Parameters:
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func update(fileID: StaticString = #fileID, line: UInt = #line) async throws(SimulatorError) {
    try await perform(.update, fileID: fileID, line: line)
  }

  /// Removes the app and everything that it stored on the device.
  ///
  /// - Parameters:
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func uninstall(fileID: StaticString = #fileID, line: UInt = #line) async throws(SimulatorError) {
    try await perform(.uninstall, fileID: fileID, line: line)
  }

  /// Opens the app from the Home Screen, whether or not it is running.
  ///
  /// - Parameters:
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func launch(fileID: StaticString = #fileID, line: UInt = #line) async throws(SimulatorError) {
    try await perform(.launch, fileID: fileID, line: line)
  }

  /// Lets a push notification arrive, which the user does not open.
  ///
  /// - Parameters:
  ///   - payload: The payload of the notification; nil for an empty one.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func receiveNotification(
    _ payload: ScenarioValue? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(.receiveNotification(payload), fileID: fileID, line: line)
  }

  /// Opens a push notification, whose payload contains the link.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - action: What the user does instead of opening it: `dismiss`, or the identifier of a button.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func openNotification(
    _ payload: ScenarioValue? = nil, action: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(.openNotification(payload, action: action), fileID: fileID, line: line)
  }

  /// Launches the app in the background, as for a silent push with this payload.
  ///
  /// - Parameters:
  ///   - payload: The payload of the notification; nil for an empty one.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func backgroundLaunch(
    _ payload: ScenarioValue? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(Step(.backgroundLaunch(payload: payload)), fileID: fileID, line: line)
  }

  /// Prewarms the app: the system launches it before the user opens it.
  ///
  /// - Parameters:
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func prewarm(fileID: StaticString = #fileID, line: UInt = #line) async throws(SimulatorError) {
    try await perform(.prewarm, fileID: fileID, line: line)
  }

  /// Brings an app from the background back to the foreground.
  ///
  /// - Parameters:
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func foreground(fileID: StaticString = #fileID, line: UInt = #line) async throws(SimulatorError) {
    try await perform(.foreground, fileID: fileID, line: line)
  }

  /// Leaves the app, which goes to the background.
  ///
  /// - Parameters:
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func background(fileID: StaticString = #fileID, line: UInt = #line) async throws(SimulatorError) {
    try await perform(.background, fileID: fileID, line: line)
  }

  /// Suspends an app that is in the background.
  ///
  /// - Parameters:
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func suspend(fileID: StaticString = #fileID, line: UInt = #line) async throws(SimulatorError) {
    try await perform(.suspend, fileID: fileID, line: line)
  }

  /// Ends the app's process; without a reason, the system ends it.
  ///
  /// - Parameters:
  ///   - reason: Who ends the process: `.forceQuit` for the user; `.system` or nil for the system.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func kill(
    _ reason: KillReason? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(.kill(reason), fileID: fileID, line: line)
  }

  /// Disconnects the scene while the process keeps running.
  ///
  /// - Parameters:
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func reclaimScene(
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(.reclaimScene, fileID: fileID, line: line)
  }

  /// Covers the app with a system alert, a call or the app switcher.
  ///
  /// - Parameters:
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func alert(fileID: StaticString = #fileID, line: UInt = #line) async throws(SimulatorError) {
    try await perform(.alert, fileID: fileID, line: line)
  }

  /// Removes what covers the app.
  ///
  /// - Parameters:
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func dismissAlert(
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(.dismissAlert, fileID: fileID, line: line)
  }

  /// Advances virtual time and delivers every event that is due in it.
  ///
  /// - Parameters:
  ///   - duration: How much virtual time passes: from zero to 36,500 days.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func advance(
    by duration: Duration, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(.wait(duration), fileID: fileID, line: line)
  }

  /// Opens a gate: the user gets past onboarding, for example.
  ///
  /// - Parameters:
  ///   - gate: The name of the gate, one of the scenario's gates.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func openGate(
    _ gate: String, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(.openGate(gate), fileID: fileID, line: line)
  }

  /// Closes a gate again, as a logout does.
  ///
  /// - Parameters:
  ///   - gate: The name of the gate, one of the scenario's gates.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func closeGate(
    _ gate: String, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(.closeGate(gate), fileID: fileID, line: line)
  }

  /// Releases the object to which an SDK holds a weak delegate reference.
  ///
  /// - Parameters:
  ///   - sdk: The SDK.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func releaseDelegate(
    _ sdk: SDKName, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(.releaseDelegate(sdk), fileID: fileID, line: line)
  }

  /// Answers the tracking prompt.
  ///
  /// - Parameters:
  ///   - answer: What the user answers.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func trackingAuthorization(
    _ answer: TrackingAnswer, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(.trackingAuthorization(answer), fileID: fileID, line: line)
  }

  /// Clicks an ad whose network reports the click to the servers itself.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the ad.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func adClick(
    _ parameters: ScenarioValue, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(Step(.adClick(parameters)), fileID: fileID, line: line)
  }

  /// Forces a single step of the system, whether or not the system would take it now.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func system(
    _ step: Step.SystemStep, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(Step(.system(step)), fileID: fileID, line: line)
  }

  /// Copies text to the pasteboard.
  ///
  /// - Parameters:
  ///   - text: The text, such as a link.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func pasteboard(
    _ text: String, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(Step(.pasteboard(text)), fileID: fileID, line: line)
  }

  /// Sets the device's clock back.
  ///
  /// - Parameters:
  ///   - duration: How far the clock is set back: from zero to 36,500 days.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func clockBack(
    _ duration: Duration, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(Step(.clockBack(duration)), fileID: fileID, line: line)
  }

  /// Changes the association file that a site serves from now on: that of its domain, or of the app's own sites.
  ///
  /// - Parameters:
  ///   - file: The file, and the domain that serves it.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func associationFile(
    _ file: Step.AssociationFileDescription, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(Step(.associationFile(file)), fileID: fileID, line: line)
  }

  /// Takes the device offline or back online.
  ///
  /// - Parameters:
  ///   - isOnline: Whether requests reach the servers from now on.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func network(
    isOnline: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(.network(isOnline: isOnline), fileID: fileID, line: line)
  }

  /// Calls a method of an SDK as app code does, by its name in `call` steps.
  ///
  /// - Parameters:
  ///   - method: The name of the method, as in a `call` step.
  ///   - argument: The argument of the call; nil if the method takes none.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func call(
    _ method: String, with argument: ScenarioValue? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    try await perform(.call(method, with: argument), fileID: fileID, line: line)
  }

  /// Changes how the servers answer requests sent from now on.
  ///
  /// - Parameters:
  ///   - answers: The answers that change; all others stay as they are.
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Throws: An error if the step is not possible now.
  public nonisolated func answer(
    _ answers: BackendAnswer..., fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) {
    var backend = BackendDescription()
    for answer in answers { answer.add(to: &backend) }
    try await perform(Step(.backend(backend)), fileID: fileID, line: line)
  }
}
