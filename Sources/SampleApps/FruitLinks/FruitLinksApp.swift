import DeepLinkSimulator
import Foundation

/// AppsFlyer's fruit app with unified deep linking, and with conversion data for the deferred links that it misses.
///
/// Unified deep linking finds no destination if the click was on a social network's ad, if the link names its
/// destination in its own parameter (`fruit_name`), or if the click is too old. The conversion data of the first launch
/// has all parameters of the link, and serves instead.
@MainActor
public final class FruitLinksApp {
  /// How the app records that a deferred link has been handled.
  public let mark: HandledLinkMark
  let environment: AppEnvironment
  let router: FruitRouter

  /// The sample's flag, which lasts as long as the process.
  private var isProcessed = false
  /// Whether the app has crashed, after which none of its code runs.
  private(set) var hasCrashed = false

  /// Creates the app's delegate object for a new process.
  public init(_ environment: AppEnvironment, mark: HandledLinkMark = .deferredLink) {
    self.environment = environment
    self.mark = mark
    router = FruitRouter(environment)
  }

  /// Records a crash, where the sample's code would end the process with a run-time error.
  func crash(_ reason: String) {
    hasCrashed = true
    environment.record("crash", reason)
  }

  // MARK: The sample's flag

  func setFlag() {
    isProcessed = true
    environment.record("flag set")
  }

  /// Clears the flag, if it is set.
  ///
  /// - Returns: Whether it was set.
  func takeFlag() -> Bool {
    guard isProcessed else { return false }
    isProcessed = false
    environment.record("flag taken back")
    return true
  }
}

extension FruitLinksApp: DeepLinkDelegate {
  /// Opens the fruit of a link, deferred or direct.
  public func didResolveDeepLink(_ result: DeepLinkResult) {
    guard !hasCrashed, let link = result.deepLink else { return }
    switch mark {
    case .sampleFlag: followAsInTheSample(link)
    case .deferredLink: follow(link)
    }
  }
}

extension FruitLinksApp: AppsFlyerLibDelegate {
  /// Opens the fruit of a deferred link that unified deep linking missed.
  public func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    guard !hasCrashed, conversionInfo["is_first_launch"] as? Bool == true else { return }
    switch mark {
    case .sampleFlag: followAsInTheSample(conversionInfo)
    case .deferredLink: follow(conversionInfo)
    }
  }

  /// Logs that there is no conversion data.
  public func onConversionDataFail(_ error: any Error) {
    environment.record("log", error.localizedDescription)
  }
}
