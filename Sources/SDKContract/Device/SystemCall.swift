/// A call of the system into the app, or a notification that it posts.
public struct SystemCall: Hashable, Sendable {
  /// The kind of call.
  public let kind: Kind
  /// The link that it carries.
  public let link: Link?
  /// What carries the link; nil if there is none.
  package let carrier: Link.Carrier?

  /// Creates a call.
  ///
  /// - Parameters:
  ///   - kind: The kind of call.
  ///   - link: The link that it carries.
  ///   - form: The form of a link in launch or connection options; as for a tap in another app if nil. The kinds of
  ///     call that deliver a link have one form each.
  package init(_ kind: Kind, _ link: Link? = nil, as form: Link.Form? = nil) {
    self.kind = kind
    self.link = link
    carrier =
      switch kind.cargo {
      case .none: nil
      case .perhaps: link.map { (form ?? $0.formWhenTapped).carrier }
      case .link(let carrier): link.map { _ in carrier }
      }
  }

  /// The short name, for traces and for the patterns of expectations.
  package var label: String { kind.rawValue }

  /// The labels of all calls, in the order of their declaration.
  package static let allLabels: [String] = Kind.allCases.map(\.rawValue)

  /// The labels of the calls that bring an app links to pass to SDKs. Launch options are not among them, because the
  /// system delivers the same link again.
  package static let linkLabels: [String] = Kind.allCases.filter(\.bringsLinks).map(\.rawValue)

  /// The labels of those calls with links that no guide of a vendor names.
  package static let labelsOutsideGuides: [String] = Kind.allCases.filter {
    $0.bringsLinks && !$0.isInGuides
  }.map(\.rawValue)

  /// Returns the labels of the calls that an app of a style can get with at least one setting of the switches.
  package static func labels(for style: AppStyle) -> [String] { reachable[style] ?? [] }

  private static let reachable: [AppStyle: [String]] = Dictionary(
    uniqueKeysWithValues: AppStyle.allCases.map { style in
      (style, Kind.allCases.filter { $0.isDelivered(to: style) }.map(\.rawValue))
    })
}

extension SystemCall {
  /// The kind of a call; the raw value is its label.
  public enum Kind: String, CaseIterable, Sendable {
    /// The app delegate's `application(_:willFinishLaunchingWithOptions:)`.
    case willFinishLaunching
    /// The app delegate's `application(_:didFinishLaunchingWithOptions:)`.
    case didFinishLaunching
    /// The app delegate's choice of a scene delegate.
    case configurationForConnecting
    /// The scene delegate's `scene(_:willConnectTo:options:)`.
    case sceneWillConnect = "willConnectTo"
    /// The scene delegate's `sceneWillEnterForeground(_:)`.
    case sceneWillEnterForeground
    /// The scene delegate's `sceneDidBecomeActive(_:)`.
    case sceneDidBecomeActive
    /// The scene delegate's `sceneWillResignActive(_:)`.
    case sceneWillResignActive
    /// The scene delegate's `sceneDidEnterBackground(_:)`.
    case sceneDidEnterBackground
    /// The scene delegate's `sceneDidDisconnect(_:)`.
    case sceneDidDisconnect
    /// The app delegate's `applicationWillEnterForeground(_:)`.
    case applicationWillEnterForeground
    /// The app delegate's `applicationDidBecomeActive(_:)`.
    case applicationDidBecomeActive
    /// The app delegate's `applicationWillResignActive(_:)`.
    case applicationWillResignActive
    /// The app delegate's `applicationDidEnterBackground(_:)`.
    case applicationDidEnterBackground
    /// The app delegate's `applicationWillTerminate(_:)`.
    case applicationWillTerminate
    /// `UIApplication.willEnterForegroundNotification`.
    case willEnterForegroundNotification
    /// `UIApplication.didBecomeActiveNotification`.
    case didBecomeActiveNotification
    /// `UIApplication.willResignActiveNotification`.
    case willResignActiveNotification
    /// `UIApplication.didEnterBackgroundNotification`.
    case didEnterBackgroundNotification
    /// `UIApplication.willTerminateNotification`.
    case willTerminateNotification
    /// The app delegate's `application(_:willContinueUserActivityWithType:)`.
    case applicationWillContinueUserActivity = "application(willContinueUserActivityWithType:)"
    /// The app delegate's `application(_:continue:restorationHandler:)`.
    case applicationContinue = "application(continue:)"
    /// The app delegate's `application(_:open:options:)`.
    case applicationOpen = "application(open:)"
    /// The scene delegate's `scene(_:willContinueUserActivityWithType:)`.
    case sceneWillContinueUserActivity = "scene(willContinueUserActivityWithType:)"
    /// The scene delegate's `scene(_:continue:)`.
    case sceneContinue = "scene(continue:)"
    /// The scene delegate's `scene(_:openURLContexts:)`.
    case sceneOpenURLContexts = "openURLContexts"
    /// SwiftUI's `.onOpenURL`.
    case onOpenURL
    /// SwiftUI's `.onContinueUserActivity`, for `NSUserActivityTypeBrowsingWeb`.
    case onContinueUserActivity
    /// SwiftUI's `.onAppear`.
    case onAppear
    /// SwiftUI's `scenePhase` becoming `.active`.
    case scenePhaseActive = "scenePhase(active)"
    /// SwiftUI's `scenePhase` becoming `.inactive`.
    case scenePhaseInactive = "scenePhase(inactive)"
    /// SwiftUI's `scenePhase` becoming `.background`.
    case scenePhaseBackground = "scenePhase(background)"
    /// The app delegate's `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
    case didReceiveRemoteNotification
    /// The notification center delegate's `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
    case userNotificationCenterDidReceive = "userNotificationCenter(didReceive:)"
    /// The notification center delegate's `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
    case userNotificationCenterWillPresent = "userNotificationCenter(willPresent:)"
  }
}
