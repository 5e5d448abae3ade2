extension Step {
  /// A link is tapped, or opened from another origin.
  ///
  /// - Parameters:
  ///   - url: The link, with its scheme.
  ///   - origin: Where and how the link is opened; nil for a tap in another app.
  public static func tap(_ url: String, from origin: TapOrigin? = nil) -> Step {
    Step(.tap(url: url, from: origin))
  }

  /// The app is installed.
  public static var install: Step { Step(.install) }

  /// The app is updated: its process ends, and everything that it stored on the device stays.
  public static var update: Step { Step(.update) }

  /// The app is removed with everything that it stored on the device.
  public static var uninstall: Step { Step(.uninstall) }

  /// The user opens the app from the Home Screen, whether or not it is running.
  public static var launch: Step { Step(.launch) }

  /// A push notification arrives, and the user does not open it.
  ///
  /// - Parameter payload: The payload of the notification; nil for an empty one.
  public static func receiveNotification(_ payload: ScenarioValue? = nil) -> Step {
    Step(.receiveNotification(payload: payload))
  }

  /// The user opens a push notification, whose payload contains the link.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - action: What the user does instead of opening it: `dismiss`, or the identifier of a button.
  public static func openNotification(_ payload: ScenarioValue? = nil, action: String? = nil) -> Step {
    Step(.openNotification(payload: payload, action: action))
  }

  /// The app is launched in the background.
  public static var backgroundLaunch: Step { Step(.backgroundLaunch()) }

  /// The app is launched in the background for a silent push with this payload.
  ///
  /// - Parameter payload: The payload of the notification; nil for an empty one.
  public static func backgroundLaunch(_ payload: ScenarioValue) -> Step { Step(.backgroundLaunch(payload: payload)) }

  /// The system launches the app before the user opens it.
  public static var prewarm: Step { Step(.prewarm) }

  /// The user comes back to an app that is in the background.
  public static var foreground: Step { Step(.foreground) }

  /// The user leaves the app, or what it has opened: the app is in the background already, then, and stays there.
  public static var background: Step { Step(.background) }

  /// The system suspends an app that is in the background.
  public static var suspend: Step { Step(.suspend) }

  /// The app's process ends; without a reason, the system ends it.
  ///
  /// - Parameter reason: Who ends the process: `.forceQuit` for the user; `.system` or nil for the system.
  public static func kill(_ reason: KillReason? = nil) -> Step { Step(.kill(reason)) }

  /// The system disconnects the scene while the process keeps running.
  public static var reclaimScene: Step { Step(.reclaimScene) }

  /// A system alert, a call or the app switcher covers the app.
  public static var alert: Step { Step(.alert) }

  /// What covers the app goes away.
  public static var dismissAlert: Step { Step(.dismissAlert) }

  /// Virtual time passes.
  ///
  /// - Parameter duration: How much virtual time passes: from zero to 36,500 days.
  public static func wait(_ duration: Duration) -> Step { Step(.wait(duration)) }

  /// The user gets past a gate, such as onboarding.
  ///
  /// - Parameter gate: The name of the gate, one of the scenario's gates.
  public static func openGate(_ gate: String) -> Step { Step(.openGate(gate)) }

  /// A gate closes again, as at a logout.
  ///
  /// - Parameter gate: The name of the gate, one of the scenario's gates.
  public static func closeGate(_ gate: String) -> Step { Step(.closeGate(gate)) }

  /// The object that an SDK's weak delegate points to is released.
  ///
  /// - Parameter sdk: The SDK.
  public static func releaseDelegate(_ sdk: SDKName) -> Step { Step(.releaseDelegate(sdk.rawValue)) }

  /// The user answers the tracking prompt.
  ///
  /// - Parameter answer: What the user answers.
  public static func trackingAuthorization(_ answer: TrackingAnswer) -> Step { Step(.trackingAuthorization(answer)) }

  /// An ad is clicked whose network reports the click itself, such as Meta; the parameters are those of the ad.
  ///
  /// - Parameter parameters: The parameters of the ad.
  public static func adClick(_ parameters: ScenarioValue) -> Step { Step(.adClick(parameters)) }

  /// The user copies a text, such as a link.
  ///
  /// - Parameter text: The text, such as a link.
  public static func pasteboard(_ text: String) -> Step { Step(.pasteboard(text)) }

  /// The device clock is set back.
  ///
  /// - Parameter duration: How far the clock is set back: from zero to 36,500 days.
  public static func clockBack(_ duration: Duration) -> Step { Step(.clockBack(duration)) }

  /// A site serves another association file.
  ///
  /// - Parameter file: The file, and the domain that serves it.
  public static func associationFile(_ file: AssociationFileDescription) -> Step { Step(.associationFile(file)) }

  /// The device goes offline or comes back online.
  ///
  /// - Parameter isOnline: Whether requests reach the servers from now on.
  public static func network(isOnline: Bool) -> Step { Step(.network(isOnline: isOnline)) }

  /// App code calls a method of an SDK, by its name in `call` steps.
  ///
  /// - Parameters:
  ///   - method: The name of the method, as in a `call` step.
  ///   - argument: The argument of the call; nil if the method takes none.
  public static func call(_ method: String, with argument: ScenarioValue? = nil) -> Step {
    Step(.call(method, argument: argument))
  }

  /// The servers answer differently from now on.
  ///
  /// - Parameter answers: The answers that change; all others stay as they are.
  public static func backend(_ answers: BackendAnswer...) -> Step {
    var backend = BackendDescription()
    for answer in answers { answer.add(to: &backend) }
    return Step(.backend(backend))
  }
}
