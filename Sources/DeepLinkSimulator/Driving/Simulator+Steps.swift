// Every step that a scenario can have, as a call. A test holds this list against that of the scenario format.
extension Simulator {
  /// A link is tapped, or opened in another way.
  public nonisolated func tap(_ url: String, from origin: TapOrigin? = nil) async throws {
    try await perform(.tap(url, from: origin))
  }

  /// The app is installed.
  public nonisolated func install() async throws { try await perform(.install) }

  /// The app is removed, with all that it kept on the device.
  public nonisolated func uninstall() async throws { try await perform(.uninstall) }

  /// The user opens the app from the home screen, whether it runs or not.
  public nonisolated func launch() async throws { try await perform(.launch) }

  /// The user opens a push notification; the link is in its payload.
  public nonisolated func openNotification(_ payload: ScenarioValue? = nil) async throws {
    try await perform(.openNotification(payload))
  }

  /// The app is launched in the background.
  public nonisolated func backgroundLaunch() async throws { try await perform(.backgroundLaunch) }

  /// The system launches the app before the user opens it.
  public nonisolated func prewarm() async throws { try await perform(.prewarm) }

  /// The user comes back to an app that is in the background.
  public nonisolated func foreground() async throws { try await perform(.foreground) }

  /// The user leaves the app.
  public nonisolated func background() async throws { try await perform(.background) }

  /// The system suspends an app that is in the background.
  public nonisolated func suspend() async throws { try await perform(.suspend) }

  /// The process ends; the system ends it, if there is no reason.
  public nonisolated func kill(_ reason: KillReason? = nil) async throws {
    try await perform(.kill(reason))
  }

  /// The system drops the scene while the process lives on.
  public nonisolated func reclaimScene() async throws { try await perform(.reclaimScene) }

  /// A system alert, a call or the app switcher covers the app.
  public nonisolated func alert() async throws { try await perform(.alert) }

  /// What covered the app goes away.
  public nonisolated func dismissAlert() async throws { try await perform(.dismissAlert) }

  /// Virtual time passes, with all that happens in it.
  public nonisolated func advance(by duration: Duration) async throws {
    try await perform(.wait(duration))
  }

  /// The user gets past a gate, such as onboarding.
  public nonisolated func openGate(_ gate: String) async throws { try await perform(.openGate(gate)) }

  /// A gate closes again, as at a logout.
  public nonisolated func closeGate(_ gate: String) async throws { try await perform(.closeGate(gate)) }

  /// The object that an SDK's weak delegate points to is released.
  public nonisolated func releaseDelegate(_ sdk: SDKName) async throws {
    try await perform(.releaseDelegate(sdk))
  }

  /// The user answers the tracking prompt.
  public nonisolated func trackingAuthorization(_ answer: TrackingAnswer) async throws {
    try await perform(.trackingAuthorization(answer))
  }

  /// An ad whose network reports the click itself is clicked.
  ///
  /// - Parameter parameters: The parameters of the ad.
  public nonisolated func adClick(_ parameters: ScenarioValue) async throws {
    try await perform(Step(.adClick(parameters)))
  }

  /// The system takes one step by itself, whether or not it would.
  public nonisolated func system(_ step: Step.SystemStep) async throws {
    try await perform(Step(.system(step)))
  }

  /// A text is copied to the pasteboard.
  public nonisolated func pasteboard(_ text: String) async throws {
    try await perform(Step(.pasteboard(text)))
  }

  /// The clock of the device is set back.
  public nonisolated func clockBack(_ duration: Duration) async throws {
    try await perform(Step(.clockBack(duration)))
  }

  /// A site serves another association file from now on.
  public nonisolated func associationFile(_ file: Step.AssociationFileDescription) async throws {
    try await perform(Step(.associationFile(file)))
  }

  /// The network goes away or comes back.
  public nonisolated func network(isOnline: Bool) async throws {
    try await perform(.network(isOnline: isOnline))
  }

  /// App code calls a method of an SDK, by the name that `call` steps have for it.
  public nonisolated func call(_ method: String, with argument: ScenarioValue? = nil) async throws {
    try await perform(.call(method, with: argument))
  }

  /// The servers answer requests that are sent from now on in another way.
  public nonisolated func answer(_ answers: BackendAnswer...) async throws {
    var backend = BackendDescription()
    for answer in answers { answer.add(to: &backend) }
    try await perform(Step(.backend(backend)))
  }
}
