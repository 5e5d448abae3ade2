import SDKContract

/// One action of the user or the device.
public struct Step: Hashable, Sendable {
  /// The kinds of steps.
  public enum Kind: Hashable, Sendable {
    /// A link is tapped, or opened in another way.
    case tap(url: String, from: TapOrigin?)
    /// The app is installed.
    case install
    /// The app is replaced by a new version, which finds the data of the old one.
    case update
    /// The app is removed, with all the data that it kept on the device.
    case uninstall
    /// The user opens the app from the home screen, whether it is running or not.
    case launch
    /// A push notification arrives, and the user does not open it.
    case receiveNotification(payload: ScenarioValue?)
    /// The user opens a push notification, whose payload has the link, or acts on it in another way: `dismiss`, or the
    /// identifier of a button.
    case openNotification(payload: ScenarioValue?, action: String? = nil)
    /// The app is launched in the background, as for a silent push with this payload.
    case backgroundLaunch(payload: ScenarioValue? = nil)
    /// The system launches the app before the user opens it.
    case prewarm
    /// The user comes back to an app that is in the background.
    case foreground
    /// The user leaves the app, or what it has opened: the app is in the background already, then, and stays there.
    case background
    /// The system suspends an app that is in the background.
    case suspend
    /// The process ends; without a reason, the system terminates it.
    case kill(KillReason?)
    /// The system disconnects the scene while the process lives on.
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
    /// The object behind an SDK's weak delegate reference is released; the key of the SDK.
    case releaseDelegate(String)
    /// The user answers the tracking prompt.
    case trackingAuthorization(TrackingAnswer)
    /// An ad is clicked whose network reports the click itself, such as Meta; the parameters of the ad.
    case adClick(ScenarioValue)
    /// The system takes a single step, whether or not it would do so by itself: a call, and the states after it.
    case system(SystemStep)
    /// The pasteboard holds this text.
    case pasteboard(String)
    /// The device clock is set back.
    case clockBack(Duration)
    /// A site serves another association file.
    case associationFile(AssociationFileDescription)
    /// The network goes away or comes back.
    case network(isOnline: Bool)
    /// A method of an SDK is called by its name, with an argument if it takes one.
    case call(String, argument: ScenarioValue?)
    /// The answers of the servers change.
    case backend(BackendDescription)
  }

  /// A single step of the system that a scenario requests.
  public struct SystemStep: Hashable, Sendable {
    /// The call into the app; nil for a silent change.
    public var call: SystemCall.Kind?
    /// The link that the call carries.
    public var link: String?
    /// The state of the process after the step; nil if it does not change.
    public var process: ProcessState?
    /// The application state that the app sees during the call; nil for the one that iOS would report.
    public var seen: ProcessState?
    /// The state of the scene after the step; nil if it does not change.
    public var scene: SceneState?

    /// Creates a step that changes nothing.
    public init() {}
  }

  /// The association file that a site serves.
  public struct AssociationFileDescription: Hashable, Sendable {
    /// The state of a site's association file.
    public enum State: String, CaseIterable, Sendable {
      /// The file names the app.
      case served
      /// There is no file, or it cannot be fetched.
      case missing
      /// The file does not name the app.
      case withoutApp = "without-app"
    }

    /// The domain that serves the file; nil for the app's own sites.
    public var domain: String?
    /// The state of the file.
    public var state = State.served
    /// Which links the file gives to the app.
    package var details = AssociationDetails()

    /// The paths that the file accepts; all if empty.
    public var paths: [String] {
      get { details.paths }
      set { details.paths = newValue }
    }

    /// The paths that the file excludes.
    public var excludedPaths: [String] {
      get { details.excludedPaths }
      set { details.excludedPaths = newValue }
    }

    /// Creates a file that names the app and accepts every path.
    public init() {}
  }

  /// The kind of the step.
  public var kind: Kind

  /// Creates a step.
  ///
  /// - Parameter kind: What the step does.
  public init(_ kind: Kind) {
    self.kind = kind
  }
}

extension TapOrigin {
  /// Where a link is opened if the scenario does not say.
  package static var unlessSaid: TapOrigin { .otherApp }
}
