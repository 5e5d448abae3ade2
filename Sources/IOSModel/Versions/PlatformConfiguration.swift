import SDKContract

/// The device, the build of the app, and the switches for what the sources leave open.
public struct PlatformConfiguration: Hashable, Sendable {
  /// The version of iOS.
  public var profile: PlatformProfile = .iOS17
  /// The SDK that the app is built with.
  public var builtWith = BuildSDK.ofDevice
  /// The life cycle the app is built on.
  public var style: AppStyle = .uikitScenes
  /// Which rules hold.
  public var rules = RuleSwitches()

  // MARK: Routing

  /// Whether the association of the app with its domains was refused.
  public var associationDenied = false
  /// Whether no association file could be fetched for the app's domains.
  public var associationMissing = false
  /// Whether the device still has an association file that accepts more paths than the site does now.
  public var staleAssociation = false
  /// How long after the installation the device has the association file.
  public var associationDelay = Duration.zero
  /// After how long the device asks for the association file again.
  public var associationRecheck = Duration.seconds(7 * 86_400)
  /// How long Apple's content delivery network keeps an association file that the site has changed.
  public var associationCDNLag = Duration.seconds(86_400)
  /// Whether the device is in developer mode, for domains with `?mode=developer`.
  public var developerMode = false
  /// Whether the user once chose the browser for the app's domains.
  public var userChoseBrowser = false
  /// Whether a link in Safari stands on a page of its own domain.
  public var sameDomainSafari = false
  /// Whether another app registered the app's scheme, and which of the two opens.
  public var sharedScheme = SharedScheme.unshared
  /// Whether the user cancels the question that a custom scheme in a web page may raise.
  public var schemeDialogCancelled = false
  /// Whether a redirect to a universal link stays in the browser.
  public var redirectStaysInBrowser = false
  /// Whether third-party browsers and web views in other apps hand universal links to the app.
  public var thirdPartyBrowserOpensApp = false
  /// Whether `http` links of an associated domain are universal links too.
  public var httpLinksAreUniversal = false

  // MARK: Launch

  /// Whether `didFinishLaunching` or `willFinishLaunching` returns false.
  public var launchReturnsFalse = false
  /// Whether a launch that returned false keeps the link from an app with scenes too.
  public var launchResultStopsScenes = false
  /// Whether a process that the user starts had been started ahead of time.
  public var prewarmedLaunch = false
  /// Whether a system alert covers the app after each launch, and goes away.
  public var permissionAlert = false
  /// Whether the tracking prompt covers an app that is active when the user answers it.
  public var trackingPromptCovers = true
  /// Whether requests that are on their way when the app is suspended are lost.
  public var suspensionLosesConnections = false
  /// Whether `applicationState` is still background inside `willConnectTo`.
  public var willConnectSeesBackground = false
  /// Whether a launch in the background connects the scene.
  public var backgroundLaunchConnectsScene = false

  // MARK: Links

  /// Whether a link reaches a running app only after it has become active.
  public var linkAfterActive = false
  /// Whether a link to a scene in front makes it resign and regain the active state.
  public var frontLinkFlickers = false
  /// Whether opening the app's own scheme from the app makes it resign and regain the active state.
  public var ownSchemeFlickers = true
  /// Whether an app without scenes finds the custom-scheme link that starts it in its launch options alone.
  public var coldSchemeLinkDropped = false
  /// Whether an `open` call of an app in the background does nothing.
  public var backgroundOpenRefused = true
  /// Whether a universal link for a scene in the background is announced before it is delivered.
  public var sceneAnnouncesActivity = true
  /// What else is in the set in which a link is delivered.
  public var setOrder = SetOrder.linkAlone

  // MARK: Scenes and SwiftUI

  /// Whether the system takes the scene whenever the user leaves the app.
  public var sceneReclaimed = false
  /// Whether a SwiftUI app with a scene delegate gets a cold link in `.onOpenURL` as well.
  public var duplicateDelivery = false
  /// Whether the scene delegate of a SwiftUI app gets links of the app's scheme as well.
  public var urlContextsReachSceneDelegate = false
  /// Whether `.onOpenURL` comes before `.onAppear` on a cold start.
  public var openURLBeforeAppear = false

  // MARK: Notifications and the end

  /// Whether the app set a delegate of the notification center during its launch.
  public var notificationDelegateSet = true
  /// Whether the user swiped the app away before anything else happens.
  public var forceQuit = false
  /// Whether an app that is ended while it runs in the background hears of it.
  public var willTerminateCalled = false

  private var coldLinkDroppedIfSet: Bool?

  /// Whether SwiftUI loses a universal link that starts the app; unless set, what the profile says.
  public var coldLinkDropped: Bool {
    get { coldLinkDroppedIfSet ?? profile.dropsColdSwiftUILinks }
    set { coldLinkDroppedIfSet = newValue }
  }

  /// Creates the configuration of a current device and a scene-based app.
  public init() {}
}

/// The iOS SDK that an app is built with, which decides what the system still does for it.
public enum BuildSDK: String, CaseIterable, Sendable {
  /// The one of the device's version.
  case ofDevice = "device"
  /// The SDK of iOS 17.
  case iOS17 = "ios17"
  /// The SDK of iOS 18.4.
  case iOS18_4 = "ios18.4"
  /// The SDK of iOS 26.
  case iOS26 = "ios26"
  /// The SDK of iOS 27.
  case iOS27 = "ios27"

  /// The version of the SDK on a device.
  func version(on device: PlatformProfile) -> PlatformProfile { PlatformProfile.named(rawValue) ?? device }
}

/// Whether another app on the device registered the app's scheme, and which of the two a link opens.
public enum SharedScheme: String, CaseIterable, Sendable {
  /// Only the app under test has the scheme.
  case unshared
  /// Both have it, and the app under test opens.
  case opensThisApp = "this-app"
  /// Both have it, and the other app opens.
  case opensOtherApp = "other-app"
}

/// What a set of user activities or URL contexts holds besides the link, and what it yields first.
///
/// A set has no order that code may rely on: code that takes `first` gets the link in one order, and loses it in
/// another.
public enum SetOrder: String, CaseIterable, Sendable {
  /// Only the link.
  case linkAlone = "link-alone"
  /// The link, then another item, such as an activity for state restoration.
  case linkFirst = "link-first"
  /// Another item, then the link.
  case linkLast = "link-last"
}
