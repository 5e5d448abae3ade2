/// The request of a scenario's step to the device.
enum PlatformRequest {
  /// The step is not about the device.
  case nothing
  /// The device cannot do it, with the reason as a sentence without a full stop.
  case impossible(String)
  case install
  case update
  case uninstall
  case open(String, TapOrigin)
  case input(PlatformInput)
  /// A single step of the system is forced.
  case system(Step.SystemStep)

  /// Translates a step.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - process: The state of the app's process before it.
  ///   - isInstalled: Whether the app is installed before it.
  init(_ step: Step.Kind, process: ProcessState, isInstalled: Bool) {
    switch step {
    case .tap(let url, let origin):
      let origin = origin ?? .unlessSaid
      if origin == .openInApp, !isInstalled {
        self = .impossible("the link cannot be opened in an app that is not installed; install it first")
      } else if origin == .widget, !isInstalled {
        self = .impossible("an app that is not installed has no widget that could be tapped; install it first")
      } else if origin.isOwnApp, !process.runsCode {
        self = .impossible("the app cannot open a link while it is \(process.rawValue)")
      } else {
        self = .open(url, origin)
      }
    case .install:
      self = isInstalled ? .impossible("the app is installed already; uninstall it first, or update it") : .install
    case .update: self = isInstalled ? .update : .impossible("the app is not installed; install it first")
    case .uninstall: self = isInstalled ? .uninstall : .impossible("the app is not installed")
    case .launch:
      if process == .active || process == .inactive {
        self = .impossible("the app is in front already; launch it when it is not running or in the background")
      } else {
        self = Self.ifInstalled(.openFromHomeScreen, isInstalled)
      }
    case .foreground:
      if process == .background || process == .suspended {
        self = .input(.openFromHomeScreen)
      } else {
        self = .impossible(
          "the app is \(process.rawValue), and only an app in the background can come to the foreground")
      }
    case .background: self = .input(.leave)
    case .suspend: self = .input(.suspend)
    case .kill(let reason): self = .input(reason == .forceQuit ? .forceQuit : .systemKill)
    case .reclaimScene: self = .input(.reclaimScene)
    case .alert: self = .input(.resignActive)
    case .dismissAlert: self = .input(.becomeActive)
    case .prewarm: self = Self.ifInstalled(.prewarm, isInstalled)
    case .backgroundLaunch(let payload):
      self = Self.ifInstalled(.backgroundLaunch(PushNotification(payload?.payload)), isInstalled)
    case .receiveNotification(let payload):
      self = Self.ifInstalled(.receiveNotification(PushNotification(payload?.payload)), isInstalled)
    case .openNotification(let payload, let action):
      let action = action.map { PushNotification.Action($0) } ?? .open
      self = Self.ifInstalled(.openNotification(PushNotification(payload?.payload, action: action)), isInstalled)
    case .call(let method, _):
      self =
        process.runsCode
        ? .nothing : .impossible("the app's code cannot call \(method) while the app is \(process.rawValue)")
    case .system(let step): self = .system(step)
    case .wait, .openGate, .closeGate, .releaseDelegate, .trackingAuthorization, .adClick, .pasteboard, .clockBack,
      .associationFile, .network, .backend:
      self = .nothing
    }
  }

  private static func ifInstalled(_ input: PlatformInput, _ isInstalled: Bool) -> PlatformRequest {
    isInstalled ? .input(input) : .impossible("the app is not installed; install it first")
  }
}

extension PlatformInput {
  /// Creates the input that ends the process of an app that is updated; nil if there is no process.
  init?(endingForUpdate process: ProcessState) {
    guard process != .notRunning else { return nil }
    self = .update
  }

  /// Creates the input that ends the process of an app that is removed; nil if there is no process.
  init?(endingForRemoval process: ProcessState) {
    switch process {
    case .notRunning: return nil
    // The user cannot swipe away an app that was never on the screen.
    case .prewarmed: self = .systemKill
    case .inactive, .active, .background, .suspended: self = .forceQuit
    }
  }

  /// Whether the app, or an SDK in it, opens something, which iOS may refuse.
  var isOpenedByTheApp: Bool {
    switch self {
    case .openOwnScheme, .openElsewhere: true
    default: false
    }
  }

  /// Creates the input for a link that the system opens in the app, or that the app opens elsewhere; nil if the app has
  /// nothing to do with it.
  init?(_ destination: LinkRouter.Destination, _ link: Link, _ origin: TapOrigin) {
    switch destination {
    case .app(let form):
      switch origin {
      case .airDrop: self = .openLinkAfterActivation(link)
      case .ownApp, .ownAppUniversalLinksOnly: self = .openOwnScheme(link)
      default: self = .openLink(link, as: form)
      }
    case .browser, .otherApp, .appStore:
      guard origin.isOwnApp else { return nil }
      self = .openElsewhere
    case .nothing: return nil
    }
  }
}

extension PlatformProfile {
  /// Returns why a step is not possible in this version of iOS, as a sentence without a full stop; nil if it is.
  func obstacle(to step: Step.Kind) -> String? {
    guard case .trackingAuthorization = step, !hasTrackingPrompt else { return nil }
    return "\(name) has no tracking prompt, which began with iOS 14"
  }
}
