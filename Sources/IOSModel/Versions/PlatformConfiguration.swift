import SDKContract

/// The device, the build of the app, and the switches for what the sources leave open.
package struct PlatformConfiguration: Hashable, Sendable {
  /// The version of iOS.
  package var profile: PlatformProfile = .iOS17
  /// The SDK that the app is built with.
  package var builtWith = BuildSDK.ofDevice
  /// The life cycle the app is built on.
  package var style: AppStyle = .uikitScenes
  /// The rules that hold.
  package var rules = RuleSwitches()
  /// How links are routed.
  package var routing = RoutingSwitches()

  // MARK: Launch

  /// Whether `didFinishLaunching` or `willFinishLaunching` returns false.
  package var launchReturnsFalse = false
  /// Whether a launch that returned false withholds the link from an app with scenes too.
  package var launchResultStopsScenes = false
  /// Whether the system had prewarmed a process that the user starts.
  package var prewarmedLaunch = false
  /// Whether a system alert covers the app temporarily after each launch.
  package var permissionAlert = false
  /// Whether the tracking prompt covers an app that is active when the user answers it.
  package var trackingPromptCovers = true
  /// Whether requests in flight are lost when the app is suspended.
  package var suspensionLosesConnections = false
  /// Whether `applicationState` is still background inside `willConnectTo`.
  package var willConnectSeesBackground = false
  /// Whether a background launch connects the scene.
  package var backgroundLaunchConnectsScene = false

  // MARK: Links

  /// Whether a link reaches a running app only after it has become active.
  package var linkAfterActive = false
  /// Whether a custom-scheme link reaches a UIKit scene in the background before it enters the foreground.
  package var schemeLinkComesFirst = true
  /// Whether a link to a scene in the foreground makes it resign and regain active.
  package var frontLinkFlickers = false
  /// Whether opening the app's own scheme from the app makes it resign and regain active.
  package var ownSchemeFlickers = true
  /// Whether an app without scenes finds the custom-scheme link that starts it only in its launch options.
  package var coldSchemeLinkDropped = false
  /// Whether an `open` call of an app in the background has no effect.
  package var backgroundOpenRefused = true
  /// Whether a universal link for a scene in the background is announced before it is delivered.
  package var sceneAnnouncesActivity = true
  /// The other items in the set in which a link is delivered.
  package var setItems = SetItems.linkAlone

  // MARK: Scenes and SwiftUI

  /// Whether the system disconnects the scene whenever the user leaves the app.
  package var sceneReclaimed = false
  /// Whether a SwiftUI app with a scene delegate gets a cold link in `.onOpenURL` as well.
  package var duplicateDelivery = false
  /// Whether the scene delegate of a SwiftUI app also gets links with the app's scheme.
  package var urlContextsReachSceneDelegate = false
  /// Whether a universal link from the camera or an NFC tag that connects the scene comes to `.onOpenURL`.
  package var coldScanOpensURL = false
  /// Whether `.onOpenURL` comes before `.onAppear` on a cold start.
  package var openURLBeforeAppear = false

  // MARK: Notifications and the end

  /// Whether the app sets a delegate of the notification center during its launch.
  package var notificationDelegateSet = true
  /// The identifiers of the notification buttons that open the app.
  package var foregroundActions: [String] = []
  /// Whether the user swiped the app away before anything else happens.
  package var forceQuit = false
  /// Whether an install after a removal restores what a backup has of the app.
  package var restoresBackup = false
  /// Whether an app that is terminated while it runs in the background is told.
  package var willTerminateCalled = false

  private var coldLinkDroppedIfSet: Bool?

  /// Whether SwiftUI loses a universal link that starts the app; by default as the profile says.
  package var coldLinkDropped: Bool {
    get { coldLinkDroppedIfSet ?? profile.dropsColdSwiftUILinks }
    set { coldLinkDroppedIfSet = newValue }
  }

  /// Creates the configuration of a current device and a scene-based app.
  package init() {}
}

/// The items of a set of user activities or URL contexts besides the link, and their order of iteration.
///
/// Code must not rely on the order of a set: code that takes `first` gets the link in one order, and loses it in the
/// other.
package enum SetItems: String, CaseIterable, Sendable {
  /// Only the link.
  case linkAlone = "link-alone"
  /// The link, then another item, such as an activity for state restoration.
  case linkFirst = "link-first"
  /// Another item, then the link.
  case linkLast = "link-last"
}
