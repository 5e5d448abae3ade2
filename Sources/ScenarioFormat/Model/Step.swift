import SDKContract

/// One thing that a person, or the device, does.
public struct Step: Hashable, Sendable {
  /// What is done.
  public enum Kind: Hashable, Sendable {
    /// A link is tapped, or opened in another way.
    case tap(url: String, from: TapOrigin?)
    /// The app is installed.
    case install
    /// The app is removed, with all that it kept on the device.
    case uninstall
    /// The user opens the app from the home screen, whether it runs or not.
    case launch
    /// The user opens a push notification; the link is in its payload.
    case openNotification(payload: ScenarioValue?)
    /// The app is launched in the background.
    case backgroundLaunch
    /// The system launches the app before the user opens it.
    case prewarm
    /// The user comes back to an app that is in the background.
    case foreground
    /// The user leaves the app.
    case background
    /// The system suspends an app that is in the background.
    case suspend
    /// The process ends; the system ends it, if there is no reason.
    case kill(KillReason?)
    /// The system drops the scene while the process lives on.
    case reclaimScene
    /// A system alert, a call or the app switcher covers the app.
    case alert
    /// What covered the app goes away.
    case dismissAlert
    /// Time passes.
    case wait(Duration)
    /// The user gets past a gate, such as onboarding.
    case openGate(String)
    /// A gate closes again, as at a logout.
    case closeGate(String)
    /// The object that an SDK's weak delegate points to is released; the key of the SDK.
    case releaseDelegate(String)
    /// The user answers the tracking prompt.
    case trackingAuthorization(TrackingAnswer)
    /// A click on an ad that its network reports itself, such as Meta's; the parameters of the ad.
    case adClick(ScenarioValue)
    /// The system takes one step by itself, whether or not it would: a call, and the states after it.
    case system(SystemStep)
    /// The pasteboard holds this text.
    case pasteboard(String)
    /// The clock of the device is set back.
    case clockBack(Duration)
    /// The site of the app's domains serves another association file.
    case associationFile(AssociationFileDescription)
    /// The network goes away or comes back.
    case network(isOnline: Bool)
    /// App code calls a method of an SDK by its name, with an argument if it takes one.
    case call(String, argument: ScenarioValue?)
    /// The answers of the servers change.
    case backend(BackendDescription)
  }

  /// A single step of the system, as a scenario asks for it.
  public struct SystemStep: Hashable, Sendable {
    /// The call into the app; nil for a silent change.
    public var call: SystemCall.Kind?
    /// The link that the call carries.
    public var link: String?
    /// The state of the process after the step; nil if it stays.
    public var process: ProcessState?
    /// The application state that the app's code sees inside the call; nil for the one that iOS would show.
    public var seen: ProcessState?
    /// The state of the scene after the step; nil if it stays.
    public var scene: SceneState?

    /// A step that changes nothing.
    public init() {}
  }

  /// The association file that a site serves.
  public struct AssociationFileDescription: Hashable, Sendable {
    /// Whether the site serves one.
    public enum State: String, CaseIterable, Sendable {
      /// It names the app.
      case served
      /// There is none, or it cannot be fetched.
      case missing
      /// It does not name the app.
      case withoutApp = "without-app"
    }

    /// Whether the site serves one.
    public var state = State.served
    /// The paths that it accepts; all if there are none.
    public var paths: [String] = []
    /// The paths that it excludes.
    public var excludedPaths: [String] = []
    /// What it has instead of paths, in its order; none if it has paths.
    package var components: [AssociationComponent] = []

    /// A file that names the app and accepts every path.
    public init() {}
  }

  /// What is done.
  public var kind: Kind

  /// Creates a step.
  public init(_ kind: Kind) {
    self.kind = kind
  }
}

extension TapOrigin {
  /// Where a link is opened if a scenario does not say so.
  package static var unlessSaid: TapOrigin { .otherApp }
}
